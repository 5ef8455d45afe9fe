import { gestureOf, sideOf, type Way } from '../view/gestures';

describe( 'touch gestures', () => {
	it.each< [ number, number, Way, ReturnType< typeof gestureOf > ] >( [
		[ -60, 10, 'ltr', 'next' ],
		[ 60, -20, 'ltr', 'previous' ],
		[ -60, 0, 'rtl', 'previous' ],
		[ 60, 0, 'rtl', 'next' ],
		[ 20, 80, 'ltr', 'close' ],
		[ 20, -80, 'ltr', 'nothing' ],
		[ 39, 39, 'ltr', null ],
	] )( 'that moves by %p, %p in %s means %p', ( x, y, way, gesture ) => {
		expect( gestureOf( x, y, way ) ).toBe( gesture );
	} );

	it.each< [ number, Way, ReturnType< typeof sideOf > ] >( [
		[ 0.3, 'ltr', 'previous' ],
		[ 0.7, 'ltr', 'next' ],
		[ 0.3, 'rtl', 'next' ],
		[ 0.7, 'rtl', 'previous' ],
		[ 0.4, 'ltr', 'middle' ],
		[ 0.6, 'rtl', 'middle' ],
	] )(
		'that taps at %p of the width in %s means %p',
		( place, way, side ) => {
			expect( sideOf( place, way ) ).toBe( side );
		}
	);
} );
