import type { Parser } from '#shared/request';

/** Seconds for which a page's list counts as current, equal to the lifetime of the server's copy of the feed. */
export const LIFETIME = 1800;

/**
 * Whether a page's list may be outdated because the page came from a cache. Both times are in seconds; 0 means that the
 * feed was never checked.
 */
export function isStale( checked: number, now: number ): boolean {
	return ! ( checked > 0 ) || now - checked > LIFETIME;
}

/**
 * Parses the response about a list's version, for the endpoint and for the view script: the parsers of `wire` would be
 * too large for the script.
 */
export const refreshResponse: Parser< {
	/** Whether the feed is about to be fetched, so that a newer list may follow soon. */
	pending: boolean;
	/** Version of the newest list; empty if the feed was never read. */
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
