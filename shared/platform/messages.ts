import { __, sprintf } from '@wordpress/i18n';

/** Messages of the upgrade banners and notices before and after the checkout. */
export const messages = {
	upgrade: () => __( 'Upgrade', 'dovetail-blocks' ),
	redirecting: () => __( 'Redirecting…', 'dovetail-blocks' ),
	stripe: () =>
		__(
			'Connect to Stripe to use this block on your site',
			'dovetail-blocks'
		),
	connect: () => __( 'Connect', 'dovetail-blocks' ),
	notSaved: () =>
		__(
			'Your post could not be saved, so you have not left the editor. Save the post and try again.',
			'dovetail-blocks'
		),
	notForSale: () =>
		__(
			'The plan you need is not for sale at the moment. Your post is unchanged. Ask the site owner about the plan.',
			'dovetail-blocks'
		),
	/** @param plan Name of the plan; empty if it could not be loaded. */
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
	stillFree: () =>
		__(
			'Your site is still on its free plan. If you just paid, wait a few minutes for the upgrade, then reload this page.',
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
