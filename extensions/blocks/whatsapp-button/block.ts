import { defineBlockData } from '#shared/definitions';

/**
 * The button of "Send A Message". It stands in no list of the inserter but its parent's, and has a line of its own in the lists.
 * `backgroundColor` is an attribute of its own, so the colour support is not declared.
 */
export const block = defineBlockData( {
	slug: 'whatsapp-button',
	title: 'WhatsApp Button',
	description:
		'Let your visitors message you on WhatsApp with the tap of a button.',
	category: 'grow',
	keywords: [ 'whatsapp', 'messenger', 'chat', 'phone' ],
	supports: {
		html: false,
		reusable: false,
		anchor: true,
		typography: { fontSize: true },
		interactivity: { clientNavigation: true },
	},
	parent: [ 'dovetail/send-a-message' ],
	example: {
		attributes: { countryCode: '1US', phoneNumber: '(212) 555-0123' },
	},
	servedBy: 'site',
	editHeight: 48,
	released: true,
} );
