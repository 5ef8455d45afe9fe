import { endpoint, wire } from '#shared/request';
import { signUpAnswer } from '#shared/sign-up';
import { isHttpUrl } from '#shared/validation';

/** Whether the site is connected to Mailchimp, and the URL to change the connection. */
export type Connection = {
	isConnected: boolean;
	/** A valid URL; null if the current user may not manage the connection. */
	connectUrl: string | null;
};

/** ID and name of an audience or of a group. */
export type Interest = { id: string; name: string };

/** Whether the site is connected to Mailchimp. */
export const readConnection = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/mailchimp',
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.record( {
		code: wire.string,
		connect_url: wire.optional( wire.string ),
	} ),
	parse: ( { code, connect_url: url } ): Connection => ( {
		isConnected: code === 'connected',
		connectUrl: isHttpUrl( url ) ? url : null,
	} ),
} );

/** Returns the audiences of the account. By default, people join the first audience. */
export const listAudiences = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/mailchimp/lists',
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.record( {
		lists: wire.list(
			wire.record( { id: wire.string, name: wire.string } )
		),
	} ),
	parse: ( { lists } ): Interest[] => lists,
} );

/** Returns the groups from all group categories of an audience. */
export const listGroups = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/mailchimp/groups',
	query: {
		/** ID of the audience; the first audience if missing. */
		list_id: wire.optional( wire.string ),
	},
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.record( {
		interest_categories: wire.list(
			wire.record( {
				interests: wire.list(
					wire.record( { id: wire.string, name: wire.string } )
				),
			} )
		),
	} ),
	parse: ( { interest_categories: categories } ): Interest[] =>
		categories.flatMap( ( { interests } ) => interests ),
} );

/**
 * Adds a member when a visitor signs up, called by this site or by the platform. Visitors cannot call this endpoint:
 * the site limits sign-ups, and takes all data except the email address from the block. Error codes: `invalid_email`,
 * or `own_form_only` if the person can rejoin only through Mailchimp's own form. The error data then contains the
 * form's URL as `address`.
 */
export const addMember = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/mailchimp/subscribe',
	servedBy: [ 'site', 'platform' ],
	capability: 'manage_options',
	data: {
		email: wire.string,
		/** ID of the audience; the first audience if missing. */
		list_id: wire.optional( wire.string ),
		first_name: wire.optional( wire.string ),
		last_name: wire.optional( wire.string ),
		tags: wire.optional( wire.list( wire.string ) ),
		/**
		 * Whether people must confirm by email (`double`) or not (`single`). If missing, the server decides; with the
		 * owner's key, confirmation is required.
		 */
		opt_in: wire.optional( wire.oneOf( 'double', 'single' ) ),
		interests: wire.optional( wire.list( wire.string ) ),
		signup_field_tag: wire.optional( wire.string ),
		signup_field_value: wire.optional( wire.string ),
	},
	/** `pending`: Mailchimp has sent a confirmation email. */
	wire: wire.record( { status: wire.oneOf( 'subscribed', 'pending' ) } ),
} );

/**
 * Submitted fields of the form. The prefix `dovetail` avoids conflicts with names that WordPress reads from requests.
 */
export const signUp = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/mailchimp',
	servedBy: [ 'site' ],
	capability: 'public',
	data: {
		dovetail_email: wire.string,
		/** Honeypot: a hidden field that only bots fill in. */
		dovetail_leave_empty: wire.optional( wire.string ),
		/** The form's groups and merge field as JSON, signed in `dovetail_signature`. */
		dovetail_settings: wire.string,
		dovetail_signature: wire.string,
		/** Identifies the submitted form on a page with several forms. */
		dovetail_mailchimp: wire.optional( wire.string ),
	},
	wire: signUpAnswer,
} );
