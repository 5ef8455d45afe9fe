import { dateI18n, getSettings } from '@wordpress/date';
import type { ReactNode } from 'react';
import { useEndpoint } from '#shared/api';
import { ENGLISH_WEEK, localizedWeek } from '../api';
import type { LocalizedWeek } from '../api';
import { DAY_NAMES } from '../attributes';
import type { Day, Interval } from '../attributes';
import { DAY_CLASS, NOW_CLASS } from '../markup';
import { messages } from '../messages';
import { isAroundTheClock } from '../rules/editing';
import { minuteOfWeek, statusNow } from '../rules/status-now';
import { minutesOf } from '../rules/week';
import { isComplete } from '../rules/whole-week';

/** The words for the week; null while they load, English and a Sunday start when the site does not answer. */
export function useLocalizedWeek(): LocalizedWeek | null {
	const answer = useEndpoint( localizedWeek );
	switch ( answer.status ) {
		case 'done':
			return answer.data;
		case 'failed':
			return ENGLISH_WEEK;
		default:
			return null;
	}
}

/** One row of the list, as the page shows it: neighbours with the same hours. */
export function DaysPreview( {
	days,
	names,
}: {
	days: readonly Day[];
	names: LocalizedWeek[ 'days' ];
} ): ReactNode {
	const ends = new Set( [ days[ 0 ], days.at( -1 ) ] );
	const complete = ( days[ 0 ]?.hours ?? [] ).filter( isComplete );
	return (
		<div className={ DAY_CLASS }>
			<dt>
				{ [ ...ends ]
					.map( ( day ) => day && names[ day.name ] )
					.join( ' – ' ) }
			</dt>
			<dd>
				{ complete.length
					? complete.map( ( interval, index ) => (
							<div key={ index }>
								{ intervalText( interval ) }
							</div>
						) )
					: messages.closed() }
			</dd>
		</div>
	);
}

/** Whether the business is open at this moment, as the page will say it. */
export function NowPreview( {
	days,
	names,
}: {
	days: readonly Day[];
	names: LocalizedWeek[ 'days' ];
} ): ReactNode {
	return <p className={ NOW_CLASS }>{ statusText( days, names ) }</p>;
}

function statusText(
	days: readonly Day[],
	names: LocalizedWeek[ 'days' ]
): string {
	const rows = days.flatMap( ( { name, hours } ) =>
		hours.filter( isComplete ).map( ( interval ) => ( { name, interval } ) )
	);
	const openings = rows.map( ( { name, interval } ) => ( {
		day: DAY_NAMES.indexOf( name ),
		opening: minutesOf( interval.opening ) ?? 0,
		closing: minutesOf( interval.closing ) ?? 0,
	} ) );
	const { string: timeZone, offset } = getSettings().timezone;
	const now = minuteOfWeek(
		new Date(),
		timeZone ? { timeZone } : { utcOffset: Number( offset ) * 60 }
	);
	const status = now === null ? null : statusNow( openings, now );
	if ( ! status || status.kind === 'none' ) {
		return '';
	}
	if ( status.kind === 'always' ) {
		return messages.alwaysOpen();
	}
	const row = rows[ status.index ];
	if ( ! row ) {
		return '';
	}
	if ( status.kind === 'open' ) {
		return messages.openUntil( timeText( row.interval.closing ) );
	}
	const opens = timeText( row.interval.opening );
	return status.isToday
		? messages.opensToday( opens )
		: messages.opensOn( names[ row.name ], opens );
}

function intervalText( interval: Interval ): ReactNode {
	return isAroundTheClock( interval ) ? (
		messages.aroundTheClock()
	) : (
		<>
			<time>{ timeText( interval.opening ) }</time>
			{ ' – ' }
			<time>{ timeText( interval.closing ) }</time>
		</>
	);
}

/** A time as the site writes times. */
function timeText( time: string ): string {
	return dateI18n(
		getSettings().formats.time,
		`2000-01-01T${ time }:00Z`,
		true
	);
}
