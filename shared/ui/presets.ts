type Preset = { slug: string; value: string | undefined };

/** Returns the data to store for a chosen value: the slug of a preset with this value, or else the value itself. */
export function choosePreset(
	presets: readonly Preset[],
	value: string | undefined
): { slug: string | undefined; custom: string | undefined } {
	const slug = value
		? presets.find( ( preset ) => preset.value === value )?.slug
		: undefined;
	return { slug, custom: slug ? undefined : value || undefined };
}

/**
 * Returns the value of the preset with the given slug, or the custom value if there is no slug. Undefined for an
 * unknown slug.
 */
export function presetValue(
	presets: readonly Preset[],
	slug: string | undefined,
	custom: string | undefined
): string | undefined {
	return slug
		? presets.find( ( preset ) => preset.slug === slug )?.value
		: custom || undefined;
}
