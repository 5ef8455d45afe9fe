import { defineBlockData } from '#shared/definitions';

/** A wrapper that shows what is inside only to newcomers, or only to people who have come before. */
export const block = defineBlockData( {
	slug: 'repeat-visitor',
	title: 'Repeat Visitor',
	description:
		'Show or hide what is inside, depending on how often somebody has come.',
	category: 'grow',
	keywords: [ 'returning', 'visits', 'visibility', 'traffic' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		layout: true,
		spacing: { margin: true, padding: true, blockGap: true },
		interactivity: { clientNavigation: false },
	},
	example: {
		attributes: { criteria: 'after-visits', threshold: 3 },
		innerBlocks: [
			{
				name: 'core/paragraph',
				attributes: {
					content:
						'Good to see you again! There is a new recipe every Friday.',
				},
			},
		],
	},
	servedBy: 'site',
	editHeight: 120,
	released: true,
} );
