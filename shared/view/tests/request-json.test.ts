import { RequestError } from '../request-error';
import { requestJson, type RequestWindow } from '../request-json';

const SITE = 'https://example.org';

/** A page of the site whose server answers as the test says. */
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

/** Ends as a real fetch does when it is told to stop. */
const unanswered = ( { signal }: Request ) =>
	new Promise< Response >( ( _resolve, reject ) => {
		signal.addEventListener( 'abort', () => reject( signal.reason ) );
	} );

const failureOf = async ( request: Promise< unknown > ) => {
	const error: unknown = await request.catch( ( reason ) => reason );
	if ( ! ( error instanceof RequestError ) ) {
		throw new Error( `Not a RequestError: ${ String( error ) }` );
	}
	return {
		name: error.name,
		code: error.code,
		status: error.status,
		message: error.message,
	};
};

describe( 'requestJson', () => {
	it( 'gets the JSON of an address of the site, relative or whole', async () => {
		const { win, requests } = page( () => json( { days: 7 } ) );
		await expect(
			requestJson( '/wp-json/week', {}, win )
		).resolves.toEqual( { days: 7 } );
		await requestJson( `${ SITE }/wp-json/week`, {}, win );
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

	it( 'posts a body as JSON', async () => {
		const { win, requests } = page( () => json( null ) );
		await expect(
			requestJson( '/entry', { body: { name: 'Ada & Co' } }, win )
		).resolves.toBeNull();
		expect( requests[ 0 ]?.method ).toBe( 'POST' );
		expect( requests[ 0 ]?.headers.get( 'content-type' ) ).toBe(
			'application/json'
		);
		await expect( requests[ 0 ]?.text() ).resolves.toBe(
			'{"name":"Ada & Co"}'
		);
	} );

	it( 'sends a form as a form, by the method it is told', async () => {
		const { win, requests } = page( () => json( true ) );
		const body = new FormData();
		body.append( 'name', 'Ada' );
		await requestJson( '/entry', { body, method: 'PUT' }, win );
		expect( requests[ 0 ]?.method ).toBe( 'PUT' );
		expect( requests[ 0 ]?.headers.get( 'content-type' ) ).toMatch(
			/^multipart\/form-data/
		);
	} );

	it( 'an empty answer is undefined', async () => {
		const { win } = page( () => new Response( null, { status: 204 } ) );
		await expect(
			requestJson( '/entry', {}, win )
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
		[ 'no address at all', 'https://' ],
	] )( '%s is refused before anything is sent', async ( _case, url ) => {
		const { win, fetch } = page( () => json( {} ) );
		await expect(
			failureOf( requestJson( url, {}, win ) )
		).resolves.toMatchObject( { code: 'foreign_address', status: 0 } );
		expect( fetch ).not.toHaveBeenCalled();
	} );

	it.each( [
		[
			'the code and sentence of WordPress',
			() =>
				json(
					{ code: 'rest_forbidden', message: 'Leider nein.' },
					403
				),
			{ code: 'rest_forbidden', status: 403, message: 'Leider nein.' },
		],
		[
			'http_error for a refusal of another shape',
			() => json( { code: 7, message: [] }, 400 ),
			{ code: 'http_error', status: 400, message: '' },
		],
		[
			'http_error for a refusal that is no JSON',
			() => new Response( '<h1>Bad gateway</h1>', { status: 502 } ),
			{ code: 'http_error', status: 502, message: '' },
		],
		[
			'http_error for an empty refusal',
			() => new Response( '', { status: 500 } ),
			{ code: 'http_error', status: 500, message: '' },
		],
		[
			'invalid_json for an answer that is no JSON',
			() => new Response( '<p>Notice: …</p>{}' ),
			{ code: 'invalid_json', status: 200, message: '' },
		],
		[
			'network_error without an answer',
			() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
			{ code: 'network_error', status: 0, message: '' },
		],
	] )( 'fails with %s', async ( _case, answer, expected ) => {
		const { win } = page( answer );
		await expect(
			failureOf( requestJson( '/x', {}, win ) )
		).resolves.toEqual( { name: 'RequestError', ...expected } );
	} );

	describe( 'when it is stopped', () => {
		beforeEach( () => {
			jest.useFakeTimers();
		} );

		afterEach( () => {
			jest.useRealTimers();
		} );

		it.each( [
			[ 'thirty seconds', {}, 30_000 ],
			[ 'the time it is given', { timeout: 50 }, 50 ],
		] )(
			'gives up after %s and ends the request',
			async ( _case, options, wait ) => {
				const { win, requests } = page( unanswered );
				const failure = failureOf( requestJson( '/x', options, win ) );
				await jest.advanceTimersByTimeAsync( wait - 1 );
				expect( requests[ 0 ]?.signal.aborted ).toBe( false );
				await jest.advanceTimersByTimeAsync( 1 );
				await expect( failure ).resolves.toMatchObject( {
					code: 'timeout',
					status: 0,
				} );
				expect( requests[ 0 ]?.signal.aborted ).toBe( true );
			}
		);

		it( 'aborting ends the request with the code aborted', async () => {
			const { win, requests } = page( unanswered );
			const controller = new AbortController();
			const failure = failureOf(
				requestJson( '/x', { signal: controller.signal }, win )
			);
			await jest.advanceTimersByTimeAsync( 0 );
			controller.abort();
			await expect( failure ).resolves.toMatchObject( {
				code: 'aborted',
			} );
			expect( requests[ 0 ]?.signal.aborted ).toBe( true );
			expect( jest.getTimerCount() ).toBe( 0 );
		} );

		it( 'with an aborted signal nothing is sent', async () => {
			const { win, fetch } = page( unanswered );
			await expect(
				failureOf(
					requestJson( '/x', { signal: AbortSignal.abort() }, win )
				)
			).resolves.toMatchObject( { code: 'aborted' } );
			expect( fetch ).not.toHaveBeenCalled();
		} );
	} );
} );
