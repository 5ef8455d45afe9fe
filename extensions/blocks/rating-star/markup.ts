/** Class names for the stylesheet, `save` and `render.php`. */
const ROOT_CLASS = 'wp-block-dovetail-rating-star';
export const STARS_CLASS = `${ ROOT_CLASS }__stars`;
export const STAR_CLASS = `${ ROOT_CLASS }__star`;
export const VALUE_CLASS = `${ ROOT_CLASS }__value`;

/** Characters for stars without a stylesheet: in feeds, in email and when the plugin is inactive. */
const GLYPHS = { full: '★', half: '½', empty: '☆' } as const;

/** Returns the stars as text: `3.5` of `5` gives `★★★½☆`. */
export function starText( fills: readonly ( keyof typeof GLYPHS )[] ): string {
	return fills.map( ( fill ) => GLYPHS[ fill ] ).join( '' );
}

/** Returns the rating as it is saved, such as `3.5/5`. It is the same in every language. */
export function valueText(
	rating: number | string,
	maxRating: number
): string {
	return `${ rating }/${ maxRating }`;
}
