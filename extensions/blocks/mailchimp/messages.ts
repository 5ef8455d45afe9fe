import { __ } from '@wordpress/i18n';

/** Every sentence that an author reads. What a page says by itself is here as in `render.php`. */
export const messages = {
	title: () => __( 'Mailchimp', 'dovetail-blocks' ),
	checking: () =>
		__( 'Checking the connection to Mailchimp', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Before this form can take addresses, connect a Mailchimp account and choose the audience that people join.',
			'dovetail-blocks'
		),
	setUp: () => __( 'Set up Mailchimp form', 'dovetail-blocks' ),
	recheck: () => __( 'Re-check Connection', 'dovetail-blocks' ),
	email: () => __( 'Email address', 'dovetail-blocks' ),
	emailPlaceholder: () => __( 'Enter your email', 'dovetail-blocks' ),
	button: () => __( 'Join my email list', 'dovetail-blocks' ),
	consent: () => __( 'Consent text', 'dovetail-blocks' ),
	defaultConsent: () =>
		__(
			'When you join, your email address is shared with the owner of this site and with Mailchimp, to send you news. Every message has a link with which you unsubscribe.',
			'dovetail-blocks'
		),
	textElements: () => __( 'Text Elements', 'dovetail-blocks' ),
	placeholderLabel: () => __( 'Email placeholder', 'dovetail-blocks' ),
	notifications: () => __( 'Notifications', 'dovetail-blocks' ),
	processingLabel: () => __( 'Processing text', 'dovetail-blocks' ),
	successLabel: () => __( 'Success text', 'dovetail-blocks' ),
	errorLabel: () => __( 'Error text', 'dovetail-blocks' ),
	processing: () => __( 'Processing…', 'dovetail-blocks' ),
	success: () => __( "Success! You're on the list.", 'dovetail-blocks' ),
	error: () =>
		__(
			"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
			'dovetail-blocks'
		),
	groups: () => __( 'Mailchimp Groups', 'dovetail-blocks' ),
	groupsHelp: () =>
		__( 'People who sign up here join these groups.', 'dovetail-blocks' ),
	noGroups: () => __( 'The audience has no groups.', 'dovetail-blocks' ),
	audience: () => __( 'Audience', 'dovetail-blocks' ),
	lostAudience: () => __( 'An audience that is gone', 'dovetail-blocks' ),
	tags: () => __( 'Tags', 'dovetail-blocks' ),
	loadingGroups: () => __( 'Loading groups', 'dovetail-blocks' ),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	location: () => __( 'Signup Location Tracking', 'dovetail-blocks' ),
	locationHelp: () =>
		__(
			'Mailchimp keeps the value in this field of the audience for everybody who signs up here.',
			'dovetail-blocks'
		),
	fieldTag: () => __( 'Signup field tag', 'dovetail-blocks' ),
	fieldValue: () => __( 'Signup field value', 'dovetail-blocks' ),
	connection: () => __( 'Mailchimp Connection', 'dovetail-blocks' ),
	doubleOptIn: () => __( 'Ask for a confirmation', 'dovetail-blocks' ),
	doubleOptInHelp: () =>
		__(
			'Mailchimp sends whoever signs up a message, and she joins when she follows the link in it. Without it anybody can sign up anybody. Who has left before is always asked.',
			'dovetail-blocks'
		),
	managedBy: () =>
		__(
			'An administrator manages the connection under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	manage: () => __( 'Manage the connection', 'dovetail-blocks' ),
};
