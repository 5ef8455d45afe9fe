import { __ } from '@wordpress/i18n';

/** Editor texts about the newsletter plugin. */
export const messages = {
	title: () => __( 'Newsletter Integration', 'dovetail-blocks' ),
	loadingLists: () => __( 'Looking for mailing lists…', 'dovetail-blocks' ),
	listsHelp: () =>
		__(
			'People who enter an email address and agree to receive news are added to:',
			'dovetail-blocks'
		),
	noLists: () =>
		__(
			'No mailing list on this site can take addresses at the moment. Submissions to this form are kept under Form entries.',
			'dovetail-blocks'
		),
	noConsent: () =>
		__(
			'This form does not ask for consent yet. Add the “Consent” field and turn on “For news” in its settings.',
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
			'Creative Mail is active. It receives this form’s addresses only if a connecting plugin offers it above as a mailing list.',
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
