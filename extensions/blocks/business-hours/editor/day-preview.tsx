import { dateI18n, getSettings } from '@wordpress/date';
import type { ReactNode } from 'react';
import { useEndpoint } from '#shared/api';
import { ENGLISH_WEEK, localizedWeek } from '../api';
import type { LocalizedWeek } from '../api';
import type { Day, Interval } from '../attributes';
import { DAY_CLASS } from '../markup';
import { messages } from '../messages';
import { isAroundTheClock } from '../rules/editing';
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

/** One row of the list, as the page shows it. A day with nothing but half-filled hours is left out there and here. */
export function DayPreview( {
	day,
	title,
}: {
	day: Day;
	title: string;
} ): ReactNode {
	const complete = day.hours.filter( isComplete );
	if ( day.hours.length && ! complete.length ) {
		return null;
	}
	return (
		<div className={ DAY_CLASS }>
			<dt>{ title }</dt>
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

function intervalText( interval: Interval ): string {
	return isAroundTheClock( interval )
		? messages.aroundTheClock()
		: `${ timeText( interval.opening ) } – ${ timeText( interval.closing ) }`;
}

/** A time as the site writes times. */
function timeText( time: string ): string {
	return dateI18n(
		getSettings().formats.time,
		`2000-01-01T${ time }:00Z`,
		true
	);
}
