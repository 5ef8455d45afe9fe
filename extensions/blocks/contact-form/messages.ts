import { __, sprintf } from '@wordpress/i18n';
import type { ThankYou } from './attributes';

/** Editor texts about the form itself. Fields, templates, CRM and newsletter have their own files. */
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
			'You can enter several addresses with commas between them. Left empty, messages go to the address in the site’s settings.',
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
			'The subject of the emails this form sends you, after the site name and the sender. To use an answer in it, write the field’s name in braces: {Name}.',
			'dovetail-blocks'
		),
	autoReply: () => __( 'Send an automatic reply', 'dovetail-blocks' ),
	autoReplyHelp: () =>
		__(
			'Sent to the address in the form’s email field, at most once a day per address. It contains only your text, not the visitor’s answers.',
			'dovetail-blocks'
		),
	autoReplyMessage: () => __( 'Reply text', 'dovetail-blocks' ),
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

/** Returns the error about invalid recipients; empty when there are none. */
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
