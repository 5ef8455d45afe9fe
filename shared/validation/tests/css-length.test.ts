import fc from 'fast-check';
import { CSS_UNITS, parseCssLength } from '../css-length';
import { HOSTILE_VALUES, anything } from './hostile';

describe( 'a CSS length', () => {
	it.each( CSS_UNITS )( 'can have the unit %s', ( unit ) => {
		expect( parseCssLength( `1.5${ unit }` ) ).toBe( `1.5${ unit }` );
	} );

	it.each< [ unknown, string ] >( [
		[ '12px', '12px' ],
		[ '12', '12px' ],
		[ 12, '12px' ],
		[ 0, '0px' ],
		[ -0, '0px' ],
		[ '-4px', '-4px' ],
		[ '+4px', '4px' ],
		[ '.5em', '0.5em' ],
		[ '012PX', '12px' ],
		[ ' 12px ', '12px' ],
		[ '33.333333333333336%', '33.3333%' ],
		[ 100 / 3, '33.3333px' ],
		[ '999999px', '999999px' ],
	] )( '%j is parsed as %s', ( value, length ) => {
		expect( parseCssLength( value ) ).toBe( length );
	} );

	it.each( [
		...[ 'px', '12 px', '12pxx', '12.px', '1.2.3px', '--1px', '1e3px' ],
		...[ '0x10', '1000000px', '12,5px', 'auto', 'inherit', '12fr' ],
		...[ '12deg', '12s', 'calc(1px + 1em)', 'var(--size)', 'min(1px,2px)' ],
		...[ 'url(https://evil.example)', 'expression(alert(1))', '12px}' ],
		...[ '12px;color:red', '12px/**/', '12px 12px', '12\\70x' ],
		...[ '12px!important', '\u200f12px', '\uff11\uff12px' ],
	] )( 'is invalid: %j', ( text ) => {
		expect( parseCssLength( text ) ).toBeNull();
	} );

	it.each( [ 1e21, 1_000_000, -1_000_000 ] )(
		'is invalid: %d',
		( number ) => {
			expect( parseCssLength( number ) ).toBeNull();
		}
	);

	it.each(
		HOSTILE_VALUES.filter( ( [ , value ] ) => value !== Number.MIN_VALUE )
	)( 'is invalid: %s', ( _, value ) => {
		expect( parseCssLength( value ) ).toBeNull();
	} );

	it( 'parsed from any input is null or a number with a unit, and does not change when parsed again', () => {
		const sizes = fc
			.tuple( fc.double(), fc.constantFrom( '', ...CSS_UNITS, 'fr' ) )
			.map( ( [ number, unit ] ) => number + unit );
		fc.assert(
			fc.property(
				fc.oneof( sizes, fc.double(), anything ),
				( value ) => {
					const length = parseCssLength( value );
					return (
						length === null ||
						( /^-?\d+(\.\d+)?([a-z]+|%)$/.test( length ) &&
							parseCssLength( length ) === length )
					);
				}
			),
			{ numRuns: 500 }
		);
	} );
} );
