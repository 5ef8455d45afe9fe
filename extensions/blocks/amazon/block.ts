import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = {
	slug: 'amazon',
	list: 'beta',
	needsPostEditor: true,
	editHeight: 160,
};

/** An Amazon product. The block has its own `style` and color attributes instead of block supports. */
export const metadata = {
	title: 'Amazon',
	description: 'Recommend a product with a link that says it is sponsored.',
	category: 'earn',
	keywords: [ 'affiliate', 'product', 'recommendation' ],
	coreStyles: [ 'wp-block-button' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'left', 'center', 'right' ],
		interactivity: { clientNavigation: true },
	},
	example: { attributes: { asin: 'B000000000' } },
	released: true,
} satisfies BlockMetadata;
