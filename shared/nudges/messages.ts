import { __ } from '@wordpress/i18n';

/** What an author reads on the banners. */
export const messages = {
	upgrade: () => __( 'Upgrade', 'dovetail-blocks' ),
	redirecting: () => __( 'Redirecting…', 'dovetail-blocks' ),
	stripe: () =>
		__(
			'Connect to Stripe to use this block on your site',
			'dovetail-blocks'
		),
	connect: () => __( 'Connect', 'dovetail-blocks' ),
};
