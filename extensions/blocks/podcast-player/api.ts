import { endpoint, wire } from '#shared/request';
import type { Podcast } from './rules/player-state';
import { refreshResponse } from './rules/freshness';

/** Why a feed gives no episodes. */
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

/** A podcast as its author is shown it. */
export type ReadPodcast = Podcast & {
	/** Why this is the last good copy of the feed and not the feed; empty when it is the feed. */
	problem: string;
};

const wireTrack = wire.record( {
	id: wire.string,
	title: wire.string,
	link: wire.string,
	src: wire.string,
	/** In seconds. */
	duration: wire.number,
	description: wire.string,
} );

/** Ten episodes from each end of a feed, read by the site itself; for people who write. */
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
 * Returns the version of a block's newest list of episodes. A cached page with an older list fetches itself again. The
 * block is identified by its post and a key, and the feed is the one in the post: visitors cannot name a URL, and never
 * make the site fetch one while they wait. Used by `view/stage.ts`.
 */
export const refreshPodcast = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/podcast-player/{post}/{block}',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: refreshResponse,
} );
