import { defineBlockData } from '#shared/definitions';

/** A line of text with a phone number in it. */
export const block = defineBlockData( {
	slug: 'phone',
	title: 'Phone Number',
	description: 'Shows a phone number that a tap calls.',
	category: 'grow',
	keywords: [ 'telephone', 'mobile', 'tel' ],
	supports: {
		html: false,
		reusable: false,
		anchor: true,
		interactivity: { clientNavigation: true },
	},
	parent: [ 'dovetail/contact-info' ],
	follows: 'contact-info',
	example: { attributes: { phone: '+353 91 555 0123' } },
	servedBy: 'site',
	editHeight: 32,
	released: true,
} );
