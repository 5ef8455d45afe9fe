import { translateText } from '#shared/api';
import { __, sprintf } from '@wordpress/i18n';
import type { ThankYou } from './attributes';
import type { ConsentType } from './fields/attributes';
import { CONSENTS } from './fields/consents';
import { FIELD_KINDS, type Kind } from './fields/kinds';

/** Editor texts about the form itself. */
export const messages = {
	title: () => __( 'Contact Form', 'dovetail-blocks' ),
	chooseTemplate: () =>
		__(
			'Please select which type of form you want to add, or skip this step.',
			'dovetail-blocks'
		),
	settings: () => __( 'Form Settings', 'dovetail-blocks' ),
	addField: () => __( 'Add field', 'dovetail-blocks' ),
	recipients: () => __( 'Email address to send to', 'dovetail-blocks' ),
	recipientsHelp: () =>
		__(
			'You can enter several addresses, separated by commas. If you leave this empty, messages go to the address in the site’s settings.',
			'dovetail-blocks'
		),
	/** @param recipients Addresses, separated by commas; empty for the default recipient that the author may not see. */
	goesTo: ( recipients: string ) =>
		recipients
			? sprintf(
					// translators: %s: email addresses.
					__( 'Messages go to %s.', 'dovetail-blocks' ),
					recipients
				)
			: __(
					'Messages go to the address in the site’s settings.',
					'dovetail-blocks'
				),
	recipientsError,
	tooManyRecipients: ( most: number ) =>
		sprintf(
			// translators: %d: a number.
			__(
				'Messages go to the first %d addresses only. To reach more people, enter one address that forwards to them.',
				'dovetail-blocks'
			),
			most
		),
	subject: () => __( 'Email subject line', 'dovetail-blocks' ),
	subjectHelp: () =>
		__(
			'The subject of emails from this form, shown after the site name and the sender. To include an answer, write the field’s label in braces: {Name}.',
			'dovetail-blocks'
		),
	autoReply: () => __( 'Send an automatic reply', 'dovetail-blocks' ),
	autoReplyHelp: () =>
		__(
			'Sent to the address in the form’s email field, at most once a day per address. The reply contains only your text, not the visitor’s answers.',
			'dovetail-blocks'
		),
	autoReplyMessage: () => __( 'Reply text', 'dovetail-blocks' ),
	autoReplyTooLong: ( max: number ) =>
		sprintf(
			/* translators: %s: a number. */
			__(
				'Only the first %s characters will be sent.',
				'dovetail-blocks'
			),
			max.toLocaleString()
		),
	autoReplyPlaceholder: () =>
		__(
			'Thank you for your message. We have received it.',
			'dovetail-blocks'
		),
	thankYou: () => __( 'On Submission', 'dovetail-blocks' ),
	thankYouOf: {
		'': () => __( 'Show a summary of submitted fields', 'dovetail-blocks' ),
		message: () => __( 'Show a custom text message', 'dovetail-blocks' ),
		redirect: () => __( 'Redirect to another webpage', 'dovetail-blocks' ),
	} satisfies Record< ThankYou, () => string >,
	thankYouMessage: () => __( 'Message text', 'dovetail-blocks' ),
	thankYouPlaceholder: () =>
		__( 'Thank you! Your message has been sent.', 'dovetail-blocks' ),
	thankYouRedirect: () => __( 'Redirect address', 'dovetail-blocks' ),
	wrongRedirect: () =>
		__(
			'Enter a full address that starts with https://. Until then, visitors see the summary.',
			'dovetail-blocks'
		),
	keepDraft: () => __( 'Keep unsent messages', 'dovetail-blocks' ),
	keepDraftHelp: () =>
		__(
			'Keeps a visitor’s unfinished message in their own browser until they send it or close the tab. Turn this off for confidential questions.',
			'dovetail-blocks'
		),
};

function recipientsError( wrong: readonly string[] ): string {
	const [ first = '', second = '' ] = wrong;
	switch ( wrong.length ) {
		case 0:
			return '';
		case 1:
			return sprintf(
				// translators: %s: what was entered.
				__( '%s is not a valid email address.', 'dovetail-blocks' ),
				first
			);
		case 2:
			return sprintf(
				// translators: %1$s, %2$s: what was entered.
				__(
					'%1$s and %2$s are not a valid email address.',
					'dovetail-blocks'
				),
				first,
				second
			);
		default:
			return sprintf(
				// translators: %s: what was entered, with commas between.
				__( '%s are not a valid email address.', 'dovetail-blocks' ),
				wrong.join( ', ' )
			);
	}
}

/** Editor texts about the CRM. */
export const crmMessages = {
	title: () => __( 'CRM Integration', 'dovetail-blocks' ),
	loading: () => __( 'Looking for the CRM…', 'dovetail-blocks' ),
	notInstalled: () =>
		__(
			'Jetpack CRM, a separate plugin, can add the people who write to you to its contacts.',
			'dovetail-blocks'
		),
	learnMore: () => __( 'View the Jetpack CRM plugin', 'dovetail-blocks' ),
	inactive: () =>
		__(
			'Jetpack CRM is installed but not active. Activate it under Plugins to store contacts from this form.',
			'dovetail-blocks'
		),
	invalidVersion: () =>
		__(
			'The Jetpack CRM is installed but has an invalid version.',
			'dovetail-blocks'
		),
	oldVersion: () =>
		__(
			'The Zero BS CRM plugin is now Jetpack CRM. Update to the latest version to integrate your contact form with your CRM.',
			'dovetail-blocks'
		),
	storesAll: () =>
		__(
			'Contacts from this form will be stored in Jetpack CRM.',
			'dovetail-blocks'
		),
	extensionOff: () =>
		__(
			'The Jetpack CRM extension that stores contacts from forms is disabled.',
			'dovetail-blocks'
		),
	askAdmin: () =>
		__(
			'A site administrator must enable the CRM Jetpack Forms extension.',
			'dovetail-blocks'
		),
	enable: () => __( 'Enable Jetpack Forms Extension', 'dovetail-blocks' ),
	enabling: () => __( 'Enabling…', 'dovetail-blocks' ),
	enabled: () =>
		__( 'The CRM Jetpack Forms extension is enabled.', 'dovetail-blocks' ),
	failed: ( error: string ) =>
		sprintf(
			// translators: %s: an error message.
			__(
				'The CRM Jetpack Form extension failed to activate. The error message was "%s".',
				'dovetail-blocks'
			),
			error
		),
	store: () => __( 'Jetpack CRM', 'dovetail-blocks' ),
	crm: () => __( 'CRM', 'dovetail-blocks' ),
	storeHelp: () =>
		__( 'Store contacts from this form in your CRM.', 'dovetail-blocks' ),
};

/** Editor texts about the newsletter plugin. */
export const newsletterMessages = {
	title: () => __( 'Newsletter Integration', 'dovetail-blocks' ),
	loadingLists: () => __( 'Looking for mailing lists…', 'dovetail-blocks' ),
	listsHelp: () =>
		__(
			'People who enter an email address and agree to receive news are added to:',
			'dovetail-blocks'
		),
	noLists: () =>
		__(
			'No mailing list on this site accepts addresses right now. You can find this form’s submissions under Form entries.',
			'dovetail-blocks'
		),
	noConsent: () =>
		__(
			'This form does not ask for consent yet. Add a “Consent” field and turn on “For news” in its settings.',
			'dovetail-blocks'
		),
	loading: () => __( 'Looking for the plugin…', 'dovetail-blocks' ),
	askAdmin: () =>
		__(
			'A site administrator can install Creative Mail here. It sends newsletters to people who agreed to receive them.',
			'dovetail-blocks'
		),
	notInstalled: () =>
		__(
			'Creative Mail is a separate plugin that sends newsletters. It does not receive this form’s addresses automatically.',
			'dovetail-blocks'
		),
	install: () => __( 'Install Creative Mail', 'dovetail-blocks' ),
	installing: () => __( 'Installing…', 'dovetail-blocks' ),
	inactive: () =>
		__( 'Creative Mail is installed but not active.', 'dovetail-blocks' ),
	activate: () => __( 'Activate Creative Mail', 'dovetail-blocks' ),
	activating: () => __( 'Activating…', 'dovetail-blocks' ),
	active: () =>
		__(
			'Creative Mail is active. It receives this form’s addresses only if another plugin adds it as one of the mailing lists above.',
			'dovetail-blocks'
		),
	open: () => __( 'Open Creative Mail settings', 'dovetail-blocks' ),
	failed: () => __( 'The plugin failed to install.', 'dovetail-blocks' ),
	activationFailed: () =>
		__(
			'The plugin was installed but could not be activated.',
			'dovetail-blocks'
		),
	requirements: () =>
		__(
			'Please check the plugin information for detailed requirements.',
			'dovetail-blocks'
		),
	information: () => __( 'Plugin information', 'dovetail-blocks' ),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
};

/** Editor texts about fields. */
export const fieldMessages = {
	/** Returns the default label of a field, which the page shows too. */
	labelOf: ( kind: Kind ) => translateText( FIELD_KINDS[ kind ].label ),
	consentMessageOf: ( type: ConsentType ) =>
		translateText( CONSENTS[ type ] ),
	addField: () => __( 'Add field', 'dovetail-blocks' ),
	settings: () => __( 'Field Settings', 'dovetail-blocks' ),
	label: () => __( 'Label', 'dovetail-blocks' ),
	required: () => __( '(required)', 'dovetail-blocks' ),
	requiredButton: () => __( 'Required', 'dovetail-blocks' ),
	isRequired: () => __( 'Field is required', 'dovetail-blocks' ),
	requiredHelp: ( isRequired: boolean ) =>
		isRequired
			? __(
					'Visitors must fill in this field before they can send the form.',
					'dovetail-blocks'
				)
			: __(
					'Visitors can send the form without filling in this field.',
					'dovetail-blocks'
				),
	isFromToday: () => __( 'Only today and later', 'dovetail-blocks' ),
	isFromTodayHelp: () =>
		__(
			'Visitors cannot choose a date in the past. What counts as today depends on this site’s time zone.',
			'dovetail-blocks'
		),
	weekdays: () => __( 'Days that visitors can choose', 'dovetail-blocks' ),
	weekdaysHelp: () =>
		__(
			'If this page shows opening hours, they do not change these days. Change both.',
			'dovetail-blocks'
		),
	useHours: () => __( 'Use the opening hours', 'dovetail-blocks' ),
	useHoursHelp: () =>
		__(
			'The button copies the open days of this page, not the times. Press it again when the opening hours change.',
			'dovetail-blocks'
		),
	placeholder: () => __( 'Placeholder', 'dovetail-blocks' ),
	placeholderHelp: () =>
		__(
			'An example answer that disappears when the visitor starts typing.',
			'dovetail-blocks'
		),
	firstOption: () =>
		__( 'Text shown before a choice is made', 'dovetail-blocks' ),
	defaultValue: () => __( 'Default value', 'dovetail-blocks' ),
	noDefault: () => __( 'None', 'dovetail-blocks' ),
	isTicked: () => __( 'Checked by default', 'dovetail-blocks' ),
	width: () => __( 'Width', 'dovetail-blocks' ),
	percent: ( width: number ) =>
		sprintf(
			// translators: %d: part of the row in percent.
			__( '%d%%', 'dovetail-blocks' ),
			width
		),
	cssId: () => __( 'Unique CSS ID', 'dovetail-blocks' ),
	cssIdHelp: () =>
		__(
			'For custom styles or scripts. Use letters, digits, hyphens and underscores. Each ID can be used only once on a page.',
			'dovetail-blocks'
		),
	cssIdTaken: () =>
		__(
			'Another field in this post already uses this ID.',
			'dovetail-blocks'
		),
	options: () => __( 'Options', 'dovetail-blocks' ),
	option: ( number: number ) =>
		sprintf(
			// translators: %d: which of the options, counted from 1.
			__( 'Option %d', 'dovetail-blocks' ),
			number
		),
	optionPlaceholder: () => __( 'Write an option…', 'dovetail-blocks' ),
	addOption: () => __( 'Add option', 'dovetail-blocks' ),
	removeOption: ( number: number ) =>
		sprintf(
			// translators: %d: which of the options, counted from 1.
			__( 'Remove option %d', 'dovetail-blocks' ),
			number
		),
	/** The text of the empty option. The page shows the same text; see `Controls::select()`. */
	selectOption: () => __( 'Select an option', 'dovetail-blocks' ),
	noOptions: () =>
		__(
			'Visitors see this field once it has at least one option.',
			'dovetail-blocks'
		),
	consentType: () => __( 'How visitors agree', 'dovetail-blocks' ),
	consentTypeOf: {
		implicit: () => __( 'By sending the form', 'dovetail-blocks' ),
		explicit: () => __( 'By checking a box', 'dovetail-blocks' ),
	} satisfies Record< ConsentType, () => string >,
	consentMessage: () => __( 'What visitors agree to', 'dovetail-blocks' ),
	isForNews: () => __( 'For news', 'dovetail-blocks' ),
	isForNewsHelp: () =>
		__(
			'People who agree here are added to the mailing lists chosen under Newsletter Integration in the form’s settings.',
			'dovetail-blocks'
		),
	consentLabel: () => __( 'Answer label', 'dovetail-blocks' ),
	consentLabelHelp: () =>
		__(
			'Shown next to the answer in the emails you receive.',
			'dovetail-blocks'
		),
};
