import { translateText } from '#shared/api';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentType } from './attributes';
import { CONSENTS, FIELD_KINDS, type Kind } from './kinds';

/** Editor texts about fields. */
export const messages = {
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
	isRequiredHelp: () =>
		__(
			'Visitors must fill in this field before they can send the form.',
			'dovetail-blocks'
		),
	placeholder: () => __( 'Placeholder', 'dovetail-blocks' ),
	placeholderHelp: () =>
		__(
			'An example answer that disappears when the visitor types.',
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
	/** The page shows the same text, see `Controls::select()`. */
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
