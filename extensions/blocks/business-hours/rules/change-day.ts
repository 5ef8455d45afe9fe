import {
	USUAL_HOURS,
	type Day,
	type DayName,
	type Interval,
} from '../attributes';

/** The week with the hours of one day changed. */
export function changeDay(
	days: readonly Day[],
	name: DayName,
	change: ( hours: readonly Interval[] ) => Interval[]
): Day[] {
	return days.map( ( day ) =>
		day.name === name ? { name, hours: change( day.hours ) } : day
	);
}

/** Open gives the usual hours, closed empties the day. */
export function hoursWhenToggled( isOpen: boolean ): Interval[] {
	return isOpen ? [ { ...USUAL_HOURS } ] : [];
}

/** The days in the order in which a week begins somewhere: 0 is Sunday. */
export function daysFrom( days: readonly Day[], startOfWeek: number ): Day[] {
	return [ ...days.slice( startOfWeek ), ...days.slice( 0, startOfWeek ) ];
}
