import {
	MINUTES_OF_A_DAY,
	MINUTES_OF_A_WEEK,
	lengthOf,
	minutesUntil,
	startOf,
} from './week';
import type { Opening } from './week';

/** Where the business is: a named zone with its summer time, or a plain offset from UTC in minutes. */
export type Place = { timeZone: string } | { utcOffset: number };

const DAYS = [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ];

/** Time is counted from a Thursday on, the first of January 1970. */
const THURSDAY = 4;

/**
 * The minute of the week at a place; 0 is Sunday at midnight. Null for a zone that the browser does not know.
 *
 * @param at    A moment.
 * @param place Where.
 */
export function minuteOfWeek( at: Date, place: Place ): number | null {
	if ( 'utcOffset' in place ) {
		const minutes = Math.floor( at.getTime() / 60_000 ) + place.utcOffset;
		return minutesUntil( 0, minutes + THURSDAY * MINUTES_OF_A_DAY );
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

/** What a visitor wants to know; `index` points at the interval that says so. */
type Status =
	/** Open, and closing with that interval. */
	| { kind: 'open'; index: number }
	/** Open day and night, the whole week. */
	| { kind: 'always' }
	/** Closed, and opening with that interval; `isToday` when that is later the same day. */
	| { kind: 'closed'; index: number; isToday: boolean }
	/** No hours are given at all. */
	| { kind: 'none' };

/**
 * The status at a minute of the week.
 * Intervals that follow one another without a gap count as one: the last of them says when it closes.
 */
export function statusNow( openings: readonly Opening[], now: number ): Status {
	if ( ! openings.length ) {
		return { kind: 'none' };
	}
	let index = openings.findIndex( ( opening ) => covers( opening, now ) );
	if ( index === -1 ) {
		return next( openings, now );
	}
	let openFor = 0;
	let at = now;
	for (;;) {
		const current = openings[ index ];
		if ( ! current ) {
			return { kind: 'none' };
		}
		const rest =
			lengthOf( current ) - minutesUntil( startOf( current ), at );
		openFor += rest;
		if ( openFor >= MINUTES_OF_A_WEEK ) {
			return { kind: 'always' };
		}
		at = ( at + rest ) % MINUTES_OF_A_WEEK;
		const following = openings.findIndex( ( opening ) =>
			covers( opening, at )
		);
		if ( following === -1 ) {
			return { kind: 'open', index };
		}
		index = following;
	}
}

function covers( opening: Opening, now: number ): boolean {
	return minutesUntil( startOf( opening ), now ) < lengthOf( opening );
}

function next( openings: readonly Opening[], now: number ): Status {
	const waits = openings.map( ( opening ) =>
		minutesUntil( now, startOf( opening ) )
	);
	const index = waits.indexOf( Math.min( ...waits ) );
	const minuteOfDay = now % ( 24 * 60 );
	return {
		kind: 'closed',
		index,
		isToday: minuteOfDay + ( waits[ index ] ?? 0 ) < 24 * 60,
	};
}
