import { format } from '../format';

describe( 'format', () => {
	it.each( [
		[ 'Loading: %s', [ 'Map' ], 'Loading: Map' ],
		[ 'Slide %d', [ 3 ], 'Slide 3' ],
		[ '%s of %s', [ 1, 2 ], '1 of 2' ],
		[ '%2$s, %1$s', [ 'a', 'b' ], 'b, a' ],
		[ '%1$d / %1$d', [ 4 ], '4 / 4' ],
		[ '%d%% of %s', [ 50, 'all' ], '50% of all' ],
		[ '%%s', [ 'x' ], '%s' ],
		[ '%s and %s', [ 'one' ], 'one and %s' ],
		[ '%3$s', [ 'one' ], '%3$s' ],
		[ '%0$s', [ 'one' ], '%0$s' ],
		[ '100 %', [ 'x' ], '100 %' ],
		[ 'No place', [ 'x' ], 'No place' ],
		[ '%s', [ '' ], '' ],
		[ '%s!', [ '$& $1 %s' ], '$& $1 %s!' ],
	] )(
		'formats %j with the values %j as %j',
		( sentence, values, expected ) => {
			expect( format( sentence, ...values ) ).toBe( expected );
		}
	);
} );
