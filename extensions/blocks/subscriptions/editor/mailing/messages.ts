import { __, _n, sprintf } from '@wordpress/i18n';

/** Texts about the emails of a post. They are in a separate file because the block itself does not use them. */
export const messages = {
	mailIt: () => __( 'Email this post to subscribers', 'dovetail-blocks' ),
	goes: ( count: number, formatted: string ) =>
		sprintf(
			/* translators: %s: number of subscribers. */
			_n(
				'Will be sent to %s subscriber',
				'Will be sent to %s subscribers',
				count,
				'dovetail-blocks'
			),
			formatted
		),
	nobody: () => __( 'No confirmed subscribers yet.', 'dovetail-blocks' ),
	goesOnce: () =>
		__( 'Sent once, when the post is published.', 'dovetail-blocks' ),
	skipped: () =>
		__(
			'This post won’t be emailed to subscribers. Visitors can read it on the site.',
			'dovetail-blocks'
		),
	notPublic: () =>
		__(
			'Not emailed: only public posts are sent to subscribers.',
			'dovetail-blocks'
		),
	old: ( days: number ) =>
		sprintf(
			/* translators: %d: a number of days. */
			_n(
				'Not emailed: this post is dated more than %d day ago.',
				'Not emailed: this post is dated more than %d days ago.',
				days,
				'dovetail-blocks'
			),
			days
		),
	elsewhere: () =>
		__(
			'Dovetail Blocks does not email this post. Another plugin or service may send it.',
			'dovetail-blocks'
		),
	running: ( sent: string, left: string ) =>
		sprintf(
			/* translators: 1: number of messages sent, 2: number of messages still to be sent. */
			__(
				'Sending to subscribers: %1$s sent, %2$s left.',
				'dovetail-blocks'
			),
			sent,
			left
		),
	stopped: () => __( 'Sending this post was stopped.', 'dovetail-blocks' ),
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
	cutOff: ( date: string ) =>
		sprintf(
			/* translators: %s: a date with a time. */
			__(
				'Only people who subscribed by %s are included.',
				'dovetail-blocks'
			),
			date
		),
	failed: ( count: number, formatted: string ) =>
		sprintf(
			/* translators: %s: number of emails. */
			_n(
				'%s email failed.',
				'%s emails failed.',
				count,
				'dovetail-blocks'
			),
			formatted
		),
	late: ( isPartlySent: boolean ) =>
		isPartlySent
			? __(
					'Not sent to all subscribers yet, because scheduled events did not run on this site. An administrator can still send the rest.',
					'dovetail-blocks'
				)
			: __(
					'Not sent to subscribers yet, because scheduled events did not run on this site. An administrator can still send it.',
					'dovetail-blocks'
				),
	leftOut: () =>
		__( 'This post was not emailed to subscribers.', 'dovetail-blocks' ),
	/** Follows the sentence above. */
	turnedOff: () =>
		__(
			'Its author turned the email off before publishing.',
			'dovetail-blocks'
		),
	/** Texts about a mail, which is an email without a post. */
	mail: {
		goesOnce: () =>
			__(
				'Sent once, when you press Send. Send only what your sign-up form promised.',
				'dovetail-blocks'
			),
		testFirst: () => __( 'Send yourself a test first.', 'dovetail-blocks' ),
		noSubject: () => __( 'The email has no subject.', 'dovetail-blocks' ),
		empty: () => __( 'The email is empty.', 'dovetail-blocks' ),
		nobody: () =>
			__(
				'Nobody has confirmed a subscription yet. You can write the email and send it later.',
				'dovetail-blocks'
			),
		notPublic: () =>
			__(
				'Not sent: set the visibility to “All subscribers” first.',
				'dovetail-blocks'
			),
		stopped: () =>
			__( 'Sending this email was stopped.', 'dovetail-blocks' ),
		leftOut: () =>
			__( 'This email was not sent to subscribers.', 'dovetail-blocks' ),
	},
	preview: () => __( 'Preview email', 'dovetail-blocks' ),
	previewTitle: ( subject: string ) =>
		sprintf(
			/* translators: %s: subject of an email. */
			__( 'Email: %s', 'dovetail-blocks' ),
			subject
		),
	previewFrame: () => __( 'Preview of the email', 'dovetail-blocks' ),
	previewText: () => __( 'Plain-text version', 'dovetail-blocks' ),
	test: () => __( 'Send me a test', 'dovetail-blocks' ),
	testing: () => __( 'Sending…', 'dovetail-blocks' ),
	testHelp: ( email: string ) =>
		sprintf(
			/* translators: %s: an email address. */
			__( 'The test is sent only to %s.', 'dovetail-blocks' ),
			email
		),
	tested: ( time: string, email: string ) =>
		sprintf(
			/* translators: 1: a time of day, 2: an email address. */
			__( 'Test sent at %1$s to %2$s.', 'dovetail-blocks' ),
			time,
			email
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	screen: () => __( 'View all emails and subscribers', 'dovetail-blocks' ),
	mailing: () => __( 'View progress', 'dovetail-blocks' ),
};
