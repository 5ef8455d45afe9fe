import { addressAttributes } from '../details/attributes';
import { cardText, codeOf, fingerprint, pathOf } from '../rules/card';
import cases from './card.cases.json';

const details = ( list: readonly ( readonly unknown[] )[] ) =>
	list.map( ( [ slug, attributes ] ) => ( {
		name: `dovetail/${ slug }`,
		attributes: attributes as Record< string, unknown >,
	} ) );

describe( 'a contact card', () => {
	it.each( cases )(
		'has the expected text: $card',
		( { name, details: list, card } ) => {
			expect( cardText( name, details( list ) ) ).toBe(
				card.replaceAll( '|', '\r\n' )
			);
		}
	);

	it.each( Object.entries( addressAttributes ) )(
		'contains the text fields of an address, but not its settings (%s)',
		( name, rule ) => {
			const isText = 'role' in rule && rule.role === 'content';
			const text = isText ? 'Filled' : '%A%n%C';
			const value = rule.type === 'boolean' ? ! rule.default : text;
			const card = cardText(
				'',
				details( [ [ 'address', { [ name ]: value } ] ] )
			);
			expect( /^ADR:.*Filled/m.test( card ) ).toBe( isText );
			expect( card === '' ).toBe( ! isText );
		}
	);

	it.each( [
		[ '', '811c9dc5' ],
		[ 'a', 'e40c292c' ],
		[ 'foobar', 'bf9cf968' ],
		[ 'Müller', '78b60f3c' ],
	] )( 'has the expected fingerprint for the text %j', ( text, expected ) => {
		expect( fingerprint( text ) ).toBe( expected );
	} );
} );

describe( 'a contact card’s QR code', () => {
	it( 'has the corner patterns that phones look for', () => {
		const code = codeOf( 'BEGIN:VCARD' );
		expect( code ).toMatchObject( {
			of: fingerprint( 'BEGIN:VCARD' ),
			side: 21,
		} );
		const path = code ? pathOf( code ) : '';
		expect( path ).toMatch( /^M0 0\.5h7M/ );
		expect( path ).toContain( 'M0 1.5h1M6 1.5h1' );
		expect( path ).toContain( 'M14 0.5h7' );
		expect( path ).toContain( 'M0 20.5h7' );
	} );

	it( 'is missing if the card is empty or too long', () => {
		expect( codeOf( '' ) ).toBeNull();
		expect( codeOf( 'x'.repeat( 700 ) ) ).toBeNull();
		expect( codeOf( 'x'.repeat( 660 ) )?.side ).toBe( 97 );
	} );
} );
