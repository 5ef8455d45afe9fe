import { defineBlockData } from '#shared/definitions';

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
	servedBy: 'site',
	editHeight: 220,
	released: true,
} );
