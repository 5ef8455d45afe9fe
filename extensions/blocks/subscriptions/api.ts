import { endpoint, wire } from '#shared/request';
import { signUpAnswer } from '#shared/sign-up';

/** Number of confirmed subscribers of the site. */
export const readSubscriberCount = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/subscribers/count',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( { count: wire.number } ),
	parse: ( { count } ): number => Math.max( 0, Math.floor( count ) ),
} );

/** Default consent text of the form. */
export const readConsent = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/subscribers/consent',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	/** The site's default consent text as HTML. */
	wire: wire.record( { consent: wire.string } ),
	parse: ( { consent } ): string => consent,
} );

/** Status of the emails about a post. */
export type Mailing = {
	/**
	 * `open` before publication, `elsewhere` if another plugin sends the post, and `left-out` if it was published
	 * without emails. `late` while the site owner has to decide whether to send late emails.
	 */
	state: ( typeof STATES )[ number ];
	subscribers: number;
	/** Number of emails sent since sending started. */
	sent: number;
	left: number;
	/** Number of emails that failed and are not retried automatically. */
	failed: number;
	/** Unix time in seconds: only people who subscribed by this time get the emails. 0 if the post has no mailing. */
	since: number;
	/** Whether posts are emailed by default, until the author decides. */
	isUsual: boolean;
	/** Days after publication within which a post is sent automatically. */
	days: number;
	/** Email address of the current user, who receives the test email. */
	email: string;
	/**
	 * URL of the mailing, or of the subscribers screen if the post has no mailing. Empty for users who may not see the
	 * screen.
	 */
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

/** Only users who may edit the post can request this. */
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
		failed: wire.number,
		since: wire.number,
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

/** Returns the email about the post, including unsaved text, as the current user would get it. */
export const previewMail = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/subscribers/preview',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	data: {
		post: wire.number,
		title: wire.string,
		content: wire.string,
		excerpt: wire.string,
	},
	wire: wire.record( {
		subject: wire.string,
		html: wire.string,
		text: wire.string,
	} ),
} );

/** Receives reports about bounced emails, see `class-bounces.php`. `key` is a secret of the site. */
export const receiveBounces = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/subscribers/bounces/{key}',
	servedBy: [ 'site' ],
	capability: 'public',
	calledBy: 'The site’s email service',
	wire: wire.record( { received: wire.boolean } ),
} );

/**
 * Form fields as submitted by the view script or by the browser. The prefix `dovetail` avoids conflicts with
 * WordPress's own request parameters.
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
		/** The consent text as shown on the page. `dovetail_signature` contains the site's signature of it. */
		dovetail_consent: wire.string,
		dovetail_signature: wire.string,
		/** ID of the post that contains the form. */
		dovetail_post: wire.optional( wire.string ),
		/** Identifies the submitted form on a page with several forms. */
		dovetail_subscription: wire.optional( wire.string ),
	},
	wire: signUpAnswer,
} );
