import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = { slug: 'rating-star', editHeight: 40 };

/**
 * `align` and `color` are custom attributes, so the block does not declare these supports. The font size scales the
 * stars, which are one em high.
 */
export const metadata = {
	title: 'Star Rating',
	description:
		'Rate movies, books, songs, recipes – anything you can put a number on.',
	category: 'grow',
	keywords: [ 'stars', 'rating', 'review', 'score' ],
	supports: {
		html: false,
		anchor: true,
		typography: { fontSize: true },
		spacing: { margin: true, padding: true },
		interactivity: { clientNavigation: true },
	},
	styles: [
		{ name: 'filled', label: 'Filled', isDefault: true },
		{ name: 'outlined', label: 'Outlined' },
	],
	example: { attributes: { rating: 3.5, color: '#b35900' } },
	released: true,
} satisfies BlockMetadata;
