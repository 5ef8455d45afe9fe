import { __, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	settings: () => __( 'WhatsApp settings', 'dovetail-blocks' ),
	country: () => __( 'Country code', 'dovetail-blocks' ),
	phone: () => __( 'Phone number', 'dovetail-blocks' ),
	phoneHelp: () =>
		__(
			'Enter the number as you dial it, or with its country code, such as +49.',
			'dovetail-blocks'
		),
	wrongNumber: () =>
		__( 'Please enter a valid phone number.', 'dovetail-blocks' ),
	/** @param number International number, such as "+44 7700 900123". */
	visitorsWriteTo: ( number: string ) =>
		sprintf(
			// translators: %s: an international phone number, such as "+44 7700 900123".
			__( 'Visitors write to %s.', 'dovetail-blocks' ),
			number
		),
	tryChat: () => __( 'Test chat', 'dovetail-blocks' ),
	firstMessage: () => __( 'Default first message', 'dovetail-blocks' ),
	firstMessageHelp: () =>
		__(
			'Visitors can edit the message before they send it.',
			'dovetail-blocks'
		),
	openInNewTab: () => __( 'Open in new tab', 'dovetail-blocks' ),
	colors: () => __( 'Background color', 'dovetail-blocks' ),
	colorNames: {
		'#25D366': () => __( 'WhatsApp green', 'dovetail-blocks' ),
		'#465B64': () => __( 'WhatsApp slate', 'dovetail-blocks' ),
		'#F4F4F4': () => __( 'Light gray', 'dovetail-blocks' ),
		'#FFFFFF': () => __( 'White', 'dovetail-blocks' ),
	},
	buttonText: () => __( 'Button text', 'dovetail-blocks' ),
	noNumber: () =>
		__(
			'Visitors see this button once you enter a phone number.',
			'dovetail-blocks'
		),
	enterNumber: () => __( 'Enter phone number', 'dovetail-blocks' ),
};
