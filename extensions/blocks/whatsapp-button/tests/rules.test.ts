import { readAttributes, toPlainText } from '#shared/attributes';
import { plainPhone } from '#shared/validation';
import { resetLocaleData } from '@wordpress/i18n';
import fc from 'fast-check';
import { anyText } from '../../../../tests/harness/any-text';
import { attributes } from '../attributes';
import { metadata } from '../block';
import {
	countryCodeOf,
	countryOfLocale,
	countryOptions,
	DEFAULT_COUNTRY_CODE,
	readNumber,
	wholeCountryCode,
} from '../editor/countries';
import { BACKGROUNDS, colorClassOf } from '../rules/backgrounds';
import {
	backgroundOf,
	contrast,
	luminanceOf,
	textColor,
} from '../rules/colors';
import { callingCode, chatAddress, isWrongNumber } from '../rules/phone-number';
import { variations } from '../variations';

describe( 'isWrongNumber', () => {
	// spec: 002-5-12
	it.each( [
		[ '1US', '(212) 555-0123', false ],
		[ '49DE', '030/123.45-67', false ],
		[ '', '+49 30 1234567', false ],
		[ '', '(+49) 30 1234567', false ],
		[ '1', '212 555 0123', false ],
		[ '1US', '', false ],
		[ '1US', 'x', false ],
		[ '1US', 'no', false ],
		[ '1US', 'non', true ],
		[ '1US', '555x', true ],
		[ '1US', '+1 212', true ],
		[ '1US', '212;555', true ],
		[ '1US', '212 555 0123\n', true ],
		[ '1US', '9'.repeat( 1_000_000 ), true ],
	] )(
		'validates a phone number with the country code %j (case %#)',
		( code, number, wrong ) => {
			expect( isWrongNumber( code, number ) ).toBe( wrong );
		}
	);
} );

describe( 'the chat URL', () => {
	it.each( [
		[ '1US', '(212) 555-0123', 'Hi', 'https://wa.me/12125550123?text=Hi' ],
		[ '1', '212.555.0123', '', 'https://wa.me/12125550123' ],
		[ '', '+49 30 12345', '', 'https://wa.me/493012345' ],
		[
			'44GB',
			'7700900123',
			`a&b="'[x]"`,
			'https://wa.me/447700900123?text=a%26b%3D%22%27%5Bx%5D%22',
		],
		[
			'44GB',
			'7700900123',
			'\ud83d',
			'https://wa.me/447700900123?text=%EF%BF%BD',
		],
		[
			'44GB',
			'7700900123',
			'👋',
			'https://wa.me/447700900123?text=%F0%9F%91%8B',
		],
		[ '1US', '', 'Hi', null ],
		[ '1US', '55', 'Hi', null ],
		[ '1US', 'javascript:alert(1)', 'Hi', null ],
	] )(
		'for the country code %j, the number %j and the message %j is %j',
		( countryCode, phoneNumber, firstMessage, address ) => {
			expect(
				chatAddress( { countryCode, phoneNumber, firstMessage } )
			).toBe( address );
		}
	);

	it( 'contains only digits and percent-encoded text, for any input', () => {
		fc.assert(
			fc.property(
				anyText,
				anyText,
				anyText,
				( countryCode, phoneNumber, firstMessage ) => {
					const address = chatAddress( {
						countryCode,
						phoneNumber: `${ phoneNumber }555`,
						firstMessage,
					} );
					expect( address ?? 'https://wa.me/555' ).toMatch(
						/^https:\/\/wa\.me\/\d{3,20}(\?text=[\w.~%-]+)?$/
					);
				}
			)
		);
	} );

	it.each( [
		[ '1US', '1' ],
		[ '1', '1' ],
		[ '+49', '49' ],
		[ '599BQ', '599' ],
		[ 'US', '' ],
		[ '12345', '' ],
		[ '1"><script>', '' ],
	] )( 'for the country code %j uses the digits %j', ( code, digits ) => {
		expect( callingCode( code ) ).toBe( digits );
	} );
} );

describe( 'readNumber', () => {
	it( 'returns either the typed number, or digits and a country, for any input', () => {
		fc.assert(
			fc.property( anyText, anyText, ( countryCode, typed ) => {
				const read = readNumber( countryCode, typed );
				if ( read.phoneNumber !== plainPhone( typed ) ) {
					expect( read.countryCode ).toMatch( /^\d{1,3}[A-Z]{2}$/ );
					expect( read.phoneNumber ).toMatch( /^[\d -]+$/ );
				}
			} )
		);
	} );

	it.each( [
		[ '49DE', '0151 23456789', '49DE', '1512 3456789' ],
		[ '1US', '1 (212) 555-0123', '1US', '212 555 0123' ],
		[ '', '+49 30 1234567', '49DE', '30 1234567' ],
		[ '1US', '+1 416 555 0123', '1CA', '416 555 0123' ],
		[ '7RU', '8 912 345-67-89', '7RU', '912 345 67 89' ],
		[ '39IT', '+39 02 12345678', '39IT', '02 1234 5678' ],
		[ '49DE', '0', '49DE', '0' ],
		[ '49DE', '+', '49DE', '+' ],
		[ '1US', '+999 1234567', '1US', '+999 1234567' ],
		[ '1US', '\u202a212 555\u200e 0123\u202c', '1US', '212 555 0123' ],
		[ '1US', '212\u2013555\u20110123', '1US', '212-555-0123' ],
		[ '20EG', '\u0661\u0662\u0663', '20EG', '123' ],
		[ '1US', '1'.repeat( 1_000 ), '1US', '1'.repeat( 1_000 ) ],
	] )(
		'parses a typed phone number with the country code %j (case %#)',
		( code, typed, whole, number ) => {
			expect( readNumber( code, typed ) ).toEqual( {
				countryCode: whole,
				phoneNumber: number,
			} );
		}
	);

	it( 'returns a parsed number unchanged', () => {
		const once = readNumber( '49DE', '0151 23456789' );
		expect( readNumber( once.countryCode, once.phoneNumber ) ).toEqual(
			once
		);
	} );
} );

describe( 'the country list', () => {
	const english = countryOptions( 'en-US' );
	const labelOf = ( value: string ) =>
		english.find( ( option ) => option.value === value )?.label;

	// spec: 002-3.17-7
	it( 'has 245 countries, each with a name, a flag and a calling code', () => {
		expect( english ).toHaveLength( 245 );
		expect( new Set( english.map( ( { value } ) => value ) ).size ).toBe(
			245
		);
		for ( const { value, label } of english ) {
			expect( value ).toMatch( /^\d{1,3}[A-Z]{2}$/ );
			expect( label ).toMatch( /^\p{RI}{2} \p{L}.* \+\d{1,3}$/u );
		}
	} );

	it.each( [
		[ '1US', '🇺🇸 United States +1' ],
		[ '1CA', '🇨🇦 Canada +1' ],
		[ '44GB', '🇬🇧 United Kingdom +44' ],
		[ '41CH', '🇨🇭 Switzerland +41' ],
		[ '7KZ', '🇰🇿 Kazakhstan +7' ],
		[ '358AX', '🇦🇽 Åland Islands +358' ],
		[ '383XK', '🇽🇰 Kosovo +383' ],
		[ '242CG', '🇨🇬 Congo - Brazzaville +242' ],
	] )( 'shows the code %s as “%s”', ( value, label ) => {
		expect( labelOf( value ) ).toBe( label );
	} );

	it( 'is sorted by name in the author’s language', () => {
		const german = countryOptions( 'de-DE' );
		const names = german.map( ( { label } ) =>
			label.replace( /^\S+ /, '' )
		);
		expect( names ).toContain( 'Österreich +43' );
		expect( names.indexOf( 'Österreich +43' ) ).toBeLessThan(
			names.indexOf( 'Pakistan +92' )
		);
	} );

	it.each( [ '', 'x', 'not a locale', '💥' ] )(
		'is in English if the language is %j',
		( locale ) => {
			expect( countryOptions( locale ) ).toEqual(
				expect.arrayContaining( [
					{ value: '43AT', label: '🇦🇹 Austria +43' },
				] )
			);
		}
	);

	it.each( [
		[ '1US', '1US' ],
		[ '1CA', '1CA' ],
		[ '1', '1US' ],
		[ '44', '44GB' ],
		[ '7XX', '7RU' ],
		[ '', null ],
		[ '000', null ],
		[ 'US', null ],
	] )( 'converts the saved code %j to the option %j', ( saved, whole ) => {
		expect( wholeCountryCode( saved ) ).toBe( whole );
	} );

	it.each( [
		[ 'NL', '31NL' ],
		[ 'XX', null ],
		[ '', null ],
		[ null, null ],
	] )( 'converts the country %j to the option %j', ( country, code ) => {
		expect( countryCodeOf( country ) ).toBe( code );
	} );

	it.each( [
		[ 'de-CH', 'CH' ],
		[ 'de', 'DE' ],
		[ 'pt-BR', 'BR' ],
		[ 'es-419', '419' ],
		[ 'not a locale', null ],
		[ '', null ],
	] )(
		'for the language %j preselects the country %j',
		( locale, country ) => {
			expect( countryOfLocale( locale ) ).toBe( country );
		}
	);

	// spec: 002-4.15-2
	it( 'defaults to the calling code 1', () => {
		expect( DEFAULT_COUNTRY_CODE ).toBe( '1US' );
		expect( callingCode( DEFAULT_COUNTRY_CODE ) ).toBe( '1' );
	} );
} );

describe( 'button colors', () => {
	// spec: 002-9-16, 002-3.17-5
	it.each( [
		[ '#25D366', 'dark' ],
		[ '#25d366', 'dark' ],
		[ '#465B64', 'dark' ],
		[ '#F4F4F4', 'light' ],
		[ '#FFFFFF', 'light' ],
		[ '#000000', 'light' ],
	] )(
		'with the background %s have the color class “%s”',
		( color, name ) => {
			expect( colorClassOf( color ) ).toBe( name );
		}
	);

	// spec: 002-9-16
	it( 'in the palette are WhatsApp’s green, slate, #F4F4F4 and #FFFFFF', () => {
		expect( BACKGROUNDS ).toEqual( [
			'#25D366',
			'#465B64',
			'#F4F4F4',
			'#FFFFFF',
		] );
	} );

	it.each( [
		[ '#25D366', '#000000' ],
		[ '#465B64', '#ffffff' ],
		[ '#F4F4F4', '#000000' ],
		[ '#FFFFFF', '#000000' ],
		[ '#000000', '#ffffff' ],
	] )(
		'with the background %s include the text color %s',
		( background, text ) => {
			expect( textColor( background ) ).toBe( text );
		}
	);

	it( 'keep the text readable on every background', () => {
		expect( contrast( 1, luminanceOf( '#25D366' ) ) ).toBeCloseTo(
			1.98,
			2
		);
		fc.assert(
			fc.property( fc.integer( { min: 0, max: 0xffffff } ), ( rgb ) => {
				const background = `#${ rgb.toString( 16 ).padStart( 6, '0' ) }`;
				const [ low, high ] = [ background, textColor( background ) ]
					.map( luminanceOf )
					.sort( ( a, b ) => a - b ) as [ number, number ];
				expect( contrast( high, low ) ).toBeGreaterThan( 4.5 );
			} )
		);
	} );

	it.each( [
		[ '#465B64', '#465B64' ],
		[ '465b64', '#465b64' ],
		[ 'red', '#25D366' ],
		[ '', '#25D366' ],
		[ '#fff;background:url(//x)', '#25D366' ],
	] )(
		'with the saved value %j have the background %s',
		( saved, background ) => {
			const { backgroundColor } = readAttributes( attributes, {
				backgroundColor: saved,
			} );
			expect( backgroundOf( backgroundColor ) ).toBe( background );
		}
	);
} );

it.each( [
	[ 'Fish & Chips', 'Fish & Chips' ],
	[ 'Fish &amp;amp; Chips', 'Fish & Chips' ],
	[ '&amp;lt;b>', '‹b›' ],
	[ '&eacute;', '&eacute;' ],
] )( 'toPlainText converts %j to %j', ( typed, text ) => {
	expect( toPlainText( typed ) ).toBe( text );
} );

describe( 'the WhatsApp button', () => {
	afterEach( () => resetLocaleData( {}, 'dovetail-blocks' ) );

	// spec: 002-3.17-1, 002-3.17-2, 002-3.17-3, 002-3.17-4, 002-3.17-5, 002-3.17-6
	it( 'is green by default, has English texts and no number, and opens in the same tab', () => {
		const defaults = Object.fromEntries(
			Object.entries( attributes ).map( ( [ name, schema ] ) => [
				name,
				schema.default,
			] )
		);
		expect( defaults ).toEqual( {
			countryCode: '',
			phoneNumber: '',
			firstMessage:
				'Hi, I got your WhatsApp information from your website.',
			buttonText: 'Chat on WhatsApp',
			backgroundColor: '#25D366',
			colorClass: 'dark',
			openInNewTab: false,
		} );
		expect( attributes.colorClass.enum ).toEqual( [ 'dark', 'light' ] );
	} );

	// spec: 002-1-18
	it( 'is allowed only inside a message block', () => {
		expect( metadata.parent ).toEqual( [ 'dovetail/send-a-message' ] );
	} );

	it( 'uses the schema’s default texts if the author’s language is English', () => {
		expect( variations()[ 0 ]?.attributes ).toEqual( {
			firstMessage: attributes.firstMessage.default,
			buttonText: attributes.buttonText.default,
		} );
	} );

	it( 'uses translated default texts for authors in other languages', () => {
		resetLocaleData(
			{ 'Chat on WhatsApp': [ 'Über WhatsApp schreiben' ] },
			'dovetail-blocks'
		);
		expect( variations() ).toMatchObject( [
			{
				isDefault: true,
				attributes: { buttonText: 'Über WhatsApp schreiben' },
			},
		] );
	} );
} );
