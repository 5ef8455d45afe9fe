import { __, sprintf } from '@wordpress/i18n';
import type { ConsentType } from './consent-attributes';
import type { Kind } from './kinds';

/** Every sentence about a field that an author reads. */
export const messages = {
	/** What stands beside a field whose author wrote nothing. The page says the same, see `tests/default-texts.json`. */
	labelOf: {
		text: () => __( 'Text', 'dovetail-blocks' ),
		name: () => __( 'Name', 'dovetail-blocks' ),
		email: () => __( 'Email', 'dovetail-blocks' ),
		url: () => __( 'Website', 'dovetail-blocks' ),
		telephone: () => __( 'Phone number', 'dovetail-blocks' ),
		date: () => __( 'Date', 'dovetail-blocks' ),
		textarea: () => __( 'Message', 'dovetail-blocks' ),
		checkbox: () => __( 'Checkbox', 'dovetail-blocks' ),
		'checkbox-multiple': () =>
			__( 'Choose several options', 'dovetail-blocks' ),
		radio: () => __( 'Choose one option', 'dovetail-blocks' ),
		select: () => __( 'Select one option', 'dovetail-blocks' ),
		consent: () => __( 'Consent', 'dovetail-blocks' ),
	} satisfies Record< Kind, () => string >,
	consentMessageOf: {
		implicit: () =>
			__(
				'By sending this form you agree that we may write to you by e-mail. You can unsubscribe at any time.',
				'dovetail-blocks'
			),
		explicit: () =>
			__(
				'Yes, you may write to me by e-mail. I can unsubscribe at any time.',
				'dovetail-blocks'
			),
	} satisfies Record< ConsentType, () => string >,
	settings: () => __( 'Field Settings', 'dovetail-blocks' ),
	label: () => __( 'Label', 'dovetail-blocks' ),
	required: () => __( '(required)', 'dovetail-blocks' ),
	isRequired: () => __( 'Field is required', 'dovetail-blocks' ),
	isRequiredHelp: () =>
		__(
			'The form is sent only once this is filled in.',
			'dovetail-blocks'
		),
	placeholder: () => __( 'Placeholder', 'dovetail-blocks' ),
	placeholderHelp: () =>
		__(
			'An example of an answer. It goes away when somebody types.',
			'dovetail-blocks'
		),
	firstOption: () => __( 'Text before a choice is made', 'dovetail-blocks' ),
	defaultValue: () => __( 'Default value', 'dovetail-blocks' ),
	noDefault: () => __( 'None', 'dovetail-blocks' ),
	isTicked: () => __( 'Ticked at first', 'dovetail-blocks' ),
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
			'For your own styles or scripts. Letters, digits, hyphens and underscores; no other part of the page may have the same.',
			'dovetail-blocks'
		),
	cssIdTaken: () =>
		__( 'Another field of this post has this ID.', 'dovetail-blocks' ),
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
	noOptions: () =>
		__(
			'Visitors see this field once it has an option.',
			'dovetail-blocks'
		),
	consentType: () => __( 'How visitors agree', 'dovetail-blocks' ),
	consentTypeOf: {
		implicit: () => __( 'By sending the form', 'dovetail-blocks' ),
		explicit: () => __( 'By ticking a box', 'dovetail-blocks' ),
	} satisfies Record< ConsentType, () => string >,
	consentMessage: () => __( 'What visitors agree to', 'dovetail-blocks' ),
	consentLabel: () => __( 'Name of the answer', 'dovetail-blocks' ),
	consentLabelHelp: () =>
		__(
			'Stands beside the answer in the mails you get.',
			'dovetail-blocks'
		),
};
