import { __, _n, sprintf } from '@wordpress/i18n';
import type { PriceProblem, Problems } from './rules/product';

/** Messages for authors. */
export const messages = {
	itemImage: () => __( 'Item image', 'dovetail-blocks' ),
	imageInstructions: () =>
		__(
			'Upload an image of the item or choose one from your library.',
			'dovetail-blocks'
		),
	editImage: () => __( 'Edit image', 'dovetail-blocks' ),
	removeImage: () => __( 'Remove image', 'dovetail-blocks' ),
	itemName: () => __( 'Item name', 'dovetail-blocks' ),
	description: () => __( 'Description', 'dovetail-blocks' ),
	descriptionHelp: () =>
		__( 'Describe your item in a few words.', 'dovetail-blocks' ),
	currency: () => __( 'Currency', 'dovetail-blocks' ),
	price: () => __( 'Price', 'dovetail-blocks' ),
	/** Shows how the typed price was parsed. */
	visitorsPay: ( amount: string ) =>
		sprintf(
			/* translators: %s: an amount, such as $12.50. */
			__( 'Visitors pay %s.', 'dovetail-blocks' ),
			amount
		),
	/** For a product with a payment link. */
	visitorsSee: ( amount: string ) =>
		sprintf(
			/* translators: %s: an amount, such as $12.50. */
			__(
				'Visitors see %s, but pay what the payment link asks for.',
				'dovetail-blocks'
			),
			amount
		),
	/** For a price that differs from the amount in the payment link. */
	linkAsks: ( amount: string ) =>
		sprintf(
			/* translators: %s: an amount, such as $12.50. */
			__(
				'The payment link asks for %s. Change the link or the price so that both are the same.',
				'dovetail-blocks'
			),
			amount
		),
	priceOptional: () =>
		__(
			'Optional. Visitors pay what the payment link asks for.',
			'dovetail-blocks'
		),
	multiple: () =>
		__(
			'Allow people to buy more than one item at a time',
			'dovetail-blocks'
		),
	multipleHelp: () =>
		__(
			'Only visitors who pay through PayPal can choose a quantity.',
			'dovetail-blocks'
		),
	email: () => __( 'PayPal account email', 'dovetail-blocks' ),
	emailHelp: () =>
		__(
			'Payments go to the PayPal account with this address. The address is not shown to visitors here.',
			'dovetail-blocks'
		),
	help: () =>
		__(
			'Learn how to open a PayPal account for payments',
			'dovetail-blocks'
		),

	linkPanel: () => __( 'Purchase link text', 'dovetail-blocks' ),
	linkText: () => __( 'Link text', 'dovetail-blocks' ),
	linkTextHelp: () =>
		__(
			'Shown in emails and feeds, where the button doesn’t work. The link leads to this page.',
			'dovetail-blocks'
		),
	paymentLinkPanel: () => __( 'Payment link', 'dovetail-blocks' ),
	paymentLink: () => __( 'PayPal payment link', 'dovetail-blocks' ),
	paymentLinkHelp: () =>
		__(
			'Create the link in your PayPal account under “Payment links and buttons”. A paypal.me link works too. To set its amount, add it at the end, such as /25EUR.',
			'dovetail-blocks'
		),
	notAPaymentLink: () =>
		__(
			'This is not a PayPal payment link. Enter one such as https://www.paypal.com/ncp/payment/ABC123 or paypal.me/bakery.',
			'dovetail-blocks'
		),

	/** Error texts from the specification. */
	invalidPrice: () => __( 'Invalid price.', 'dovetail-blocks' ),
	priceProblem: ( problem: PriceProblem ): string => {
		switch ( problem.kind ) {
			case 'missing':
				return __(
					'If you’re selling something, you need a price tag. Add yours here.',
					'dovetail-blocks'
				);
			case 'negative':
				return __(
					'Your price is negative — enter a positive number so people can pay the right amount.',
					'dovetail-blocks'
				);
			case 'decimals':
				return problem.maxDecimals === 0
					? __(
							'We know every penny counts, but prices in this currency can’t contain decimal values.',
							'dovetail-blocks'
						)
					: sprintf(
							/* translators: %d: how many decimal places. */
							_n(
								'The price cannot have more than %d decimal place.',
								'The price cannot have more than %d decimal places.',
								problem.maxDecimals,
								'dovetail-blocks'
							),
							problem.maxDecimals
						);
			default:
				return messages.invalidPrice();
		}
	},
	noEmail: () =>
		__(
			'We want to make sure payments reach you, so please add an email address.',
			'dovetail-blocks'
		),
	invalidEmail: ( email: string ) =>
		sprintf(
			/* translators: %s: what was entered. */
			__( '%s is not a valid email address.', 'dovetail-blocks' ),
			email
		),
	noTitle: () =>
		__(
			'Please add a brief title so that people know what they’re paying for.',
			'dovetail-blocks'
		),

	loading: () => __( 'Loading product…', 'dovetail-blocks' ),
	notSaved: ( why: string ) =>
		sprintf(
			/* translators: %s: what went wrong, a sentence. */
			__(
				'The product was not saved, so visitors still see and pay for the previous version. %s',
				'dovetail-blocks'
			),
			why
		),
	notRead: ( why: string ) =>
		sprintf(
			/* translators: %s: what went wrong, a sentence. */
			__(
				'The product could not be loaded, so you can’t edit it here. %s',
				'dovetail-blocks'
			),
			why
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	saving: () => __( 'Saving product…', 'dovetail-blocks' ),
	mayNotChange: () =>
		__(
			'Only people with permission to publish can change this product.',
			'dovetail-blocks'
		),
	mayNotPublish: () =>
		__(
			'Visitors can buy this once an editor saves this post.',
			'dovetail-blocks'
		),

	needsSaving: () =>
		__(
			'Save this page. Until then, visitors can’t buy this.',
			'dovetail-blocks'
		),

	payButton: () => __( 'Pay with PayPal', 'dovetail-blocks' ),
	quantity: () => __( 'Quantity', 'dovetail-blocks' ),
	byLink: () =>
		__(
			'Visitors pay at PayPal through the payment link.',
			'dovetail-blocks'
		),
	payee: ( email: string ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'Payments go to the PayPal account %s.', 'dovetail-blocks' ),
			email
		),
	byApp: () =>
		__(
			'Visitors pay through PayPal, using this site’s app.',
			'dovetail-blocks'
		),
	byTestApp: () =>
		__(
			'Visitors pay through the PayPal sandbox, using this site’s app. No real money is charged.',
			'dovetail-blocks'
		),
	byForm: () =>
		__(
			'Visitors pay through PayPal’s old payment form, which may stop working at any time after January 1, 2027.',
			'dovetail-blocks'
		),
	byNothing: () =>
		__(
			'Visitors can’t pay yet because this site is not connected to PayPal. A PayPal payment link or a bank transfer works without a connection.',
			'dovetail-blocks'
		),
	/** Says what a product with a bank account needs before visitors can pay; empty if it needs nothing. */
	incomplete: ( { title, price, email }: Problems ): string => {
		if ( title && price ) {
			return __(
				'Visitors can’t pay yet: enter a name and a valid price.',
				'dovetail-blocks'
			);
		}
		if ( title ) {
			return __(
				'Visitors can’t pay yet: enter a name.',
				'dovetail-blocks'
			);
		}
		if ( price ) {
			return __(
				'Visitors can’t pay yet: enter a valid price.',
				'dovetail-blocks'
			);
		}
		return email === 'invalid'
			? __(
					'Visitors can’t pay yet: enter a valid PayPal account email, or clear the field.',
					'dovetail-blocks'
				)
			: '';
	},
	/** Says what a product with a payment link lacks; empty if it lacks nothing. */
	linkIncomplete: ( { title }: Problems ): string =>
		title
			? __(
					'Enter a name so that visitors know what they pay for.',
					'dovetail-blocks'
				)
			: '',
	linkWrong: () =>
		__(
			'Visitors can’t pay yet because the payment link isn’t valid.',
			'dovetail-blocks'
		),
	correctLink: () => __( 'Correct the payment link', 'dovetail-blocks' ),
	enterLink: () => __( 'Enter a payment link', 'dovetail-blocks' ),
	askForTransfer: () => __( 'Ask for a bank transfer', 'dovetail-blocks' ),
	/** For visitors; `Storefront` in PHP has the same text. */
	afterTransfer: () =>
		__(
			'Add your name to the reference, so that the seller knows who paid. The seller sees your payment when it arrives.',
			'dovetail-blocks'
		),
	bankAlone: () =>
		__(
			'Visitors can pay only by bank transfer because this site is not connected to PayPal.',
			'dovetail-blocks'
		),
	bankWithoutEmail: () =>
		__(
			'Visitors can pay only by bank transfer. Enter a PayPal account email to offer PayPal too.',
			'dovetail-blocks'
		),
	settings: () => __( 'PayPal settings', 'dovetail-blocks' ),
};
