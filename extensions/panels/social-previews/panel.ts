import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Previews of a shared link to the post. */
export const panel = {
	slug: 'social-previews',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	mockPlan: 'business-bundle',
} satisfies ExtensionFacts;
