import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'share-buttons', editHeight: 75 };

/** Links with which visitors share the post, in any place: in a post, a template or a list of posts. */
export const metadata = {
	title: 'Sharing Buttons',
	description: 'Let visitors share this post by email or on social networks.',
	category: 'grow',
	keywords: [
		'share',
		'share buttons',
		'share this',
		'social share',
		'social media',
	],
	supports: {
		html: false,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: false },
	},
	usesContext: [ 'postId' ],
	example: {},
	released: true,
} satisfies BlockMetadata;

/** Facts for the build. */
export const facts = {
	exampleRequests: [ '/dovetail/v1/share-buttons' ],
} satisfies ExtensionFacts;
