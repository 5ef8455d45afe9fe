import { defineBlockData } from '#shared/definitions';

/** An address, in as many lines as it has. */
export const block = defineBlockData( {
	slug: 'address',
	title: 'Address',
	description: 'Shows a physical address, with a link to a map on request.',
	category: 'grow',
	keywords: [ 'location', 'direction', 'place' ],
	supports: {
		html: false,
		reusable: false,
		anchor: true,
		interactivity: { clientNavigation: true },
	},
	parent: [ 'dovetail/contact-info' ],
	follows: 'contact-info',
	example: { attributes: { address: '12 Harbour Street', city: 'Galway' } },
	servedBy: 'site',
	editHeight: 160,
	released: true,
} );
