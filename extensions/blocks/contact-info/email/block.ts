import { defineBlockData } from '#shared/definitions';

/** A line of text with e-mail addresses in it. */
export const block = defineBlockData( {
	slug: 'email',
	title: 'Email Address',
	description: 'Shows an e-mail address that a click writes to.',
	category: 'grow',
	keywords: [ 'e-mail', 'mail', 'mailto' ],
	supports: {
		html: false,
		reusable: false,
		anchor: true,
		interactivity: { clientNavigation: true },
	},
	parent: [ 'dovetail/contact-info' ],
	follows: 'contact-info',
	example: { attributes: { email: 'hello@yoursite.example' } },
	servedBy: 'site',
	editHeight: 32,
	released: true,
} );
