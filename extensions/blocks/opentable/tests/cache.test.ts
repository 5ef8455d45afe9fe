import fc from 'fast-check';
import { createCache } from '../rules/cache';

describe( 'a cache', () => {
	// spec: 000-9-12 (cache default 1000 items)
	it( 'keeps 1000 items unless told otherwise', () => {
		const cache = createCache< number, number >();
		for ( let key = 0; key < 1001; key++ ) {
			cache.set( key, key );
		}
		expect( cache.get( 0 ) ).toBeUndefined();
		for ( let key = 1; key < 1001; key++ ) {
			expect( cache.get( key ) ).toBe( key );
		}
	} );

	it.each( [
		[ 'reading', ( cache: ReturnType< typeof of > ) => cache.get( 'a' ) ],
		[
			'writing',
			( cache: ReturnType< typeof of > ) => cache.set( 'a', 1 ),
		],
	] )(
		'drops the item that has gone unused for longest, and %s is a use',
		( _, use ) => {
			const cache = of( [ 'a', 'b' ] );
			use( cache );
			cache.set( 'c', 3 );
			expect(
				[ 'a', 'b', 'c' ].filter( ( key ) => cache.get( key ) )
			).toEqual( [ 'a', 'c' ] );
		}
	);

	it( 'never holds more than its limit, and always what was written last', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 20 } ),
				fc.array(
					fc.tuple( fc.integer( { min: 0, max: 40 } ), fc.string() )
				),
				( limit, writes ) => {
					const cache = createCache< number, string >( limit );
					for ( const [ key, value ] of writes ) {
						cache.set( key, value );
						expect( cache.get( key ) ).toBe( value );
					}
					const keys = [
						...new Set( writes.map( ( [ key ] ) => key ) ),
					];
					expect(
						keys.filter( ( key ) => cache.get( key ) !== undefined )
					).toHaveLength( Math.min( keys.length, limit ) );
				}
			)
		);
	} );
} );

/** Creates a cache for two items with these keys, the oldest first. */
function of( keys: readonly string[] ) {
	const cache = createCache< string, number >( 2 );
	keys.forEach( ( key, index ) => cache.set( key, index + 1 ) );
	return cache;
}
