import { defineBlockData, type ExtensionFacts } from '#shared/definitions';

/**
 * Visitors leave their e-mail address and get new posts by e-mail.
 * Colours, sizes and the border are attributes of its own, so those supports are not declared.
 */
export const block = defineBlockData( {
	slug: 'subscriptions',
	title: 'Subscription Form',
	description: 'Let visitors get your new posts by e-mail.',
	category: 'grow',
	keywords: [ 'subscribe', 'newsletter', 'follow', 'email', 'signup' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		spacing: { margin: true },
		interactivity: { clientNavigation: false },
	},
	// The values of the specification (001-5-4), and beside them none.
	styles: [
		{ name: 'default', label: 'Default', isDefault: true },
		{ name: 'theme', label: 'As the theme' },
	],
	example: { attributes: { borderRadius: 4 }, viewportWidth: 600 },
	editHeight: 60,
} );

/** What it wants from the rest of the house. */
export const facts = {
	// What has been refused and what the links of mails are signed with.
	outlasting: { postType: 'dovetail_subscriber', options: [ 'refused' ] },
} satisfies ExtensionFacts;
