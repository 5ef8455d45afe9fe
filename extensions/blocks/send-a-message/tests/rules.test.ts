import fc from 'fast-check';
import { parseChatAddress } from '../rules/links';
import { anyText } from '../../../../tests/harness/any-text';

describe( 'parseChatAddress', () => {
	it.each( [
		[ 'https://wa.me/12125550123', [ '1', '2125550123', '' ] ],
		[ '\u202ahttps://wa.me/12125550123\u202c', [ '1', '2125550123', '' ] ],
		[ ' http://www.wa.me/+493012345/ ', [ '49', '3012345', '' ] ],
		[
			'https://wa.me/35312345678?text=Hello%20you',
			[ '353', '12345678', 'Hello you' ],
		],
		[
			'https://api.whatsapp.com/send?phone=79161234567&text=Hi',
			[ '7', '9161234567', 'Hi' ],
		],
		[
			'https://web.whatsapp.com/send/?phone=+447700900123',
			[ '44', '7700900123', '' ],
		],
	] )(
		'splits %j into a country code, a number and a message',
		( address, [ countryCode, phoneNumber, firstMessage ] ) => {
			expect( parseChatAddress( address ) ).toEqual( {
				countryCode,
				phoneNumber,
				firstMessage,
			} );
		}
	);

	it.each( [
		'https://wa.me/',
		'https://wa.me/message/ABCDEF',
		'https://wa.me/123',
		'https://wa.me/1234567890123456',
		'https://wa.me.example/12125550123',
		'https://api.whatsapp.com/12125550123',
		'https://api.whatsapp.com/send?text=Hi',
		'javascript:alert(1)//wa.me/12125550123',
		'12125550123',
		'',
		`https://wa.me/12125550123?text=${ 'a'.repeat( 1_000_000 ) }`,
	] )( 'returns null for invalid URL %#', ( text ) => {
		expect( parseChatAddress( text ) ).toBeNull();
	} );

	it( 'returns a number with 7 to 15 digits, or null, for any text', () => {
		fc.assert(
			fc.property( anyText, ( text ) => {
				const chat = parseChatAddress( `https://wa.me/${ text }` );
				expect(
					chat ? chat.countryCode + chat.phoneNumber : '1234567'
				).toMatch( /^\d{7,15}$/ );
			} )
		);
	} );
} );
