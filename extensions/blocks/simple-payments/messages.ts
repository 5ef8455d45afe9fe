import { __, _n, sprintf } from '@wordpress/i18n';
import type { PriceProblem } from './rules/price';

/** Every sentence that an author reads. */
export const messages = {
	itemImage: () => __( 'Item image', 'dovetail-blocks' ),
	imageInstructions: () =>
		__(
			'Upload a picture of the item, or choose one from your library.',
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
	/** What was read of what was typed. */
	visitorsPay: ( amount: string ) =>
		sprintf(
			/* translators: %s: an amount, such as $12.50. */
			__( 'Visitors pay %s.', 'dovetail-blocks' ),
			amount
		),
	multiple: () =>
		__(
			'Allow people to buy more than one item at a time',
			'dovetail-blocks'
		),
	email: () => __( 'PayPal account email', 'dovetail-blocks' ),
	emailHelp: () =>
		__(
			'Payments go to the PayPal account with this address. Visitors do not see it here.',
			'dovetail-blocks'
		),
	help: () =>
		__( 'How to open a PayPal account to be paid', 'dovetail-blocks' ),

	linkPanel: () => __( 'Purchase link text', 'dovetail-blocks' ),
	linkText: () => __( 'Text of the link', 'dovetail-blocks' ),
	linkTextHelp: () =>
		__(
			'Stands in emails and feeds, where the button cannot work, and leads to this page.',
			'dovetail-blocks'
		),
	paymentLinkPanel: () => __( 'Payment link', 'dovetail-blocks' ),
	paymentLink: () => __( 'PayPal payment link', 'dovetail-blocks' ),
	paymentLinkHelp: () =>
		__(
			'Made in your PayPal account, under “Payment links and buttons”. It knows price and payee itself, and needs nothing else.',
			'dovetail-blocks'
		),
	notAPaymentLink: () =>
		__(
			'This is no payment link of PayPal’s: one begins with https:// and a host such as www.paypal.com or paypal.me.',
			'dovetail-blocks'
		),

	/** The specification’s own sentences. */
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
				return problem.most === 0
					? __(
							'We know every penny counts, but prices in this currency can’t contain decimal values.',
							'dovetail-blocks'
						)
					: sprintf(
							/* translators: %d: how many decimal places. */
							_n(
								'The price cannot have more than %d decimal place.',
								'The price cannot have more than %d decimal places.',
								problem.most,
								'dovetail-blocks'
							),
							problem.most
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

	loading: () => __( 'Loading the product…', 'dovetail-blocks' ),
	notSaved: ( why: string ) =>
		sprintf(
			/* translators: %s: what went wrong, a sentence. */
			__(
				'The product was not saved, so visitors see and pay what was saved before. %s',
				'dovetail-blocks'
			),
			why
		),
	notRead: ( why: string ) =>
		sprintf(
			/* translators: %s: what went wrong, a sentence. */
			__(
				'The product could not be loaded, so it cannot be changed here. %s',
				'dovetail-blocks'
			),
			why
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	saving: () => __( 'Saving the product…', 'dovetail-blocks' ),
	mayNotChange: () =>
		__(
			'Only somebody who may publish can change what is sold here.',
			'dovetail-blocks'
		),
	mayNotPublish: () =>
		__(
			'This can be bought once somebody who may publish has saved this post in the editor.',
			'dovetail-blocks'
		),

	payButton: () => __( 'Pay with PayPal', 'dovetail-blocks' ),
	quantity: () => __( 'Quantity', 'dovetail-blocks' ),
	byLink: () =>
		__( 'Visitors pay by the payment link, at PayPal.', 'dovetail-blocks' ),
	payee: ( email: string ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'They pay the PayPal account %s.', 'dovetail-blocks' ),
			email
		),
	byApp: () =>
		__(
			'Visitors pay through PayPal, by the app of this site.',
			'dovetail-blocks'
		),
	byTestApp: () =>
		__(
			'Visitors pay through PayPal’s sandbox, by the app of this site: no real money moves.',
			'dovetail-blocks'
		),
	byForm: () =>
		__(
			'Visitors pay through PayPal’s old form, which may end at any time after 1 January 2027.',
			'dovetail-blocks'
		),
	byNothing: () =>
		__(
			'Nobody can pay yet: this site has no PayPal app. Paste a payment link in the sidebar, or have an administrator connect an app.',
			'dovetail-blocks'
		),
	settings: () => __( 'PayPal settings', 'dovetail-blocks' ),
};
