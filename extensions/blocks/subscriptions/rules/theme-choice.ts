/** Something with a slug to choose, and where it differs, its value. */
type Choice = { slug: string };

/** The slug of the choice that has a value, and the value itself only where no choice has it. */
export function themeChoice< Entry extends Choice >(
	value: string | undefined,
	choices: readonly Entry[],
	valueOf: ( entry: Entry ) => string | undefined
): { slug: string | undefined; custom: string | undefined } {
	const chosen = value
		? choices.find( ( entry ) => valueOf( entry ) === value )
		: undefined;
	return {
		slug: chosen?.slug,
		custom: chosen || ! value ? undefined : value,
	};
}

/** The value behind a slug, or the value of the author's own; `undefined` for a slug that the theme does not have. */
export function chosenValue< Entry extends Choice >(
	slug: string | undefined,
	custom: string | undefined,
	choices: readonly Entry[],
	valueOf: ( entry: Entry ) => string | undefined
): string | undefined {
	const chosen = slug
		? choices.find( ( entry ) => entry.slug === slug )
		: undefined;
	return slug ? chosen && valueOf( chosen ) : custom;
}
