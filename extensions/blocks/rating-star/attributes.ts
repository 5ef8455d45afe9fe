import { attr } from '#shared/attributes';

/** Lowest and highest choice of "Highest rating". */
export const MAX_RATING_RANGE = { min: 2, max: 10 } as const;

/** Ratings go up in half stars; none is lower than half a star. */
export const RATING_STEP = 0.5;

/** Alignments that the toolbar offers. */
export const ALIGNMENTS = [ 'left', 'center', 'right' ] as const;

export const attributes = {
	rating: attr.number( 1, {
		min: RATING_STEP,
		max: MAX_RATING_RANGE.max,
		step: RATING_STEP,
		role: 'content',
	} ),
	maxRating: attr.integer( 5, MAX_RATING_RANGE ),
	/** Whether the number is shown beside the stars. */
	showNumber: attr.boolean( false ),
	/** Any CSS color; none means the color of the surrounding text. */
	color: attr.string(),
	align: attr.oneOf( ALIGNMENTS, 'left' ),
};
