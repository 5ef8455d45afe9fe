import type { ExtensionData } from '#shared/definitions';

/** A description of the post for search engines and previews. */
export const panel = {
	slug: 'seo',
	list: 'experimental',
	needsPostEditor: true,
} as const satisfies ExtensionData;
