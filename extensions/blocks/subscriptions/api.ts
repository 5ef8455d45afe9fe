import { endpoint, wire } from '#shared/request';
import { signUpAnswer } from '#shared/sign-up';

/** Number of confirmed subscribers of the site. */
export const readSubscriberCount = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/subscribers/count',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { count: wire.number } ),
	/** Whole, and never below zero. */
	parse: ( { count } ): number => Math.max( 0, Math.floor( count ) ),
} );

/** Default consent text of the form. */
export const readConsent = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/subscribers/consent',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	/** Formatted text, by the site. */
	wire: wire.record( { consent: wire.string } ),
	parse: ( { consent } ): string => consent,
} );

/** Status of the emails about a post. */
export type Mailing = {
	/**
	 * `open` before the post is published; `elsewhere` if another plugin sends it; `left-out` if it was published
	 * without emails; `late` while the owner decides whether it is still news.
	 */
	state: ( typeof STATES )[ number ];
	subscribers: number;
	/** Mails, once they have begun. */
	sent: number;
	left: number;
	/** Whether posts go out whose authors have decided nothing. */
	isUsual: boolean;
	/** Days for which a post is news. */
	days: number;
	/** Recipient of a test: the current user's address. */
	email: string;
	/** URL of the subscribers screen; empty for users who may not see it. */
	screen: string;
};

const STATES = [
	'open',
	'elsewhere',
	'running',
	'stopped',
	'done',
	'late',
	'left-out',
] as const;

/** For users who may edit the post. */
export const readMailing = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/subscribers/mailing',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	query: { post: wire.number },
	wire: wire.record( {
		state: wire.oneOf( ...STATES ),
		subscribers: wire.number,
		sent: wire.number,
		left: wire.number,
		usual: wire.boolean,
		days: wire.number,
		email: wire.string,
		screen: wire.string,
	} ),
	parse: ( { usual: isUsual, ...mailing } ): Mailing => ( {
		...mailing,
		isUsual,
	} ),
} );

/** Sends the post, including unsaved text, to the current user. */
export const sendTest = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/subscribers/test',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	data: {
		post: wire.number,
		title: wire.string,
		content: wire.string,
		excerpt: wire.string,
	},
	wire: wire.record( { email: wire.string } ),
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
		/** Honeypot: a hidden field that only bots fill in. */
		dovetail_leave_empty: wire.optional( wire.string ),
		/** The consent text shown on the page, and the site's signature of it. */
		dovetail_consent: wire.string,
		dovetail_signature: wire.string,
		/** The post in which the form stands. */
		dovetail_post: wire.optional( wire.string ),
		/** Which form of the page it is. */
		dovetail_subscription: wire.optional( wire.string ),
	},
	wire: signUpAnswer,
} );
