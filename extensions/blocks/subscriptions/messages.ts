import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	/** The page has its own placeholder text, in `render.php`. */
	placeholder: () => __( 'Enter your email address', 'dovetail-blocks' ),
	button: () => __( 'Sign Up', 'dovetail-blocks' ),
	placeholderLabel: () => __( 'Email field placeholder', 'dovetail-blocks' ),
	buttonLabel: () => __( 'Button text', 'dovetail-blocks' ),
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
	emailField: () => __( 'Email field', 'dovetail-blocks' ),
	buttonBackground: () => __( 'Button', 'dovetail-blocks' ),
	text: () => __( 'Text', 'dovetail-blocks' ),
	border: () => __( 'Border', 'dovetail-blocks' ),
	textSettings: () => __( 'Text settings', 'dovetail-blocks' ),
	borderSettings: () => __( 'Border settings', 'dovetail-blocks' ),
	borderRadius: () => __( 'Border radius', 'dovetail-blocks' ),
	borderWeight: () => __( 'Border weight', 'dovetail-blocks' ),
	spacingSettings: () => __( 'Spacing settings', 'dovetail-blocks' ),
	padding: () => __( 'Padding', 'dovetail-blocks' ),
	spacing: () => __( 'Space between', 'dovetail-blocks' ),
	displaySettings: () => __( 'Display settings', 'dovetail-blocks' ),
	showTotal: () => __( 'Show number of subscribers', 'dovetail-blocks' ),
	showTotalHelp: () =>
		__(
			'Hidden on the site until at least one subscriber exists.',
			'dovetail-blocks'
		),
	serviceForms: () => __( 'Newsletter services', 'dovetail-blocks' ),
	serviceFormsHelp: () =>
		__(
			'If a newsletter service sends your emails, use its form instead.',
			'dovetail-blocks'
		),
	/** @param form Title of a block with a newsletter form. */
	useForm: ( form: string ) =>
		// translators: %s: title of a block, such as "Mailchimp".
		sprintf( __( 'Use %s', 'dovetail-blocks' ), form ),
	useOtherService: () =>
		__( 'Use another newsletter service', 'dovetail-blocks' ),
	buttonOnNewLine: () =>
		__( 'Place the button on a new line', 'dovetail-blocks' ),
};
