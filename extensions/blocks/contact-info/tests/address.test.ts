import { readAttributes } from '#shared/attributes';
import { addressFormat, countryCode } from '../details/address-format';
import { addressAttributes, FIELDS } from '../details/attributes';
import {
	type Address,
	addressLines,
	readAddress,
} from '../details/rules/address';

const address = ( fields: Partial< Address > ): Address => ( {
	...( Object.fromEntries(
		FIELDS.map( ( name ) => [ name, '' ] )
	) as Address ),
	...fields,
} );

const BERLIN = { address: 'Hafenstr. 1', city: 'Berlin', postal: '10623' };

describe( 'an address', () => {
	// spec: 001-2.3-2
	it.each( [
		[
			{ ...BERLIN, country: 'Germany' },
			'Hafenstr. 1 | 10623 Berlin | Germany',
		],
		[
			{ ...BERLIN, region: 'BE', country: 'Deutschland' },
			'Hafenstr. 1 | 10623 Berlin, BE | Deutschland',
		],
		[
			{
				address: 'Quai 1',
				city: 'Genève',
				postal: '1201',
				country: 'CH',
			},
			'Quai 1 | 1201 Genève | CH',
		],
		[
			{
				address: '1 Main St',
				addressLine2: 'Suite 2',
				city: 'Springfield',
				region: 'OR',
				postal: '97403',
				country: 'USA',
			},
			'1 Main St | Suite 2 | Springfield, OR 97403 | USA',
		],
		[
			{
				address: '10 Downing St',
				city: 'London',
				postal: 'SW1A 2AA',
				country: 'U.K.',
			},
			'10 Downing St | London | SW1A 2AA | U.K.',
		],
		[
			{
				address: 'Rua A, 1',
				city: 'São Paulo',
				region: 'SP',
				postal: '01000-000',
				country: 'Brasil',
			},
			'Rua A, 1 | São Paulo-SP | 01000-000 | Brasil',
		],
		[
			{
				address: '1 Raffles Place',
				city: 'Singapore',
				postal: '048616',
				country: 'Singapore',
			},
			'1 Raffles Place | Singapore 048616 | Singapore',
		],
		[
			{
				address: 'Fő u. 1',
				city: 'Budapest',
				postal: '1011',
				country: 'Hungary',
			},
			'Budapest | Fő u. 1 | 1011 | Hungary',
		],
		[
			{
				address: '丸の内1-1',
				city: '千代田区',
				region: '東京都',
				postal: '100-0005',
				country: '日本',
			},
			'日本 | 100-0005 | 東京都千代田区 | 丸の内1-1',
		],
		[
			{
				address: '1-1 Marunouchi',
				city: 'Chiyoda',
				region: 'Tokyo',
				postal: '100-0005',
				country: 'Japan',
			},
			'1-1 Marunouchi, Chiyoda, Tokyo | 100-0005 | Japan',
		],
		[
			{
				address: '中環1號',
				city: '中環',
				region: '香港島',
				country: '香港',
			},
			'香港 | 香港島 | 中環 | 中環1號',
		],
		[
			{ ...BERLIN, country: 'Atlantis' },
			'Hafenstr. 1 | Berlin, 10623 | Atlantis',
		],
		[ BERLIN, 'Hafenstr. 1 | 10623 Berlin' ],
	] )( 'is formatted by its country’s rules: %j', ( fields, lines ) => {
		const whole = address( fields );
		const format = addressFormat( whole, 'DE', [ 'pt-BR' ] );
		expect( addressLines( whole, format ).join( ' | ' ) ).toBe( lines );
		expect( readAttributes( addressAttributes, { format } ).format ).toBe(
			format
		);
	} );

	it( 'has the default format if neither the address nor the site has a country', () => {
		expect( addressFormat( address( BERLIN ), '', [] ) ).toBe( '' );
	} );

	it( 'contains every filled field in each country’s format', () => {
		const fields = address( {
			address: 'One',
			addressLine2: 'Two',
			city: 'Three',
			region: 'Four',
			postal: 'Five',
		} );
		for ( let at = 0; at < 26 * 26; at++ ) {
			const country = String.fromCharCode(
				65 + Math.floor( at / 26 ),
				65 + ( at % 26 )
			);
			for ( const city of [ 'Three', '三' ] ) {
				const whole = { ...fields, city, country };
				const format = addressFormat( whole, '', [] );
				const text = addressLines( whole, format ).join( '|' );
				for ( const value of Object.values( whole ) ) {
					expect( [ country, format, text ] ).toEqual( [
						country,
						format,
						expect.stringContaining( value ),
					] );
				}
				expect(
					readAttributes( addressAttributes, { format } ).format
				).toBe( format );
			}
		}
	} );
} );

describe( 'countryCode', () => {
	it.each( [
		[ 'Deutschland', 'DE' ],
		[ ' germany ', 'DE' ],
		[ 'Allemagne', 'DE' ],
		[ 'Alemania', '' ],
		[ 'de', 'DE' ],
		[ 'U.S.A.', 'US' ],
		[ 'United States', 'US' ],
		[ 'Schweiz', 'CH' ],
		[ 'ไทย', 'TH' ],
		[ 'Ger', '' ],
		[ 'XX', '' ],
		[ 'constructor', '' ],
		[ '', '' ],
	] )( 'returns the code of the country in %j: “%s”', ( text, code ) => {
		expect( countryCode( text, [ 'fr-CA', 'no language!' ] ) ).toBe( code );
	} );
} );

describe( 'an address on one line', () => {
	it.each( [
		[ 'Quay 1', { address: 'Quay 1' } ],
		[ 'Quay 1, Hamburg', { address: 'Quay 1', city: 'Hamburg' } ],
		[
			'Bodestraße 1, 10178 Berlin, Germany',
			{
				address: 'Bodestraße 1',
				postal: '10178',
				city: 'Berlin',
				country: 'Germany',
			},
		],
		[
			'1 Main St, Springfield, OR 97403, United States',
			{
				address: '1 Main St',
				city: 'Springfield, OR 97403',
				country: 'United States',
			},
		],
		[ ' , ', {} ],
	] )( 'is split into fields: %s', ( line, fields ) => {
		expect( readAddress( line ) ).toEqual( {
			address: '',
			postal: '',
			city: '',
			country: '',
			...fields,
		} );
	} );
} );
