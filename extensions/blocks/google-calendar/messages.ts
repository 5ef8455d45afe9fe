import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	/** The variation “Calendar of Events” has the style `list`. */
	instructions: ( { style }: { style?: unknown } ) =>
		style === 'list'
			? [
					__(
						'Paste the public address of a calendar from Google, Outlook, iCloud, Nextcloud or another service.',
						'dovetail-blocks'
					),
					__(
						'It often begins with webcal: or ends in .ics.',
						'dovetail-blocks'
					),
				]
			: [
					__(
						'Enable Permissions for the calendar you want to share',
						'dovetail-blocks'
					),
					__(
						'Paste the embed code you copied from your Google Calendar below',
						'dovetail-blocks'
					),
					__(
						'Or paste the public address of a calendar from Outlook, iCloud, Nextcloud or another service. It often begins with webcal: or ends in .ics.',
						'dovetail-blocks'
					),
				],
	field: () => __( 'Calendar URL or embed code', 'dovetail-blocks' ),
	placeholder: () => __( 'Address or embed code…', 'dovetail-blocks' ),
	links: () =>
		[
			[
				__( 'Learn more', 'dovetail-blocks' ),
				'https://support.google.com/calendar/answer/41207',
			],
			[
				__( 'Find the address in Outlook', 'dovetail-blocks' ),
				'https://support.microsoft.com/office/7ecef8ae-139c-40d9-bae2-a23977ee58d5',
			],
			[
				__( 'Find the address in iCloud', 'dovetail-blocks' ),
				'https://support.apple.com/guide/icloud/mm6b1a9479/icloud',
			],
			[
				__( 'Find the address in Nextcloud', 'dovetail-blocks' ),
				'https://docs.nextcloud.com/server/latest/user_manual/en/groupware/calendar.html',
			],
		] as const,
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
			'Shows the next events. Your site reads them once an hour; visitors’ browsers do not contact Google.',
			'dovetail-blocks'
		),
	aboutFile: () =>
		__(
			'Your site reads this calendar once an hour. Visitors see its next events and a link to the calendar.',
			'dovetail-blocks'
		),
	number: () => __( 'Number of events', 'dovetail-blocks' ),
	group: () => __( 'Group repeating events', 'dovetail-blocks' ),
	aboutGroup: () =>
		__(
			'Shows one entry for all dates of an event, such as “Every Tuesday”.',
			'dovetail-blocks'
		),
	aboutCalendar: () =>
		__(
			'Feeds, print and visitors without JavaScript get a list of the next events.',
			'dovetail-blocks'
		),
	height: () => __( 'Height in pixels', 'dovetail-blocks' ),
	aboutHeight: () =>
		__( 'On small screens the height is 300 pixels.', 'dovetail-blocks' ),
	reading: () => __( 'Loading calendar…', 'dovetail-blocks' ),
	noEvents: () =>
		__(
			'No upcoming events. Visitors see a link instead.',
			'dovetail-blocks'
		),
	leftOut: ( count: number ) =>
		sprintf(
			// translators: %d: number of events.
			_n(
				'%d event could not be read and is not in the list.',
				'%d events could not be read and are not in the list.',
				count,
				'dovetail-blocks'
			),
			count
		),
	isCut: () =>
		__(
			'This calendar is too large. Only the first part was read.',
			'dovetail-blocks'
		),
	isPrivate: () =>
		__(
			'Your site can’t read this calendar because it is not public or no longer exists.',
			'dovetail-blocks'
		),
	isUnreachable: () =>
		__(
			'Google Calendar did not respond. The list is unchanged.',
			'dovetail-blocks'
		),
	isSilent: () =>
		__(
			'Your site could not load this address. Check that it is correct, or try again later.',
			'dovetail-blocks'
		),
	isRefused: () =>
		__(
			'Your site can’t reach this address because it is not on the public web. Use the public address of the calendar.',
			'dovetail-blocks'
		),
	isBlockedPort: () =>
		__(
			'Your site can’t reach this address because WordPress blocks its port. Use an address without a port, or ask a developer to allow this one.',
			'dovetail-blocks'
		),
	isNoCalendar: () =>
		__(
			'This address leads to a web page or file that is not a calendar. Copy the address that ends in .ics or begins with webcal:.',
			'dovetail-blocks'
		),
	isTooLarge: () =>
		__(
			'This calendar is too large to read. Publish a smaller one with only upcoming events.',
			'dovetail-blocks'
		),
	isBusy: () =>
		__(
			'The calendar is still loading. Try again in a moment.',
			'dovetail-blocks'
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	noList: () =>
		__(
			'This page is for booking appointments, so it has no list of events.',
			'dovetail-blocks'
		),
	/** Title and time of the events in the inserter's preview. */
	exampleEvents: () =>
		[
			[
				__( 'Farmers’ market', 'dovetail-blocks' ),
				__( 'Every Saturday, 9:00 am – 1:00 pm', 'dovetail-blocks' ),
			],
			[
				__( 'Choir practice', 'dovetail-blocks' ),
				__( 'Every Tuesday, 7:00 pm', 'dovetail-blocks' ),
			],
			[
				__( 'Summer festival', 'dovetail-blocks' ),
				__( 'June 12 – June 14', 'dovetail-blocks' ),
			],
		] as const,
};
