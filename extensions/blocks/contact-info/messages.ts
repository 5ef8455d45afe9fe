import { __, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	address: () => __( 'Street address', 'dovetail-blocks' ),
	addressLine2: () => __( 'Address line 2', 'dovetail-blocks' ),
	addressLine3: () => __( 'Address line 3', 'dovetail-blocks' ),
	city: () => __( 'City', 'dovetail-blocks' ),
	region: () => __( 'State, province or region', 'dovetail-blocks' ),
	postal: () => __( 'Postal code', 'dovetail-blocks' ),
	country: () => __( 'Country', 'dovetail-blocks' ),
	useMap: () => __( 'Use the address of the map', 'dovetail-blocks' ),
	tookFromMap: () =>
		__(
			'The address was filled in from the map. Check each field.',
			'dovetail-blocks'
		),
	addressSettings: () => __( 'Address settings', 'dovetail-blocks' ),
	linkToMaps: () => __( 'Link address to Google Maps', 'dovetail-blocks' ),
	email: () => __( 'Email', 'dovetail-blocks' ),
	phone: () => __( 'Phone number', 'dovetail-blocks' ),
	addressLabel: () => __( 'Address', 'dovetail-blocks' ),
	emailLabel: () => __( 'Email', 'dovetail-blocks' ),
	phoneLabel: () => __( 'Phone', 'dovetail-blocks' ),
	noLink: ( text: string ) =>
		sprintf(
			/* translators: %s: what looks like an email address. */
			__(
				'“%s” won’t become a link. Many email programs accept only a–z, digits and characters such as . - _ in an address.',
				'dovetail-blocks'
			),
			text
		),
	noEmail: () =>
		__(
			'This text won’t become a link, because it contains no email address.',
			'dovetail-blocks'
		),
	noNumber: () =>
		__(
			'This text won’t become a link, because it contains no phone number.',
			'dovetail-blocks'
		),
	sample: () =>
		__(
			'Visitors see a sample here. Replace it with yours, or remove it.',
			'dovetail-blocks'
		),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	showIcons: () => __( 'Show icons', 'dovetail-blocks' ),
	showLabels: () => __( 'Show labels', 'dovetail-blocks' ),
	cardSettings: () => __( 'Contact card', 'dovetail-blocks' ),
	hasCard: () => __( 'Offer a contact file', 'dovetail-blocks' ),
	hasCardHelp: () =>
		__(
			'Shows a link that lets visitors save these details to their contacts.',
			'dovetail-blocks'
		),
	hasCode: () => __( 'Show a QR code', 'dovetail-blocks' ),
	hasCodeHelp: () =>
		__(
			'Visitors scan it with a phone to save these details, even from a printed page.',
			'dovetail-blocks'
		),
	tooLongForCode: () =>
		__(
			'These details are too long for a QR code, so visitors won’t see one.',
			'dovetail-blocks'
		),
	outdatedCode: () =>
		__(
			'The QR code doesn’t match these details, so visitors won’t see it.',
			'dovetail-blocks'
		),
	updateCode: () => __( 'Update QR code', 'dovetail-blocks' ),
	cardName: () => __( 'Name in contacts', 'dovetail-blocks' ),
	cardNameHelp: () =>
		__(
			'The name of the person or business. Leave empty to use the first line of the address.',
			'dovetail-blocks'
		),
	saveContact: () => __( 'Save contact', 'dovetail-blocks' ),
	codeOfContact: () =>
		__( 'QR code with these contact details', 'dovetail-blocks' ),
};
