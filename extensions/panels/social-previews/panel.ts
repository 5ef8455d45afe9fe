import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** How a post will look where its link is passed on. */
export const panel = {
	slug: 'social-previews',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	mockPlan: 'business-bundle',
} satisfies ExtensionFacts;
