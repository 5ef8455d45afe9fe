import { expect } from '@playwright/test';
import { platformUrl } from './site';

const send = async ( path: string, method: string, data: object ) => {
	const { ok } = await fetch( `${ platformUrl() }/__platform/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );
	expect( ok ).toBe( true );
};

/** Resets the data of the mock platform and of the mocked services. */
export const resetPlatform = ( scenario = 'paid' ): Promise< void > =>
	send( 'reset', 'POST', { scenario } );

/** Sets faults of the mock platform by request; without an argument, removes all. */
export const setFaults = ( faults: object = {} ): Promise< void > =>
	send( 'faults', 'PUT', faults );

/** Returns the requests to the mock platform and the mocked services, oldest first. */
export async function platformRequests< Logged >(): Promise< Logged[] > {
	const answer = await fetch( `${ platformUrl() }/__platform/log` );
	return ( await answer.json() ) as Logged[];
}
