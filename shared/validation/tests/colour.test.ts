import fc from 'fast-check';
import { isColour, parseColour } from '../colour';
import table from './colour.cases.json';
import { HOSTILE, anything } from './hostile';
import { readCases } from './read-cases';

describe( 'a colour', () => {
	// spec: 000-5-1
	it.each( readCases( table ) )(
		'is $colour for $why',
		( { value, colour } ) => {
			expect( isColour( value ) ).toBe( colour !== null );
			expect( parseColour( value ) ).toBe( colour );
		}
	);

	it.each( HOSTILE )( 'is not found in %s', ( _, value ) => {
		expect( parseColour( value ) ).toBeNull();
	} );

	it( 'is six digits behind a #, or null, for whatever comes in', () => {
		fc.assert(
			fc.property( anything, ( value ) => {
				const colour = parseColour( value );
				return colour === null || /^#[0-9a-f]{6}$/.test( colour );
			} )
		);
	} );
} );
