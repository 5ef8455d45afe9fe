import { MINUTES_OF_A_DAY, lengthOf, type Opening } from './clock';

/** Minutes before closing from which the line says so: visitors may be on their way. */
export const CLOSES_SOON = 30;

/** Maximum number of days to look ahead: no holiday is longer. */
const DAYS_AHEAD = 366;

/** A place that stays open for this long is always open. */
const ALWAYS = 7 * MINUTES_OF_A_DAY;

/** The status for visitors; `hours` are the hours it comes from. */
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
