import type { ExtensionData } from '#shared/definitions';

/** What search engines and previews say about a post. */
export const panel = {
	slug: 'seo',
	list: 'experimental',
	needsPostEditor: true,
} as const satisfies ExtensionData;
