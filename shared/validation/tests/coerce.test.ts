import fc from 'fast-check';
import {
	coerceBoolean,
	coerceInteger,
	coerceNumber,
	coerceOneOf,
} from '../coerce';
import { HOSTILE_VALUES, anything } from './hostile';

describe( 'coerceBoolean', () => {
	// spec: 000-5-6
	it( 'returns false only for the string “false”', () => {
		expect( coerceBoolean( 'false', true ) ).toBe( false );
	} );

	const OTHER_VALUES: [ unknown ][] = [
		[ 'true' ],
		[ '' ],
		[ '0' ],
		[ 'no' ],
		[ 'FALSE' ],
		[ ' false' ],
		[ 'false\n' ],
		[ 0 ],
		[ 1 ],
		[ NaN ],
		[ [] ],
		[ {} ],
	];
	it.each( OTHER_VALUES )( 'returns true for %j', ( value ) => {
		expect( coerceBoolean( value, false ) ).toBe( true );
	} );

	it( 'returns a boolean unchanged', () => {
		expect( coerceBoolean( false, true ) ).toBe( false );
		expect( coerceBoolean( true, false ) ).toBe( true );
	} );

	it.each( [ undefined, null ] )(
		'returns the fallback for %s',
		( value ) => {
			expect( coerceBoolean( value, true ) ).toBe( true );
			expect( coerceBoolean( value, false ) ).toBe( false );
		}
	);
} );

describe( 'coerceOneOf', () => {
	const LAYOUTS = [ 'square', 'circle' ] as const;

	// spec: 000-5-6 (out-of-list values fall back to the default)
	it( 'returns a value that is in the list', () => {
		expect( coerceOneOf( 'circle', LAYOUTS, 'square' ) ).toBe( 'circle' );
		expect( coerceOneOf( 75, [ 25, 50, 75, 100 ], 100 ) ).toBe( 75 );
	} );

	it.each< [ string, unknown ] >( [
		[ 'another word', 'hexagon' ],
		[ 'capital letters', 'Circle' ],
		[ 'surrounding spaces', ' circle' ],
		[ 'a list of one', [ 'circle' ] ],
		...HOSTILE_VALUES,
	] )( 'returns the fallback for %s', ( _, value ) => {
		expect( coerceOneOf( value, LAYOUTS, 'square' ) ).toBe( 'square' );
	} );
} );

describe( 'coerceNumber', () => {
	const RANGE = { min: 1, max: 10, fallback: 5 };

	it.each< [ unknown, number ] >( [
		[ 7, 7 ],
		[ 7.5, 7.5 ],
		[ '7.5', 7.5 ],
		[ ' 7 ', 7 ],
		[ '+7.', 5 ],
		[ '.5', 1 ],
		[ 0, 1 ],
		[ -3, 1 ],
		[ '11', 10 ],
		[ Number.MAX_VALUE, 10 ],
	] )( 'converts %j to %d, within the range', ( value, number ) => {
		expect( coerceNumber( value, RANGE ) ).toBe( number );
	} );

	it.each< [ unknown, number ] >( [
		[ 7.5, 8 ],
		[ '7.4', 7 ],
		[ 10.4, 10 ],
		[ 0.2, 1 ],
	] )( 'rounds %j to %d if it must be an integer', ( value, number ) => {
		expect( coerceInteger( value, RANGE ) ).toBe( number );
	} );

	it( 'returns a number unchanged if there are no limits', () => {
		expect( coerceNumber( '-1234.5', { fallback: 0 } ) ).toBe( -1234.5 );
		expect( coerceInteger( -1234, { fallback: 0 } ) ).toBe( -1234 );
	} );

	// spec: 000-5-6 (invalid values fall back to the default)
	it.each< [ string, unknown ] >( [
		[ 'an exponent', '1e1' ],
		[ 'a hexadecimal', '0x5' ],
		[ 'a unit', '7px' ],
		[ 'a comma', '7,5' ],
		[ 'a boolean', true ],
		[ 'a list with a number', [ 7 ] ],
		[ 'an object with a value', { valueOf: () => 7 } ],
		...HOSTILE_VALUES.filter( ( [ why ] ) => ! why.endsWith( 'number' ) ),
	] )( 'returns the unclamped fallback for %s', ( _, value ) => {
		expect( coerceNumber( value, RANGE ) ).toBe( 5 );
		expect( coerceInteger( value, RANGE ) ).toBe( 5 );
		expect( coerceInteger( value, { ...RANGE, fallback: -1 } ) ).toBe( -1 );
	} );

	it( 'returns a number in the range for any input', () => {
		fc.assert(
			fc.property( fc.oneof( fc.double(), anything ), ( value ) => {
				const number = coerceNumber( value, RANGE );
				const whole = coerceInteger( value, RANGE );
				expect( number ).toBeGreaterThanOrEqual( 1 );
				expect( number ).toBeLessThanOrEqual( 10 );
				expect( Number.isInteger( whole ) ).toBe( true );
				expect( Math.min( 10, Math.max( 1, whole ) ) ).toBe( whole );
			} )
		);
	} );
} );
