import { MINUTES_OF_A_DAY, lengthOf, type Opening } from './clock';

/** Whoever closes in so few minutes says so: somebody may be on the way. */
export const CLOSES_SOON = 30;

/** How many days are looked at: no holiday is longer. */
const DAYS_AHEAD = 366;

/** Whoever is open that long from now on is always open. */
const ALWAYS = 7 * MINUTES_OF_A_DAY;

/** What a visitor wants to know; `hours` are those that say so. */
type Status< Hours > =
	/** Open, and closing with those hours in so many minutes. */
	| { kind: 'open'; hours: Hours; rest: number }
	/** Open day and night. */
	| { kind: 'always' }
	/** Closed, and opening with those hours on that day. */
	| { kind: 'closed'; hours: Hours; day: number }
	/** No hours are given at all. */
	| { kind: 'none' };

/**
 * The status at a minute. Intervals that follow one another without a gap count as one: the last of them says when it
 * closes.
 *
 * @param hoursOf The hours of a day.
 * @param now     A minute on the clock of the place, counted as days are.
 */
export function statusNow< Hours extends Opening >(
	hoursOf: ( day: number ) => readonly Hours[],
	now: number
): Status< Hours > {
	const today = Math.floor( now / MINUTES_OF_A_DAY );
	let until = now;
	let last: Hours | undefined;
	// From yesterday on: that night may not be over.
	for ( let day = today - 1; day < today + DAYS_AHEAD; day++ ) {
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
			if ( until - now >= ALWAYS ) {
				return { kind: 'always' };
			}
		}
	}
	return last
		? { kind: 'open', hours: last, rest: until - now }
		: { kind: 'none' };
}
