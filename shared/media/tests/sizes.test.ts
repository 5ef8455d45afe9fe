import fc from 'fast-check';
import { imageRatio, imageRatioOf, sizeAttributes } from '../gallery';

const element = ( attributes: Record< string, string | number > ) => ( {
	getAttribute: ( name: string ) =>
		Object.hasOwn( attributes, name ) ? String( attributes[ name ] ) : null,
} );

describe( 'the ratio of a picture', () => {
	it.each< [ unknown, unknown, number ] >( [
		[ 1200, 800, 1.5 ],
		[ '1200', '800', 1.5 ],
		[ '12.5', '25', 0.5 ],
	] )( 'of %s by %s is %d', ( width, height, ratio ) => {
		expect( imageRatio( width, height ) ).toBe( ratio );
	} );

	// spec: 000-5-17
	it.each< [ unknown, unknown ] >( [
		[ undefined, 800 ],
		[ 1200, undefined ],
		[ null, null ],
		[ '', '' ],
		[ 0, 800 ],
		[ 1200, 0 ],
		[ -1200, -800 ],
		[ NaN, 800 ],
		[ Infinity, 800 ],
		[ '1200px', '800px' ],
		[ '1e3', '1e3' ],
		[ '\uff11\uff12\uff10\uff10', '\uff18\uff10\uff10' ],
		[ '\u200f1200', '800' ],
		[ '9'.repeat( 400 ), '1' ],
		[ { valueOf: () => 3 }, 1 ],
		[ [ 1200 ], [ 800 ] ],
		[ '__proto__', 'constructor' ],
		[ 1e308, 1e-308 ],
		[ 5e-324, 1e308 ],
	] )( 'falls back to 1 for %p by %p', ( width, height ) => {
		expect( imageRatio( width, height ) ).toBe( 1 );
	} );

	it( 'is a positive number for whatever comes in', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( width, height ) => {
				const ratio = imageRatio( width, height );
				return ratio > 0 && Number.isFinite( ratio );
			} )
		);
	} );
} );

describe( 'the size that a gallery picture carries', () => {
	// spec: 000-3-18
	it( 'stands in data-width and data-height and is read from there', () => {
		const attributes = sizeAttributes( 1600, '900' );
		expect( attributes ).toEqual( {
			'data-width': 1600,
			'data-height': 900,
		} );
		expect( imageRatioOf( element( attributes ) ) ).toBe( 1600 / 900 );
	} );

	// spec: 000-5-17
	it( 'leaves out a side that is missing or invalid, and then the ratio is 1', () => {
		expect( sizeAttributes( 1600, 'auto' ) ).toEqual( {
			'data-width': 1600,
		} );
		expect( sizeAttributes( undefined, null ) ).toEqual( {} );
		expect( imageRatioOf( element( { 'data-width': 1600 } ) ) ).toBe( 1 );
		expect( imageRatioOf( element( {} ) ) ).toBe( 1 );
	} );
} );
