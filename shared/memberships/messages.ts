import { __, sprintf } from '@wordpress/i18n';

/** Messages about payments that all payment blocks share. */
export const messages = {
	/** @param host Host that did not respond. */
	couldNotLoad: ( host: string ) =>
		sprintf(
			// translators: %s: name of a server, such as "bakery.example".
			__( 'Could not load data from %s.', 'dovetail-blocks' ),
			host
		),
	/** @param service Name of the service, such as "Stripe". */
	throughSite: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Stripe".
			__(
				'Payments go through %s to the site owner’s account.',
				'dovetail-blocks'
			),
			service
		),
	/** @param service Name of the service, such as "Stripe". */
	throughPlatform: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Stripe".
			__(
				'Payments go through %s on the platform this site is connected to.',
				'dovetail-blocks'
			),
			service
		),
	test: () => __( 'Test mode: no money is charged.', 'dovetail-blocks' ),
	notConnected: () =>
		__(
			'Visitors can’t pay yet because no payment service is connected.',
			'dovetail-blocks'
		),
	earnings: () => __( 'View earnings', 'dovetail-blocks' ),
};
