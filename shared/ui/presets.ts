/** A color, gradient or size that the theme or the site offers under a name. */
type Preset = { slug: string; value: string | undefined };

/** Returns what is stored for a chosen value: the slug of a preset with this value, otherwise the value itself. */
export function choosePreset(
	presets: readonly Preset[],
	value: string | undefined
): { slug: string | undefined; custom: string | undefined } {
	const slug = value
		? presets.find( ( preset ) => preset.value === value )?.slug
		: undefined;
	return { slug, custom: slug ? undefined : value || undefined };
}

/** Returns the value of a slug, or the custom value; undefined for an unknown slug. */
export function presetValue(
	presets: readonly Preset[],
	slug: string | undefined,
	custom: string | undefined
): string | undefined {
	return slug
		? presets.find( ( preset ) => preset.slug === slug )?.value
		: custom || undefined;
}
