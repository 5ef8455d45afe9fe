import { __, sprintf } from '@wordpress/i18n';

/** What an author reads about being paid, whatever the block. */
export const messages = {
	/** @param host Who was asked. */
	couldNotLoad: ( host: string ) =>
		sprintf(
			// translators: %s: name of a server, such as "bakery.example".
			__( 'Could not load data from %s.', 'dovetail-blocks' ),
			host
		),
	/** @param service Such as "Stripe". */
	throughSite: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Stripe".
			__(
				'Paid through %s, straight to the account of this site’s owner.',
				'dovetail-blocks'
			),
			service
		),
	/** @param service Such as "Stripe". */
	throughPlatform: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Stripe".
			__(
				'Paid through %s, by the platform that this site is connected to.',
				'dovetail-blocks'
			),
			service
		),
	test: () => __( 'This is test mode: no money moves.', 'dovetail-blocks' ),
	connectYourself: () =>
		__(
			'Nobody can pay here yet: this site is not connected to a payment service. Under Settings → Dovetail Blocks you can enter the keys of your own Stripe account.',
			'dovetail-blocks'
		),
	askOwner: () =>
		__(
			'Nobody can pay here yet: this site is not connected to a payment service. The owner of the site can set it up under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	settings: () => __( 'Open the settings', 'dovetail-blocks' ),
	earnings: () => __( 'View earnings', 'dovetail-blocks' ),
};
