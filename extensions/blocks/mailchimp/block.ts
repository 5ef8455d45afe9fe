import { defineBlockData } from '#shared/definitions';

/** A form that adds visitors to a Mailchimp audience. Its button is a block of its own inside. */
export const block = defineBlockData( {
	slug: 'mailchimp',
	title: 'Mailchimp',
	description: 'A form with which visitors join a Mailchimp audience.',
	category: 'grow',
	keywords: [ 'email', 'subscription', 'newsletter', 'mailing list' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	allowedBlocks: [ 'dovetail/button' ],
	example: {
		attributes: { preview: true },
		innerBlocks: [
			{
				name: 'dovetail/button',
				attributes: { element: 'button', text: 'Join my email list' },
			},
		],
	},
	servedBy: 'platform',
	editHeight: 160,
	released: true,
} );
