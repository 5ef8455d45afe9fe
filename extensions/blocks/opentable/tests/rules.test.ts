import { isCode, wordsIn } from '../rules/entry';
import { languageOf } from '../rules/language-names';
import { LANGUAGE_CODES } from '../rules/languages';
import { kept, restaurantsOf, ridIn } from '../rules/restaurants';
import { isTooNarrow, styleFor, stylesFor, withStyle } from '../rules/styles';

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

	it( 'is one of seven', () => {
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
	] as const )( '%s for %i restaurants is %s', ( style, count, suits ) => {
		expect( styleFor( style, count ) ).toBe( suits );
	} );

	it( 'is offered as a button only for one restaurant', () => {
		expect( stylesFor( 1 ) ).toEqual( [
			'standard',
			'tall',
			'wide',
			'button',
		] );
		expect( stylesFor( 2 ) ).toEqual( [ 'standard', 'tall', 'wide' ] );
	} );

	it( 'wide sets wide alignment, and leaving it clears the alignment', () => {
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

	it( 'wide needs wide or full alignment', () => {
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
	it( 'keep known names, each restaurant once', () => {
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
	] )( 'with the ID "%s" are %s', ( text, rid ) => {
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
	] )( 'are searched by "%s" as "%s"', ( typed, words ) => {
		expect( wordsIn( typed ) ).toBe( words );
	} );

	it( 'are no code', () => {
		expect( isCode( 'Bellini' ) ).toBe( false );
		expect( isCode( 'HTTPS://x' ) ).toBe( true );
	} );
} );
