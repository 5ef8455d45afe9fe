import { RATING_STEP } from '../attributes';
import { ratingWithin } from './rating';

/** Clicking star n sets n; clicking the whole value that is already set lowers it by half a star. */
export function ratingAfterClick( star: number, rating: number ): number {
	return star === rating ? star - RATING_STEP : star;
}

/**
 * The rating that a key leads to, or null when the key means nothing here.
 * Arrows go half a star; the horizontal ones follow the direction of reading.
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
