import { wire } from '#shared/request';

/** What the site says of the likes of a post. */
export const answer = wire.record( {
	/** How many, as a sentence in the language of the page; empty for none. */
	count: wire.string,
	/** With which a like can be taken back; empty where there is none to take back. */
	receipt: wire.string,
} );
