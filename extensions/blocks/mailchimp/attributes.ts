import { attr } from '#shared/attributes';

/**
 * Texts have no defaults here: `render.php` provides them in the visitor's language. An empty text counts as missing.
 */
export const attributes = {
	emailPlaceholder: attr.text(),
	/** HTML: bold, italic, links. Not decoded, so an ampersand is `&amp;`. */
	consentText: attr.string( undefined, { role: 'content' } ),
	/** ID of the audience that people join; empty for the account's first one. */
	audience: attr.string( '', {
		pattern: '^[0-9A-Za-z]{0,40}$',
		role: 'content',
	} ),
	/** IDs of the groups that new members join. */
	interests: attr.list( attr.string(), [], { role: 'content' } ),
	/** Names of tags for new members. */
	tags: attr.list( attr.text(), [], { role: 'content' } ),
	/** Whether new members must confirm by a link in an email from Mailchimp. */
	doubleOptIn: attr.boolean( true ),
	processingLabel: attr.text(),
	successLabel: attr.text(),
	errorLabel: attr.text(),
	/** Merge tag of the audience for where a member signed up, such as `SIGNUP`, and the form's value for it. */
	signupFieldTag: attr.text(),
	signupFieldValue: attr.text(),
	/** Whether to show the form without a connection, for the inserter's preview. */
	preview: attr.boolean( false ),
};
