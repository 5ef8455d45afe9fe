import { __ } from '@wordpress/i18n';

/** Every sentence about the newsletter plugin that an author reads. */
export const messages = {
	title: () => __( 'Newsletter Integration', 'dovetail-blocks' ),
	loadingLists: () => __( 'Looking for mailing lists…', 'dovetail-blocks' ),
	listsHelp: () =>
		__(
			'People who leave an email address and agree to get news are added to:',
			'dovetail-blocks'
		),
	noLists: () =>
		__(
			'No mailing list of this site takes addresses at the moment. What this form gets is kept under Form entries.',
			'dovetail-blocks'
		),
	noConsent: () =>
		__(
			'This form asks nobody yet: add the field “Consent” and switch on “For news” in its settings.',
			'dovetail-blocks'
		),
	loading: () => __( 'Looking for the plugin…', 'dovetail-blocks' ),
	askAdmin: () =>
		__(
			'A site administrator can install Creative Mail here, with which the site writes newsletters to whoever has agreed to get them.',
			'dovetail-blocks'
		),
	notInstalled: () =>
		__(
			'Creative Mail is a plugin of its own that writes newsletters. It does not get the addresses of this form by itself.',
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
			'Creative Mail is active. It gets addresses of this form only if a plugin that connects the two offers it above as a mailing list.',
			'dovetail-blocks'
		),
	open: () => __( 'Open Creative Mail settings', 'dovetail-blocks' ),
	failed: () => __( 'The plugin failed to install.', 'dovetail-blocks' ),
	activationFailed: () =>
		__(
			'The plugin is installed, and failed to activate.',
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
