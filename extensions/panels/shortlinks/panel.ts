import type { ExtensionData } from '#shared/definitions';

/** Shows a post's short URL, with a button to copy it. */
export const panel = {
	slug: 'shortlinks',
	needsPostEditor: true,
} as const satisfies ExtensionData;
