import { parseInitialState, type InitialState } from './initial-state';

/** Name of the global variable that PHP defines before the editor script. */
export const INITIAL_STATE_GLOBAL = 'dovetailBlocksInitialState';

const parsed = new WeakMap< object, InitialState >();

/** Returns the parsed initial state of the page. Each printed object is parsed only once. */
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
 * Adds the URL of a service that was enabled after the page loaded, so that later calls can use the service. Replaces
 * the global state object without modifying the printed one.
 *
 * @param name    Name of the service, such as `quotes`.
 * @param address URL without a trailing slash.
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
