import {
	endpoint,
	endpointKey,
	html,
	isEndpoint,
	redirectTo,
	wire,
	WireError,
} from '..';

const searchGifs = endpoint( {
	method: 'GET',
	path: '/v1/quotes/search',
	query: { q: wire.string },
	servedBy: [ 'service' ],
	service: 'quotes',
	wire: wire.record( { total: wire.number } ),
	parse: ( { total } ) => `${ total } found`,
} );

describe( 'an endpoint', () => {
	it( 'checks the shape of a response, then parses it', () => {
		expect( searchGifs.read( { total: 3 } ) ).toBe( '3 found' );
		expect( () => searchGifs.read( { total: '3' } ) ).toThrow( WireError );
	} );

	it( 'returns the response unchanged if it has no parser', () => {
		const count = endpoint( {
			method: 'GET',
			path: '/wpcom/v2/count',
			servedBy: [ 'platform' ],
			capability: 'edit_posts',
			wire: wire.number,
		} );
		expect( count.read( 3 ) ).toBe( 3 );
		expect( count ).toMatchObject( { query: {}, data: {}, service: '' } );
	} );

	it( 'is recognized by isEndpoint', () => {
		expect( isEndpoint( searchGifs ) ).toBe( true );
		expect( isEndpoint( { ...searchGifs } ) ).toBe( true );
		expect( isEndpoint( { method: 'GET', path: '/' } ) ).toBe( false );
		expect( isEndpoint( null ) ).toBe( false );
	} );

	it( 'has a key with the method, the service and the path', () => {
		expect( endpointKey( searchGifs ) ).toBe(
			'GET quotes:/v1/quotes/search'
		);
		expect( endpointKey( { method: 'POST', path: '/x/{y}' } ) ).toBe(
			'POST /x/{y}'
		);
	} );
} );

describe( 'a page of the mock platform', () => {
	it( 'is a complete HTML document', () => {
		const { status, headers, body } = html( '<h1>Connect</h1>' );
		expect( status ).toBe( 200 );
		expect( headers ).toEqual( {
			'Content-Type': 'text/html; charset=utf-8',
		} );
		expect( body ).toMatch( /^<!doctype html>.*<h1>Connect<\/h1>/ );
	} );

	it( 'can redirect the browser', () => {
		expect( redirectTo( 'http://127.0.0.1/post.php' ) ).toEqual( {
			status: 303,
			headers: { Location: 'http://127.0.0.1/post.php' },
			body: '',
		} );
	} );
} );
