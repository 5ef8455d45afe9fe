import { defineBlockData } from '#shared/definitions';

/** Other posts of the site with similar content. */
export const block = defineBlockData( {
	slug: 'related-posts',
	title: 'Related Posts',
	description: 'Show other posts of the site with similar content.',
	category: 'grow',
	keywords: [ 'similar posts', 'linked posts', 'more to read' ],
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
	editHeight: 120,
	released: true,
} );
