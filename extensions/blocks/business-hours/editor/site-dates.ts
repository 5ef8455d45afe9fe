import { dateI18n, getSettings } from '@wordpress/date';
import { MINUTES_OF_A_DAY } from '../rules/status-now';
import { dateOf } from '../rules/week';

/** The site's time zone: its name, or its offset from UTC in minutes. */
type Place = { timeZone: string } | { utcOffset: number };

/**
 * Returns a local time in minutes since 1970.
 *
 * @param at    A point in time.
 * @param place Time zone.
 */
export function minuteAt( at: Date, place: Place ): number {
	if ( 'utcOffset' in place ) {
		return Math.floor( at.getTime() / 60_000 ) + place.utcOffset;
	}
	const parts = Object.fromEntries(
		new Intl.DateTimeFormat( 'en-US', {
			timeZone: place.timeZone,
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			hourCycle: 'h23',
		} )
			.formatToParts( at )
			.map( ( { type, value } ) => [ type, Number( value ) ] )
	);
	return (
		Date.UTC(
			parts.year ?? 0,
			( parts.month ?? 0 ) - 1,
			parts.day,
			parts.hour,
			parts.minute
		) / 60_000
	);
}

/** Returns the site's current local time, see `minuteAt`. */
export function siteMinute(): number {
	const { string: timeZone, offset } = getSettings().timezone;
	return minuteAt(
		new Date(),
		timeZone ? { timeZone } : { utcOffset: Number( offset ) * 60 }
	);
}

/** Returns the date `daysFromNow` days from today in the site's time zone, as `YYYY-MM-DD`. */
export function siteDate( daysFromNow = 0 ): string {
	const today = Math.floor( siteMinute() / MINUTES_OF_A_DAY );
	return dateOf( today + daysFromNow )
		.toISOString()
		.slice( 0, 10 );
}

/** Formats a time in the site's format. */
export function timeText( time: string ): string {
	return dateI18n(
		getSettings().formats.time,
		`2000-01-01T${ time }:00Z`,
		true
	);
}

/** Formats a date in the site's format. */
export function dateText( date: string ): string {
	return dateI18n( getSettings().formats.date, `${ date }T00:00:00Z`, true );
}
