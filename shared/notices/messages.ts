import { __, sprintf } from '@wordpress/i18n';

/** What an author reads when she comes back from buying or connecting something. */
export const messages = {
	/** @param plan Name of the plan; empty when it could not be learnt. */
	upgraded: ( plan: string ) =>
		plan
			? sprintf(
					// translators: %s: name of a plan, such as "Premium".
					__(
						'Congratulations! Your site is now on the %s plan.',
						'dovetail-blocks'
					),
					plan
				)
			: __(
					'Congratulations! Your site is now on a paid plan.',
					'dovetail-blocks'
				),
	viewPlan: () => __( 'View my plan', 'dovetail-blocks' ),
	stripeConnected: () =>
		__(
			'Congrats! Your site is now connected to Stripe. You can now start accepting funds!',
			'dovetail-blocks'
		),
	stripeCancelled: () =>
		__(
			'You cancelled connecting your site to Stripe.',
			'dovetail-blocks'
		),
};
