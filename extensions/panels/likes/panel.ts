import type { ExtensionData, ExtensionFacts } from '#shared/definitions';

/** A like button below posts. */
export const panel = {
	slug: 'likes',
	needsPostEditor: true,
} as const satisfies ExtensionData;

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = {
	viewBudget: { kilobytes: 1 },
	settings: {
		likes: {
			section: 'blocks',
			label: 'Show a like button below posts',
			help: 'Visitors need no account, and the site keeps nothing but the number. Authors can leave it out of a post, in the editor.',
			control: 'toggle',
			default: false,
		},
	},
	privacy: {
		title: 'Likes',
		text: 'When you like a post, this site counts one more and your browser remembers that you did. To keep robots away we count for at most a day how often the button is pressed from your connection, without storing its address.',
	},
} satisfies ExtensionFacts;
