/** A color, a gradient or a size that the theme or the site offers under a name. */
type Preset = { slug: string; value: string | undefined };

/** What is kept of a choice: the slug of the preset that has the value, and the value itself only where none has it. */
export function choosePreset(
	presets: readonly Preset[],
	value: string | undefined
): { slug: string | undefined; custom: string | undefined } {
	const slug = value
		? presets.find( ( preset ) => preset.value === value )?.slug
		: undefined;
	return { slug, custom: slug ? undefined : value || undefined };
}

/** The value behind a slug, or the one of the author's own; undefined for a slug that is no longer offered. */
export function presetValue(
	presets: readonly Preset[],
	slug: string | undefined,
	custom: string | undefined
): string | undefined {
	return slug
		? presets.find( ( preset ) => preset.slug === slug )?.value
		: custom || undefined;
}
