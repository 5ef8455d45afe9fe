import { endpoint, wire } from '#shared/request';
import { answer } from './answer';

/** How many like a post: what a page that was kept for a while asks anew. */
export const readLikes = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/likes/{post}',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: answer,
} );

/**
 * Counts one more for a post, and gives a receipt; with a receipt takes that one back, once. Refused when somebody does
 * it again and again.
 */
export const changeLike = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/likes/{post}',
	servedBy: [ 'site' ],
	capability: 'public',
	data: { receipt: wire.optional( wire.string ) },
	wire: answer,
} );
