import type { ExtensionData } from '#shared/definitions';

/** The description of a post for search engines and previews. */
export const panel = {
	slug: 'seo',
	list: 'experimental',
	needsPostEditor: true,
} as const satisfies ExtensionData;
