import { parseLocale } from '#shared/validation';
import { format, viewStrings, windowOf, type Behavior } from '#shared/view';
import { DAY_CLASS, NOW_CLASS } from '../markup';
import {
	CLOSES_SOON,
	MINUTES_OF_A_DAY,
	minutesOf,
	type Opening,
	statusNow,
} from '../rules/status-now';
import { dateOf, dayOf, weekdayOf } from '../rules/week';
import { viewMessages } from '../view-messages';

/** Milliseconds between updates of the open-now line. */
export const REFRESH_MS = 30_000;

/** An interval, with its times formatted as on the page. */
type Hours = Opening & { opens: string; closes: string };

/**
 * Shows whether the business is open now, and marks today's row. Uses the business's time zone and the page's texts.
 */
export const openNow: Behavior = ( root, signal ) => {
	const line = root.querySelector( `.${ NOW_CLASS }` );
	const win = windowOf( root );
	const doc = root.ownerDocument;
	const rows = [
		...root.querySelectorAll< HTMLElement >( `.${ DAY_CLASS }` ),
	].map( readRow );
	const strings = viewStrings( 'business-hours', viewMessages, doc );

	/** Special days override the weekly hours. */
	const rowOf = ( day: number ) =>
		rows.find( ( { from, to } ) => from <= day && day <= to ) ??
		rows.find( ( { names } ) => names[ weekdayOf( day ) ] !== undefined );

	function sentence( now: number, today: number ): string {
		const status = statusNow( ( day ) => rowOf( day )?.hours ?? [], now );
		if ( status.kind === 'none' ) {
			return '';
		}
		if ( status.kind === 'always' ) {
			return strings.alwaysOpen;
		}
		const { opens, closes } = status.hours;
		if ( status.kind === 'open' ) {
			return format(
				status.rest > CLOSES_SOON
					? strings.openUntil
					: strings.closesSoon,
				closes
			);
		}
		const days = status.day - today;
		return days > 1
			? format( strings.opensOn, nameOf( status.day, days < 7 ), opens )
			: format(
					days ? strings.opensTomorrow : strings.opensToday,
					opens
				);
	}

	/** Returns the page's name for a day within the next week; for later days, the date. */
	function nameOf( day: number, isNear: boolean ): string {
		const weekday = weekdayOf( day );
		const name = rows.find( ( { names } ) => names[ weekday ] )?.names;
		return (
			( isNear && name?.[ weekday ] ) ||
			dateOf( day ).toLocaleDateString(
				parseLocale( doc.documentElement.lang ),
				{
					timeZone: 'UTC',
					weekday: 'long',
					day: 'numeric',
					month: 'long',
				}
			)
		);
	}

	function draw( now: number ): void {
		const today = Math.floor( now / MINUTES_OF_A_DAY );
		const text = now ? sentence( now, today ) : '';
		if ( line && line.textContent !== text ) {
			line.textContent = text;
		}
		const current = rowOf( today );
		for ( const row of rows ) {
			row.element.hidden ||= row.to < today;
			row.element
				.querySelector( 'dt' )
				?.setAttribute(
					'aria-current',
					row === current ? 'date' : 'false'
				);
		}
	}

	const drawNow = () => draw( minuteAt( Date.now(), root.dataset.offsets ) );
	drawNow();
	const timer = win.setInterval( drawNow, REFRESH_MS );
	signal.addEventListener( 'abort', () => {
		win.clearInterval( timer );
		draw( NaN );
	} );
};

/**
 * Returns the business's local time in minutes since 1970. NaN if the page contains no valid offset. A post's author
 * can write any number there, and counting days from a huge one would never end.
 *
 * @param now     Current time in Unix milliseconds.
 * @param offsets UTC offsets in minutes, each with the Unix timestamp from which it applies: `60 120@1774746000`.
 */
function minuteAt( now: number, offsets = '' ): number {
	let minute = NaN;
	for ( const part of offsets.split( ' ' ) ) {
		const [ offset = NaN, from = 0 ] = part.split( '@' ).map( parseFloat );
		if ( Math.abs( offset ) <= MINUTES_OF_A_DAY && from * 1000 <= now ) {
			minute = Math.floor( now / 60_000 ) + offset;
		}
	}
	return minute;
}

/** Parses a row: weekdays with their names (`1 Monday|2 Tuesday`), or special days. */
function readRow( element: HTMLElement ) {
	const { days, from, to } = element.dataset;
	const names: string[] = [];
	for ( const day of days?.split( '|' ) ?? [] ) {
		names[ Number( day[ 0 ] ) ] = day.slice( 2 );
	}
	const times = [ ...element.querySelectorAll( 'time' ) ];
	const hours: Hours[] = [];
	for ( let index = 0; index < times.length; index++ ) {
		const opens = times[ index ] as HTMLTimeElement;
		// A whole day has one element, which says “Open 24 hours” and has its closing time as data.
		const midnight = opens.dataset.closing;
		const closes = midnight === undefined ? times[ ++index ] : opens;
		const opening = minutesOf( opens.dateTime );
		const closing = minutesOf( closes?.dateTime ?? '' );
		if ( opening !== null && closing !== null ) {
			hours.push( {
				opening,
				closing,
				opens: midnight ?? opens.textContent ?? '',
				closes: midnight ?? closes?.textContent ?? '',
			} );
		}
	}
	return { element, names, hours, from: dayOf( from ), to: dayOf( to ) };
}
