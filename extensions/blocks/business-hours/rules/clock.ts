/** The clock of a place, in minutes of a day. */

export const MINUTES_OF_A_DAY = 24 * 60;

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
