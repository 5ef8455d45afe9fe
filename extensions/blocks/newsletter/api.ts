import { endpoint, wire } from '#shared/request';
import { signUpAnswer } from '#shared/sign-up';

/** The provider of the newsletter that the site owner has chosen. */
export type Provider = {
	/** Its name, such as `Buttondown`, or the host of a custom form URL. */
	name: string;
	/** Pattern of the username that an author enters; empty if the provider needs none. */
	username: string;
	/** Address of what a name stands for, with `%s`; empty where none is known. */
	profile: string;
	/** Whether the form has fields; else its button leads to the provider's page. */
	fields: boolean;
	/** Note below the form; empty if visitors stay on the site. */
	note: string;
};

/** The connected newsletter provider. */
export const readProvider = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/newsletter/provider',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		name: wire.string,
		username: wire.string,
		profile: wire.string,
		fields: wire.boolean,
		note: wire.string,
	} ),
	parse: ( answer ): Provider => answer,
} );

/** What the visitor's script sends, where the site passes it on: the fields of the form, as the page itself would get them. */
export const subscribe = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/newsletter',
	servedBy: [ 'site' ],
	capability: 'public',
	data: {
		dovetail_email: wire.string,
		dovetail_first_name: wire.optional( wire.string ),
		dovetail_last_name: wire.optional( wire.string ),
		/** Honeypot: a hidden field that only bots fill in. */
		dovetail_leave_empty: wire.optional( wire.string ),
		/** Whether the form was drawn for its author alone, as JSON, and the site's signature of it. */
		dovetail_settings: wire.string,
		dovetail_signature: wire.string,
		/** Which form of the page it is. */
		dovetail_newsletter: wire.optional( wire.string ),
	},
	wire: signUpAnswer,
} );
