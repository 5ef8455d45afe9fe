import { defineBlockData, type ExtensionFacts } from '#shared/definitions';

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
} );

/** What it wants from the rest of the house. */
export const facts = {
	privacy: {
		title: 'Mailchimp',
		text: 'When you join our e-mail list, your e-mail address is passed to the platform that this site is connected to, and by it to Mailchimp. This site does not store it. To keep robots away we count for at most two days how often addresses are sent from a connection, without storing its address.',
	},
	platform: {
		use: 'Mailchimp',
		sends: 'the e-mail address that one enters into a Mailchimp form',
	},
} satisfies ExtensionFacts;
