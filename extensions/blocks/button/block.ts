import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = { slug: 'button', editHeight: 48 };

/**
 * The button inside other blocks, such as forms, sign-ups and payments. It is not in the inserter. It has its own
 * color, gradient and radius attributes instead of block supports.
 */
export const metadata = {
	title: 'Button',
	description: 'The button of a form or a payment.',
	category: 'design',
	keywords: [ 'link', 'submit' ],
	supports: {
		html: false,
		inserter: false,
		reusable: false,
		anchor: true,
		align: [ 'left', 'center', 'right' ],
		interactivity: { clientNavigation: true },
	},
	styles: [
		{ name: 'fill', label: 'Fill', isDefault: true },
		{ name: 'outline', label: 'Outline' },
	],
	example: { attributes: { text: 'Join my email list' } },
	coreStyles: [ 'wp-block-button' ],
	released: true,
} satisfies BlockMetadata;
