import { endpoint, wire } from '#shared/request';
import { type Podcast, refreshResponse } from './rules/player-state';

/** Error codes for feeds without episodes. */
export const FEED_FAILURES = [
	'podcast_invalid_url',
	'podcast_unreachable',
	'podcast_not_a_feed',
	'podcast_malformed',
	'podcast_no_episodes',
	'podcast_too_large',
	'podcast_busy',
] as const;

export type FeedFailure = ( typeof FEED_FAILURES )[ number ];

/** The podcast data that the editor loads. */
export type ReadPodcast = Podcast & {
	/** Error code if the last download failed and this is an older copy of the feed; otherwise empty. */
	problem: string;
};

const wireTrack = wire.record( {
	id: wire.string,
	title: wire.string,
	link: wire.string,
	src: wire.string,
	/** Duration in seconds. */
	duration: wire.number,
	description: wire.string,
} );

/**
 * Returns the first and the last ten episodes of a feed. The site fetches the feed, but only for users who can edit
 * posts.
 */
export const readPodcast = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/podcast-player',
	query: { url: wire.string },
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		title: wire.string,
		link: wire.string,
		cover: wire.string,
		tracks: wire.list( wireTrack ),
		header: wire.string,
		list: wire.string,
		reverse: wire.string,
		problem: wire.string,
	} ),
	parse: ( { title, header, list, reverse, problem } ): ReadPodcast => ( {
		title,
		header,
		list,
		reverse,
		problem,
	} ),
} );

/**
 * Returns the version of a block's newest episode list. A cached page with an older list then requests an uncached copy
 * of itself.
 *
 * The request contains a post and a block key, but no URL: visitors can only refresh feeds that posts use, and the site
 * never fetches a feed while they wait. Used by `view/start-player.ts`.
 */
export const refreshPodcast = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/podcast-player/{post}/{block}',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: refreshResponse,
} );
