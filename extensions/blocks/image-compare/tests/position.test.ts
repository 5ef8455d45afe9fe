import fc from 'fast-check';
import {
	DEFAULT_POSITION,
	clipPaths,
	isPosition,
	keyPosition,
	parsePosition,
	pointerPosition,
	spokenPosition,
	type BeforeAfterMode,
	type SliderPart,
} from '../rules/position';

describe( 'a position', () => {
	// spec: 000-9-12 (slider default start 50%), 000-5-14
	it( 'is 50 percent by default, and is applied only strictly between 0 and 100', () => {
		expect( DEFAULT_POSITION ).toBe( 50 );
		expect(
			[ -1, 0, 0.001, 50, 99.999, 100, 101, NaN ].map( isPosition )
		).toEqual( [ false, false, true, true, true, false, false, false ] );
	} );

	it.each< [ unknown, number | null ] >( [
		[ '35%', 35 ],
		[ '35', 35 ],
		[ ' 35.5 % ', 35.5 ],
		[ 35, 35 ],
		[ '0%', null ],
		[ '100%', null ],
		[ 0, null ],
		[ 100, null ],
		[ -5, null ],
		[ '-5%', null ],
		[ '120', null ],
		[ '', null ],
		[ '%', null ],
		[ 'middle', null ],
		[ '3e1', null ],
		[ '35px', null ],
		[ '\uff13\uff15%', null ],
		[ '\u200f35%', null ],
		[ '9'.repeat( 100_000 ), null ],
		[ ' '.repeat( 50_000 ) + 'x', null ],
		[ NaN, null ],
		[ Infinity, null ],
		[ null, null ],
		[ undefined, null ],
		[ true, null ],
		[ [ 35 ], null ],
		[ { valueOf: () => 35 }, null ],
		[ '__proto__', null ],
	] )( 'written as %.30p is %p', ( value, position ) => {
		expect( parsePosition( value ) ).toBe( position );
	} );

	it( 'is strictly between 0 and 100 or undefined, for any input', () => {
		fc.assert(
			fc.property(
				fc.oneof( fc.anything(), fc.string(), fc.double() ),
				( value ) => {
					const position = parsePosition( value );
					return (
						position === null || ( position > 0 && position < 100 )
					);
				}
			)
		);
	} );

	it.each( [
		[ 0.2, 1 ],
		[ 1.4, 1 ],
		[ 49.5, 50 ],
		[ 99.4, 99 ],
		[ 99.9, 99 ],
	] )( 'of %d is announced as %i, from 1 to 99', ( position, spoken ) => {
		expect( spokenPosition( position ) ).toBe( spoken );
	} );
} );

describe( 'a key', () => {
	// spec: 000-4.3-1
	it.each<
		[ string, SliderPart, BeforeAfterMode, 'ltr' | 'rtl', number | null ]
	>( [
		[ 'ArrowRight', 'handle', 'horizontal', 'ltr', 51 ],
		[ 'ArrowLeft', 'handle', 'horizontal', 'ltr', 49 ],
		[ 'ArrowUp', 'handle', 'horizontal', 'ltr', 51 ],
		[ 'ArrowDown', 'handle', 'horizontal', 'ltr', 49 ],
		[ 'ArrowRight', 'handle', 'horizontal', 'rtl', 49 ],
		[ 'ArrowLeft', 'handle', 'horizontal', 'rtl', 51 ],
		[ 'ArrowUp', 'handle', 'horizontal', 'rtl', 51 ],
		[ 'ArrowDown', 'handle', 'vertical', 'ltr', 51 ],
		[ 'ArrowUp', 'handle', 'vertical', 'ltr', 49 ],
		[ 'ArrowRight', 'handle', 'vertical', 'ltr', 51 ],
		[ 'ArrowLeft', 'handle', 'vertical', 'rtl', 51 ],
		[ 'ArrowRight', 'first', 'horizontal', 'ltr', 51 ],
		[ 'ArrowLeft', 'second', 'horizontal', 'ltr', 49 ],
		[ 'Enter', 'first', 'horizontal', 'ltr', 90 ],
		[ ' ', 'first', 'horizontal', 'ltr', 90 ],
		[ 'Enter', 'second', 'horizontal', 'ltr', 10 ],
		[ ' ', 'second', 'horizontal', 'ltr', 10 ],
		[ 'Enter', 'first', 'horizontal', 'rtl', 90 ],
		[ ' ', 'second', 'vertical', 'ltr', 10 ],
		[ 'Enter', 'handle', 'horizontal', 'ltr', null ],
		[ ' ', 'handle', 'horizontal', 'ltr', null ],
		[ 'Home', 'handle', 'horizontal', 'ltr', 1 ],
		[ 'End', 'handle', 'horizontal', 'ltr', 99 ],
		[ 'Home', 'first', 'horizontal', 'ltr', null ],
		[ 'End', 'second', 'horizontal', 'ltr', null ],
		[ 'Tab', 'handle', 'horizontal', 'ltr', null ],
		[ 'PageUp', 'handle', 'horizontal', 'ltr', 60 ],
		[ 'PageDown', 'handle', 'horizontal', 'ltr', 40 ],
		[ 'PageDown', 'handle', 'vertical', 'ltr', 60 ],
		[ 'PageUp', 'first', 'horizontal', 'ltr', null ],
		[ 'a', 'first', 'horizontal', 'ltr', null ],
		[ '__proto__', 'handle', 'horizontal', 'ltr', null ],
	] )(
		'%j on the %s (%s, %s) asks from 50 for %p',
		( key, part, mode, dir, next ) => {
			expect( keyPosition( key, part, 50, mode, dir === 'rtl' ) ).toBe(
				next
			);
		}
	);

	it( 'for a page does not move beyond the ends', () => {
		expect(
			keyPosition( 'PageUp', 'handle', 95, 'horizontal', false )
		).toBe( 99 );
		expect(
			keyPosition( 'PageDown', 'handle', 5, 'horizontal', false )
		).toBe( 1 );
	} );
} );

describe( 'a pointer', () => {
	const box = { left: 100, top: 20, width: 400, height: 200 };

	it.each< [ string, number, number, BeforeAfterMode, boolean, number ] >( [
		[ 'a quarter from the left', 200, 0, 'horizontal', false, 25 ],
		[
			'a quarter from the left, first picture right',
			200,
			0,
			'horizontal',
			true,
			75,
		],
		[ 'a quarter from the top', 0, 70, 'vertical', false, 25 ],
		[
			'a quarter from the top, reading from the right',
			0,
			70,
			'vertical',
			true,
			25,
		],
		[ 'at the left edge', 100, 0, 'horizontal', false, 0 ],
		[ 'at the right edge', 500, 0, 'horizontal', false, 100 ],
		[ 'outside', 60, 0, 'horizontal', false, -10 ],
	] )(
		'%s asks for its place',
		( _, clientX, clientY, mode, isRtl, position ) => {
			expect(
				pointerPosition( { clientX, clientY }, box, mode, isRtl )
			).toBe( position );
		}
	);

	it( 'over images without a size gives no position', () => {
		const nowhere = { left: 0, top: 0, width: 0, height: 0 };
		for ( const mode of [ 'horizontal', 'vertical' ] as const ) {
			for ( const at of [ 0, 5, -5 ] ) {
				const position = pointerPosition(
					{ clientX: at, clientY: at },
					nowhere,
					mode,
					false
				);
				expect( isPosition( position ) ).toBe( false );
			}
		}
	} );
} );

describe( 'the pictures', () => {
	it.each< [ BeforeAfterMode, boolean, string, string ] >( [
		[ 'horizontal', false, 'inset(0 70% 0 0)', 'inset(0 0 0 30%)' ],
		[ 'horizontal', true, 'inset(0 0 0 70%)', 'inset(0 30% 0 0)' ],
		[ 'vertical', false, 'inset(0 0 70% 0)', 'inset(30% 0 0 0)' ],
		[ 'vertical', true, 'inset(0 0 70% 0)', 'inset(30% 0 0 0)' ],
	] )(
		'meet at the divider (%s, from the right: %p)',
		( mode, isRtl, first, second ) => {
			expect( clipPaths( 30, mode, isRtl ) ).toEqual( { first, second } );
		}
	);
} );
