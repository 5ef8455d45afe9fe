import { attr } from '#shared/attributes';

/** No sentence has a default here: `render.php` says it in the visitor's language. An empty one counts as none. */
export const attributes = {
	emailPlaceholder: attr.text(),
	/** HTML: bold, italic, links. Not decoded: `&amp;` is what an ampersand is here. */
	consentText: attr.string( undefined, { role: 'content' } ),
	/** Id of the audience that people join; empty for the first one of the account. */
	audience: attr.string( '', {
		pattern: '^[0-9A-Za-z]{0,40}$',
		role: 'content',
	} ),
	/** Ids of the groups that a new member joins. */
	interests: attr.list( attr.string(), [], { role: 'content' } ),
	/** Names of tags for new members. */
	tags: attr.list( attr.text(), [], { role: 'content' } ),
	/** Whether new members must confirm by a link in an email from Mailchimp. */
	doubleOptIn: attr.boolean( true ),
	processingLabel: attr.text(),
	successLabel: attr.text(),
	errorLabel: attr.text(),
	/** Merge tag of the audience for where a member signed up, `SIGNUP`, and its value for this form. */
	signupFieldTag: attr.text(),
	signupFieldValue: attr.text(),
	/** Shows the form whatever the connection: for the preview of the inserter. */
	preview: attr.boolean( false ),
};
