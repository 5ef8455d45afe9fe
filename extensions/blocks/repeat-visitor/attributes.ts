import { attr } from '#shared/attributes';
import { DEFAULT_VISIT_THRESHOLD, VISIT_CRITERIA } from '#shared/visit-counter';

export const attributes = {
	/** Whether visitors see the content only after a number of visits, or only up to it. */
	criteria: attr.oneOf( VISIT_CRITERIA, 'after-visits' ),
	/** Visits, the one at hand included. Whole and above zero: see `thresholdOf`. */
	threshold: attr.number( DEFAULT_VISIT_THRESHOLD ),
};
