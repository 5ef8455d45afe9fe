import { __ } from '@wordpress/i18n';
import type { FeedFailure } from './api';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'Podcast Player', 'dovetail-blocks' ),
	instructions: () =>
		__(
			'Paste the address of a podcast’s RSS feed. Its latest episodes will play here.',
			'dovetail-blocks'
		),
	address: () => __( 'Podcast RSS feed URL', 'dovetail-blocks' ),
	addressExample: () =>
		__( 'https://example.org/feed/podcast', 'dovetail-blocks' ),
	embed: () => __( 'Embed', 'dovetail-blocks' ),
	cancel: () => __( 'Cancel', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	replace: () => __( 'Replace', 'dovetail-blocks' ),
	editUrl: () => __( 'Edit the podcast’s address', 'dovetail-blocks' ),
	reading: () => __( 'Reading the podcast…', 'dovetail-blocks' ),
	invalidUrl: () =>
		__(
			'This is not the address of a podcast. Enter a whole web address, such as https://example.org/feed/podcast.',
			'dovetail-blocks'
		),
	lastGoodCopy: () =>
		__(
			'Visitors hear the episodes of the last good copy.',
			'dovetail-blocks'
		),

	settings: () => __( 'Podcast settings', 'dovetail-blocks' ),
	itemsToShow: () => __( 'Number of episodes', 'dovetail-blocks' ),
	showCoverArt: () => __( 'Show cover art', 'dovetail-blocks' ),
	showEpisodeTitle: () => __( 'Show episode title', 'dovetail-blocks' ),
	showEpisodeDescription: () =>
		__( 'Show episode description', 'dovetail-blocks' ),
	playNext: () =>
		__( 'Play the next episode when one ends', 'dovetail-blocks' ),
	elsewhere: () => __( 'Listen elsewhere', 'dovetail-blocks' ),
	elsewhereHelp: () =>
		__(
			'Links to the podcast in apps. The RSS feed is always among them.',
			'dovetail-blocks'
		),
	appleUrl: () => __( 'Address in Apple Podcasts', 'dovetail-blocks' ),
	spotifyUrl: () => __( 'Address in Spotify', 'dovetail-blocks' ),
	wholeAddress: () =>
		__(
			'This is not a web address. It is kept once it is one.',
			'dovetail-blocks'
		),
	colours: () => __( 'Color', 'dovetail-blocks' ),
	colour: {
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

/** Why a feed gives no episodes, and what to do about it. */
export const feedMessages: Readonly< Record< FeedFailure, () => string > > = {
	podcast_invalid_url: messages.invalidUrl,
	podcast_unreachable: () =>
		__(
			'The podcast could not be reached. Open its address in a browser to see whether it is right, then try again.',
			'dovetail-blocks'
		),
	podcast_not_a_feed: () =>
		__(
			'There is no podcast feed at this address. It may be the podcast’s page: look there for a link called “RSS” and paste that.',
			'dovetail-blocks'
		),
	podcast_no_episodes: () =>
		__(
			'This feed has no episodes with sound. Choose the feed of the podcast, not that of a blog.',
			'dovetail-blocks'
		),
	podcast_too_large: () =>
		__(
			'This feed is too large to be read. Ask whoever publishes the podcast for a feed of its latest episodes.',
			'dovetail-blocks'
		),
	podcast_busy: () =>
		__(
			'The podcast is being read just now, or too many were in the last minute. Try again in a minute.',
			'dovetail-blocks'
		),
};
