import { ENGLISH_WEEK, localizedWeek } from '../api';

describe( 'the localized week', () => {
	// spec: 002-3.10-2
	it( 'is read from the site’s response', () => {
		expect(
			localizedWeek.read( { days: { Mon: 'lundi' }, startOfWeek: 1 } )
		).toEqual( {
			days: { ...ENGLISH_WEEK.days, Mon: 'lundi' },
			startOfWeek: 1,
		} );
	} );

	it.each( [ 7, -1, 1.5 ] )(
		'starts on Sunday for the invalid value %p',
		( startOfWeek ) => {
			expect(
				localizedWeek.read( { days: {}, startOfWeek } ).startOfWeek
			).toBe( 0 );
		}
	);

	it.each( [
		null,
		[],
		'Monday',
		{ days: {}, startOfWeek: NaN },
		{ days: { Mon: 1 }, startOfWeek: 0 },
	] )( 'causes an error if the response is %j', ( wire ) => {
		expect( () => localizedWeek.read( wire ) ).toThrow( 'expected' );
	} );
} );
