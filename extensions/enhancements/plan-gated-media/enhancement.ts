import type { ExtensionData } from '#shared/definitions';

/** What the plan of the site leaves out of blocks of WordPress, said where an author meets it. */
export const enhancement = {
	slug: 'plan-gated-media',
} as const satisfies ExtensionData;
