import { RATING_STEP } from '../attributes';

/** Clicking star n sets n; clicking the whole value that is already set lowers it by half a star. */
export function ratingAfterClick( star: number, rating: number ): number {
	return star === rating ? star - RATING_STEP : star;
}
