import type { ReactNode } from 'react';
import type { LocalizedWeek } from '../api';
import { DAY_NAMES, type Day, type SpecialDay } from '../attributes';
import { NOW_CLASS } from '../markup';
import { messages } from '../messages';
import { specialOn } from '../rules/editing';
import {
	CLOSES_SOON,
	MINUTES_OF_A_DAY,
	minutesOf,
	statusNow,
} from '../rules/status-now';
import { dateOf, isComplete, weekdayOf } from '../rules/week';
import { dateText, siteMinute, timeText } from './site-dates';

type Props = {
	days: readonly Day[];
	specialDays: readonly SpecialDay[];
	names: LocalizedWeek[ 'days' ];
};

/** Shows whether the business is open now, as on the page. */
export function NowPreview( props: Props ): ReactNode {
	return <p className={ NOW_CLASS }>{ statusText( props ) }</p>;
}

function statusText( { days, specialDays, names }: Props ): string {
	const now = siteMinute();
	const hoursOf = ( day: number ) =>
		(
			specialOn( specialDays, day )?.hours ??
			days[ weekdayOf( day ) ]?.hours ??
			[]
		)
			.filter( isComplete )
			.map( ( { opening, closing } ) => ( {
				opening: minutesOf( opening ) ?? 0,
				closing: minutesOf( closing ) ?? 0,
				opens: timeText( opening ),
				closes: timeText( closing ),
			} ) );
	const status = statusNow( hoursOf, now );
	switch ( status.kind ) {
		case 'always':
			return messages.alwaysOpen();
		case 'open':
			return status.rest > CLOSES_SOON
				? messages.openUntil( status.hours.closes )
				: messages.closesSoon( status.hours.closes );
		case 'closed':
			return closedText(
				status.day,
				Math.floor( now / MINUTES_OF_A_DAY ),
				status.hours.opens,
				names
			);
		default:
			return '';
	}
}

function closedText(
	day: number,
	today: number,
	time: string,
	names: LocalizedWeek[ 'days' ]
): string {
	if ( day === today ) {
		return messages.opensToday( time );
	}
	if ( day === today + 1 ) {
		return messages.opensTomorrow( time );
	}
	const name = DAY_NAMES[ weekdayOf( day ) ];
	return messages.opensOn(
		name && day - today < 7
			? names[ name ]
			: dateText( dateOf( day ).toISOString().slice( 0, 10 ) ),
		time
	);
}
