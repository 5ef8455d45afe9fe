import {
	endpoint,
	mock,
	mockError,
	REQUEST_TIMEOUT_MS,
	wire,
} from '#shared/request';
import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { call } from '../call';
import { testServices, usePlatform } from '../../../tests/harness/api';
import {
	addPicture,
	emptyAlbum,
	listAlbum,
	mocks,
	postToService,
	searchService,
} from './samples';

const params = { album: 'a/b c' };
const query = { number: 20 };

const failure = ( promise: Promise< unknown > ) =>
	promise.then(
		( value ) => {
			throw new Error( `It answered ${ JSON.stringify( value ) }.` );
		},
		( error: unknown ) => error
	);

describe( 'a request to an endpoint', () => {
	it( 'resolves to the parsed value', async () => {
		usePlatform( 'paid', mocks );
		expect( await call( listAlbum, { params, query } ) ).toEqual( [
			'sea',
			'hill',
		] );
	} );

	it( 'sends the declared path, query and data, without empty values', async () => {
		const platform = usePlatform( 'paid', mocks );
		await call( listAlbum, {
			params,
			query: { number: 1, search: 'hä & h', all: undefined },
		} );
		await call( addPicture, { params, data: { name: 'lake' } } );
		expect( platform.requests() ).toMatchObject( [
			{
				method: 'GET',
				path: '/wpcom/v2/sample/albums/a%252Fb%2520c',
				params,
				query: { number: '1', search: 'hä & h' },
				data: {},
				status: 200,
			},
			{ method: 'POST', params, query: {}, data: { name: 'lake' } },
		] );
		expect( platform.requests( addPicture ) ).toHaveLength( 1 );
	} );

	it( 'sends the DELETE method in a header, like WordPress’s client', async () => {
		const platform = usePlatform( 'paid', mocks );
		expect( await call( emptyAlbum, { params } ) ).toBeUndefined();
		expect( platform.requests()[ 0 ]?.method ).toBe( 'DELETE' );
		expect( await call( listAlbum, { params, query } ) ).toEqual( [] );
	} );

	it( 'rejects with the server’s code, message and data', async () => {
		usePlatform( 'paid', mocks );
		expect(
			await failure(
				call( listAlbum, { params: { album: 'x' }, query } )
			)
		).toMatchObject( {
			name: 'ApiError',
			code: 'no_album',
			message: 'There is no such album.',
			data: { status: 404 },
		} );
	} );

	it( 'rejects with the method and path if there is no mock', async () => {
		const nobody = await failure( call( listAlbum, { params, query } ) );
		expect( nobody ).toMatchObject( {
			code: 'no_mock',
			message:
				'No mock answers GET /wpcom/v2/sample/albums/a%252Fb%2520c?number=20&_locale=user',
		} );
		usePlatform( 'paid', [] );
		expect( await failure( call( emptyAlbum, { params } ) ) ).toMatchObject(
			{
				code: 'no_mock',
				message: expect.stringContaining(
					'No mock answers DELETE /wpcom'
				),
			}
		);
	} );

	it( 'rejects with the error that the response contains', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.use(
			mock( listAlbum ).reply( () =>
				mockError( 200, {
					errors: [ { error: 'rate_limited', message: 'Later.' } ],
				} )
			)
		);
		expect(
			await failure( call( listAlbum, { params, query } ) )
		).toMatchObject( { code: 'rate_limited', message: 'Later.' } );
	} );

	it( 'rejects a response that the endpoint cannot parse', async () => {
		const dated = endpoint( {
			method: 'GET',
			path: '/wpcom/v2/sample/date',
			servedBy: [ 'site' ],
			capability: 'public',
			wire: wire.string,
			parse: ( text ) => new Date( text ).toISOString(),
		} );
		usePlatform( 'paid', [ mock( dated ).reply( () => 'tomorrow' ) ] );
		expect( await failure( call( dated ) ) ).toMatchObject( {
			code: 'unexpected_answer',
			message: '',
			data: { reason: 'Invalid time value' },
		} );
	} );

	it( 'rejects a parameter that would change the path', async () => {
		const platform = usePlatform( 'paid', mocks );
		expect(
			await failure( call( emptyAlbum, { params: { album: '..' } } ) )
		).toMatchObject( { code: 'invalid_path' } );
		expect( platform.requests() ).toEqual( [] );
	} );
} );

describe( 'an aborted call', () => {
	it( 'rejects immediately and stops the request', async () => {
		const platform = usePlatform( 'paid', mocks );
		platform.fault( listAlbum, 'late' );
		const stop = new AbortController();
		const failed = failure(
			call( listAlbum, { params, query, signal: stop.signal } )
		);
		stop.abort();
		expect( await failed ).toMatchObject( { code: 'aborted' } );
	} );

	it( 'sends no request if the signal was already aborted', async () => {
		const platform = usePlatform( 'paid', mocks );
		const signal = AbortSignal.abort();
		expect(
			await failure( call( listAlbum, { params, query, signal } ) )
		).toMatchObject( { code: 'aborted' } );
		expect( platform.requests() ).toEqual( [] );
	} );

	it( 'is reported as a timeout if the timeout (30 seconds by default) caused the abort', async () => {
		jest.useFakeTimers();
		expect( REQUEST_TIMEOUT_MS ).toBe( 30_000 );
		const platform = usePlatform( 'paid', mocks );
		platform.fault( '*', 'late' );
		const usual = failure( call( listAlbum, { params, query } ) );
		const short = failure(
			call( listAlbum, { params, query, timeout: 5 } )
		);
		await jest.advanceTimersByTimeAsync( 5 );
		expect( await short ).toMatchObject( { code: 'timeout' } );
		await jest.advanceTimersByTimeAsync( REQUEST_TIMEOUT_MS );
		expect( await usual ).toMatchObject( { code: 'timeout' } );
		expect( jest.getTimerCount() ).toBe( 0 );
		jest.useRealTimers();
	} );
} );

describe( 'a request to a service', () => {
	beforeEach( () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			services: testServices( 'sample' ),
		} );
	} );
	afterEach( () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
	} );

	it( 'is sent to a path below the URL that the site provides', async () => {
		const platform = usePlatform( 'paid', mocks );
		expect( await call( searchService, { query: { q: 'cat' } } ) ).toEqual(
			{ found: 'cat' }
		);
		expect( await call( postToService, { data: { name: 'Anna' } } ) ).toBe(
			'Anna'
		);
		expect( platform.requests() ).toMatchObject( [
			{ path: '/v1/search', query: { q: 'cat' } },
			{ path: '/v1/things', data: { name: 'Anna' } },
		] );
	} );

	it( 'sends neither credentials nor a referrer', async () => {
		const sent: RequestInit[] = [];
		globalThis.fetch = async ( _, init ) => {
			sent.push( init ?? {} );
			return { ok: true, text: async () => '{"found":""}' } as Response;
		};
		await call( searchService, { query: { q: 'cat' } } );
		expect( sent ).toMatchObject( [
			{
				credentials: 'omit',
				referrerPolicy: 'no-referrer',
				headers: { Accept: 'application/json' },
			},
		] );
	} );

	it( 'rejects with the service’s code, message and HTTP status', async () => {
		usePlatform( 'paid', mocks );
		expect(
			await failure( call( searchService, { query: { q: 'nothing' } } ) )
		).toMatchObject( {
			code: 'too_many',
			message: 'Slow down.',
			status: 429,
		} );
	} );

	it.each( [
		[ 'not-json', 'invalid_json' ],
		[ 'wrong-shape', 'unexpected_answer' ],
		[ 'cut', 'fetch_error' ],
	] as const )(
		'with the fault %s rejects with %s',
		async ( fault, code ) => {
			usePlatform( 'paid', mocks ).fault( searchService, fault );
			expect(
				await failure( call( searchService, { query: { q: 'cat' } } ) )
			).toMatchObject( { code } );
		}
	);

	it( 'rejects with the method and URL if there is no mock', async () => {
		usePlatform( 'paid', [] );
		expect(
			await failure( call( searchService, { query: { q: 'cat' } } ) )
		).toMatchObject( {
			code: 'fetch_error',
			data: {
				reason: {
					message: 'No mock answers GET sample:/v1/search?q=cat',
				},
			},
		} );
	} );

	it( 'rejects if the site provides no URL', async () => {
		Reflect.deleteProperty( globalThis, INITIAL_STATE_GLOBAL );
		expect(
			await failure( call( searchService, { query: { q: 'cat' } } ) )
		).toMatchObject( { code: 'missing_service' } );
	} );
} );
