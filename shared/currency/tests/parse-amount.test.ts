import fc from 'fast-check';
import { CURRENCY_CODES } from '../currency';
import { parseAmount } from '../parse-amount';

const MEGABYTE = 1_048_576;

describe( 'parseAmount', () => {
	// spec: 000-5-3
	it.each( [
		[ '1,234.56', 'USD', 1234.56 ],
		[ '1.234,56', 'EUR', 1234.56 ],
		[ '1.234.567', 'EUR', 1_234_567 ],
		[ '1 234,56', 'SEK', 1234.56 ],
		[ '12,34,567.5', 'INR', 1_234_567.5 ],
		[ '1,234', 'JPY', 1234 ],
		[ '1234.567', 'KWD', 1234.567 ],
		[ '0', 'USD', 0 ],
		[ '007', 'USD', 7 ],
		[ '5.', 'USD', 5 ],
		[ '.5', 'USD', 0.5 ],
		[ ',5', 'EUR', 0.5 ],
	] )(
		'reads the group and decimal separators of “%s” in %s: %d',
		( text, code, amount ) => {
			expect( parseAmount( text, code ) ).toBe( amount );
		}
	);

	it.each( [
		[ 'a group separator anywhere', '1,50', 'USD', 150 ],
		[ 'a dot that cannot group digits', '1.5', 'SEK', 1.5 ],
		[ 'more decimals than the currency has', '1.5', 'JPY', 1.5 ],
		[ 'the symbol', '$5', 'USD', 5 ],
		[ 'a symbol at the end', '5 €', 'EUR', 5 ],
		[ 'a symbol on the unusual side', '€5', 'EUR', 5 ],
		[ 'a bare dollar sign', '$5', 'AUD', 5 ],
		[ 'a symbol without its period', '50 kr', 'DKK', 50 ],
		[ 'the code', 'EUR 5', 'EUR', 5 ],
		[ 'symbol and code', '$5 usd', 'USD', 5 ],
		[ 'a typographic apostrophe', 'CHF 1’234.50', 'CHF', 1234.5 ],
		[ 'every kind of space', '1\u2009234\u202f567,5', 'SEK', 1_234_567.5 ],
		[ 'surrounding spaces', ' \n5\t', 'USD', 5 ],
		[ 'groups of three with a space', '20 000', 'EUR', 20_000 ],
		[
			'groups with a no-break space',
			'1\u00a0234\u202f567,5',
			'EUR',
			1_234_567.5,
		],
		[ 'groups with an apostrophe', '$1’234.50', 'USD', 1234.5 ],
		[ 'another apostrophe', "20'000", 'EUR', 20_000 ],
		[
			'zeros as decimals of a currency without decimals',
			'1000.00',
			'JPY',
			1000,
		],
		[ 'a dash instead of decimals', '20,-', 'EUR', 20 ],
		[ 'a long dash and a symbol', '20,– €', 'EUR', 20 ],
		[ 'a dash after grouped digits', '1.234,-', 'EUR', 1234 ],
		[ 'a dash in Swedish notation', '50:-', 'SEK', 50 ],
		[ 'a dash in Swiss notation', "CHF 1'000.--", 'CHF', 1000 ],
		[ 'a dash after a group separator', '20,-', 'USD', 20 ],
		[ 'a minus sign', '-5', 'USD', -5 ],
		[ 'a plus sign', '+5', 'USD', 5 ],
		[ 'a typographic minus sign', '\u22125', 'USD', -5 ],
		[ 'a minus sign after the symbol', '$-5', 'USD', -5 ],
		[ 'negative zero as zero', '-0', 'USD', 0 ],
		[ 'direction marks', '\u200f1,234.50\u00a0\u200f₪', 'ILS', 1234.5 ],
		[ 'a lowercase code', '1.234,5', 'eur', 1234.5 ],
		[
			'an unknown code with the default notation',
			'$1,234.5',
			'XYZ',
			1234.5,
		],
	] )( 'accepts %s', ( _, text, code, amount ) => {
		expect( parseAmount( text, code ) ).toBe( amount );
	} );

	// spec: 000-5-3 (null when not a number)
	it.each< [ string, unknown, string ] >( [
		[ 'nothing', '', 'USD' ],
		[ 'space', ' ', 'USD' ],
		[ 'a space in a currency that groups by spaces', '\u00a0', 'SEK' ],
		[ 'a symbol alone', '$', 'USD' ],
		[ 'a sign alone', '-', 'USD' ],
		[ 'separators alone', '.,', 'USD' ],
		[ 'a word', 'five', 'USD' ],
		[ 'a number with a word', '5 apples', 'USD' ],
		[ 'two numbers', '5 5', 'USD' ],
		[ 'a group that is not of three', '20 00', 'EUR' ],
		[ 'a group that is too long', '20 0000', 'EUR' ],
		[ 'a first group of four digits', '2000 000', 'EUR' ],
		[ 'the separators of another country', '1.234,50', 'CHF' ],
		[ 'a dash after decimals', '5,50,-', 'EUR' ],
		[ 'three dashes', '20,---', 'EUR' ],
		[ 'a colon alone', '50:', 'SEK' ],
		[ 'two lines, in a currency that groups by spaces', '5\n500', 'SEK' ],
		[ 'two columns', '5\t500', 'SEK' ],
		[ 'two lines with a Unicode line separator', '5\u2028500', 'SEK' ],
		[ 'a vertical tab', '5\v500', 'SEK' ],
		[ 'two decimal separators', '1.2.3', 'USD' ],
		[ 'two decimal commas', '1,2,3', 'EUR' ],
		[ 'two signs', '--5', 'USD' ],
		[ 'a sign on both sides of the symbol', '-$-5', 'USD' ],
		[ 'the symbol of another currency', '€5', 'USD' ],
		[ 'an exponent', '1e5', 'USD' ],
		[ 'a hexadecimal', '0x10', 'USD' ],
		[ 'the word Infinity', 'Infinity', 'USD' ],
		[ 'the word NaN', 'NaN', 'USD' ],
		[ 'full-width digits', '\uff11\uff10\uff10', 'JPY' ],
		[ 'Arabic digits', '\u0661\u0660\u0660', 'KWD' ],
		[ 'a fraction sign', '½', 'USD' ],
		[ 'a script', 'javascript:alert(1)', 'USD' ],
		[ 'data', 'data:text/html,5', 'USD' ],
		[ 'a key that every object inherits', '__proto__', 'USD' ],
		[ 'another inherited key', 'constructor', '__proto__' ],
		[ 'a NUL', '5\u0000', 'USD' ],
		[ 'more than a number can hold', '9'.repeat( 400 ), 'USD' ],
		[ 'a megabyte of digits', '9'.repeat( MEGABYTE ), 'USD' ],
		[
			'a megabyte of digits and a letter',
			'9'.repeat( MEGABYTE ) + 'x',
			'USD',
		],
		[ 'a megabyte of spaces', ' '.repeat( MEGABYTE ) + 'x', 'SEK' ],
		[ 'a megabyte of groups', ','.repeat( MEGABYTE ), 'USD' ],
		[ 'a megabyte of marks', '\u200f'.repeat( MEGABYTE ), 'ILS' ],
		[ 'a number', 5, 'USD' ],
		[ 'nothing at all', undefined, 'USD' ],
		[ 'null', null, 'USD' ],
		[ 'a list', [ '5' ], 'USD' ],
		[ 'an object', { toString: () => '5' }, 'USD' ],
	] )( 'returns null for %s', ( _, text, code ) => {
		expect( parseAmount( text, code ) ).toBeNull();
	} );

	it( 'returns a finite number or null for any input', () => {
		const near = fc.string( {
			unit: fc.constantFrom(
				...'0123456789.,-+$€krKč \u00a0\u202f’e\u200f'
			),
			maxLength: 40,
		} );
		const code = fc.oneof(
			fc.constantFrom( ...CURRENCY_CODES ),
			fc.string()
		);
		fc.assert(
			fc.property(
				fc.oneof( near, fc.anything() ),
				code,
				( text, currency ) => {
					const amount = parseAmount( text, currency );
					return amount === null || Number.isFinite( amount );
				}
			),
			{ numRuns: 1000 }
		);
	} );
} );
