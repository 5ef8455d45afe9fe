import { mock, mockError, type Mock } from '#shared/request';
import { copyThreadMedia, gatherThread } from './api';
import { serviceMocks } from './service.mock';

const SPECIAL_TWEETS = {
	/** ID of a post whose thread is empty. */
	empty: '404',
	/** ID of a post for which Twitter rejects the request. */
	refused: '403',
} as const;

/** Mocks the platform's endpoints for Twitter threads, and the endpoints of networks that the site contacts itself. */
export const mocks: readonly Mock[] = [
	mock( gatherThread ).reply( ( { query, origin } ) => {
		const id = /(\d+)$/.exec( query.url ?? '' )?.[ 1 ];
		switch ( id ) {
			case SPECIAL_TWEETS.empty:
				return [];
			case SPECIAL_TWEETS.refused:
				return mockError( 403, {
					code: 'private_tweet',
					message: 'This tweet is private.',
				} );
			default:
				return [
					{
						type: 'paragraph',
						content:
							'Rye & <a href="https://example.org/salt">salt</a>.<br>Day 1.<script>alert(1)</script>',
					},
					{
						type: 'gallery',
						images: [ 1, 2 ].map( ( number ) => ( {
							url: `${ origin }/services/bluesky-threads/img/tweet-${ number }.png`,
							alt: `Loaf ${ number }`,
						} ) ),
					},
					{ type: 'embed', url: 'https://example.org/recipe' },
					{ type: 'poll', options: [] },
				];
		}
	} ),
	mock( copyThreadMedia ).reply( ( { data, origin } ) => ( {
		id: 71,
		url: `${ origin }/wp-content/uploads/loaf.png`,
		alt: data.media,
	} ) ),
	...serviceMocks,
];
