import { mock, mockError } from '#shared/request';
import { resolveRedirect } from '../resolve-redirect';
import { usePlatform } from '../../../tests/harness/api';
import { lookUpRedirect } from '../api';
import { BROKEN_URL, REDIRECTS, mocks } from '../api.mock';

const SHORT_URL = 'https://pin.it/3kDq8mX';

const failure = ( url: string ) =>
	resolveRedirect( url ).then(
		( to ) => {
			throw new Error( `It led to ${ to }.` );
		},
		( error: unknown ) => error
	);

describe( 'resolving a redirect', () => {
	// spec: 000-7-1
	it( 'sends the URL to the site as a path segment', async () => {
		const platform = usePlatform( 'paid', mocks );
		expect( await resolveRedirect( SHORT_URL ) ).toBe(
			REDIRECTS[ SHORT_URL ]
		);
		expect( platform.requests() ).toMatchObject( [
			{
				key: 'GET /wpcom/v2/resolve-redirect/{url}',
				params: { url: SHORT_URL },
				query: {},
			},
		] );
	} );

	it.each( [
		'https://example.org/?a=1&b=%20c#d',
		'https://example.org/a%2Fb/',
		'https://example.org/ü/日本?q=%25',
	] )( 'returns %s unchanged', async ( url ) => {
		usePlatform( 'paid', mocks );
		expect( await resolveRedirect( url ) ).toBe( url );
	} );

	// spec: 000-7-1, 000-3-19
	it.each< [ string | number, string | undefined, string ] >( [
		[ 200, 'https://example.org/end', 'https://example.org/end' ],
		[ '200', 'https://example.org/end', 'https://example.org/end' ],
		[ 399, 'https://example.org/end', 'https://example.org/end' ],
		[ 'gone', 'https://example.org/end', 'https://example.org/end' ],
		[ '', 'https://example.org/end', 'https://example.org/end' ],
		[ 'ok', undefined, SHORT_URL ],
		[ 200, undefined, SHORT_URL ],
		[ '204', '', SHORT_URL ],
		[ 200, 'javascript:alert(1)', SHORT_URL ],
		[ 200, '/elsewhere', SHORT_URL ],
	] )(
		'with the status %j and the URL %j returns %s',
		async ( status, url, to ) => {
			const platform = usePlatform( 'paid', mocks );
			platform.use(
				mock( lookUpRedirect ).reply( () => ( { status, url } ) )
			);
			expect( await resolveRedirect( SHORT_URL ) ).toBe( to );
		}
	);

	// spec: 000-7-1, 000-3-19, 000-8-2
	it.each( [ 400, 404, '404', 502, '502 Bad Gateway' ] )(
		'fails without an error message for the status %j',
		async ( status ) => {
			const platform = usePlatform( 'paid', mocks );
			platform.use(
				mock( lookUpRedirect ).reply( () => ( {
					status,
					url: SHORT_URL,
				} ) )
			);
			expect( await failure( SHORT_URL ) ).toMatchObject( {
				name: 'ApiError',
				code: 'unresolved',
				message: '',
				data: { status, url: SHORT_URL },
			} );
		}
	);

	// spec: 000-8-2
	it.each( [ 'refused', 'not-json', 'wrong-shape', 'cut' ] as const )(
		'fails without an error message for the fault %s',
		async ( fault ) => {
			usePlatform( 'paid', mocks ).fault( lookUpRedirect, fault );
			expect( await failure( SHORT_URL ) ).toMatchObject( {
				name: 'ApiError',
				message: '',
			} );
		}
	);

	it( 'fails with the message of the site after too many requests', async () => {
		const message = 'Too many requests in the last minute.';
		const platform = usePlatform( 'paid', mocks );
		platform.use(
			mock( lookUpRedirect ).reply( () =>
				mockError( 429, { code: 'rest_busy', message } )
			)
		);
		expect( await failure( SHORT_URL ) ).toMatchObject( { message } );
	} );

	// spec: 000-8-2
	it.each( [
		BROKEN_URL,
		'not an address',
		'javascript:alert(1)',
		'',
		'..',
	] )( 'fails without an error message for %j', async ( url ) => {
		usePlatform( 'paid', mocks );
		expect( await failure( url ) ).toMatchObject( { message: '' } );
	} );
} );
