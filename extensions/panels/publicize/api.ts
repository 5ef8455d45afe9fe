import { endpoint, wire, type DomainOf } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

const text = wire.optional( wire.string );

/** Result of the last connection test. */
type Test = 'passed' | 'failed' | 'must_reauth';

/** An account to which posts are shared. */
export type Connection = {
	id: string;
	/** ID of the service, such as `mastodon`. */
	service: string;
	/** Display name of the service. */
	name: string;
	/** Display name of the account; empty if it is unknown. */
	profile: string;
	/** URL of the account's profile picture, or null. */
	picture: string | null;
	/** Whether posts are shared to this account by default. */
	isEnabled: boolean;
	isToggleable: boolean;
	test: Test;
	testMessage: string;
	/**
	 * URL of the pop-up for reconnecting, and the label of its button; null if the connection cannot be reconnected
	 * there.
	 */
	refresh: { url: string; text: string } | null;
};

const connection = wire.record( {
	id: wire.either( wire.string, wire.number ),
	service_name: wire.string,
	display_name: text,
	enabled: wire.optional( wire.boolean ),
	toggleable: wire.optional( wire.boolean ),
	test_success: wire.optional(
		wire.either( wire.boolean, wire.oneOf( 'must_reauth' ) )
	),
	test_message: text,
	can_refresh: wire.optional( wire.boolean ),
	refresh_url: text,
	refresh_text: text,
	profile_display_name: text,
	profile_picture: text,
} );

/** Converts a connection from the REST format of the post field or connection test. */
export function parseConnection(
	raw: ReturnType< typeof connection.read >
): Connection {
	const { test_success: passed = true, refresh_url: url = '' } = raw;
	const name = raw.display_name || raw.service_name;
	const failed = passed === 'must_reauth' ? passed : 'failed';
	return {
		id: String( raw.id ),
		service: raw.service_name,
		name,
		profile: raw.profile_display_name ?? '',
		picture:
			raw.profile_picture && isHttpUrl( raw.profile_picture )
				? raw.profile_picture
				: null,
		isEnabled: raw.enabled ?? true,
		isToggleable: raw.toggleable ?? true,
		test: passed === true ? 'passed' : failed,
		testMessage: raw.test_message ?? '',
		refresh:
			raw.can_refresh && isHttpUrl( url )
				? { url, text: raw.refresh_text || name }
				: null,
	};
}

/** Returns the connections from the post's REST field; empty if the post lacks the field. */
export function readField( raw: unknown ): Connection[] {
	try {
		return wire.list( connection ).read( raw ).map( parseConnection );
	} catch {
		return [];
	}
}

/** Tests and returns the connections of the site and of the platform. */
export const readConnections = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/publicize/connection-test-results',
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.list( connection ),
	parse: ( list ) => list.map( parseConnection ),
} );

const shares = wire.record( {
	shares: wire.list(
		wire.record( {
			/** Connection ID. If the post was shared to the connection again, a number follows (`mastodon~2`). */
			id: wire.string,
			state: wire.oneOf( 'waiting', 'planned', 'done', 'failed' ),
			/** A sentence about the result, in the user's language. */
			said: wire.string,
			/** URL of the post on the network; empty if it is not valid. */
			url: wire.string,
		} )
	),
	/** A sentence that says why the post was not shared; empty if it was shared or the reason is not known. */
	reason: text,
	/** Accounts to which the post can be shared again, by connection ID. */
	networks: wire.list(
		wire.record( { id: wire.string, name: wire.string } )
	),
} );

/** Returns the sharing state of a post per connection. */
export const readShares = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/publicize/{post}',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: shares,
	parse: ( answer ) => answer,
} );

/** Retries a post's failed shares and returns the sharing state. */
export const tryAgain = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/publicize/{post}',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	data: { connection: wire.string },
	wire: shares,
	parse: ( answer ) => answer,
} );

/** Shares a published post again, and returns the sharing state. */
export const shareAgain = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/publicize/{post}/again',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	/**
	 * `at`: Unix time in seconds; 0 for now. `message`: message of this share, empty for the title. Without it, the
	 * post's message is shared.
	 */
	data: {
		connection: wire.string,
		at: wire.number,
		message: wire.optional( wire.string ),
	},
	wire: shares,
	parse: ( answer ) => answer,
} );

/** Cancels a scheduled share, and returns the sharing state. */
export const cancelShare = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/publicize/{post}/cancel',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	data: { connection: wire.string },
	wire: shares,
	parse: ( answer ) => answer,
} );

/** Results of sharing a post, and the accounts to which it can be shared again. */
export type SharingState = DomainOf< typeof readShares >;

export { parseThread, readCards } from './threads/endpoints';
