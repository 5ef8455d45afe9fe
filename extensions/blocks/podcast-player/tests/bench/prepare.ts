import { php, platformUrl } from '../../../../../tests/e2e/support/site';

/** Has the site fetch a feed now, as its cron would after the first view. */
export const fetchFeed = ( feed: string ): Promise< unknown > =>
	php(
		`do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, $input );`,
		feed
	);

/** The feed that the showcase plays. */
export const prepare = (): Promise< unknown > =>
	fetchFeed( `${ platformUrl() }/podcast/feed/quiet-hours.xml` );
