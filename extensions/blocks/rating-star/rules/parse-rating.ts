import { nearestHighest, nearestRating } from './nearest-rating';

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
	const maxRating = nearestHighest( Number( match[ 2 ] ) );
	return {
		maxRating,
		rating: nearestRating(
			Number( match[ 1 ].replace( ',', '.' ) ),
			maxRating
		),
	};
}
