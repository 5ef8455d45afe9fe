type Named = { slug: string; color: string };

/** The colour that a slug or a value of one's own stands for. */
export function chosen(
	palette: readonly Named[],
	slug: string | undefined,
	custom: string | undefined
): string | undefined {
	return slug
		? palette.find( ( each ) => each.slug === slug )?.color
		: custom || undefined;
}

/** What is kept of a choice: the slug where the palette has the colour, the value otherwise. */
export function choose(
	palette: readonly Named[],
	color: string | undefined
): [ slug: string | undefined, custom: string | undefined ] {
	const slug = color
		? palette.find( ( each ) => each.color === color )?.slug
		: undefined;
	return slug ? [ slug, undefined ] : [ undefined, color || undefined ];
}
