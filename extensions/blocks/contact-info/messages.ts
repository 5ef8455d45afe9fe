import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	address: () => __( 'Street address', 'dovetail-blocks' ),
	addressLine2: () => __( 'Address line 2', 'dovetail-blocks' ),
	addressLine3: () => __( 'Address line 3', 'dovetail-blocks' ),
	city: () => __( 'City', 'dovetail-blocks' ),
	region: () => __( 'State, province or region', 'dovetail-blocks' ),
	postal: () => __( 'Postal code', 'dovetail-blocks' ),
	country: () => __( 'Country', 'dovetail-blocks' ),
	addressSettings: () => __( 'Address settings', 'dovetail-blocks' ),
	linkToMaps: () => __( 'Link address to Google Maps', 'dovetail-blocks' ),
	email: () => __( 'Email', 'dovetail-blocks' ),
	phone: () => __( 'Phone number', 'dovetail-blocks' ),
};
