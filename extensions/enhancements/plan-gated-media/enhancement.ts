import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Explains core block features outside the site's plan when an author tries to use them. */
export const enhancement = {
	slug: 'plan-gated-media',
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = { needsPlatform: true } satisfies ExtensionFacts;
