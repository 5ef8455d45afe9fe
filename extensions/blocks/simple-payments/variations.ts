import { __ } from '@wordpress/i18n';
import type { Attributes } from './markup';

/** The block under the name of its other way to pay, also for existing products without PayPal. */
export const variations = [
	{
		name: 'bank-transfer',
		// The title starts with “Bank”, so that a search for that word lists it first.
		title: __( 'Bank Transfer', 'dovetail-blocks' ),
		description: __(
			'Sell something or ask for a payment by bank transfer.',
			'dovetail-blocks'
		),
		attributes: {
			bankTransfer: { on: true, name: '', iban: '', bic: '', text: '' },
		},
		isActive: ( { bankTransfer, email, paymentLink }: Attributes ) =>
			bankTransfer.on && ! email && ! paymentLink,
	},
];
