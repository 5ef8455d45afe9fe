import { attr } from '#shared/attributes';

/**
 * Texts have no defaults here: `render.php` provides defaults in the visitor's language. An empty text is treated as
 * missing.
 */
export const attributes = {
	emailPlaceholder: attr.text(),
	/** HTML: bold, italic, links. Not decoded, so an ampersand is `&amp;`. */
	consentText: attr.string( undefined, { role: 'content' } ),
	/** ID of the audience that people join; empty for the account's first audience. */
	audience: attr.string( '', {
		pattern: '^[0-9A-Za-z]{0,40}$',
		role: 'content',
	} ),
	/** IDs of the groups that new members join. */
	interests: attr.list( attr.string(), [], { role: 'content' } ),
	/** Names of tags for new members. */
	tags: attr.list( attr.text(), [], { role: 'content' } ),
	/** Whether new members must confirm by following a link in an email from Mailchimp. */
	doubleOptIn: attr.boolean( true ),
	processingLabel: attr.text(),
	successLabel: attr.text(),
	errorLabel: attr.text(),
	/**
	 * Merge tag of an audience field, such as `SIGNUP`, and the value that this form stores in it. Owners use it to
	 * track sign-up locations.
	 */
	signupFieldTag: attr.text(),
	signupFieldValue: attr.text(),
	/** Whether to show the form even without a connection, for the inserter's preview. */
	preview: attr.boolean( false ),
};
