import { __, sprintf } from '@wordpress/i18n';

/** Editor texts about the CRM. */
export const messages = {
	title: () => __( 'CRM Integration', 'dovetail-blocks' ),
	loading: () => __( 'Looking for the CRM…', 'dovetail-blocks' ),
	notInstalled: () =>
		__(
			'Jetpack CRM, a separate plugin, can store people who write to you as contacts.',
			'dovetail-blocks'
		),
	learnMore: () => __( 'View the Jetpack CRM plugin', 'dovetail-blocks' ),
	inactive: () =>
		__(
			'Jetpack CRM is installed but not active. Activate it under Plugins to store contacts from this form in it.',
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
