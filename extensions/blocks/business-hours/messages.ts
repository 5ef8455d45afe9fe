import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	loading: () => __( 'Loading business hours', 'dovetail-blocks' ),
	open: () => __( 'Open', 'dovetail-blocks' ),
	closed: () => __( 'Closed', 'dovetail-blocks' ),
	opening: () => __( 'Opening', 'dovetail-blocks' ),
	closing: () => __( 'Closing', 'dovetail-blocks' ),
	addHours: () => __( 'Add Hours', 'dovetail-blocks' ),
	removeHours: ( opening: string ) =>
		opening
			? sprintf(
					/* translators: %s: a time. */
					__( 'Remove hours from %s', 'dovetail-blocks' ),
					opening
				)
			: __( 'Remove these hours', 'dovetail-blocks' ),
	removedHours: () => __( 'Hours removed.', 'dovetail-blocks' ),
	removedSpecial: ( title: string ) =>
		sprintf(
			/* translators: %s: name or date of a special day. */
			__( '%s removed.', 'dovetail-blocks' ),
			title
		),
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
		__( 'These hours overlap the hours above.', 'dovetail-blocks' ),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	showStatus: () =>
		__( 'Show whether the business is open now', 'dovetail-blocks' ),
	openUntil: ( time: string ) =>
		sprintf(
			/* translators: %s: a time. */
			__( 'Open now until %s', 'dovetail-blocks' ),
			time
		),
	closesSoon: ( time: string ) =>
		sprintf(
			/* translators: %s: a time. */
			__( 'Closes soon, at %s', 'dovetail-blocks' ),
			time
		),
	alwaysOpen: () => __( 'Open now, 24 hours a day', 'dovetail-blocks' ),
	opensToday: ( time: string ) =>
		sprintf(
			/* translators: %s: a time. */
			__( 'Closed now, opens at %s', 'dovetail-blocks' ),
			time
		),
	opensTomorrow: ( time: string ) =>
		sprintf(
			/* translators: %s: a time. */
			__( 'Closed now, opens tomorrow at %s', 'dovetail-blocks' ),
			time
		),
	opensOn: ( day: string, time: string ) =>
		sprintf(
			/* translators: 1: name of a day or a date, 2: a time. */
			__( 'Closed now, opens on %1$s at %2$s', 'dovetail-blocks' ),
			day,
			time
		),
	nextDay: () => __( 'Closes the next day.', 'dovetail-blocks' ),
	halfFilled: () =>
		__(
			'Enter both times. Visitors won’t see these hours until you do.',
			'dovetail-blocks'
		),
	specialHours: () => __( 'Special hours', 'dovetail-blocks' ),
	specialDay: () => __( 'Special day', 'dovetail-blocks' ),
	addSpecial: () => __( 'Add special day', 'dovetail-blocks' ),
	removeSpecial: ( title: string ) =>
		sprintf(
			/* translators: %s: name or date of a special day. */
			__( 'Remove %s', 'dovetail-blocks' ),
			title
		),
	pastDays: ( count: number ) =>
		sprintf(
			/* translators: %d: number of special days. */
			_n( '%d past day', '%d past days', count, 'dovetail-blocks' ),
			count
		),
	firstDay: () => __( 'Date', 'dovetail-blocks' ),
	lastDay: () => __( 'Until (optional)', 'dovetail-blocks' ),
	specialName: () => __( 'Name (optional)', 'dovetail-blocks' ),
	'no-date': () =>
		__(
			'Enter a date. Visitors won’t see this day until you do.',
			'dovetail-blocks'
		),
	wrongDate: () =>
		__(
			'Enter a date from 2000 to 2099. This one was not saved.',
			'dovetail-blocks'
		),
	'ends-before': () =>
		__( 'The end date is before the start date.', 'dovetail-blocks' ),
};
