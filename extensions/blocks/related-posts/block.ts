import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = { slug: 'related-posts', editHeight: 120 };

/** Other posts of the site with similar content. */
export const metadata = {
	title: 'Related Posts',
	description: 'Show other posts of the site with similar content.',
	category: 'grow',
	keywords: [
		'similar posts',
		'linked posts',
		'more to read',
		'you might also like',
	],
	supports: {
		html: false,
		multiple: false,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		typography: { fontSize: true, lineHeight: true },
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	usesContext: [ 'postId', 'postType' ],
	example: {},
	released: true,
} satisfies BlockMetadata;
