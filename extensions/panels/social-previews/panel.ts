import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Previews of a shared link to the post. */
export const panel = {
	slug: 'social-previews',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	mockPlan: 'business-bundle',
	settings: {
		social_tags: {
			section: 'blocks',
			label: 'Tell networks what to show of a link',
			help: 'Each page names its title, description and picture for link previews. Turn it off if your theme does so. It pauses while an SEO plugin is active.',
			control: 'toggle',
			default: true,
		},
	},
} satisfies ExtensionFacts;
