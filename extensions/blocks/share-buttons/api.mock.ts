import { mock, type Mock } from '#shared/request';
import { readButtons } from './api';

/** A site with two networks and without icons. */
export const mocks: readonly Mock[] = [
	mock( readButtons ).reply( () => ( {
		html: '<div class="dovetail-share-links" role="group" aria-label="Share this post"><p>Share:</p><ul><li><a class="wp-element-button" rel="nofollow noopener" href="mailto:?subject=Bakery&#038;body=http%3A%2F%2Fsite.test">Email</a></li><li><a class="wp-element-button" rel="nofollow noopener" href="https://share.joinmastodon.org/#text=Bakery%20http%3A%2F%2Fsite.test">Mastodon</a></li></ul></div>',
	} ) ),
];
