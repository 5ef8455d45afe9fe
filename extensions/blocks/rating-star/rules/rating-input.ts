import { RATING_STEP } from '../attributes';
import { ratingWithin } from './rating';

/**
 * Returns the rating after a click on a star. A click on the star of the current rating lowers the rating by half a
 * star.
 */
export function ratingAfterClick( star: number, rating: number ): number {
	return star === rating ? star - RATING_STEP : star;
}

/**
 * Returns the rating after a key press, or null if the key has no effect. Arrow keys change it by half a star; left and
 * right follow the reading direction.
 */
export function ratingAfterKey(
	key: string,
	rating: number,
	maxRating: number,
	isRtl: boolean
): number | null {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case 'ArrowUp':
		case forward:
			return ratingWithin( rating + RATING_STEP, maxRating );
		case 'ArrowDown':
		case back:
			return ratingWithin( rating - RATING_STEP, maxRating );
		case 'Home':
			return RATING_STEP;
		case 'End':
			return maxRating;
		default:
			return null;
	}
}
