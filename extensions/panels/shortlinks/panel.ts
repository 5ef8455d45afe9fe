import type { ExtensionData } from '#shared/definitions';

/** Shows the short URL of a post for copying. */
export const panel = {
	slug: 'shortlinks',
	needsPostEditor: true,
} as const satisfies ExtensionData;
