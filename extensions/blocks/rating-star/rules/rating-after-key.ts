import { RATING_STEP } from '../attributes';
import { nearestRating } from './nearest-rating';

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
			return nearestRating( rating + RATING_STEP, maxRating );
		case 'ArrowDown':
		case back:
			return nearestRating( rating - RATING_STEP, maxRating );
		case 'Home':
			return RATING_STEP;
		case 'End':
			return nearestRating( maxRating, maxRating );
		default:
			return null;
	}
}
