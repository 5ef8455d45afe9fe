/** Days and clock of a place, as minutes of a week that begins on Sunday at midnight. */

export const MINUTES_OF_A_DAY = 24 * 60;
export const MINUTES_OF_A_WEEK = 7 * MINUTES_OF_A_DAY;

/** One interval: the index of its day (0 is Sunday), its times in minutes of that day. */
export type Opening = { day: number; opening: number; closing: number };

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

/** The minute of the week at which an interval begins. */
export function startOf( { day, opening }: Opening ): number {
	return day * MINUTES_OF_A_DAY + opening;
}

/** From one minute of the week forward to another: 0 to a week less a minute. */
export function minutesUntil( from: number, to: number ): number {
	return (
		( ( ( to - from ) % MINUTES_OF_A_WEEK ) + MINUTES_OF_A_WEEK ) %
		MINUTES_OF_A_WEEK
	);
}
