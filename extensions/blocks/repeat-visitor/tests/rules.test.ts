import fc from 'fast-check';
import { parseThreshold, thresholdOf } from '../rules/visits';

describe( 'a threshold typed by the author', () => {
	// spec: 002-5-10
	it.each( [
		[ '1', 1 ],
		[ '3', 3 ],
		[ ' 12 ', 12 ],
		[ '007', 7 ],
		[ '9007199254740991', 9007199254740991 ],
		[ '0', null ],
		[ '000', null ],
		[ '-1', null ],
		[ '+1', null ],
		[ '2.5', null ],
		[ '2,5', null ],
		[ '3.0', null ],
		[ '1e3', null ],
		[ '0x10', null ],
		[ '٣', null ],
		[ 'three', null ],
		[ '3 visits', null ],
		[ 'Infinity', null ],
		[ '9007199254740992', null ],
		[ '9'.repeat( 1000 ), null ],
		[ ' ', null ],
		[ '', null ],
	] )( '%.20j is %p', ( text, threshold ) => {
		expect( parseThreshold( text ) ).toBe( threshold );
	} );

	// spec: 002-5-10
	it( 'is a positive whole number or null', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const threshold = parseThreshold( text );
				return (
					threshold === null ||
					( Number.isInteger( threshold ) && threshold > 0 )
				);
			} )
		);
	} );
} );

describe( 'a saved threshold', () => {
	it.each( [
		[ 1, 1 ],
		[ 40, 40 ],
		[ 0, 3 ],
		[ -4, 3 ],
		[ 2.5, 3 ],
		[ NaN, 3 ],
		[ Infinity, 3 ],
		[ '5', 3 ],
		[ undefined, 3 ],
		[ null, 3 ],
		[ [ 5 ], 3 ],
	] )( '%p is read as %p', ( saved, threshold ) => {
		expect( thresholdOf( saved ) ).toBe( threshold );
	} );
} );
