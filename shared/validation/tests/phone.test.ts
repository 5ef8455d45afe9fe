import fc from 'fast-check';
import { findPhone, isPhoneNumber, phoneDigits } from '../phone';
import { plainPhone } from '../plain-phone';
import { safeHref } from '../url';
import { HOSTILE_VALUES, anything } from './hostile';

describe( 'the digits to dial', () => {
	it.each( [
		[ '+1 (555) 010-9999', '+15550109999' ],
		[ '(+41) 44 123 45 67', '+41441234567' ],
		[ '044/123.45.67', '0441234567' ],
		[ '112', '112' ],
		[ '12+34', '1234' ],
		[ 'Call +1 555', '+1555' ],
		[ '+', '' ],
		[ 'call', '' ],
		[ '', '' ],
		[ '\uff11\uff12\uff13', '' ],
		[ '\u200f+1 555', '+1555' ],
	] )( 'for %j are %j', ( text, digits ) => {
		expect( phoneDigits( text ) ).toBe( digits );
	} );
} );

describe( 'a phone number', () => {
	it.each( [
		'112',
		'+41441234567',
		'(+41) 44 123 45 67',
		'+(41) 44',
		'044/123.45-67',
		'+41 (0)44 123 45 67',
		'+1 (555) 010-9999',
		'12345678901234567890',
	] )( 'is valid: %s', ( value ) => {
		expect( isPhoneNumber( value ) ).toBe( true );
	} );

	it.each( [
		...[
			'',
			'+',
			'()',
			'---',
			'12',
			'1 555 FLOWERS',
			'1-800-FLOWERS',
			'call',
			'Tel. 112',
			'112 x 4',
		],
		...[ '++41 44 123', '41+44123', '112\n', ' 112', '112;ext=4' ],
		...[ '\uff11\uff11\uff12', '\u200f112', '123456789012345678901' ],
	] )( 'is invalid: %j', ( value ) => {
		expect( isPhoneNumber( value ) ).toBe( false );
	} );
} );

describe( 'a phone number in running text', () => {
	it.each( [
		[ '+1 (555) 010-9999', '', '+1 (555) 010-9999', '', '+15550109999' ],
		[
			'Call us: 044 123 45 67',
			'Call us: ',
			'044 123 45 67',
			'',
			'0441234567',
		],
		[
			'Tel (044) 123 45 67.',
			'Tel ',
			'(044) 123 45 67',
			'.',
			'0441234567',
		],
		[
			'Mobile 1: 079 123 45 67',
			'Mobile 1: ',
			'079 123 45 67',
			'',
			'0791234567',
		],
		[ '112 (day and night)', '', '112', ' (day and night)', '112' ],
		[ '044 123, ext. 5', '', '044 123', ', ext. 5', '044123' ],
		[
			'\u200f+41\u00a044 123',
			'\u200f',
			'+41\u00a044 123',
			'',
			'+4144123',
		],
	] )( 'is found: %j', ( text, before, number, after, digits ) => {
		expect( findPhone( text ) ).toEqual( {
			before,
			number,
			after,
			digits,
		} );
	} );

	it.each( [
		[ 'Mon-Fri 9-17: ', '030 1234567', '', '0301234567' ],
		[ 'Mon 9:00 – 17:00: ', '112', '', '112' ],
		[ '9.00-17.00 ', '020 7946 0000', '', '02079460000' ],
		[ 'Open 24/7: ', '555 010 9999', '', '5550109999' ],
		[ 'Suite 100: ', '+1 555 010 9999', '', '+15550109999' ],
		[ 'From 24.12.2026: ', '030 1234567', '', '0301234567' ],
		[ '', '030 1234567', ' (9-17)', '0301234567' ],
		[ '', '030 1234567', ' / 0171 2345678', '0301234567' ],
		[ '', '030 / 1234567', '', '0301234567' ],
		[ '', '12-34-56-78', '', '12345678' ],
		[ '', '555 1234', ' / 555 4321', '5551234' ],
		[ 'Room 1124, ', '555 1234', '', '5551234' ],
		[ 'Room 112, desk ', '44 712', '', '44712' ],
		[ 'Desk ', '44 712', ', room 112', '44712' ],
		[ '', '+41 (0)44 123 45 67', '', '+41441234567' ],
		[ '', '+39 (0)6 69821234', '', '+390669821234' ],
	] )(
		'is found next to hours, dates, rooms and other text: %j, %j, %j',
		( before, number, after, digits ) => {
			expect( findPhone( before + number + after ) ).toEqual( {
				before,
				number,
				after,
				digits,
			} );
		}
	);

	it.each( [
		...[ '', 'Ask at the desk', 'Room 12', '+', '1'.repeat( 21 ) ],
		...[ 'Mon-Fri 9-17', '24/7', '1-800-FLOWERS', '2026-12-24' ],
		...[ '1'.repeat( 60 ), '\uff11\uff11\uff12' ],
	] )( 'is not found in %j', ( text ) => {
		expect( findPhone( text ) ).toBeNull();
	} );

	it( 'is found without losing other text, and becomes a valid link', () => {
		fc.assert(
			fc.property( anything, ( value ) => {
				const phone = findPhone( value );
				return (
					phone === null ||
					( phone.before + phone.number + phone.after === value &&
						isPhoneNumber( phone.number ) &&
						phoneDigits( phone.number ).replace( /^(\+|00)/, '' )
							.length >=
							phone.digits.replace( /^(\+|00)/, '' ).length &&
						safeHref( `tel:${ phone.digits }` ) !== null )
				);
			} ),
			{ numRuns: 500 }
		);
	} );
} );

describe( 'phoneDigits', () => {
	it.each( HOSTILE_VALUES )(
		'returns only digits, or an empty string, for %s',
		( _, value ) => {
			expect( phoneDigits( value ) ).toMatch( /^(\+?\d+)?$/ );
			expect( isPhoneNumber( value ) ).toBe( false );
			expect( findPhone( value ) ).toBeNull();
		}
	);

	it( 'returns digits with an optional plus sign, or an empty string, for any input', () => {
		fc.assert(
			fc.property( anything, ( value ) => {
				isPhoneNumber( value );
				return /^(\+?\d+)?$/.test( phoneDigits( value ) );
			} )
		);
	} );
} );

describe( 'a typed or pasted phone number', () => {
	it.each( [
		[ '+41 (0)44 123-45', '+41 (0)44 123-45' ],
		[ '\u202a+41 44\u202c', '+41 44' ],
		[ '\u0660\u0661\u0662\u0668\u0669', '01289' ],
		[ '\u06f0\u06f9', '09' ],
		[ '\u0966\u096f', '09' ],
		[ '\uff0b\uff14\uff11\uff08\uff10\uff09', '+41(0)' ],
		[ '\ud835\udfcf\ud835\udfd8\ud835\udfff', '109' ],
		[ '044\u2013123\u201145\u221267', '044-123-45-67' ],
		[ 'call', 'call' ],
		[ '', '' ],
	] )( 'is converted to ASCII: %j becomes %j', ( typed, plain ) => {
		expect( plainPhone( typed ) ).toBe( plain );
	} );

	it( 'can contain digits of any script', () => {
		for ( let code = 0x30; code < 0x20000; code += 1 ) {
			const digit = String.fromCodePoint( code );
			if ( /\p{Nd}/u.test( digit ) ) {
				expect( plainPhone( digit ) ).toMatch( /^\d$/ );
			}
		}
	} );
} );
