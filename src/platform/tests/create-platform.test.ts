import { SCENARIO_NAMES, mock } from '#shared/request';
import { createPlatform, type Platform } from '../create-platform';
import { CONNECTION_CUT } from '../exchange';
import { LATE_RESPONSE_MS } from '../faults';
import { isScenarioName, scenarios } from '../scenarios';
import { createProduct, listProducts, mocks, readProduct } from './samples';

const PRODUCTS = '/wpcom/v2/sample/products';

async function asked(
	platform: Platform,
	method: string,
	path: string,
	data?: unknown
): Promise< [ number, unknown ] > {
	const answer = await platform.answer( {
		method,
		path,
		body: data === undefined ? '' : JSON.stringify( data ),
	} );
	if ( answer === CONNECTION_CUT ) {
		throw new Error( 'The connection was cut.' );
	}
	return [ answer.status, JSON.parse( String( answer.body ) ) ];
}

describe( 'an instance of the mock platform', () => {
	it( 'keeps its state: a created product is listed afterward', async () => {
		const platform = createPlatform( 'paid', mocks );
		expect( await asked( platform, 'GET', PRODUCTS ) ).toEqual( [
			200,
			[],
		] );
		for ( const name of [ 'Cake', 'Tea' ] ) {
			await asked( platform, 'POST', PRODUCTS, { name } );
		}
		expect( await asked( platform, 'GET', PRODUCTS ) ).toEqual( [
			200,
			[
				{ id: 1, name: 'Cake' },
				{ id: 2, name: 'Tea' },
			],
		] );
	} );

	it( 'shares no state with another instance', async () => {
		await asked( createPlatform( 'paid', mocks ), 'POST', PRODUCTS, {
			name: 'Cake',
		} );
		const other = createPlatform( 'paid', mocks );
		expect( await asked( other, 'GET', PRODUCTS ) ).toEqual( [ 200, [] ] );
		expect(
			await asked( other, 'POST', PRODUCTS, { name: 'Tea' } )
		).toEqual( [ 200, 1 ] );
	} );

	it( 'passes its scenario and URL to each mock', async () => {
		const platform = createPlatform( 'free', mocks, {
			origin: 'http://127.0.0.1:1',
		} );
		expect(
			await asked( platform, 'GET', `${ PRODUCTS }/a%252Fb` )
		).toEqual( [ 200, 'a/b free_plan http://127.0.0.1:1' ] );
	} );

	it( 'prefers a literal path over a path with a parameter', async () => {
		for ( const order of [ mocks, [ ...mocks ].reverse() ] ) {
			const platform = createPlatform( 'paid', order );
			expect(
				await asked( platform, 'GET', `${ PRODUCTS }/newest?since=3` )
			).toEqual( [ 200, 'newest 3' ] );
		}
	} );

	it( 'lets a later mock replace an existing one', async () => {
		const platform = createPlatform( 'paid', mocks );
		platform.use( mock( readProduct ).reply( () => 'sold out' ) );
		expect( await asked( platform, 'GET', `${ PRODUCTS }/1` ) ).toEqual( [
			200,
			'sold out',
		] );
	} );

	it.each< [ string, string, string, unknown, number, string ] >( [
		[
			'an unknown path',
			'GET',
			'/wpcom/v2/x',
			undefined,
			404,
			'rest_no_route',
		],
		[
			'an unknown method',
			'PUT',
			PRODUCTS,
			undefined,
			404,
			'rest_no_route',
		],
		[
			'an unknown query parameter',
			'GET',
			`${ PRODUCTS }?secret=1`,
			undefined,
			400,
			'rest_invalid_param',
		],
		[
			'a value that is not a number',
			'GET',
			`${ PRODUCTS }?count=many`,
			undefined,
			400,
			'rest_invalid_param',
		],
		[
			'a value that is not a boolean',
			'GET',
			`${ PRODUCTS }?draft=maybe`,
			undefined,
			400,
			'rest_invalid_param',
		],
		[
			'a missing required parameter',
			'GET',
			`${ PRODUCTS }/newest`,
			undefined,
			400,
			'rest_invalid_param',
		],
		[
			'an unknown name in the body',
			'POST',
			PRODUCTS,
			{ name: 'Cake', price: 0 },
			400,
			'rest_invalid_param',
		],
		[
			'a body of the wrong shape',
			'POST',
			PRODUCTS,
			{ name: 'Cake', tags: [ 1 ] },
			400,
			'rest_invalid_param',
		],
		[
			'a list as the body',
			'POST',
			PRODUCTS,
			[],
			400,
			'rest_invalid_param',
		],
		[ 'no body', 'POST', PRODUCTS, undefined, 400, 'rest_invalid_param' ],
	] )(
		'rejects a request with %s',
		async ( _, method, path, data, status, code ) => {
			const platform = createPlatform( 'paid', mocks );
			expect( await asked( platform, method, path, data ) ).toEqual( [
				status,
				expect.objectContaining( { code, data: { status } } ),
			] );
		}
	);

	it.each( [
		'?count=3',
		'?count=-1.5',
		'?draft=true',
		'?draft=false',
		'?name=7',
		'?name=true',
		'?name=',
		'?_locale=user',
		'',
	] )( 'accepts the query “%s”', async ( search ) => {
		const platform = createPlatform( 'paid', mocks );
		expect( await asked( platform, 'GET', PRODUCTS + search ) ).toEqual( [
			200,
			[],
		] );
	} );

	it( 'rejects a body that is not JSON', async () => {
		const platform = createPlatform( 'paid', mocks );
		expect(
			await platform.answer( {
				method: 'POST',
				path: PRODUCTS,
				body: '{',
			} )
		).toMatchObject( { status: 400 } );
	} );

	it( 'requires a token only for platform routes', async () => {
		const platform = createPlatform( 'paid', mocks, { token: 'secret' } );
		const status = async (
			path: string,
			authorization?: string,
			service = ''
		) => {
			const answer = await platform.answer( {
				method: 'GET',
				path,
				authorization,
				service,
			} );
			return answer === CONNECTION_CUT ? CONNECTION_CUT : answer.status;
		};
		expect( await status( PRODUCTS ) ).toBe( 401 );
		expect( await status( PRODUCTS, 'Bearer other' ) ).toBe( 401 );
		expect( await status( PRODUCTS, 'Bearer secret' ) ).toBe( 200 );
		expect( await status( '/checkout/business' ) ).toBe( 200 );
		expect( await status( '/v1/search?q=x', undefined, 'sample' ) ).toBe(
			200
		);
	} );

	it( 'logs the last thousand requests', async () => {
		const platform = createPlatform( 'paid', mocks );
		await asked( platform, 'GET', '/nowhere?a=1' );
		await asked( platform, 'POST', PRODUCTS, { name: 'Cake' } );
		expect( platform.requests() ).toEqual( [
			{
				key: null,
				method: 'GET',
				path: '/nowhere',
				params: {},
				query: { a: '1' },
				data: null,
				status: 404,
				fault: null,
			},
			{
				key: 'POST /wpcom/v2/sample/products',
				method: 'POST',
				path: PRODUCTS,
				params: {},
				query: {},
				data: { name: 'Cake' },
				status: 200,
				fault: null,
			},
		] );
		for ( let count = 0; count < 1000; count++ ) {
			await asked( platform, 'GET', PRODUCTS );
		}
		expect( platform.requests() ).toHaveLength( 1000 );
		expect( platform.requests( createProduct ) ).toEqual( [] );
	} );
} );

describe( 'faults of the mock platform', () => {
	const request = { method: 'GET', path: PRODUCTS };

	it( 'change the response, but not the state', async () => {
		const platform = createPlatform( 'paid', mocks );
		platform.fault( createProduct, 'cut' );
		const body = '{"name":"Cake"}';
		expect(
			await platform.answer( { method: 'POST', path: PRODUCTS, body } )
		).toBe( CONNECTION_CUT );
		platform.fault( createProduct, null );
		expect( await asked( platform, 'GET', PRODUCTS ) ).toEqual( [
			200,
			[],
		] );
		expect( platform.requests( createProduct ) ).toMatchObject( [
			{ status: CONNECTION_CUT, fault: 'cut' },
		] );
	} );

	it( 'reject a request with the configured status, code and message', async () => {
		const platform = createPlatform( 'paid', mocks );
		platform.fault( listProducts, 'refused' );
		expect( await asked( platform, 'GET', PRODUCTS ) ).toMatchObject( [
			500,
			{ code: 'internal_server_error' },
		] );
		platform.fault( listProducts, {
			kind: 'refused',
			status: 403,
			code: 'forbidden',
			message: 'Not you.',
		} );
		expect( await asked( platform, 'GET', PRODUCTS ) ).toEqual( [
			403,
			{ code: 'forbidden', message: 'Not you.', data: { status: 403 } },
		] );
	} );

	it( 'return an HTML page or unrelated JSON', async () => {
		const platform = createPlatform( 'paid', mocks );
		platform.fault( '*', 'not-json' );
		expect( await platform.answer( request ) ).toMatchObject( {
			status: 200,
			headers: { 'Content-Type': 'text/html; charset=UTF-8' },
			body: expect.stringMatching( /^<!doctype html>/ ),
		} );
		platform.fault( '*', 'wrong-shape' );
		expect( await asked( platform, 'GET', PRODUCTS ) ).toEqual( [
			200, 42,
		] );
	} );

	it( 'delay the correct response', async () => {
		jest.useFakeTimers();
		const platform = createPlatform( 'paid', mocks );
		platform.fault( '*', 'late' );
		const late = asked( platform, 'GET', PRODUCTS );
		await jest.advanceTimersByTimeAsync( LATE_RESPONSE_MS - 1 );
		expect( platform.requests() ).toMatchObject( [ { status: null } ] );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( await late ).toEqual( [ 200, [] ] );
		platform.fault( '*', { kind: 'late', ms: 5 } );
		const soon = asked( platform, 'GET', PRODUCTS );
		await jest.advanceTimersByTimeAsync( 5 );
		expect( await soon ).toEqual( [ 200, [] ] );
		jest.useRealTimers();
	} );

	it( 'for one endpoint override faults for all endpoints', async () => {
		const platform = createPlatform( 'paid', mocks );
		platform.fault( '*', 'cut' );
		platform.fault( listProducts, 'wrong-shape' );
		expect( await asked( platform, 'GET', PRODUCTS ) ).toEqual( [
			200, 42,
		] );
	} );
} );

describe( 'the mock platform’s scenarios', () => {
	it.each( SCENARIO_NAMES )(
		'include “%s”, with its name and a description',
		( name ) => {
			expect( scenarios[ name ] ).toMatchObject( {
				name,
				description: expect.stringMatching( /\.$/ ),
			} );
			expect( isScenarioName( name ) ).toBe( true );
		}
	);

	it( 'match the list of scenario names', () => {
		expect( Object.keys( scenarios ) ).toEqual( [ ...SCENARIO_NAMES ] );
		expect( isScenarioName( 'toString' ) ).toBe( false );
	} );
} );
