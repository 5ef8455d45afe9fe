import { __ } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	instructions: () =>
		__( 'Paste the address of an event.', 'dovetail-blocks' ),
	field: () => __( 'Event address', 'dovetail-blocks' ),
	placeholder: () => __( 'Enter an event address…', 'dovetail-blocks' ),
	edit: () => __( 'Edit URL', 'dovetail-blocks' ),
	problem: () =>
		__( 'Sorry, this content could not be embedded.', 'dovetail-blocks' ),
	embedType: () => __( 'Embed Type', 'dovetail-blocks' ),
	inline: () => __( 'In-page Embed', 'dovetail-blocks' ),
	modal: () => __( 'Button & Modal', 'dovetail-blocks' ),
	noEvent: () =>
		__(
			'Your visitors get this link because only event pages have a checkout.',
			'dovetail-blocks'
		),
	notSafe: () =>
		__(
			'Your visitors get this link because Eventbrite shows its checkout only on https sites.',
			'dovetail-blocks'
		),
	buttonText: () => __( 'Register', 'dovetail-blocks' ),
};
