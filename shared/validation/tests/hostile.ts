import fc from 'fast-check';
import { anyText } from '../../../tests/harness/any-text';

const MEGABYTE = 1_048_576;

/** Values that every parser must handle without crashing. */
export const HOSTILE_VALUES: [ why: string, value: unknown ][] = [
	[ 'nothing', undefined ],
	[ 'null', null ],
	[ 'no text', '' ],
	[ 'spaces', ' \t\n' ],
	[ 'a NUL', '\u0000' ],
	[ 'a right-to-left mark', '\u200f' ],
	[ 'a right-to-left override', '\u202e#00a2ff' ],
	[ 'full-width digits', '\uff11\uff12\uff13' ],
	[ 'Arabic digits', '\u0661\u0662\u0663' ],
	[ 'half a pair', '\ud800' ],
	[ 'a script', 'javascript:alert(1)' ],
	[ 'data', 'data:text/html,<script>alert(1)</script>' ],
	[ 'a key of every object', '__proto__' ],
	[ 'another such key', 'constructor' ],
	[ 'a method of every object', 'toString' ],
	[ 'a megabyte of digits', '1'.repeat( MEGABYTE ) ],
	[ 'a megabyte of digits and a letter', '1'.repeat( MEGABYTE ) + 'x' ],
	[ 'a megabyte of single digits', '1 x '.repeat( MEGABYTE / 4 ) ],
	[ 'a megabyte of spaces', ' '.repeat( MEGABYTE ) + 'x' ],
	[
		'a megabyte of spaces behind a digit',
		'1' + ' '.repeat( MEGABYTE ) + 'x',
	],
	[ 'a megabyte of dots', '.'.repeat( MEGABYTE ) ],
	[ 'a megabyte of plus signs', '+'.repeat( MEGABYTE ) ],
	[ 'a megabyte of brackets', '('.repeat( MEGABYTE ) ],
	[ 'a megabyte of hyphens', '-'.repeat( MEGABYTE ) ],
	[ 'a megabyte of short words', 'a.'.repeat( MEGABYTE / 2 ) ],
	[ 'a megabyte of marks', '\u200f'.repeat( MEGABYTE ) ],
	[ 'NaN', NaN ],
	[ 'infinity', Infinity ],
	[ 'a huge number', Number.MAX_VALUE ],
	[ 'a tiny number', Number.MIN_VALUE ],
	[ 'a big integer', 10n ],
	[ 'a symbol', Symbol( 'red' ) ],
	[ 'a function', () => 'red' ],
	[ 'a list', [ 'red' ] ],
	[ 'an object that turns into text', { toString: () => 'red' } ],
	[ 'an object without a prototype', Object.create( null ) ],
	[ 'an object with an own prototype key', JSON.parse( '{"__proto__":1}' ) ],
	[ 'a date', new Date( NaN ) ],
];

/** Generates long strings of a few repeated characters, which make regular expressions with backtracking slow. */
const repetitive = fc
	.tuple(
		fc.string( {
			unit: fc.constantFrom( ...'019aAfx@.-+_ ()/:;?#%,\u200f\uff11' ),
			maxLength: 6,
		} ),
		fc.nat( 20_000 ),
		fc.string( { maxLength: 3 } )
	)
	.map( ( [ part, times, end ] ) => part.repeat( times ) + end );

/** Generates values that a post, pasted content or a response may contain, mostly strings. */
export const anything = fc.oneof(
	repetitive,
	anyText,
	fc.string(),
	fc.webUrl(),
	fc.emailAddress(),
	fc.anything( { withBigInt: true, withNullPrototype: true, withDate: true } )
);
