import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = { slug: 'new-block', editHeight: 60 };

/** A line of text on a colored background: a minimal block. */
export const metadata = {
	title: 'New Block',
	description: 'A line of text that stands apart from what surrounds it.',
	category: 'grow',
	keywords: [ 'note', 'text' ],
	supports: {
		html: false,
		anchor: true,
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	example: {
		attributes: {
			text: 'The kitchen stays open until the last guest leaves.',
		},
	},
} satisfies BlockMetadata;
