import { readAttribute } from '#shared/attributes';
import { RATING_STEP, attributes } from '../attributes';

/** At most two digits and a half on either side: `3.5/5`, with or without stars before it. */
const RATING = /^[★½☆\s]*(\d{1,2}(?:[.,]5)?)\s*\/\s*(\d{1,2})$/;

/** Reads `3.5/5` or `★★★½☆ 3.5/5`; null for any other text. */
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

/** A rating from half a star to the highest. */
export function ratingWithin( rating: number, maxRating: number ): number {
	return Math.min( maxRating, Math.max( RATING_STEP, rating ) );
}

/** The filled part of a star. */
export type StarFill = 'full' | 'half' | 'empty';

/** The fill of each star, first to last. */
export function starFills( rating: number, maxRating: number ): StarFill[] {
	return Array.from( { length: maxRating }, ( _, index ) => {
		if ( rating >= index + 1 ) {
			return 'full';
		}
		return rating > index ? 'half' : 'empty';
	} );
}
