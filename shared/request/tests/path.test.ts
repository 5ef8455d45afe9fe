import fc from 'fast-check';
import { ApiError, fillPath, matchPath, pathParams } from '..';

const LIST = '/wpcom/v2/external-media/list/{service}';

describe( 'an endpoint’s path', () => {
	it( 'lists its parameters in order', () => {
		expect( pathParams( '/a/{first}/b/{second}' ) ).toEqual( [
			'first',
			'second',
		] );
		expect( pathParams( '/a/b' ) ).toEqual( [] );
	} );

	it.each( [
		[ 'archive', 'archive' ],
		[ 7, '7' ],
		[ 'a b&c?d#e%', 'a%20b%26c%3Fd%23e%25' ],
		[ '日本', '%E6%97%A5%E6%9C%AC' ],
		[ 'a/b', 'a%252Fb' ],
		[
			'https://pin.it/x?y=1',
			'https%253A%252F%252Fpin.it%252Fx%253Fy%253D1',
		],
	] )( 'contains %j encoded as %s', ( service, segment ) => {
		expect( fillPath( LIST, { service } ) ).toBe(
			`/wpcom/v2/external-media/list/${ segment }`
		);
	} );

	it.each( [ '', '.', '..' ] )(
		'rejects the value %j, which would change the path',
		( service ) => {
			expect( () => fillPath( LIST, { service } ) ).toThrow(
				expect.objectContaining( {
					name: 'ApiError',
					code: 'invalid_path',
				} )
			);
		}
	);

	it( 'rejects an inherited property as a parameter', () => {
		expect( () => fillPath( '/x/{constructor}', {} ) ).toThrow( ApiError );
	} );

	it.each( [
		[ `${ LIST }/more`, '/wpcom/v2/external-media/list/archive' ],
		[ LIST, '/wpcom/v2/external-media/list/archive/more' ],
		[ LIST, '/wpcom/v2/external-media/copy/archive' ],
		[ LIST, '/wpcom/v2/external-media/list/' ],
		[ '/a.b', '/axb' ],
	] )( 'does not match another URL: %s, %s', ( path, address ) => {
		expect( matchPath( path, address ) ).toBeNull();
	} );

	it( 'keeps a value with an invalid encoding unchanged', () => {
		expect( matchPath( '/x/{y}', '/x/100%' ) ).toEqual( { y: '100%' } );
	} );

	it( 'is parsed back to the values that it was built from', () => {
		const value = fc
			.string( { unit: 'grapheme', minLength: 1 } )
			.filter(
				( text ) =>
					! [ '.', '..' ].includes( text ) && ! /%2f/i.test( text )
			);
		fc.assert(
			fc.property( value, value, ( a, b ) => {
				const path = '/one/{a}/two/{b}';
				expect( matchPath( path, fillPath( path, { a, b } ) ) ).toEqual(
					{ a, b }
				);
			} )
		);
	} );
} );
