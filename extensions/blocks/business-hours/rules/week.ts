/** Days and clock of a place: a day is a number, counted from the first of January 1970 on. */

export const MINUTES_OF_A_DAY = 24 * 60;

/** Milliseconds of a day of UTC, which all days are counted in. */
const MS_OF_A_DAY = 86_400_000;

/** Days are counted from a Thursday on. */
const THURSDAY = 4;

/** One interval of a day, in minutes of that day. */
export type Opening = { opening: number; closing: number };

/** `09:30` → 570; null for what is no time. */
export function minutesOf( time: string ): number | null {
	const match = /^(\d{2}):(\d{2})$/.exec( time );
	return match ? Number( match[ 1 ] ) * 60 + Number( match[ 2 ] ) : null;
}

/** How long an interval lasts. Closing at or before opening means the next day, so 00:00–00:00 is 24 hours. */
export function lengthOf( { opening, closing }: Opening ): number {
	return closing > opening
		? closing - opening
		: closing - opening + MINUTES_OF_A_DAY;
}

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
