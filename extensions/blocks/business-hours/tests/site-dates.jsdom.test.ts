import { minuteAt } from '../editor/site-dates';
import { MINUTES_OF_A_DAY, minutesOf } from '../rules/status-now';
import { dayOf } from '../rules/week';

describe( 'the current minute in a time zone', () => {
	const moment = new Date( '2026-11-21T23:30:00Z' );

	it.each( [
		[ { timeZone: 'Europe/Berlin' }, '2026-11-22', '00:30' ],
		[ { timeZone: 'UTC' }, '2026-11-21', '23:30' ],
		[ { timeZone: 'America/New_York' }, '2026-11-21', '18:30' ],
		[ { utcOffset: 330 }, '2026-11-22', '05:00' ],
		[ { utcOffset: -210 }, '2026-11-21', '20:00' ],
	] )( 'is correct for %j', ( place, date, time ) => {
		expect( minuteAt( moment, place ) ).toBe(
			dayOf( date ) * MINUTES_OF_A_DAY + ( minutesOf( time ) ?? NaN )
		);
	} );
} );
