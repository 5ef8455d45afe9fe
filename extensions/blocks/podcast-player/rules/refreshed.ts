import type { Parser } from '#shared/request';

/**
 * Reads what a page is told that asks about its list: for the declaration of the call and for the visitor's script
 * alike, since the words of `wire` would not fit into the script.
 */
export const refreshed: Parser< {
	/** The feed is about to be read: there may be more in a moment. */
	pending: boolean;
	/** Of the newest list; empty where the feed was never read. */
	version: string;
} > = {
	read( raw ) {
		const { pending, version } = Object( raw );
		if ( typeof version !== 'string' ) {
			throw new TypeError( 'the answer: expected version' );
		}
		return { pending: pending === true, version };
	},
};
