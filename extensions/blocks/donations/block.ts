import type {
	BlockData,
	BlockMetadata,
	ExtensionFacts,
} from '#shared/definitions';

export const block: BlockData = { slug: 'donations', editHeight: 420 };

/** One-time, monthly and yearly donations through a payment service or by bank transfer. */
export const metadata = {
	title: 'Donations',
	description: 'Collect one-time, monthly and yearly donations.',
	category: 'earn',
	keywords: [
		'donate',
		'payments',
		'stripe',
		'bank transfer',
		'iban',
		'money',
		'tip',
		'charity',
		'fundraising',
	],
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		interactivity: { clientNavigation: false },
	},
	example: {},
	coreStyles: [ 'wp-block-button' ],
	released: true,
} satisfies BlockMetadata;

/** Facts for the build, such as settings, connections and privacy texts. */
export const facts = {
	uses: [ 'stripe' ],
	withoutAccount: {
		name: 'Bank transfer',
		group: 'payments',
		purpose:
			'Takes donations and payments by bank transfer without fees, once you enter your bank account in the block.',
		help: 'Add the block “Donations” and enter your bank account. To sell an item, add “Bank Transfer”. For a PayPal payment link, add “Pay with PayPal”.',
		pattern: 'bank-transfer',
	},
} satisfies ExtensionFacts;
