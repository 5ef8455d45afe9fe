import { __, sprintf } from '@wordpress/i18n';

/** Messages about captions, posters and connections. */
export const messages = {
	caption: () => __( 'Caption', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
	select: () => __( 'Select', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	remove: () => __( 'Remove', 'dovetail-blocks' ),
	/** @param service Name of the service, such as "Stripe". */
	connect: ( service: string ) =>
		// translators: %s: name of a service, such as "Stripe".
		sprintf( __( 'Connect %s', 'dovetail-blocks' ), service ),
	/** @param service Name of the service, such as "Stripe". */
	askToConnect: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Stripe".
			__(
				'Ask an administrator of this site to connect %s.',
				'dovetail-blocks'
			),
			service
		),
};
