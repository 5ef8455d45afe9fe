import { __, _n, sprintf } from '@wordpress/i18n';

/** What an author reads about the mails of a post: in a file of its own, since the block itself says none of it. */
export const messages = {
	mailIt: () => __( 'Email this post to subscribers', 'dovetail-blocks' ),
	goes: ( count: number, formatted: string ) =>
		sprintf(
			/* translators: %s: number of subscribers. */
			_n(
				'Goes to %s subscriber',
				'Goes to %s subscribers',
				count,
				'dovetail-blocks'
			),
			formatted
		),
	goesOnce: () =>
		__( 'When the post is published, and only once.', 'dovetail-blocks' ),
	skipped: () =>
		__(
			'Nobody gets this post by email. Readers find it on the site.',
			'dovetail-blocks'
		),
	notPublic: () =>
		__(
			'Not emailed: only posts that everybody may read go to subscribers.',
			'dovetail-blocks'
		),
	old: ( days: number ) =>
		sprintf(
			/* translators: %d: a number of days. */
			_n(
				'Not emailed: the date of this post is more than %d day ago.',
				'Not emailed: the date of this post is more than %d days ago.',
				days,
				'dovetail-blocks'
			),
			days
		),
	elsewhere: () =>
		__( 'This site does not email posts itself.', 'dovetail-blocks' ),
	running: ( sent: string, left: string ) =>
		sprintf(
			/* translators: 1: number of messages sent, 2: number of messages still to be sent. */
			__(
				'On its way to subscribers: %1$s sent, %2$s left.',
				'dovetail-blocks'
			),
			sent,
			left
		),
	stopped: () =>
		__( 'The messages about this post were stopped.', 'dovetail-blocks' ),
	sent: ( count: number, formatted: string ) =>
		sprintf(
			/* translators: %s: number of subscribers. */
			_n(
				'Sent to %s subscriber.',
				'Sent to %s subscribers.',
				count,
				'dovetail-blocks'
			),
			formatted
		),
	leftOut: () =>
		__( 'This post was not emailed to subscribers.', 'dovetail-blocks' ),
	test: () => __( 'Send me a test', 'dovetail-blocks' ),
	testing: () => __( 'Sending…', 'dovetail-blocks' ),
	testHelp: ( email: string ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'Goes to %s and to nobody else.', 'dovetail-blocks' ),
			email
		),
	tested: ( email: string ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'A test is on its way to %s.', 'dovetail-blocks' ),
			email
		),
	screen: () => __( 'See all mails and subscribers', 'dovetail-blocks' ),
};
