import { endpoint, wire } from '#shared/request';
import { likesResponse } from './response';

/** Returns the current number of likes. A cached page may show an outdated number. */
export const readLikes = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/likes/{post}',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: likesResponse,
} );

/** Adds a like and returns a receipt. With a receipt, removes that like; each receipt works once. */
export const changeLike = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/likes/{post}',
	servedBy: [ 'site' ],
	capability: 'public',
	data: { receipt: wire.optional( wire.string ) },
	wire: likesResponse,
} );
