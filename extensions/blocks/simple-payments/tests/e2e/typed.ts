import { inSidebar, type TypedField } from '#e2e';

export const typed: readonly TypedField[] = [
	{
		field: 'a payment link',
		block: 'simple-payments',
		find: inSidebar( 'PayPal payment link' ),
		keys: 'https://www.paypal.com/ncp/payment/ABC',
		saved: { paymentLink: 'https://www.paypal.com/ncp/payment/ABC' },
	},
];
