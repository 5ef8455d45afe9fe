import { AROUND_THE_CLOCK, USUAL_HOURS } from '../attributes';
import type { Day, DayName, Interval } from '../attributes';

/** From midnight to midnight: open 24 hours. */
export function isAroundTheClock( { opening, closing }: Interval ): boolean {
	return (
		opening === AROUND_THE_CLOCK.opening &&
		closing === AROUND_THE_CLOCK.closing
	);
}

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
