import fc from 'fast-check';
import { isColor, parseColor } from '../color';
import table from './color.cases.json';
import { HOSTILE_VALUES, anything } from './hostile';
import { readCases } from './read-cases';

describe( 'a color', () => {
	// spec: 000-5-1
	it.each( readCases( table ) )(
		'is $color for $why',
		( { value, color } ) => {
			expect( isColor( value ) ).toBe( color !== null );
			expect( parseColor( value ) ).toBe( color );
		}
	);

	it.each( HOSTILE_VALUES )( 'is not found in %s', ( _, value ) => {
		expect( parseColor( value ) ).toBeNull();
	} );

	it( 'turns any input into # and six hexadecimal digits, or null', () => {
		fc.assert(
			fc.property( anything, ( value ) => {
				const color = parseColor( value );
				return color === null || /^#[0-9a-f]{6}$/.test( color );
			} )
		);
	} );
} );
