import type { Locator, Page } from '@playwright/test';
import { createPost, php, platformUrl, setFaults, siteUrl } from '#e2e';

/** Selector of the player, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-podcast-player';

const FEED_KEY = 'GET /podcast/feed/{name}';

/** Returns the URL of one of the mock platform's feeds. */
export const feed = ( name = 'quiet-hours.xml' ) =>
	`${ platformUrl() }/podcast/feed/${ name }`;

/** Titles of the episodes of Quiet Hours, the newest first. */
export const KEEPER = 'The lighthouse keeper & her lamp';
export const BAKERS = 'A night with the bakers';
export const FERRY = 'The last ferry';

/** Title of an episode whose audio file is missing. */
export const LOST = 'The pilot, lost in the archive';

/** Returns a player block. */
export const markup = ( url: string, attributes: object = {} ) =>
	`<!-- wp:dovetail/podcast-player ${ JSON.stringify( { url, ...attributes } ) } -->
<div class="wp-block-dovetail-podcast-player"><p class="wp-block-dovetail-podcast-player__subscribe"><a class="wp-block-dovetail-podcast-player__tool" href="${ url }">RSS</a></p></div>
<!-- /wp:dovetail/podcast-player -->`;

/** Creates a post with a player as the editor saves it, and fetches the player's feed. Resolves with the post's ID. */
export async function post(
	attributes: object = {},
	url = feed()
): Promise< number > {
	await read( url );
	return createPost( {
		author: 'author',
		title: 'Listening',
		content: markup( url, attributes ),
	} );
}

/** Runs the job that reads a due feed. */
export const read = ( url = feed() ) =>
	php(
		`do_action( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT, $input ); return true;`,
		url
	);

/** Opens a post, optionally with a link to a time in an episode, and waits for its players. */
export async function open(
	page: Page,
	id: number,
	hash = ''
): Promise< Locator > {
	await page.goto( `${ siteUrl() }/?p=${ id }${ hash }` );
	const player = page.getByRole( 'group', { name: /^Podcast player/ } );
	await player.first().waitFor();
	return player;
}

/** Runs the job that downloads a feed's chapters and transcripts. */
export const readCompanions = ( url: string ) =>
	php(
		`do_action( \\Dovetail\\Podcast_Player\\Companions::EVENT, $input ); return true;`,
		url
	);

/** Sets or removes a fault of the podcast host. */
export const fault = ( kind: object | string | null ) =>
	setFaults( kind ? { [ FEED_KEY ]: kind } : {} );

/** Deletes the cached feeds and their jobs. */
export const forget = () =>
	php(
		`global $wpdb;
		\\Dovetail\\Plugin\\Queue::clear( \\Dovetail\\Podcast_Player\\Feed::REFRESH_EVENT );
		\\Dovetail\\Plugin\\Queue::clear( \\Dovetail\\Podcast_Player\\Companions::EVENT );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail_blocks_c%podcast-%'" );
		\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {locks}" );
		foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ) as $name ) {
			if ( str_starts_with( $name, '_transient_dovetail_blocks_podcast_' ) ) {
				delete_transient( substr( $name, strlen( '_transient_' ) ) );
			}
		}
		return true;`
	);

/** Makes the cached copy of the feed outdated, and removes the newest episode from it. */
export const age = ( url = feed() ) =>
	php(
		`$key = \\Dovetail\\Podcast_Player\\Feed::transient_name( $input );
		$entry = get_transient( $key );
		array_shift( $entry['feed']['tracks'] );
		set_transient( $key, array( 'checked' => 1, 'version' => 'old' ) + $entry );
		return true;`,
		url
	);
