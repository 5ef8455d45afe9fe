import { php, platformUrl } from '../../../../../tests/e2e/support/site';

/** Fetches a feed immediately, as WP-Cron would after the first view. */
export const fetchFeed = ( feed: string ): Promise< unknown > =>
	php(
		`do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, $input );`,
		feed
	);

/** Fetches the feed of the showcase post. */
export const prepare = (): Promise< unknown > =>
	fetchFeed( `${ platformUrl() }/podcast/feed/quiet-hours.xml` );
