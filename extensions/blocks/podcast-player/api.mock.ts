import { html, mock, mockError, mockPage, type Mock } from '#shared/request';
import { readPodcast, refreshPodcast } from './api';
import { part } from './markup';
import { listOf } from './example.data';
import {
	COMPANIONS,
	longTalks,
	MOCK_SECONDS,
	type MockFeed,
	quietHours,
	rssOf,
	wavOf,
} from './mock-feed';

const PITCHES: Readonly< Record< string, number > > = {
	'lighthouse.wav': 220,
	'bakers.wav': 262,
	'ferry.wav': 294,
};

const COVER =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#1f3a4d"/><circle cx="66" cy="32" r="14" fill="#f4d58d"/><path d="M0 66q24-14 48 0t48 0v30H0z" fill="#0f2230"/></svg>';

/** A mocked podcast host: the feed `quiet-hours.xml` with its audio and cover, and invalid feeds. */
export const mocks: readonly Mock[] = [
	mock( readPodcast ).reply( ( { query, origin } ) => {
		if ( ! query.url?.endsWith( 'quiet-hours.xml' ) ) {
			return mockError( 422, {
				code: 'podcast_not_a_feed',
				message: 'There is no podcast feed at this address.',
			} );
		}
		const { title, link, cover } = quietHours( origin );
		const tracks = tracksOf( origin );
		const shown = tracks.map( ( track ) => ( {
			...track,
			about: '0:40',
		} ) );
		return {
			title,
			link,
			cover,
			tracks,
			header: mockHeader( { title, link, cover } ),
			list: listOf( shown ),
			reverse: listOf( [ ...shown ].reverse() ),
			problem: '',
		};
	} ),
	mock( refreshPodcast ).reply( () => ( {
		pending: false,
		version: 'quiet-hours-1',
	} ) ),
	mockPage( { path: '/podcast/cover.svg' } ).reply( () => ( {
		headers: { 'Content-Type': 'image/svg+xml' },
		body: COVER,
	} ) ),
	mockPage( { path: '/podcast/about' } ).reply( () =>
		html( '<title>Quiet Hours</title><h1>Quiet Hours</h1>' )
	),
	mockPage( { path: '/podcast/sound/{name}' } ).reply( ( { params } ) => {
		const pitch = PITCHES[ params.name ];
		if ( ! pitch ) {
			return html( '<p>Gone.</p>', 404 );
		}
		const body = wavOf( MOCK_SECONDS, pitch );
		const last = body.length - 1;
		return {
			// Browsers request a range first, and can seek only if the response is partial content.
			status: 206,
			headers: {
				'Content-Type': 'audio/wav',
				'Accept-Ranges': 'bytes',
				'Content-Range': `bytes 0-${ last }/${ body.length }`,
			},
			body,
		};
	} ),
	mockPage( { path: '/podcast/text/{name}' } ).reply( ( { params } ) => {
		const body = COMPANIONS[ params.name ];
		return body
			? { headers: { 'Content-Type': 'text/plain' }, body }
			: html( '<p>Gone.</p>', 404 );
	} ),
	mockPage( { path: '/podcast/feed/{name}' } ).reply(
		( { params, origin } ) => {
			const xml = ( body: string ) => ( {
				headers: { 'Content-Type': 'application/rss+xml' },
				body,
			} );
			switch ( params.name ) {
				case 'quiet-hours.xml':
					return xml( rssOf( quietHours( origin ) ) );
				case 'talks.xml':
					return xml( rssOf( longTalks( origin ) ) );
				case 'single.xml': {
					const feed = quietHours( origin );
					return xml(
						rssOf( {
							...feed,
							episodes: feed.episodes.slice( 0, 1 ),
						} )
					);
				}
				case 'empty.xml':
					return xml(
						rssOf( { ...quietHours( origin ), episodes: [] } )
					);
				case 'page.html':
					return html( '<h1>Quiet Hours</h1>' );
				default:
					return html( '<p>Not here.</p>', 404 );
			}
		}
	),
];

/** Cover and title in the same HTML as `server/` renders; a test compares the two. */
export const mockHeader = ( {
	title,
	link,
	cover,
}: Pick< MockFeed, 'title' | 'link' | 'cover' > ): string =>
	`<div class="${ part( 'header' ) }"><img class="${ part( 'cover' ) }" src="${ cover }" alt="" width="96" height="96" loading="lazy" decoding="async" referrerpolicy="no-referrer"/><p class="${ part( 'podcast' ) }"><a href="${ link }">${ title }</a></p></div>`;

/** The episodes as the site parses them from the feed. */
function tracksOf( origin: string ) {
	return quietHours( origin ).episodes.map(
		( { guid, title, link, src, description } ) => ( {
			id: guid,
			title,
			link: link ?? '',
			src,
			duration: MOCK_SECONDS,
			description: ( description ?? '' )
				.replaceAll( '</p><p>', '\n' )
				.replace( /<[^>]+>/g, '' ),
		} )
	);
}
