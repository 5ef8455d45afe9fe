/** Number of minutes in a day, in which times of day are counted. */

export const MINUTES_OF_A_DAY = 24 * 60;

/** An interval in minutes of its day. */
export type Opening = { opening: number; closing: number };

/** Converts `09:30` to 570; null for an invalid time. */
export function minutesOf( time: string ): number | null {
	const match = /^(\d{2}):(\d{2})$/.exec( time );
	return match ? Number( match[ 1 ] ) * 60 + Number( match[ 2 ] ) : null;
}

/**
 * Returns the length of an interval. A closing time at or before the opening time is on the next day, so 00:00–00:00 is
 * 24 hours.
 */
export function lengthOf( { opening, closing }: Opening ): number {
	return closing > opening
		? closing - opening
		: closing - opening + MINUTES_OF_A_DAY;
}
