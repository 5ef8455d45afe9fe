import fc from 'fast-check';
import { isColor, parseColor } from '../color';
import table from './color.cases.json';
import { HOSTILE_VALUES, anything } from './hostile';
import { readCases } from './read-cases';

describe( 'parseColor', () => {
	// spec: 000-5-1
	it.each( readCases( table ) )(
		'returns $color for $why',
		( { value, color } ) => {
			expect( isColor( value ) ).toBe( color !== null );
			expect( parseColor( value ) ).toBe( color );
		}
	);

	it.each( HOSTILE_VALUES )( 'returns null for %s', ( _, value ) => {
		expect( parseColor( value ) ).toBeNull();
	} );

	it( 'returns # and six hexadecimal digits, or null, for any input', () => {
		fc.assert(
			fc.property( anything, ( value ) => {
				const color = parseColor( value );
				return color === null || /^#[0-9a-f]{6}$/.test( color );
			} )
		);
	} );
} );
