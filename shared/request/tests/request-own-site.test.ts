import { ApiError, requestJson, wire } from '..';
import type { RequestWindow } from '../request-own-site';

const SITE = 'https://example.org';

function page(
	answer: ( request: Request ) => Response | Promise< Response >
) {
	const requests: Request[] = [];
	const fetch = jest.fn(
		async ( ...args: Parameters< typeof window.fetch > ) => {
			const request = new Request( ...args );
			requests.push( request );
			return answer( request );
		}
	);
	const win: RequestWindow = {
		fetch,
		setTimeout,
		clearTimeout,
		origin: SITE,
		document: { baseURI: `${ SITE }/a/post/` },
	};
	return { win, requests, fetch };
}

const json = ( body: unknown, status = 200 ) =>
	new Response( JSON.stringify( body ), { status } );

/** Rejects like the browser's `fetch` when the request is aborted. */
const unanswered = ( { signal }: Request ) =>
	new Promise< Response >( ( _resolve, reject ) => {
		signal.addEventListener( 'abort', () => reject( signal.reason ) );
	} );

const failureOf = async ( request: Promise< unknown > ) => {
	const error: unknown = await request.catch( ( reason ) => reason );
	if ( ! ( error instanceof ApiError ) ) {
		throw new Error( `Not an ApiError: ${ String( error ) }` );
	}
	return {
		name: error.name,
		code: error.code,
		message: error.message,
	};
};

describe( 'a request to the site itself', () => {
	it( 'returns the JSON from a relative or absolute URL of the site', async () => {
		const { win, requests } = page( () => json( { days: 7 } ) );
		await expect(
			requestJson( wire.unknown, '/wp-json/week', {}, win )
		).resolves.toEqual( { days: 7 } );
		await requestJson( wire.unknown, `${ SITE }/wp-json/week`, {}, win );
		expect(
			requests.map( ( { url, method, mode } ) => [ method, url, mode ] )
		).toEqual( [
			[ 'GET', `${ SITE }/wp-json/week`, 'same-origin' ],
			[ 'GET', `${ SITE }/wp-json/week`, 'same-origin' ],
		] );
		expect( requests[ 0 ]?.headers.get( 'accept' ) ).toBe(
			'application/json'
		);
		expect( requests[ 0 ]?.headers.has( 'content-type' ) ).toBe( false );
	} );

	it( 'sends a form as form data', async () => {
		const { win, requests } = page( () => json( true ) );
		const body = new FormData();
		body.append( 'name', 'Ada' );
		await requestJson( wire.unknown, '/entry', { body }, win );
		expect( requests[ 0 ]?.method ).toBe( 'POST' );
		expect( requests[ 0 ]?.headers.get( 'content-type' ) ).toMatch(
			/^multipart\/form-data/
		);
	} );

	it( 'returns undefined for an empty response', async () => {
		const { win } = page( () => new Response( null, { status: 204 } ) );
		await expect(
			requestJson( wire.unknown, '/entry', {}, win )
		).resolves.toBeUndefined();
	} );

	it.each( [
		[ 'another host', 'https://example.com/wp-json' ],
		[ 'another scheme', 'http://example.org/wp-json' ],
		[ 'another port', 'https://example.org:8443/' ],
		[ 'another host without a scheme', '//example.com/wp-json' ],
		[ 'a host behind user data', 'https://example.org@example.com/' ],
		[ 'data', 'data:application/json,{}' ],
		[ 'script', 'javascript:alert(1)' ],
		[ 'an invalid URL', 'https://' ],
	] )( 'to %s is rejected without being sent', async ( _case, url ) => {
		const { win, fetch } = page( () => json( {} ) );
		await expect(
			failureOf( requestJson( wire.unknown, url, {}, win ) )
		).resolves.toMatchObject( { code: 'foreign_address' } );
		expect( fetch ).not.toHaveBeenCalled();
	} );

	it.each( [
		[
			'the code and message of WordPress',
			() =>
				json(
					{ code: 'rest_forbidden', message: 'Leider nein.' },
					403
				),
			{ code: 'rest_forbidden', message: 'Leider nein.' },
		],
		[
			'unknown_error for an error with a different shape',
			() => json( { code: 7, message: [] }, 400 ),
			{ code: 'unknown_error', message: '' },
		],
		[
			'invalid_json for an error that is not JSON',
			() => new Response( '<h1>Bad gateway</h1>', { status: 502 } ),
			{ code: 'invalid_json', message: '' },
		],
		[
			'invalid_json for an empty error',
			() => new Response( '', { status: 500 } ),
			{ code: 'invalid_json', message: '' },
		],
		[
			'invalid_json for a response that is not JSON',
			() => new Response( '<p>Notice: …</p>{}' ),
			{ code: 'invalid_json', message: '' },
		],
		[
			'fetch_error without a response',
			() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
			{ code: 'fetch_error', message: '' },
		],
	] )( 'fails with %s', async ( _case, answer, expected ) => {
		const { win } = page( answer );
		await expect(
			failureOf( requestJson( wire.unknown, '/x', {}, win ) )
		).resolves.toEqual( { name: 'ApiError', ...expected } );
	} );

	it( 'parses a valid response and rejects an invalid one', async () => {
		const { win } = page( () => json( { days: '7' } ) );
		await expect(
			requestJson( wire.record( { days: wire.string } ), '/x', {}, win )
		).resolves.toEqual( { days: '7' } );
		await expect(
			failureOf(
				requestJson(
					wire.record( { days: wire.number } ),
					'/x',
					{},
					win
				)
			)
		).resolves.toMatchObject( { code: 'unexpected_answer' } );
	} );

	describe( 'with a timeout and a signal', () => {
		beforeEach( () => {
			jest.useFakeTimers();
		} );

		afterEach( () => {
			jest.useRealTimers();
		} );

		it( 'times out after thirty seconds', async () => {
			const { win, requests } = page( unanswered );
			const failure = failureOf(
				requestJson( wire.unknown, '/x', {}, win )
			);
			await jest.advanceTimersByTimeAsync( 29_999 );
			expect( requests[ 0 ]?.signal.aborted ).toBe( false );
			await jest.advanceTimersByTimeAsync( 1 );
			await expect( failure ).resolves.toMatchObject( {
				code: 'timeout',
			} );
			expect( requests[ 0 ]?.signal.aborted ).toBe( true );
		} );

		it( 'rejects with the code “aborted” when the signal aborts', async () => {
			const { win, requests } = page( unanswered );
			const controller = new AbortController();
			const failure = failureOf(
				requestJson(
					wire.unknown,
					'/x',
					{ signal: controller.signal },
					win
				)
			);
			await jest.advanceTimersByTimeAsync( 0 );
			controller.abort();
			await expect( failure ).resolves.toMatchObject( {
				code: 'aborted',
			} );
			expect( requests[ 0 ]?.signal.aborted ).toBe( true );
			expect( jest.getTimerCount() ).toBe( 0 );
		} );

		it( 'is not sent if the signal was already aborted', async () => {
			const { win, fetch } = page( unanswered );
			await expect(
				failureOf(
					requestJson(
						wire.unknown,
						'/x',
						{ signal: AbortSignal.abort() },
						win
					)
				)
			).resolves.toMatchObject( { code: 'aborted' } );
			expect( fetch ).not.toHaveBeenCalled();
		} );
	} );
} );
