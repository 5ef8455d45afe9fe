import { defineBlockData, type ExtensionFacts } from '#shared/definitions';

/** One-time, monthly and yearly donations, through a payment service or from bank to bank. */
export const block = defineBlockData( {
	slug: 'donations',
	title: 'Donations',
	description: 'Collect one-time, monthly and yearly donations.',
	category: 'earn',
	keywords: [ 'donate', 'payments', 'stripe', 'bank transfer', 'money' ],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	example: {},
	coreStyles: [ 'wp-block-button' ],
	editHeight: 420,
	released: true,
} );

/** Settings, connections, privacy texts and other build-time facts. */
export const facts = { uses: [ 'stripe' ] } satisfies ExtensionFacts;
