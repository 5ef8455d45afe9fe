import { HIGHEST_RATING, RATING_STEP } from '../attributes';

/** A whole number of stars from 2 to 10, whatever a post says; 5 for what is no number. */
export function nearestHighest( maxRating: number ): number {
	return Number.isFinite( maxRating )
		? Math.min(
				HIGHEST_RATING.max,
				Math.max( HIGHEST_RATING.min, Math.round( maxRating ) )
			)
		: 5;
}

/** The nearest rating that can be drawn: half steps, from half a star to the highest. */
export function nearestRating( rating: number, maxRating: number ): number {
	const steps = Number.isFinite( rating )
		? Math.round( rating / RATING_STEP )
		: 1 / RATING_STEP;
	return Math.min(
		nearestHighest( maxRating ),
		Math.max( RATING_STEP, steps * RATING_STEP )
	);
}
