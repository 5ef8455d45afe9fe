import { MINUTES_OF_A_DAY } from './week';

/** Where the business is: a named zone with its summer time, or a plain offset from UTC in minutes. */
export type Place = { timeZone: string } | { utcOffset: number };

const DAYS = [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ];

/**
 * The minute of the week at a place; 0 is Sunday at midnight. Null for a zone that the browser does not know.
 *
 * @param at    A moment.
 * @param place Where.
 */
export function minuteOfWeek( at: Date, place: Place ): number | null {
	if ( 'utcOffset' in place ) {
		const there = new Date( at.getTime() + place.utcOffset * 60_000 );
		return (
			there.getUTCDay() * MINUTES_OF_A_DAY +
			there.getUTCHours() * 60 +
			there.getUTCMinutes()
		);
	}
	try {
		const parts = Object.fromEntries(
			new Intl.DateTimeFormat( 'en-US', {
				timeZone: place.timeZone,
				weekday: 'short',
				hour: '2-digit',
				minute: '2-digit',
				hourCycle: 'h23',
			} )
				.formatToParts( at )
				.map( ( { type, value } ) => [ type, value ] )
		);
		return (
			DAYS.indexOf( parts.weekday ?? '' ) * MINUTES_OF_A_DAY +
			Number( parts.hour ) * 60 +
			Number( parts.minute )
		);
	} catch {
		// An old browser without this zone: better no line than a wrong one.
		return null;
	}
}
