import fc from 'fast-check';
import { createCache } from '../create-cache';

describe( 'a cache', () => {
	// spec: 000-9-12 (cache default 1000 items)
	it( 'keeps 1000 items unless told otherwise', () => {
		const cache = createCache< number, number >();
		for ( let key = 0; key < 1001; key++ ) {
			cache.set( key, key );
		}
		expect( cache.size ).toBe( 1000 );
		expect( cache.has( 0 ) ).toBe( false );
		expect( cache.get( 1 ) ).toBe( 1 );
		expect( cache.get( 1000 ) ).toBe( 1000 );
	} );

	it( 'drops the item that has gone unused for longest', () => {
		const cache = createCache< string, number >( 2 );
		cache.set( 'a', 1 );
		cache.set( 'b', 2 );
		cache.get( 'a' );
		cache.set( 'c', 3 );
		expect( [ 'a', 'b', 'c' ].filter( cache.has ) ).toEqual( [ 'a', 'c' ] );
	} );

	it( 'counts writing as a use and asking as none', () => {
		const cache = createCache< string, number >( 2 );
		cache.set( 'a', 1 );
		cache.set( 'b', 2 );
		cache.set( 'a', 10 );
		cache.has( 'b' );
		cache.set( 'c', 3 );
		expect( cache.get( 'a' ) ).toBe( 10 );
		expect( cache.has( 'b' ) ).toBe( false );
	} );

	it( 'keeps undefined as a value', () => {
		const cache = createCache< string, undefined >();
		cache.set( 'a', undefined );
		expect( cache.has( 'a' ) ).toBe( true );
		expect( cache.get( 'a' ) ).toBeUndefined();
		expect( cache.has( 'b' ) ).toBe( false );
	} );

	it( 'forgets one item or all of them', () => {
		const cache = createCache< string, number >();
		cache.set( 'a', 1 );
		cache.set( 'b', 2 );
		expect( cache.delete( 'a' ) ).toBe( true );
		expect( cache.delete( 'a' ) ).toBe( false );
		expect( cache.size ).toBe( 1 );
		cache.clear();
		expect( cache.size ).toBe( 0 );
	} );

	it.each( [ '__proto__', 'constructor', 'toString', '' ] )(
		'treats %j as a key like any other',
		( key ) => {
			const cache = createCache< string, number >();
			expect( cache.get( key ) ).toBeUndefined();
			cache.set( key, 7 );
			expect( cache.get( key ) ).toBe( 7 );
		}
	);

	it.each( [ 0, -1, 1.5, NaN, Infinity ] )(
		'cannot be made for %d items',
		( limit ) => {
			expect( () => createCache( limit ) ).toThrow( RangeError );
		}
	);

	it( 'never outgrows its limit and always holds what was written last', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 20 } ),
				fc.array(
					fc.tuple( fc.integer( { min: 0, max: 40 } ), fc.anything() )
				),
				( limit, writes ) => {
					const cache = createCache< number, unknown >( limit );
					for ( const [ key, value ] of writes ) {
						cache.set( key, value );
						expect( cache.get( key ) ).toBe( value );
						expect( cache.size ).toBeLessThanOrEqual( limit );
					}
				}
			)
		);
	} );
} );
