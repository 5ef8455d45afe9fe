/** Maximum text length: `max` graphemes, or up to `near` graphemes if the text can then end at a space. */
export type Limit = {
	max: number;
	/** Maximum number of graphemes for a text that ends at a space; same as `max` by default. */
	near?: number;
};

/** Truncates text the way link previews do, with an ellipsis if something is omitted. Counts graphemes. */
export function cut( text: string, { max, near = max }: Limit ): string {
	const characters = [
		...new Intl.Segmenter( undefined, { granularity: 'grapheme' } ).segment(
			text.trim()
		),
	].map( ( { segment } ) => segment );
	if ( characters.length <= max ) {
		return characters.join( '' );
	}
	const space = characters.slice( 0, near ).lastIndexOf( ' ' );
	return `${ characters
		.slice( 0, Math.max( space, max ) )
		.join( '' )
		.trimEnd() }…`;
}
