import fc from 'fast-check';
import { languageOf } from '../rules/language-names';
import {
	isTooNarrow,
	kept,
	LANGUAGE_CODES,
	restaurantsOf,
	ridIn,
	styleFor,
	stylesFor,
	withStyle,
} from '../rules/reservation';
import { createCache, isCode, wordsIn } from '../rules/search';

// spec: 002-9-9 (languages, and the default from the site locale)
describe( 'the language', () => {
	it.each( [
		[ '', 'de_DE', 'de-DE' ],
		[ '', 'de-AT', 'de-DE' ],
		[ '', 'fr_FR', 'fr-CA' ],
		[ '', 'es', 'es-MX' ],
		[ '', 'ja', 'ja-JP' ],
		[ '', 'nl-NL', 'nl-NL' ],
		[ '', 'it_IT', 'it-IT' ],
		[ '', 'sv_SE', 'en-US' ],
		[ '', 'den', 'en-US' ],
		[ '', '', 'en-US' ],
		[ 'it-IT', 'de_DE', 'it-IT' ],
	] as const )(
		'chosen as "%s" on a site in %s is %s',
		( chosen, site, language ) => {
			expect( languageOf( chosen, site ) ).toBe( language );
		}
	);

	it( 'is one of seven supported languages', () => {
		expect( LANGUAGE_CODES ).toEqual( [
			'en-US',
			'fr-CA',
			'de-DE',
			'es-MX',
			'ja-JP',
			'nl-NL',
			'it-IT',
		] );
	} );
} );

describe( 'the style', () => {
	it.each( [
		[ 'button', 1, 'button' ],
		[ 'button', 2, 'standard' ],
		[ 'multi', 1, 'standard' ],
		[ 'multi', 2, 'multi' ],
		[ 'tall', 2, 'tall' ],
		[ 'wide', 0, 'wide' ],
	] as const )(
		'%s for %i restaurants becomes %s',
		( style, count, suits ) => {
			expect( styleFor( style, count ) ).toBe( suits );
		}
	);

	it( '“button” is offered only for one restaurant', () => {
		expect( stylesFor( 1 ) ).toEqual( [
			'standard',
			'tall',
			'wide',
			'button',
		] );
		expect( stylesFor( 2 ) ).toEqual( [ 'standard', 'tall', 'wide' ] );
	} );

	it( '“wide” sets wide alignment, and any other style clears the alignment', () => {
		expect(
			withStyle( { style: 'standard', align: 'left' }, 'wide' )
		).toEqual( {
			style: 'wide',
			align: 'wide',
		} );
		expect( withStyle( { style: 'wide', align: 'full' }, 'tall' ) ).toEqual(
			{
				style: 'tall',
				align: undefined,
			}
		);
		expect(
			withStyle( { style: 'tall', align: 'left' }, 'button' )
		).toEqual( {
			style: 'button',
			align: 'left',
		} );
		const full = { style: 'wide', align: 'full' } as const;
		expect( withStyle( full, 'wide' ) ).toBe( full );
	} );

	it( '“wide” needs wide or full alignment', () => {
		expect(
			(
				[
					undefined,
					'left',
					'center',
					'right',
					'wide',
					'full',
				] as const
			 ).filter( ( align ) => isTooNarrow( { style: 'wide', align } ) )
		).toEqual( [ undefined, 'left', 'center', 'right' ] );
		expect( isTooNarrow( { style: 'tall' } ) ).toBe( false );
	} );
} );

describe( 'restaurants', () => {
	it( 'are stored with their known names and without duplicates', () => {
		const some = [
			{ rid: 1, name: 'Salt & Anchor' },
			{ rid: 2, name: '' },
			{ rid: 1, name: 'Again' },
		];
		const block = kept( some );
		expect( block ).toEqual( {
			rid: [ 1, 2 ],
			names: [ { rid: 1, name: 'Salt & Anchor' } ],
		} );
		expect( restaurantsOf( block ) ).toEqual( some.slice( 0, 2 ) );
		expect( restaurantsOf( { rid: [ 7, 7 ], names: [] } ) ).toEqual( [
			{ rid: 7, name: '' },
		] );
	} );

	it.each( [
		[ '412810', 412810 ],
		[ ' 412810\n', 412810 ],
		[ '0412810', null ],
		[ '-1', null ],
		[ '1e5', null ],
		[ '12345678901', null ],
		[ '1.5', null ],
		[ '', null ],
	] )( 'with the typed ID "%s" have the ID %s', ( text, rid ) => {
		expect( ridIn( text ) ).toBe( rid );
	} );

	it.each( [
		[ 'Bellini', 'Bellini' ],
		[ '  Café ', 'Café' ],
		[ 'B', 'B' ],
		[ '鮨', '鮨' ],
		[ ' ', '' ],
		[ 'https://www.opentable.com/r/bellini-am-markt', '' ],
		[ 'http', '' ],
		[ 'https://www.opentable.com/?rid=1', '' ],
		[ '//www.opentable.com/?rid=1', '' ],
		[ '<script src=', '' ],
		[ ' <iframe', '' ],
		[ 'The <b> Place', 'The <b> Place' ],
		[ 'x'.repeat( 500 ), 'x'.repeat( 100 ) ],
	] )( 'typed as "%s" are searched for as "%s"', ( typed, words ) => {
		expect( wordsIn( typed ) ).toBe( words );
	} );

	it( 'are searched for by text that does not start like a URL', () => {
		expect( isCode( 'Bellini' ) ).toBe( false );
		expect( isCode( 'HTTPS://x' ) ).toBe( true );
		expect( isCode( 'www.opentable.com/r/bellini' ) ).toBe( true );
		expect( isCode( 'opentable.de/r/bellini' ) ).toBe( true );
	} );
} );

describe( 'a cache', () => {
	// spec: 000-9-12 (cache default 1000 items)
	it( 'stores 1000 items by default', () => {
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
		'drops the least recently used item, and counts %s an item as use',
		( _, use ) => {
			const cache = of( [ 'a', 'b' ] );
			use( cache );
			cache.set( 'c', 3 );
			expect(
				[ 'a', 'b', 'c' ].filter( ( key ) => cache.get( key ) )
			).toEqual( [ 'a', 'c' ] );
		}
	);

	it( 'never exceeds its limit, and always contains the last added item', () => {
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

/** Creates a cache for two items and fills it with the given keys, the oldest first. */
function of( keys: readonly string[] ) {
	const cache = createCache< string, number >( 2 );
	keys.forEach( ( key, index ) => cache.set( key, index + 1 ) );
	return cache;
}
