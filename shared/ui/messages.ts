import { __, sprintf } from '@wordpress/i18n';

/** Messages about forms, captions, posters, connections and the guide. */
export const messages = {
	caption: () => __( 'Caption', 'dovetail-blocks' ),
	addCaption: () => __( 'Add caption', 'dovetail-blocks' ),
	cancel: () => __( 'Cancel', 'dovetail-blocks' ),
	select: () => __( 'Select', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	remove: () => __( 'Remove', 'dovetail-blocks' ),
	opensInNewTab: () => __( '(opens in a new tab)', 'dovetail-blocks' ),
	guide: () => __( 'Guide to this block', 'dovetail-blocks' ),
	/** @param service Name of the service, such as "Stripe". */
	connect: ( service: string ) =>
		// translators: %s: name of a service, such as "Stripe".
		sprintf( __( 'Connect %s', 'dovetail-blocks' ), service ),
	/** @param service Name of the service, such as "Stripe". */
	howToSetUp: ( service: string ) =>
		// translators: %s: name of a service, such as "Stripe".
		sprintf( __( 'How to set up %s', 'dovetail-blocks' ), service ),
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
