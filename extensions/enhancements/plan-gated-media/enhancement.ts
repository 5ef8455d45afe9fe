import type { ExtensionData } from '#shared/definitions';

/** Explains features of core blocks that the site's plan excludes, where an author tries to use them. */
export const enhancement = {
	slug: 'plan-gated-media',
} as const satisfies ExtensionData;
