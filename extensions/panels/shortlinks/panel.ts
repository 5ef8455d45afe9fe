import type { ExtensionData } from '#shared/definitions';

/** The short address of a post, to be copied. */
export const panel = {
	slug: 'shortlinks',
	needsPostEditor: true,
} as const satisfies ExtensionData;
