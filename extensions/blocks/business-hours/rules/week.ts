/** Days of a place: a day is a number, counted from the first of January 1970 on. */

/** Milliseconds of a day of UTC, which all days are counted in. */
const MS_OF_A_DAY = 86_400_000;

/** Days are counted from a Thursday on. */
const THURSDAY = 4;

/** `2026-12-24` → its day; NaN for what is no date, which is before, after and at no day. */
export function dayOf( date: string | undefined ): number {
	return Date.parse( date ?? '' ) / MS_OF_A_DAY;
}

/** A day as the beginning of it in UTC. */
export function dateOf( day: number ): Date {
	return new Date( day * MS_OF_A_DAY );
}

/** 0 is Sunday. */
export function weekdayOf( day: number ): number {
	return ( day + THURSDAY ) % 7;
}
