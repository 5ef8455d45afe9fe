import { readAttribute } from '#shared/attributes';
import { RATING_STEP, attributes } from '../attributes';

/**
 * Matches a rating such as `3.5/5`, with or without stars before it. Both numbers have at most two digits; the rating
 * can end in a half.
 */
const RATING = /^[★½☆\s]*(\d{1,2}(?:[.,]5)?)\s*\/\s*(\d{1,2})$/;

/** Parses a rating such as `3.5/5` or `★★★½☆ 3.5/5`. Returns null for any other text. */
export function parseRating(
	text: string
): { rating: number; maxRating: number } | null {
	const match = RATING.exec( text.trim() );
	if ( ! match?.[ 1 ] || ! match[ 2 ] ) {
		return null;
	}
	const maxRating = readAttribute( attributes.maxRating, match[ 2 ] );
	const rating = readAttribute(
		attributes.rating,
		match[ 1 ].replace( ',', '.' )
	);
	return { maxRating, rating: ratingWithin( rating, maxRating ) };
}

/** Limits a rating to the range from half a star to the maximum. */
export function ratingWithin( rating: number, maxRating: number ): number {
	return Math.min( maxRating, Math.max( RATING_STEP, rating ) );
}

/** How much of a star is filled. */
export type StarFill = 'full' | 'half' | 'empty';

/** Returns how much of each star is filled, from the first star to the last. */
export function starFills( rating: number, maxRating: number ): StarFill[] {
	return Array.from( { length: maxRating }, ( _, index ) => {
		if ( rating >= index + 1 ) {
			return 'full';
		}
		return rating > index ? 'half' : 'empty';
	} );
}
