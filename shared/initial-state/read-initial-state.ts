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

/**
 * Notes the address of a service that was switched on after the page had loaded, so that calls find it from now on.
 * What the server printed stays untouched.
 *
 * @param name    As `quotes`.
 * @param address Without a slash at the end.
 */
export function addService(
	name: string,
	address: string,
	scope: object = globalThis
): void {
	const { services } = readInitialState( scope );
	Reflect.set( scope, INITIAL_STATE_GLOBAL, {
		...Reflect.get( scope, INITIAL_STATE_GLOBAL ),
		services: { ...services, [ name ]: address },
	} );
}
