import { __, _n, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'Google Calendar', 'dovetail-blocks' ),
	permissions: () =>
		__(
			'Enable Permissions for the calendar you want to share',
			'dovetail-blocks'
		),
	paste: () =>
		__(
			'Paste the embed code you copied from your Google Calendar below',
			'dovetail-blocks'
		),
	field: () => __( 'Google Calendar URL or embed code', 'dovetail-blocks' ),
	placeholder: () => __( 'Enter URL or embed code here…', 'dovetail-blocks' ),
	help: () => __( 'Learn more', 'dovetail-blocks' ),
	edit: () => __( 'Edit URL', 'dovetail-blocks' ),
	problem: () =>
		__(
			"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work.",
			'dovetail-blocks'
		),
	settings: () => __( 'Calendar Settings', 'dovetail-blocks' ),
	style: () => __( 'Show', 'dovetail-blocks' ),
	inline: () => __( 'Calendar', 'dovetail-blocks' ),
	list: () => __( 'List', 'dovetail-blocks' ),
	aboutList: () =>
		__(
			'The next ten events of the calendars. Your site reads them once an hour, and visitors’ browsers ask nobody.',
			'dovetail-blocks'
		),
	aboutCalendar: () =>
		__(
			'Feeds, print, and visitors without JavaScript get a list of its next events.',
			'dovetail-blocks'
		),
	height: () => __( 'Height in pixels', 'dovetail-blocks' ),
	aboutHeight: () => __( 'On small screens it is 300.', 'dovetail-blocks' ),
	reading: () => __( 'Reading the calendar…', 'dovetail-blocks' ),
	noEvents: () =>
		__( 'No events are coming. The list shows a link.', 'dovetail-blocks' ),
	leftOut: ( count: number ) =>
		sprintf(
			// translators: %d: number of events.
			_n(
				'%d event could not be read and is left out of the list.',
				'%d events could not be read and are left out of the list.',
				count,
				'dovetail-blocks'
			),
			count
		),
	isCut: () =>
		__(
			'This calendar is very large. Only its first part was read.',
			'dovetail-blocks'
		),
	isPrivate: () =>
		__(
			'Your site cannot read this calendar’s events: it is not public, or is gone. The list shows a link.',
			'dovetail-blocks'
		),
	isUnreachable: () =>
		__(
			'Google Calendar did not answer your site. The list stays as it was.',
			'dovetail-blocks'
		),
	isBusy: () =>
		__( 'The calendar is being read just now.', 'dovetail-blocks' ),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	noList: () =>
		__(
			'This page has no list of events: it is one to book appointments.',
			'dovetail-blocks'
		),
};
