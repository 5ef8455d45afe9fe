import { endpoint, wire } from '#shared/request';
import { signUpAnswer } from '#shared/sign-up';

/** How many people have subscribed to the site. */
export const readSubscriberCount = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/subscribers/count',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { count: wire.number } ),
	/** Whole, and never below zero. */
	parse: ( { count } ): number => Math.max( 0, Math.floor( count ) ),
} );

/**
 * What the visitor's script sends: the fields of the form, as the page itself would get them.
 * Names that begin with `dovetail` meet no name that WordPress reads from a request.
 */
export const subscribe = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/subscribers',
	servedBy: [ 'site' ],
	capability: 'public',
	data: {
		dovetail_email: wire.string,
		/** A field that people do not see; whoever fills it in is a robot. */
		dovetail_leave_empty: wire.optional( wire.string ),
		/** What the visitor agreed to, as the page showed it, and the site's signature of it. */
		dovetail_consent: wire.string,
		dovetail_signature: wire.string,
		/** The post in which the form stands. */
		dovetail_post: wire.optional( wire.string ),
		/** Which form of the page it is. */
		dovetail_subscription: wire.optional( wire.string ),
	},
	wire: signUpAnswer,
} );
