import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** Plain share links below posts. */
export const panel = {
	slug: 'sharing',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 0.5 },
	settings: {
		sharing: {
			section: 'posts',
			label: 'Show sharing buttons below posts',
			help: 'Plain links and the device’s share menu. Nothing is loaded from a network before a visitor clicks. Authors can turn the buttons off for a post in the editor.',
			control: 'toggle',
			default: false,
		},
	},
} satisfies ExtensionFacts;
