/** The block's class, and the parts that stylesheet, save and render.php agree on. */
const ROOT_CLASS = 'wp-block-dovetail-rating-star';
export const STARS_CLASS = `${ ROOT_CLASS }__stars`;
export const STAR_CLASS = `${ ROOT_CLASS }__star`;
export const VALUE_CLASS = `${ ROOT_CLASS }__value`;

/** Text of the stars where nothing is drawn: feeds, email, a switched-off plugin. */
const GLYPHS = { full: '★', half: '½', empty: '☆' } as const;

/** `3.5` of `5` → `★★★½☆`. */
export function starText( fills: readonly ( keyof typeof GLYPHS )[] ): string {
	return fills.map( ( fill ) => GLYPHS[ fill ] ).join( '' );
}

/** `3.5/5`: as it is saved the same in every language. */
export function valueText(
	rating: number | string,
	maxRating: number
): string {
	return `${ rating }/${ maxRating }`;
}
