import { __ } from '@wordpress/i18n';

/** Editor texts. Texts that the page also shows are repeated in `render.php`. */
export const messages = {
	title: () => __( 'Mailchimp', 'dovetail-blocks' ),
	checking: () =>
		__( 'Checking the Mailchimp connection…', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'To collect addresses with this form, connect a Mailchimp account and choose an audience.',
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
			'When you join, your email address is shared with the site owner and with Mailchimp so they can send you news. Every email has an unsubscribe link.',
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
	noGroups: () => __( 'This audience has no groups.', 'dovetail-blocks' ),
	audience: () => __( 'Audience', 'dovetail-blocks' ),
	lostAudience: () => __( 'Deleted audience', 'dovetail-blocks' ),
	tags: () => __( 'Tags', 'dovetail-blocks' ),
	loadingGroups: () => __( 'Loading groups…', 'dovetail-blocks' ),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	location: () => __( 'Signup Location Tracking', 'dovetail-blocks' ),
	locationHelp: () =>
		__(
			'Mailchimp stores this value in the audience field for everyone who signs up here.',
			'dovetail-blocks'
		),
	fieldTag: () => __( 'Signup field tag', 'dovetail-blocks' ),
	fieldValue: () => __( 'Signup field value', 'dovetail-blocks' ),
	connection: () => __( 'Mailchimp Connection', 'dovetail-blocks' ),
	doubleOptIn: () => __( 'Require confirmation', 'dovetail-blocks' ),
	doubleOptInHelp: () =>
		__(
			'Mailchimp emails each person a confirmation link before they join. When this is off, anyone can sign up any address. People who unsubscribed before always have to confirm.',
			'dovetail-blocks'
		),
	managedBy: () =>
		__(
			'An administrator can manage the connection under Dovetail → Connections.',
			'dovetail-blocks'
		),
	manage: () => __( 'Manage connection', 'dovetail-blocks' ),
};
