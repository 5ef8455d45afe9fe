import { endpoint, wire } from '#shared/request';
import { type Podcast, refreshResponse } from './rules/player-state';

/** Reasons why a feed yields no episodes. */
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

/** A podcast as the editor gets it. */
export type ReadPodcast = Podcast & {
	/** Why this is an older copy of the feed; empty if it is current. */
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

/** Returns ten episodes from each end of a feed, which the site itself fetches. Only for users who can edit posts. */
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
 * block is identified by its post and a key, and the feed is the one in the post. So visitors cannot name a URL, and
 * never make the site fetch one while they wait. Used by `view/start-player.ts`.
 */
export const refreshPodcast = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/podcast-player/{post}/{block}',
	servedBy: [ 'site' ],
	capability: 'public',
	wire: refreshResponse,
} );
