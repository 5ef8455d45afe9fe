import { type Day, DAY_NAMES, type Interval } from '../attributes';

/** In this file, a day is the number of days since January 1, 1970. */

const MS_OF_A_DAY = 86_400_000;

/** January 1, 1970 was a Thursday. */
const THURSDAY = 4;

/** Converts `2026-12-24` to its day number; NaN for an invalid date, which makes every comparison false. */
export function dayOf( date: string | undefined ): number {
	return Date.parse( date ?? '' ) / MS_OF_A_DAY;
}

/** Returns the start of a day in UTC. */
export function dateOf( day: number ): Date {
	return new Date( day * MS_OF_A_DAY );
}

/** Returns the day of the week for a day number, where 0 is Sunday. */
export function weekdayOf( day: number ): number {
	return ( day + THURSDAY ) % 7;
}

/**
 * Returns the hours of all seven days, starting with Sunday. Missing days are closed; duplicate and unknown days are
 * dropped.
 */
export function wholeWeek( days: readonly Day[] ): Day[] {
	return DAY_NAMES.map( ( name ) => ( {
		name,
		hours: days.find( ( day ) => day.name === name )?.hours ?? [],
	} ) );
}

/** Returns the weekdays that are not closed, where 0 is Sunday. */
export function openWeekdays( week: readonly Day[] ): number[] {
	return week.flatMap( ( { hours }, day ) =>
		hours.length ? [ day ] : []
	);
}

/** Whether an interval has both times. */
export function isComplete( { opening, closing }: Interval ): boolean {
	return opening !== '' && closing !== '';
}
