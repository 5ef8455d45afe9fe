import { endpoint, wire } from '#shared/request';
import { answer } from './answer';

/** Returns the number of likes, which a cached page requests again. */
export const readLikes = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/likes/{post}',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: answer,
} );

/** Adds a like and returns a receipt, or removes the like of a receipt, once. Repeated use is rejected. */
export const changeLike = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/likes/{post}',
	servedBy: [ 'site' ],
	capability: 'public',
	data: { receipt: wire.optional( wire.string ) },
	wire: answer,
} );
