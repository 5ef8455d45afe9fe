import { mock, type Mock } from '#shared/request';
import { changeLike, readLikes } from './api';

/** Mock of a post with seven likes; liking it returns eight. */
export const mocks: readonly Mock[] = [
	mock( readLikes ).reply( () => ( { count: '7 likes', receipt: '' } ) ),
	mock( changeLike ).reply( () => ( {
		count: '8 likes',
		receipt: '1900000000-0123456789abcdef-signed',
	} ) ),
];
