import { mock, type Mock } from '#shared/request';
import { changeLike, readLikes } from './api';

/** A post with seven likes, and eight after a like. */
export const mocks: readonly Mock[] = [
	mock( readLikes ).reply( () => ( { count: '7 likes', receipt: '' } ) ),
	mock( changeLike ).reply( () => ( {
		count: '8 likes',
		receipt: '1900000000-0123456789abcdef-signed',
	} ) ),
];
