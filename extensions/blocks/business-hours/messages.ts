import { __, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	loading: () => __( 'Loading business hours', 'dovetail-blocks' ),
	open: () => __( 'Open', 'dovetail-blocks' ),
	closed: () => __( 'Closed', 'dovetail-blocks' ),
	opening: () => __( 'Opening', 'dovetail-blocks' ),
	closing: () => __( 'Closing', 'dovetail-blocks' ),
	addHours: () => __( 'Add Hours', 'dovetail-blocks' ),
	removeHours: () => __( 'Remove Hours', 'dovetail-blocks' ),
	aroundTheClock: () => __( 'Open 24 hours', 'dovetail-blocks' ),
	copyHours: ( day: string ) =>
		sprintf(
			/* translators: %s: name of a day. */
			__( 'Copy hours of %s', 'dovetail-blocks' ),
			day
		),
	toAllDays: () => __( 'To every day', 'dovetail-blocks' ),
	toOpenDays: () => __( 'To all open days', 'dovetail-blocks' ),
	overlap: () =>
		__( 'These hours overlap with those above.', 'dovetail-blocks' ),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	showStatus: () => __( 'Say whether it is open now', 'dovetail-blocks' ),
	openUntil: ( time: string ) =>
		sprintf(
			/* translators: %s: a time. */
			__( 'Open now until %s', 'dovetail-blocks' ),
			time
		),
	alwaysOpen: () => __( 'Open now, day and night', 'dovetail-blocks' ),
	opensToday: ( time: string ) =>
		sprintf(
			/* translators: %s: a time. */
			__( 'Closed now, opens at %s', 'dovetail-blocks' ),
			time
		),
	opensOn: ( day: string, time: string ) =>
		sprintf(
			/* translators: 1: name of a day, 2: a time. */
			__( 'Closed now, opens on %1$s at %2$s', 'dovetail-blocks' ),
			day,
			time
		),
	nextDay: () => __( 'Closes the next day.', 'dovetail-blocks' ),
	halfFilled: () =>
		__(
			'Enter both times. Until then visitors do not see these hours.',
			'dovetail-blocks'
		),
};
