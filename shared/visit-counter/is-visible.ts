/** When content shows: only after a number of visits, or only up to it. */
export const VISIT_CRITERIA = [ 'after-visits', 'before-visits' ] as const;

export type VisitCriteria = ( typeof VISIT_CRITERIA )[ number ];

/** The number of visits when the author has chosen none. */
export const DEFAULT_VISIT_THRESHOLD = 3;

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
	const limit =
		typeof threshold === 'number' &&
		Number.isInteger( threshold ) &&
		threshold > 0
			? threshold
			: DEFAULT_VISIT_THRESHOLD;
	return criteria === 'before-visits' ? visits <= limit : visits > limit;
}
