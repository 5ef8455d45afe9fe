import type { BlockData, BlockMetadata } from '#shared/definitions';

export const block: BlockData = { slug: 'recurring-payments', editHeight: 80 };

/** A button for a recurring payment, with the price and interval of a plan. The button is an inner block. */
export const metadata = {
	title: 'Recurring Payments',
	description: 'A button for paying for a plan once, monthly or yearly.',
	category: 'earn',
	keywords: [
		'subscription',
		'membership',
		'supporter',
		'pay',
		'paid',
		'stripe',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'left', 'center', 'right' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: true },
	},
	allowedBlocks: [ 'dovetail/button' ],
	example: {
		innerBlocks: [
			{
				name: 'dovetail/button',
				attributes: { element: 'button', text: '$5.00 Contribution' },
			},
		],
	},
	needs: [ 'stripe', 'platform' ],
	released: true,
} satisfies BlockMetadata;
