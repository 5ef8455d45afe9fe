import { errorMessage } from '#shared/api';
import type { ApiError } from '#shared/request';
import { __ } from '@wordpress/i18n';
import { FEED_FAILURES, type FeedFailure } from './api';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Podcast Player', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Paste the address of a podcast’s RSS feed. Its latest episodes will play here.',
			'dovetail-blocks'
		),
	address: () => __( 'Podcast RSS feed URL', 'dovetail-blocks' ),
	addressExample: () => __( 'https://example.org/feed', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	replaceUrl: () => __( 'Replace podcast address', 'dovetail-blocks' ),
	reading: () => __( 'Loading podcast…', 'dovetail-blocks' ),
	invalidUrl: () =>
		__(
			'This is not a podcast address. Enter a full web address, such as https://example.org/feed.',
			'dovetail-blocks'
		),
	lastGoodCopy: () =>
		__(
			'Visitors still see the episodes from the last time the feed was loaded.',
			'dovetail-blocks'
		),

	settings: () => __( 'Podcast settings', 'dovetail-blocks' ),
	itemsToShow: () => __( 'Number of episodes', 'dovetail-blocks' ),
	isReversed: () => __( 'Reverse episode order', 'dovetail-blocks' ),
	isReversedHelp: () =>
		__(
			'By default, the newest episode is first; serial podcasts start with their first episode. Turn this on to reverse the order.',
			'dovetail-blocks'
		),
	showCoverArt: () => __( 'Show cover art', 'dovetail-blocks' ),
	showEpisodeTitle: () => __( 'Show episode title', 'dovetail-blocks' ),
	showEpisodeDescription: () =>
		__( 'Show episode description', 'dovetail-blocks' ),
	playNext: () =>
		__( 'Play the next episode when one ends', 'dovetail-blocks' ),
	subscribe: () => __( 'Subscribe:', 'dovetail-blocks' ),
	elsewhere: () => __( 'Links to podcast apps', 'dovetail-blocks' ),
	elsewhereHelp: () =>
		__(
			'Links to this podcast in other apps. The RSS feed is always included.',
			'dovetail-blocks'
		),
	appleUrl: () => __( 'Apple Podcasts address', 'dovetail-blocks' ),
	spotifyUrl: () => __( 'Spotify address', 'dovetail-blocks' ),
	wholeAddress: () =>
		__(
			'This is not a web address, so it was not saved.',
			'dovetail-blocks'
		),
	colors: () => __( 'Color', 'dovetail-blocks' ),
	color: {
		primary: () => __( 'Primary', 'dovetail-blocks' ),
		secondary: () => __( 'Secondary', 'dovetail-blocks' ),
		background: () => __( 'Background', 'dovetail-blocks' ),
	},

	crashed: () =>
		__(
			'An unexpected error occured within the Podcast Player. Reloading this page might fix the problem.',
			'dovetail-blocks'
		),
};

/** Errors for a feed without episodes. Each says what the author can do. */
const feedMessages: Readonly< Record< FeedFailure, () => string > > = {
	podcast_invalid_url: messages.invalidUrl,
	podcast_unreachable: () =>
		__(
			'The podcast could not be reached. Open its address in a browser to check it, then try again.',
			'dovetail-blocks'
		),
	podcast_not_a_feed: () =>
		__(
			'There is no podcast feed at this address. It may be the podcast’s web page. Look on that page for a link called “RSS” and paste the link’s address.',
			'dovetail-blocks'
		),
	podcast_malformed: () =>
		__(
			'This feed contains a malformed XML comment: it never ends, or it contains “--”. Ask the podcast’s publisher to correct it.',
			'dovetail-blocks'
		),
	podcast_no_episodes: () =>
		__(
			'This feed has no audio episodes. Choose the podcast’s feed, not a blog feed.',
			'dovetail-blocks'
		),
	podcast_too_large: () =>
		__(
			'This feed is too large. Ask the podcast’s publisher for a feed with only the latest episodes.',
			'dovetail-blocks'
		),
	podcast_busy: () =>
		__(
			'The podcast is already being loaded, or you loaded too many podcasts in the last minute. Try again in a minute.',
			'dovetail-blocks'
		),
};

/** Errors that authors see for an unreadable feed. */
export function feedSentence( error: ApiError ): string {
	return feedProblem( error.code ) || errorMessage( error );
}

/** Returns the message for one of our error codes; empty for others. */
export function feedProblem( code: string ): string {
	const known = FEED_FAILURES.find( ( each ) => each === code );
	return known ? feedMessages[ known ]() : '';
}
