import { __, sprintf } from '@wordpress/i18n';

/** Editor texts. Texts that the page also shows are repeated in `render.php`. */
export const messages = {
	title: () =>
		__(
			'Newsletter: Buttondown, Ghost, MailerLite, Substack',
			'dovetail-blocks'
		),
	notConnected: () =>
		__(
			'This form needs an account at a newsletter service, and none is connected yet.',
			'dovetail-blocks'
		),
	anyProvider: () =>
		__( 'Buttondown, Ghost, MailerLite or Substack', 'dovetail-blocks' ),
	chooseProvider: () =>
		__( 'Connect a newsletter service', 'dovetail-blocks' ),
	instructions: ( provider: string ) =>
		sprintf(
			/* translators: %s: name of a newsletter provider, such as Buttondown. */
			__(
				'%s sends your newsletter. You can find your username in your newsletter’s web address.',
				'dovetail-blocks'
			),
			provider
		),
	enterUsername: ( provider: string ) =>
		sprintf(
			/* translators: %s: name of a newsletter provider, such as Buttondown. */
			__( 'Enter your %s username', 'dovetail-blocks' ),
			provider
		),
	noUsername: ( provider: string ) =>
		sprintf(
			/* translators: %s: name of a newsletter provider, such as Buttondown. */
			__(
				'This is not a valid %s username. Enter it without spaces, as it appears in your newsletter’s web address.',
				'dovetail-blocks'
			),
			provider
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	addForm: () => __( 'Add Form', 'dovetail-blocks' ),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	username: ( provider: string ) =>
		/* translators: %s: name of a newsletter provider, such as Buttondown. */
		sprintf( __( '%s username', 'dovetail-blocks' ), provider ),
	showFirstName: () => __( 'Show first name field', 'dovetail-blocks' ),
	showLastName: () => __( 'Show last name field', 'dovetail-blocks' ),
	profile: () => __( 'View profile', 'dovetail-blocks' ),
	email: () => __( 'Email address', 'dovetail-blocks' ),
	emailPlaceholder: () => __( 'Enter your email address', 'dovetail-blocks' ),
	firstName: () => __( 'First name', 'dovetail-blocks' ),
	firstNamePlaceholder: () =>
		__( 'Enter your first name', 'dovetail-blocks' ),
	lastName: () => __( 'Last name', 'dovetail-blocks' ),
	lastNamePlaceholder: () => __( 'Enter your last name', 'dovetail-blocks' ),
	labelOf: ( field: string ) =>
		/* translators: %s: name of a field, such as "First name". */
		sprintf( __( 'Label for “%s”', 'dovetail-blocks' ), field ),
	placeholderOf: ( field: string ) =>
		/* translators: %s: name of a field, such as "First name". */
		sprintf( __( 'Placeholder for “%s”', 'dovetail-blocks' ), field ),
	button: () => __( 'Subscribe', 'dovetail-blocks' ),
};
