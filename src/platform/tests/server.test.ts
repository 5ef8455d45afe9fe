import { request as httpRequest } from 'node:http';
import { findFacts } from '../../bundle/find-facts';
import { startPlatform, type RunningPlatform } from '../server';
import { mocks } from './samples';

let running: RunningPlatform;

beforeEach( async () => {
	running = await startPlatform( { scenario: 'free', mocks } );
} );
afterEach( () => running.stop() );

const authorized = { Authorization: 'Bearer playground-token' };
const PRODUCTS = '/wpcom/v2/sample/products';

const get = ( path: string, headers: Record< string, string > = {} ) =>
	fetch( running.url + path, { headers } );

const steer = ( method: string, path: string, body: unknown ) =>
	fetch( `${ running.url }/__platform${ path }`, {
		method,
		body: JSON.stringify( body ),
	} );

const post = ( path: string, fields: Record< string, string > ) =>
	fetch( running.url + path, {
		method: 'POST',
		body: new URLSearchParams( fields ),
		redirect: 'manual',
	} );

describe( 'the mock platform’s server', () => {
	it( 'is reachable only from this machine', () => {
		expect( running.url ).toMatch( /^http:\/\/127\.0\.0\.1:\d+$/ );
	} );

	it( 'lists a product that was created by an earlier request', async () => {
		const created = await fetch( running.url + PRODUCTS, {
			method: 'POST',
			headers: { ...authorized, 'Content-Type': 'application/json' },
			body: '{"name":"Käse"}',
		} );
		expect( await created.json() ).toBe( 1 );
		const listed = await get( PRODUCTS, authorized );
		expect( listed.headers.get( 'Content-Type' ) ).toBe(
			'application/json; charset=UTF-8'
		);
		expect( await listed.json() ).toEqual( [ { id: 1, name: 'Käse' } ] );
	} );

	it( 'requires the site’s token', async () => {
		const refused = await get( PRODUCTS );
		expect( refused.status ).toBe( 401 );
		expect( await refused.json() ).toMatchObject( {
			code: 'unauthorized',
		} );
	} );

	it( 'does not serve the site’s own routes', async () => {
		expect( ( await get( '/wpcom/v2/sample/own' ) ).status ).toBe( 404 );
	} );

	it( 'decodes an encoded value in the path', async () => {
		const answer = await get( `${ PRODUCTS }/a%252Fb`, authorized );
		expect( await answer.json() ).toBe( `a/b free_plan ${ running.url }` );
	} );

	it( 'allows cross-origin requests to mocked services, but not to the platform itself', async () => {
		const base = running.services.sample ?? '';
		expect( base ).toBe( `${ running.url }/services/sample` );
		const answer = await fetch( `${ base }/v1/search?q=cat`, {
			headers: { Origin: 'http://127.0.0.1:9400' },
		} );
		expect( await answer.json() ).toBe( 'cat' );
		expect( answer.headers.get( 'Access-Control-Allow-Origin' ) ).toBe(
			'*'
		);
		const asked = await fetch( `${ base }/v1/search`, {
			method: 'OPTIONS',
			headers: {
				Origin: 'http://127.0.0.1:9400',
				'Access-Control-Request-Method': 'POST',
				'Access-Control-Request-Headers': 'content-type',
			},
		} );
		expect( asked.status ).toBe( 204 );
		const platform = await get( PRODUCTS, {
			...authorized,
			Origin: 'http://127.0.0.1:9400',
		} );
		expect(
			platform.headers.get( 'Access-Control-Allow-Origin' )
		).toBeNull();
	} );

	it( 'serves pages, forms and binary data', async () => {
		const page = await get( '/checkout/business?from=post' );
		expect( page.headers.get( 'Content-Type' ) ).toBe(
			'text/html; charset=utf-8'
		);
		expect( await page.text() ).toContain( '<h1>business</h1><p>post</p>' );
		const paid = await post( '/checkout/business', { back: '/post.php' } );
		expect( paid.status ).toBe( 303 );
		expect( paid.headers.get( 'Location' ) ).toBe( '/post.php' );
		const pixel = await fetch( `${ running.services.pixel }/dot.gif` );
		expect( pixel.headers.get( 'Content-Type' ) ).toBe( 'image/gif' );
		expect( [ ...new Uint8Array( await pixel.arrayBuffer() ) ] ).toEqual( [
			71, 73, 70, 0, 255,
		] );
	} );

	it( 'does not start if its port is in use', async () => {
		const port = Number( new URL( running.url ).port );
		await expect( startPlatform( { port, mocks } ) ).rejects.toThrow(
			'EADDRINUSE'
		);
	} );

	it( 'uses all mocks of the project by default', async () => {
		const whole = await startPlatform();
		expect( whole.platform().scenario.name ).toBe( 'paid' );
		// Endpoints that the site serves are not included.
		expect( whole.platform().keys() ).not.toContain(
			'GET /wpcom/v2/resolve-redirect/{url}'
		);
		await whole.stop();
	} );

	it( 'can be stopped while a response is delayed', async () => {
		await steer( 'PUT', '/faults', { '*': 'late' } );
		const late = get( PRODUCTS, authorized ).catch( () => 'cut' );
		while ( running.platform().requests().length === 0 ) {
			await new Promise( setImmediate );
		}
		await running.stop();
		expect( await late ).toBe( 'cut' );
	} );
} );

describe( 'the mock platform’s control API', () => {
	it( 'sets and removes faults while the platform runs', async () => {
		const set = await steer( 'PUT', '/faults', {
			'GET /wpcom/v2/sample/products': { kind: 'refused', status: 503 },
		} );
		expect( await set.json() ).toEqual( {
			'GET /wpcom/v2/sample/products': { kind: 'refused', status: 503 },
		} );
		expect( ( await get( PRODUCTS, authorized ) ).status ).toBe( 503 );
		await steer( 'PUT', '/faults', {} );
		expect( ( await get( PRODUCTS, authorized ) ).status ).toBe( 200 );
		expect( await ( await get( '/__platform/faults' ) ).json() ).toEqual(
			{}
		);
	} );

	it( 'can break the connection for every request', async () => {
		await steer( 'PUT', '/faults', { '*': 'cut' } );
		await expect( get( PRODUCTS, authorized ) ).rejects.toThrow(
			'fetch failed'
		);
		await steer( 'PUT', '/faults', { '*': null } );
		expect( ( await get( PRODUCTS, authorized ) ).status ).toBe( 200 );
	} );

	it.each( [
		[ { '*': 'explode' }, 'A fault is one of late, refused' ],
		[ { 'GET /x': 'late' }, 'There is no endpoint “GET /x”.' ],
		[ { '*': { kind: 'toString' } }, 'A fault is one of' ],
		[ [ 'late' ], 'Send an object' ],
		[ 'late', 'Send an object' ],
		[ null, 'Send an object' ],
	] )(
		'rejects the faults %j and keeps the current faults',
		async ( faults, sentence ) => {
			await steer( 'PUT', '/faults', { '*': 'wrong-shape' } );
			const refused = await steer( 'PUT', '/faults', faults );
			expect( refused.status ).toBe( 400 );
			expect( await refused.json() ).toMatchObject( {
				code: 'invalid_faults',
				message: expect.stringContaining( sentence ),
			} );
			expect( [ ...running.platform().faults.keys() ] ).toEqual( [
				'*',
			] );
		}
	);

	it( 'ignores a fault’s invalid options', async () => {
		await steer( 'PUT', '/faults', {
			'*': { kind: 'refused', status: 200, ms: -1, code: 7 },
		} );
		expect( running.platform().faults.get( '*' ) ).toEqual( {
			kind: 'refused',
		} );
	} );

	it( 'restarts the platform in the current scenario or in a different one', async () => {
		await get( PRODUCTS, authorized );
		await steer( 'PUT', '/faults', { '*': 'cut' } );
		const same = await fetch( `${ running.url }/__platform/reset`, {
			method: 'POST',
		} );
		expect( await same.json() ).toMatchObject( { name: 'free' } );
		expect( running.platform().requests() ).toEqual( [] );
		expect( running.platform().faults.size ).toBe( 0 );
		await steer( 'POST', '/reset', { scenario: 'upgrade-available' } );
		const plans = [ ...( await findFacts() ) ].flatMap(
			( [ slug, { mockPlan } ] ) =>
				mockPlan ? [ [ slug, mockPlan ] ] : []
		);
		const scenario = await get( '/__platform/scenario' );
		expect( await scenario.json() ).toMatchObject( {
			name: 'upgrade-available',
			paidBlocks: {
				'core/cover': 'value_bundle',
				...Object.fromEntries( plans ),
			},
		} );
		const unknown = await steer( 'POST', '/reset', { scenario: 'rich' } );
		expect( unknown.status ).toBe( 400 );
	} );

	it( 'returns the requests that the platform received', async () => {
		await get( `${ PRODUCTS }?count=2`, authorized );
		expect( await ( await get( '/__platform/log' ) ).json() ).toMatchObject(
			[ { method: 'GET', path: PRODUCTS, query: { count: '2' } } ]
		);
	} );

	it( 'rejects requests from other origins with HTTP 403', async () => {
		const foreign = await fetch( `${ running.url }/__platform/faults`, {
			method: 'POST',
			headers: { Origin: 'https://example.org' },
			body: new URLSearchParams( { '*': 'cut' } ),
		} );
		expect( foreign.status ).toBe( 403 );
		expect( running.platform().faults.size ).toBe( 0 );
	} );

	it( 'rejects requests that are addressed to another host name', async () => {
		const status = await new Promise( ( resolve ) =>
			httpRequest(
				`${ running.url }/__platform/log`,
				{ headers: { Host: 'rebound.example.org' } },
				( { statusCode } ) => resolve( statusCode )
			).end()
		);
		expect( status ).toBe( 403 );
	} );
} );

describe( 'the mock platform’s control page', () => {
	const page = async () => ( await get( '/__platform/' ) ).text();

	it( 'shows the scenario, the endpoints and the requests', async () => {
		await get( `${ PRODUCTS }?name=<b>`, authorized );
		const text = await page();
		expect( text ).toContain( '<option selected>free</option>' );
		expect( text ).toContain( 'GET sample:/v1/search' );
		expect( text ).toContain( 'POST /checkout/{plan}' );
		expect( text ).toContain(
			'<code>GET /wpcom/v2/sample/products?name=%3Cb%3E</code>'
		);
	} );

	it( 'sets faults with a form that works without JavaScript', async () => {
		const sent = await post( '/__platform/faults', {
			'*': '',
			'GET /wpcom/v2/sample/products': 'not-json',
		} );
		expect( sent.status ).toBe( 303 );
		expect( sent.headers.get( 'Location' ) ).toBe( '/__platform/' );
		expect( await page() ).toContain(
			'<option selected>not-json</option>'
		);
		expect( await page() ).not.toContain( '<script' );
		expect( [ ...running.platform().faults ] ).toEqual( [
			[ 'GET /wpcom/v2/sample/products', { kind: 'not-json' } ],
		] );
	} );

	it( 'shows an error for an invalid fault', async () => {
		const sent = await post( '/__platform/faults', { '<b>': 'late' } );
		expect( sent.status ).toBe( 400 );
		expect( await sent.text() ).toContain(
			'<p role="status">There is no endpoint “&lt;b&gt;”.</p>'
		);
	} );

	it( 'starts another scenario with a form', async () => {
		const sent = await post( '/__platform/scenario', {
			scenario: 'no-connection',
		} );
		expect( sent.status ).toBe( 303 );
		expect( running.platform().scenario.isConnected ).toBe( false );
		const unknown = await post( '/__platform/scenario', { scenario: 'x' } );
		expect( unknown.status ).toBe( 400 );
	} );
} );
