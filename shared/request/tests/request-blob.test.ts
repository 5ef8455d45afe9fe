import { requestBlob } from '..';
import type { RequestWindow } from '../request-own-site';

const { signal } = new AbortController();

function windowWith( fetch: unknown ): RequestWindow {
	return {
		fetch,
		origin: 'https://example.org',
		document: { baseURI: 'https://example.org/post/' },
	} as RequestWindow;
}

const answer = ( text: string, ok = true ) =>
	jest.fn().mockResolvedValue( {
		ok,
		blob: async () => new Blob( [ text ] ),
	} );

// spec: 000-7-13
it( 'requestBlob sends a GET request for a file on the site and returns the complete file', async () => {
	const fetch = answer( 'film' );
	const blob = await requestBlob(
		'/uploads/film.webm',
		{ signal },
		windowWith( fetch )
	);
	expect( await blob?.text() ).toBe( 'film' );
	expect( fetch.mock.calls ).toEqual( [
		[
			'https://example.org/uploads/film.webm',
			{ method: 'GET', mode: 'no-cors', signal },
		],
	] );
} );

it.each( [
	'https://elsewhere.example/film.webm',
	'//elsewhere.example/film.webm',
	'data:video/webm;base64,',
	'https://',
] )( 'requestBlob sends no request for %s', async ( address ) => {
	const fetch = answer( 'film' );
	expect(
		await requestBlob( address, { signal }, windowWith( fetch ) )
	).toBeNull();
	expect( fetch ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'is not found', answer( 'Not found', false ) ],
	[ 'is empty', answer( '' ) ],
	[ 'does not arrive', jest.fn().mockRejectedValue( new TypeError() ) ],
] )( 'requestBlob returns null if the file %s', async ( _, fetch ) => {
	expect(
		await requestBlob( '/film.webm', { signal }, windowWith( fetch ) )
	).toBeNull();
} );
