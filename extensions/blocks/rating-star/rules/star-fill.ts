/** How much of one star is drawn. */
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
