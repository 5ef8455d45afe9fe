/** When content shows: only after a number of visits, or only up to it. */
export const CRITERIA = [ 'after-visits', 'before-visits' ] as const;

export type Criteria = ( typeof CRITERIA )[ number ];

/** The number of visits when the author has chosen none. */
export const DEFAULT_THRESHOLD = 3;

/**
 * Whether content shows on a visit.
 *
 * With a threshold of 3, `after-visits` shows from the fourth visit on (to people who have come more than three
 * times), `before-visits` on the first three: on every visit exactly one of the two shows. A threshold that is no
 * whole number above zero is the default; a criteria that is not in the list is `after-visits`.
 *
 * @param criteria  as saved
 * @param threshold as saved
 * @param visits    the visits so far, this one included
 */
export function isVisible(
	criteria: unknown,
	threshold: unknown,
	visits: number
): boolean {
	const limit = thresholdOf( threshold );
	return criteria === 'before-visits' ? visits <= limit : visits > limit;
}

/** The threshold that counts for one that a post holds: the default where it is no whole number above zero. */
export function thresholdOf( saved: unknown ): number {
	return typeof saved === 'number' && isThreshold( saved )
		? saved
		: DEFAULT_THRESHOLD;
}

/** The threshold that somebody has typed; null for all that is no whole number above zero. */
export function parseThreshold( text: string ): number | null {
	const threshold = /^\s*\d+\s*$/.test( text ) ? Number( text ) : 0;
	return isThreshold( threshold ) ? threshold : null;
}

function isThreshold( value: number ): boolean {
	return Number.isSafeInteger( value ) && value > 0;
}
