import { translated } from '#shared/api';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentType } from './attributes';
import type { Kind } from './kinds';
import { serverMessages } from './server-data';

/** Every sentence about a field that an author reads. */
export const messages = {
	/** What stands beside a field whose author wrote nothing; the page says the same. */
	labelOf: ( kind: Kind ) => translated( serverMessages.labels[ kind ] ),
	consentMessageOf: ( type: ConsentType ) =>
		translated( serverMessages.consents[ type ] ),
	settings: () => __( 'Field Settings', 'dovetail-blocks' ),
	label: () => __( 'Label', 'dovetail-blocks' ),
	required: () => __( '(required)', 'dovetail-blocks' ),
	requiredButton: () => __( 'Required', 'dovetail-blocks' ),
	isRequired: () => __( 'Field is required', 'dovetail-blocks' ),
	isRequiredHelp: () =>
		__(
			'The form is sent only once this is filled in.',
			'dovetail-blocks'
		),
	placeholder: () => __( 'Placeholder', 'dovetail-blocks' ),
	placeholderHelp: () =>
		__(
			'An example of an answer. It disappears when a visitor types.',
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
	isForNews: () => __( 'For news', 'dovetail-blocks' ),
	isForNewsHelp: () =>
		__(
			'People who agree here are added to the mailing lists chosen in the form under Newsletter Integration.',
			'dovetail-blocks'
		),
	consentLabel: () => __( 'Name of the answer', 'dovetail-blocks' ),
	consentLabelHelp: () =>
		__(
			'Stands beside the answer in the mails you get.',
			'dovetail-blocks'
		),
};
