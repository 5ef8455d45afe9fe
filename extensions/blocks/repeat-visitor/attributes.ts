import { attr } from '#shared/attributes';
import { CRITERIA, DEFAULT_THRESHOLD } from './rules/visits';

export const attributes = {
	/** Whether visitors see the content only after a number of visits, or only up to that number. */
	criteria: attr.oneOf( CRITERIA, 'after-visits' ),
	/** Number of visits, including the current one. */
	threshold: attr.positiveInteger( DEFAULT_THRESHOLD, {
		max: Number.MAX_SAFE_INTEGER,
	} ),
};
