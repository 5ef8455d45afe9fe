import { defineBlockData, type ExtensionFacts } from '#shared/definitions';

/** A form whose fields go to a newsletter's provider. Its button is a block of its own inside. */
export const block = defineBlockData( {
	slug: 'newsletter',
	title: 'Newsletter Form',
	description: 'A form with which visitors subscribe to your newsletter.',
	category: 'grow',
	keywords: [ 'revue', 'email', 'subscribe', 'mailing list' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: true },
	},
	allowedBlocks: [ 'dovetail/button' ],
	example: {
		attributes: { revueUsername: 'harbourbakery' },
		innerBlocks: [
			{
				name: 'dovetail/button',
				attributes: { element: 'button', text: 'Subscribe' },
			},
		],
	},
	editHeight: 220,
} );

/** What it wants from the rest of the house. */
export const facts = {
	privacy: {
		title: 'Newsletter',
		text: 'When you subscribe to our newsletter, your browser sends what you enter to the provider whose name stands below the form. This site does not get it.',
	},
	externalServices: [
		{
			title: 'Newsletter provider',
			services: [ 'newsletter' ],
			use: 'a form whose entries go to the provider of a newsletter.',
			when: 'only when a developer has given the provider’s address with the filter `dovetail_blocks_services`; then when a visitor sends such a form, which says below its fields where to. Her browser sends it, in a new tab.',
			sends: 'what the visitor enters (e-mail address, first and last name), and the browser’s IP address.',
			terms: 'those of the provider you choose.',
		},
	],
} satisfies ExtensionFacts;
