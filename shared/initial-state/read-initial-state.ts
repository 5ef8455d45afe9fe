import { parseInitialState, type InitialState } from './initial-state';

/** The global under which PHP prints the state before the editor script. */
export const INITIAL_STATE_GLOBAL = 'dovetailBlocksInitialState';

const parsed = new WeakMap< object, InitialState >();

/** The state of the page, parsed once for each printed object. */
export function readInitialState( scope: object = globalThis ): InitialState {
	const raw: unknown = Reflect.get( scope, INITIAL_STATE_GLOBAL );
	if ( typeof raw !== 'object' || raw === null ) {
		return parseInitialState( raw );
	}
	const known = parsed.get( raw );
	if ( known ) {
		return known;
	}
	const state = parseInitialState( raw );
	parsed.set( raw, state );
	return state;
}
