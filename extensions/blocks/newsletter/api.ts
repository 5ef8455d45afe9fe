import { endpoint, wire } from '#shared/request';
import { signUpAnswer } from '#shared/sign-up';

/** The newsletter provider chosen by the site owner. */
export type Provider = {
	/** Name of the provider, such as `Buttondown`, or the host of a custom form URL. */
	name: string;
	/** Pattern for the username that authors enter; empty if the provider needs no username. */
	username: string;
	/** URL of the newsletter at the provider, with `%s` for the username; empty if unknown. */
	profile: string;
	/** Whether the form has fields. Otherwise, the button leads to the provider's page. */
	fields: boolean;
	/** Note below the form; empty if submitting does not take visitors to another site. */
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

/** Fields of a form that the view script or the browser submits to this site. */
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
		/** JSON that records whether only the author sees the form; signed in `dovetail_signature`. */
		dovetail_settings: wire.string,
		dovetail_signature: wire.string,
		/** Identifies the submitted form on a page with several forms. */
		dovetail_newsletter: wire.optional( wire.string ),
	},
	wire: signUpAnswer,
} );
