import { wire } from '#shared/request';

/** Likes of a post, as the REST API returns them. */
export const likesResponse = wire.record( {
	/** The number of likes as a sentence in the page's language; empty if there are none. */
	count: wire.string,
	/** Token that can undo a like; empty when there is none. */
	receipt: wire.string,
} );
