import { attr } from '#shared/attributes';

/** Minimum and maximum of the “Highest rating” setting. */
export const MAX_RATING_RANGE = { min: 2, max: 10 } as const;

/** Ratings are multiples of half a star, which is also the lowest rating. */
export const RATING_STEP = 0.5;

/** Alignments in the toolbar. */
export const ALIGNMENTS = [ 'left', 'center', 'right' ] as const;

export const attributes = {
	rating: attr.number( 1, {
		min: RATING_STEP,
		max: MAX_RATING_RANGE.max,
		step: RATING_STEP,
		role: 'content',
	} ),
	maxRating: attr.integer( 5, MAX_RATING_RANGE ),
	/** Whether the rating is shown as a number next to the stars. */
	showNumber: attr.boolean( false ),
	/** Any CSS color. By default, the stars have the color of the surrounding text. */
	color: attr.string(),
	align: attr.oneOf( ALIGNMENTS, 'left' ),
};
