import { INITIAL_STATE_GLOBAL, readInitialState } from './read-initial-state';

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
