import { __, _n, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	/** The page has its own: `render.php`. */
	placeholder: () => __( 'Enter your email address', 'dovetail-blocks' ),
	button: () => __( 'Sign Up', 'dovetail-blocks' ),
	placeholderLabel: () =>
		__( 'Placeholder of the e-mail field', 'dovetail-blocks' ),
	buttonLabel: () => __( 'Text of the button', 'dovetail-blocks' ),
	consentLabel: () => __( 'Consent text', 'dovetail-blocks' ),
	total: ( count: number, formatted: string ) =>
		sprintf(
			/* translators: %s: number of subscribers. */
			_n(
				'Join %s other subscriber',
				'Join %s other subscribers',
				count,
				'dovetail-blocks'
			),
			formatted
		),
	noTotal: () => __( 'Subscriber count unavailable', 'dovetail-blocks' ),
	colorSettings: () => __( 'Color settings', 'dovetail-blocks' ),
	emailField: () => __( 'E-mail field', 'dovetail-blocks' ),
	buttonBackground: () => __( 'Button', 'dovetail-blocks' ),
	text: () => __( 'Text', 'dovetail-blocks' ),
	border: () => __( 'Border', 'dovetail-blocks' ),
	textSettings: () => __( 'Text settings', 'dovetail-blocks' ),
	borderSettings: () => __( 'Border settings', 'dovetail-blocks' ),
	borderRadius: () => __( 'Border radius', 'dovetail-blocks' ),
	borderWeight: () => __( 'Border weight', 'dovetail-blocks' ),
	spacingSettings: () => __( 'Spacing settings', 'dovetail-blocks' ),
	padding: () => __( 'Space inside', 'dovetail-blocks' ),
	spacing: () => __( 'Space between', 'dovetail-blocks' ),
	displaySettings: () => __( 'Display settings', 'dovetail-blocks' ),
	showTotal: () => __( 'Show the number of subscribers', 'dovetail-blocks' ),
	showTotalHelp: () =>
		__(
			'Hidden on the site until at least one subscriber exists.',
			'dovetail-blocks'
		),
	mailing: () => __( 'Email to subscribers', 'dovetail-blocks' ),
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
	buttonOnNewLine: () =>
		__( 'Place the button on a new line', 'dovetail-blocks' ),
};
