import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Previews of the post's link on social networks. */
export const panel = {
	slug: 'social-previews',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	mockPlan: 'business-bundle',
	settings: {
		social_tags: {
			section: 'posts',
			label: 'Add link preview data to pages',
			help: 'Adds the title, description and image that networks show in link previews. Turn this off if your theme already does it. It pauses while an SEO plugin is active.',
			control: 'toggle',
			default: true,
		},
	},
} satisfies ExtensionFacts;
