import { __, sprintf } from '@wordpress/i18n';
import type { Interval } from '#shared/payments';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Recurring Payments', 'dovetail-blocks' ),
	loading: () => __( 'Loading payment plans…', 'dovetail-blocks' ),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	upgradeInstructions: () =>
		__(
			'Your site’s plan does not include payments. Upgrade to let visitors pay here.',
			'dovetail-blocks'
		),
	upgrade: () => __( 'Upgrade your plan', 'dovetail-blocks' ),
	beforeConnecting: () =>
		__(
			'You can already publish the rest of the page: visitors see this button once Stripe is connected and you choose a payment plan.',
			'dovetail-blocks'
		),
	withoutStripe: () =>
		__(
			'Payment plans need Stripe because they renew automatically. To sell for a one-time amount without it, add the block “Bank Transfer”.',
			'dovetail-blocks'
		),
	addFirst: () =>
		__(
			'Start by adding a payment plan: what people pay and how often.',
			'dovetail-blocks'
		),
	chooseOrAdd: () =>
		__( 'Choose a payment plan, or add one.', 'dovetail-blocks' ),
	choose: () => __( 'Choose a payment plan.', 'dovetail-blocks' ),
	askForPlan: () =>
		__(
			'There is no payment plan yet. An editor of this site can add one.',
			'dovetail-blocks'
		),
	lost: () =>
		__(
			'This button’s payment plan was deleted, so visitors can’t pay. Choose another plan.',
			'dovetail-blocks'
		),
	lostSite: () =>
		__(
			'This button’s payment plan belongs to a service this site no longer uses, so visitors can’t pay. Choose another plan.',
			'dovetail-blocks'
		),
	add: () => __( 'Add payment plan', 'dovetail-blocks' ),
	newPlan: () => __( 'New payment plan', 'dovetail-blocks' ),
	plans: () => __( 'Payment plans', 'dovetail-blocks' ),
	plan: () => __( 'Payment plan', 'dovetail-blocks' ),
	noPlan: () => __( 'None', 'dovetail-blocks' ),
	management: () => __( 'Management', 'dovetail-blocks' ),
	planTitle: () => __( 'Title', 'dovetail-blocks' ),
	planTitleHelp: () =>
		__( 'Visitors see the title when they pay.', 'dovetail-blocks' ),
	titleMissing: () => __( 'Enter a title for the plan.', 'dovetail-blocks' ),
	currency: () => __( 'Currency', 'dovetail-blocks' ),
	price: () => __( 'Price', 'dovetail-blocks' ),
	/** @param minimum A formatted amount. */
	minimumPrice: ( minimum: string ) =>
		sprintf(
			// translators: %s: an amount, such as $0.50.
			__( 'Minimum allowed price is %s.', 'dovetail-blocks' ),
			minimum
		),
	/** @param maximum A formatted amount. */
	maximumPrice: ( maximum: string ) =>
		sprintf(
			// translators: %s: an amount, such as $999,999.99.
			__( 'Maximum allowed price is %s.', 'dovetail-blocks' ),
			maximum
		),
	/** @param places Maximum number of decimal places. */
	tooManyDecimals: ( places: number ) =>
		places === 0
			? __(
					'Prices in this currency have no decimals.',
					'dovetail-blocks'
				)
			: sprintf(
					// translators: %d: a number of digits.
					__(
						'Prices in this currency have at most %d decimals.',
						'dovetail-blocks'
					),
					places
				),
	/** @param price Price with its interval. */
	peoplePay: ( price: string ) =>
		sprintf(
			// translators: %s: a price, such as "$5.00 / month".
			__( 'Visitors pay %s.', 'dovetail-blocks' ),
			price
		),
	renewal: () => __( 'Renewal', 'dovetail-blocks' ),
	interval: ( interval: Interval ) =>
		( {
			'one-time': () => __( 'One-time payment', 'dovetail-blocks' ),
			'1 month': () => __( 'Every month', 'dovetail-blocks' ),
			'1 year': () => __( 'Every year', 'dovetail-blocks' ),
		} )[ interval ](),
	notReady: () =>
		__(
			'Visitors see nothing until you save or choose a payment plan.',
			'dovetail-blocks'
		),
	save: () => __( 'Save payment plan', 'dovetail-blocks' ),
	saving: () => __( 'Saving…', 'dovetail-blocks' ),
	cancel: () => __( 'Cancel', 'dovetail-blocks' ),
	added: () => __( 'Payment plan added.', 'dovetail-blocks' ),
	/**
	 * @param price    A formatted amount.
	 * @param interval Interval of the payments.
	 */
	priceOf: ( price: string, interval: Interval ) => {
		switch ( interval ) {
			case '1 month':
				// translators: %s: a price, such as $5.00.
				return sprintf( __( '%s / month', 'dovetail-blocks' ), price );
			case '1 year':
				// translators: %s: a price, such as $5.00.
				return sprintf( __( '%s / year', 'dovetail-blocks' ), price );
			default:
				return price;
		}
	},
	/** Returns the button's text. @param price Formatted price. */
	contribution: ( price: string ) =>
		// translators: %s: a price, such as $5.00.
		sprintf( __( '%s Contribution', 'dovetail-blocks' ), price ),
	button: () => __( 'Contribution', 'dovetail-blocks' ),
};
