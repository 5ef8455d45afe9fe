import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** A like button below posts. */
export const panel = {
	slug: 'likes',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	viewBudget: { kilobytes: 1 },
	settings: {
		likes: {
			section: 'posts',
			label: 'Show a like button below posts',
			help: 'Visitors need no account, and the site stores only the number of likes. Authors can turn the button off for a post in the editor.',
			control: 'toggle',
			default: false,
		},
	},
	privacy: {
		title: 'Likes',
		text: 'When you like a post, this site counts the like and your browser remembers it. To keep bots away, we count for up to one day how often the button is pressed from your connection, without storing your IP address.',
	},
} satisfies ExtensionFacts;
