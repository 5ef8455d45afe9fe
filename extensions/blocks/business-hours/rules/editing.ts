import {
	AROUND_THE_CLOCK,
	type Day,
	type DayName,
	type Interval,
	type SpecialDay,
	USUAL_HOURS,
} from '../attributes';
import { hoursText } from '../markup';
import { lastDay } from './special-days';
import { lengthOf, minutesOf } from './status-now';
import { dayOf, isComplete, weekdayOf } from './week';

/** Whether an interval lasts from midnight to midnight. */
export function isAroundTheClock( { opening, closing }: Interval ): boolean {
	return (
		opening === AROUND_THE_CLOCK.opening &&
		closing === AROUND_THE_CLOCK.closing
	);
}

/** Changes the hours of one day. */
export function changeDay(
	days: readonly Day[],
	name: DayName,
	change: ( hours: readonly Interval[] ) => Interval[]
): Day[] {
	return days.map( ( day ) =>
		day.name === name ? { name, hours: change( day.hours ) } : day
	);
}

/**
 * Returns the hours of a day after the author toggles it: none if closed; if open, the hours of the weekday, or else the
 * default hours.
 */
export function hoursWhenToggled(
	isOpen: boolean,
	weekday: readonly Interval[] = []
): Interval[] {
	const hours = weekday.length ? weekday : [ USUAL_HOURS ];
	return isOpen ? hours.map( ( each ) => ( { ...each } ) ) : [];
}

/** Returns the complete hours of a date's weekday; none without a date. The days start with Sunday. */
export function weekdayHours( days: readonly Day[], date: string ): Interval[] {
	return ( days[ weekdayOf( dayOf( date ) ) ]?.hours ?? [] ).filter(
		isComplete
	);
}

/** Copies the hours of one day to all days, or to all open ones. */
export function copyDay(
	days: readonly Day[],
	name: DayName,
	to: 'all' | 'open'
): Day[] {
	const hours = days.find( ( day ) => day.name === name )?.hours ?? [];
	return days.map( ( day ) =>
		day.name === name || ( to === 'open' && ! day.hours.length )
			? day
			: { ...day, hours: hours.map( ( each ) => ( { ...each } ) ) }
	);
}

/** Returns the intervals of a day, sorted by their opening times once all of them are complete. */
export function sortedHours( hours: readonly Interval[] ): Interval[] {
	return hours.every( isComplete )
		? [ ...hours ].sort( ( one, other ) =>
				one.opening.localeCompare( other.opening )
			)
		: [ ...hours ];
}

/** Whether an interval overlaps with an earlier one of the same day. */
export function overlapsEarlier(
	hours: readonly Interval[],
	index: number
): boolean {
	const own = openingOf( hours[ index ] );
	return hours.slice( 0, index ).some( ( each ) => {
		const other = openingOf( each );
		return (
			own !== null &&
			other !== null &&
			own.opening < other.opening + lengthOf( other ) &&
			other.opening < own.opening + lengthOf( own )
		);
	} );
}

function openingOf( interval: Interval | undefined ) {
	const opening = minutesOf( interval?.opening ?? '' );
	const closing = minutesOf( interval?.closing ?? '' );
	return opening === null || closing === null ? null : { opening, closing };
}

/** Groups consecutive days with the same hours, as on the page. A day that the page omits separates groups. */
export function groupedDays( days: readonly Day[] ): Day[][] {
	const groups: Day[][] = [];
	let before: string | null = null;
	for ( const day of days ) {
		const text = hoursText( day );
		if ( text !== null && text === before ) {
			groups.at( -1 )?.push( day );
		} else if ( text !== null ) {
			groups.push( [ day ] );
		}
		before = text;
	}
	return groups;
}

/** Returns the days in order, starting with the first day of the week, where 0 is Sunday. */
export function daysFrom( days: readonly Day[], startOfWeek: number ): Day[] {
	return [ ...days.slice( startOfWeek ), ...days.slice( 0, startOfWeek ) ];
}

/** Returns the first of the special days that include the date. */
export function specialOn(
	days: readonly SpecialDay[],
	day: number
): SpecialDay | undefined {
	return days.find(
		( special ) =>
			dayOf( special.from ) <= day && day <= dayOf( lastDay( special ) )
	);
}
