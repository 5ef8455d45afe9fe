/** Times of day are numbers of minutes since midnight. */
export const MINUTES_OF_A_DAY = 24 * 60;

/** An interval, as minutes since midnight. */
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

/**
 * The page says that the business closes soon if it closes within this many minutes, because visitors may be on their
 * way.
 */
export const CLOSES_SOON = 30;

/** Maximum number of days to search ahead: longer than any holiday closure. */
const MAX_DAYS_AHEAD = 366;

/** A business that stays open for this many minutes counts as always open. */
const ALWAYS_OPEN_MINUTES = 7 * MINUTES_OF_A_DAY;

/** The current status. `hours` is the current interval, or the next one if closed. */
type Status< Hours > =
	/** Open; closes in `rest` minutes. */
	| { kind: 'open'; hours: Hours; rest: number }
	| { kind: 'always' }
	/** Closed; opens next on `day`, at the start of the interval `hours`. */
	| { kind: 'closed'; hours: Hours; day: number }
	/** No opening hours in the next `MAX_DAYS_AHEAD` days. */
	| { kind: 'none' };

/**
 * Returns the status at a given time. Merges adjacent intervals, so the closing time is that of the last one.
 *
 * @param hoursOf Returns the hours of a day.
 * @param now     The business's local time in minutes since 1970.
 */
export function statusNow< Hours extends Opening >(
	hoursOf: ( day: number ) => readonly Hours[],
	now: number
): Status< Hours > {
	const today = Math.floor( now / MINUTES_OF_A_DAY );
	let until = now;
	let last: Hours | undefined;
	// Start with yesterday, whose interval may last past midnight.
	for ( let day = today - 1; day < today + MAX_DAYS_AHEAD; day++ ) {
		const inOrder = [ ...hoursOf( day ) ].sort(
			( a, b ) => a.opening - b.opening
		);
		for ( const hours of inOrder ) {
			const start = day * MINUTES_OF_A_DAY + hours.opening;
			const end = start + lengthOf( hours );
			if ( start > until ) {
				return last
					? { kind: 'open', hours: last, rest: until - now }
					: { kind: 'closed', hours, day };
			}
			if ( end > until ) {
				until = end;
				last = hours;
			}
			if ( until - now >= ALWAYS_OPEN_MINUTES ) {
				return { kind: 'always' };
			}
		}
	}
	return last
		? { kind: 'open', hours: last, rest: until - now }
		: { kind: 'none' };
}
