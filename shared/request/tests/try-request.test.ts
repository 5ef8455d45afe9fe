import { tryRequest, wire } from '..';
import type { RequestWindow } from '../request-own-site';

const SITE = 'https://example.org';

const ask = (
	fetch: RequestWindow[ 'fetch' ],
	url = '/wp-json/list',
	signal = new AbortController().signal
) =>
	tryRequest( wire.record( { days: wire.number } ), url, signal, {
		fetch,
		document: { baseURI: `${ SITE }/a/post/` },
	} );

describe( 'an optional request', () => {
	it( 'uses the fetch mode “same-origin” and returns the JSON from a URL of the site', async () => {
		const { signal } = new AbortController();
		const fetch = jest.fn( async () => new Response( '{"days":7}' ) );
		expect( await ask( fetch, '/wp-json/list', signal ) ).toEqual( {
			days: 7,
		} );
		expect( fetch.mock.calls ).toEqual( [
			[
				`${ SITE }/wp-json/list`,
				{
					mode: 'same-origin',
					headers: { Accept: 'application/json' },
					signal,
				},
			],
		] );
	} );

	it.each( [
		[ 'an error response', () => new Response( '{}', { status: 404 } ) ],
		[
			'a response with a different shape',
			() => new Response( '{"days":"7"}' ),
		],
		[
			'a response that is not JSON',
			() => new Response( '<!doctype html>' ),
		],
		[ 'nothing', () => new Response( null, { status: 204 } ) ],
		[
			'a network failure',
			() => {
				throw new TypeError( 'Failed to fetch' );
			},
		],
	] )( 'returns undefined for %s', async ( _, answer ) => {
		expect( await ask( async () => answer() ) ).toBeUndefined();
	} );

	it( 'returns undefined for an invalid URL without sending a request', async () => {
		const fetch = jest.fn();
		expect( await ask( fetch, 'https://' ) ).toBeUndefined();
		expect( fetch ).not.toHaveBeenCalled();
	} );
} );
