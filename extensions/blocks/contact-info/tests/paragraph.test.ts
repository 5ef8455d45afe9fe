import { numberFinder } from '../details/recognize';
import { readContactLine } from '../rules/paragraph';

const kindIn = ( line: string, country: string, language = '' ) =>
	readContactLine( line, numberFinder( [ line ], { country, language } ) )
		.kind;

describe( 'a line of a paragraph', () => {
	it.each( [
		[ '1600 Pennsylvania Avenue', 'US' ],
		[ 'Springfield, OR 97403', 'US' ],
		[ 'Springfield, OR 97403-1234', 'US' ],
		[ 'Springfield, OR 97403-1234', '' ],
		[ '97403-1234', 'US' ],
		[ '97403-1234', '' ],
		[ 'P.O. Box 5550123', 'US' ],
		[ 'Suite 100', 'US' ],
		[ '10115 Berlin', 'DE' ],
		[ '10115 Berlin', '' ],
		[ 'D-10115 Berlin', 'DE' ],
		[ 'Hauptstraße 123', 'DE' ],
		[ '8001 Zürich', 'CH' ],
		[ '75008 Paris', 'FR' ],
		[ '1012 AB Amsterdam', 'NL' ],
		[ 'London SW1A 2AA', 'GB' ],
		[ '00-950 Warszawa', 'PL' ],
		[ '1000-205 Lisboa', 'PT' ],
		[ 'Salvador, BA 40020-000', 'BR' ],
		[ 'São Paulo - SP, 01310-100', 'BR' ],
		[ '〒100-0001 東京都千代田区千代田1-1', 'JP' ],
		[ 'New Delhi 110001', 'IN' ],
		[ '018956 Singapore', 'SG' ],
		[ 'Seoul 03187', 'KR' ],
		[ 'Since 1998', 'US' ],
		[ 'Mon-Fri 9-17', 'DE' ],
		[ 'Emergency: 112', 'DE' ],
	] )(
		'with a postal code or a house number is an address: %s (%s)',
		( line, country ) => {
			expect( kindIn( line, country ) ).toBe( 'address' );
		}
	);

	it.each( [
		[ '(212) 555-0199', 'US' ],
		[ '212.555.0199', 'US' ],
		[ '+1 212 555 0199', '' ],
		[ 'Tel. 091 555 0123', '' ],
		[ 'Phone: 555-0123', 'US' ],
		[ '☎ 555 0123', '' ],
		[ '030 1234567', 'DE' ],
		[ 'Call us 030/123 45-67', 'DE' ],
		[ '044 668 18 00', 'CH' ],
		[ '01 23 45 67 89', 'FR' ],
		[ '020 7946 0000', 'GB' ],
		[ '03-1234-5678', 'JP' ],
		[ '22 33 44 55', 'NO' ],
		[ '4003-1234', 'BR' ],
		[ '٠٢ ٢٣٤٥ ٦٧٨٩', 'EG' ],
	] )(
		'with a valid or labeled phone number is a phone: %s (%s)',
		( line, country ) => {
			expect( kindIn( line, country ) ).toBe( 'phone' );
		}
	);

	it.each( [
		[ 'ann@example.com', 'email' ],
		[ 'Mail ann@example.com or 212 555 0199', 'email' ],
		[ 'Harbour Bakery', 'address' ],
	] )( 'is recognized by an email address: %s is %s', ( line, kind ) => {
		expect( kindIn( line, 'US' ) ).toBe( kind );
	} );

	it.each( [
		[ [ '030 1234567', 'Germany' ], { country: 'US', language: 'en-US' } ],
		[ [ '030 1234567', 'Deutschland' ], { country: '', language: 'de' } ],
		[ [ '030 1234567' ], { country: '', language: 'de' } ],
		[ [ '030 1234567' ], { country: 'DE', language: 'en-US' } ],
	] )(
		'finds numbers of the countries in the lines, of the site or of its language: %j, %j',
		( lines, site ) => {
			const find = numberFinder( lines, site );
			expect( readContactLine( '030 1234567', find ) ).toEqual( {
				kind: 'phone',
				phone: '030 1234567',
				number: '030 1234567',
				dials: '0301234567',
			} );
		}
	);

	it( 'finds no number for an unknown country or language', () => {
		expect(
			numberFinder( [ '030 1234567' ], { country: '', language: '?' } )(
				'030 1234567'
			)
		).toEqual( { number: '', dials: '' } );
	} );
} );
