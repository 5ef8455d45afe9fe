/**
 * The mock platform for Jest, with the same mocks as over HTTP. Until `usePlatform` is called, and after each test,
 * every request fails with an error that names its method and path.
 */
import type { Mock, ScenarioName } from '#shared/request';
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import {
	createPlatform,
	type Platform,
} from '../../src/platform/create-platform';
import {
	CONNECTION_CUT,
	type PlatformAnswer,
	type PlatformRequest,
} from '../../src/platform/exchange';

/** Base URL of services in tests. No server exists there. */
const ORIGIN = 'http://platform.test';

const realFetch = globalThis.fetch;

beforeEach( refuseCalls );
afterEach( () => {
	globalThis.fetch = realFetch;
} );

/** Creates a mock platform with the given mocks. It responds to every request of the current test. */
export function usePlatform(
	scenario: ScenarioName,
	mocks: readonly Mock[]
): Platform {
	const platform = createPlatform( scenario, mocks, { origin: ORIGIN } );
	apiFetch.setFetchHandler( ( options ) => askedOfSite( platform, options ) );
	globalThis.fetch = ( input, init ) =>
		askedOfService( platform, String( input ), init );
	return platform;
}

/** Returns the base URLs of `services` for a test's initial state. */
export function testServices(
	...names: readonly string[]
): Record< string, string > {
	return Object.fromEntries(
		names.map( ( name ) => [ name, `${ ORIGIN }/services/${ name }` ] )
	);
}

function refuseCalls(): void {
	apiFetch.setFetchHandler( ( { method = 'GET', path, url } ) =>
		Promise.reject( noMock( method, path ?? url ?? '' ) )
	);
	globalThis.fetch = ( input, init ) =>
		Promise.reject( noMock( init?.method ?? 'GET', String( input ) ) );
}

function noMock( method: string, address: string ) {
	return {
		code: 'no_mock',
		message: `No mock answers ${ method } ${ address }`,
	};
}

/** Returns the mock platform's response. If a mock throws an error, logs it, which fails the test. */
async function answered(
	platform: Platform,
	request: PlatformRequest
): Promise< PlatformAnswer > {
	const { method, path, service = '', signal } = request;
	const answer = await platform.answer( request ).catch( ( error ) => {
		console.error( `The mock of ${ method } ${ path } threw`, error );
		return CONNECTION_CUT;
	} );
	if ( signal?.aborted ) {
		throw new DOMException( 'Aborted', 'AbortError' );
	}
	if ( answer === CONNECTION_CUT ) {
		throw {
			code: 'fetch_error',
			message: 'Could not get a valid response from the server.',
		};
	}
	if ( answer.status === 404 && isUnknownRoute( answer ) ) {
		throw noMock( method, service ? `${ service }:${ path }` : path );
	}
	return answer;
}

function isUnknownRoute( { body }: PlatformAnswer ): boolean {
	return String( body ).includes( '"rest_no_route"' );
}

/**
 * Requests data from the mock platform without a network, and processes the response like WordPress's default fetch
 * handler.
 */
async function askedOfSite(
	platform: Platform,
	{ method = 'GET', path = '', data, headers = {}, signal }: APIFetchOptions
): Promise< unknown > {
	const answer = await answered( platform, {
		method: headers[ 'X-HTTP-Method-Override' ] ?? method,
		path,
		body: data === undefined ? '' : JSON.stringify( data ),
		signal: signal ?? undefined,
	} );
	const value = parsed( String( answer.body ) );
	if ( answer.status >= 400 ) {
		throw value;
	}
	return value;
}

function parsed( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		throw {
			code: 'invalid_json',
			message: 'The response is not a valid JSON response.',
		};
	}
}

/** Imitates the parts of `fetch` that the tested code uses. */
async function askedOfService(
	platform: Platform,
	address: string,
	{ method = 'GET', body, signal }: RequestInit = {}
): Promise< Response > {
	const { origin, pathname, search } = new URL( address );
	const [ , , service = '', ...rest ] = pathname.split( '/' );
	if ( origin !== ORIGIN ) {
		throw noMock( method, address );
	}
	const answer = await answered( platform, {
		method,
		service,
		path: `/${ rest.join( '/' ) }${ search }`,
		body: typeof body === 'string' ? body : '',
		signal: signal ?? undefined,
	} );
	const { status } = answer;
	return {
		ok: status < 400,
		status,
		text: async () => String( answer.body ),
		json: async () => JSON.parse( String( answer.body ) ),
	} as Response;
}
