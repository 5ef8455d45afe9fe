import { defineBlockData } from '#shared/definitions';

/** A line of text on a colored background: a minimal block. */
export const block = defineBlockData( {
	slug: 'new-block',
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
	editHeight: 60,
} );
