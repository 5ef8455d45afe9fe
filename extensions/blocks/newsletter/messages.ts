import { __, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. What a page says by itself is here as in `render.php`. */
export const messages = {
	title: () => __( 'Newsletter Form', 'dovetail-blocks' ),
	enterUsername: () => __( 'Enter your Revue username', 'dovetail-blocks' ),
	addForm: () => __( 'Add Form', 'dovetail-blocks' ),
	noProvider: () =>
		__(
			'Visitors see no form yet: this site does not say where newsletters are sent from. An administrator can name the provider’s address.',
			'dovetail-blocks'
		),
	settings: () => __( 'Settings', 'dovetail-blocks' ),
	username: () => __( 'Revue username', 'dovetail-blocks' ),
	showFirstName: () => __( 'Show first name field', 'dovetail-blocks' ),
	showLastName: () => __( 'Show last name field', 'dovetail-blocks' ),
	profile: () => __( 'View the profile', 'dovetail-blocks' ),
	email: () => __( 'Email address', 'dovetail-blocks' ),
	emailPlaceholder: () => __( 'Enter your email address', 'dovetail-blocks' ),
	firstName: () => __( 'First name', 'dovetail-blocks' ),
	firstNamePlaceholder: () =>
		__( 'Enter your first name', 'dovetail-blocks' ),
	lastName: () => __( 'Last name', 'dovetail-blocks' ),
	lastNamePlaceholder: () => __( 'Enter your last name', 'dovetail-blocks' ),
	labelOf: ( field: string ) =>
		/* translators: %s: name of a field, such as "First name". */
		sprintf( __( 'Label of “%s”', 'dovetail-blocks' ), field ),
	placeholderOf: ( field: string ) =>
		/* translators: %s: name of a field, such as "First name". */
		sprintf( __( 'Placeholder of “%s”', 'dovetail-blocks' ), field ),
	button: () => __( 'Subscribe', 'dovetail-blocks' ),
};
