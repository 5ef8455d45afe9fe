import type { Parser } from '#shared/request';

/** Seconds for which the list of a page counts as current: as long as the server keeps its copy of the feed. */
export const LIFETIME = 1800;

/** Whether a page's list may have been overtaken: it came from a cache. Both times in seconds; 0 means never checked. */
export function isStale( checked: number, now: number ): boolean {
	return ! ( checked > 0 ) || now - checked > LIFETIME;
}

/**
 * Parses the response about a list's version, for the endpoint and for the view script: the parsers of `wire` would be
 * too large for the script.
 */
export const refreshResponse: Parser< {
	/** The feed is about to be read: there may be more in a moment. */
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
