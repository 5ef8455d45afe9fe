import { wire } from '#shared/request';

/** Likes of a post, as the REST API returns them. */
export const likesResponse = wire.record( {
	/** The number of likes as a sentence in the page's language; empty for zero likes. */
	count: wire.string,
	/** Token that undoes the like that was just added; otherwise empty. */
	receipt: wire.string,
} );
