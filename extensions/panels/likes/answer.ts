import { wire } from '#shared/request';

/** Response about a post's likes. */
export const answer = wire.record( {
	/** Count as a sentence in the page's language; empty for none. */
	count: wire.string,
	/** Token that can undo a like; empty when there is none. */
	receipt: wire.string,
} );
