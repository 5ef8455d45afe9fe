import { defineBlockData } from '#shared/definitions';

/**
 * `align` and `color` are custom attributes, so the block does not declare these supports. The font size scales the
 * stars, which are one em high.
 */
export const block = defineBlockData( {
	slug: 'rating-star',
	title: 'Star Rating',
	description:
		'Rate movies, books, songs, recipes – anything you can put a number on.',
	category: 'grow',
	keywords: [ 'star', 'rating', 'review' ],
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
	editHeight: 40,
	released: true,
} );
