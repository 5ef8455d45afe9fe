/** The worker's site, for code that needs no browser. */
import { readFileSync } from 'node:fs';
import { site } from '../../harness/browser/sites';

/** Base URL of the site, without a trailing slash. */
export const siteUrl = (): string => site().url;

/** Base URL of the mock platform, without a trailing slash. */
export const platformUrl = (): string => site().platform;

/** Path of the site's `wp-content` folder. */
export const contentFolder = (): string => `${ site().folder }/wp-content`;

/** Folder of an installed WordPress (this run's version) without the plugin, to copy for a separate site. */
export const pristineFolder = (): string => site().pristine;

/**
 * Whether this run's WordPress is older than the given version, as in `isBefore( '7.0' )`. Use it to expect the older
 * behavior, not to skip tests.
 */
export function isBefore( version: string ): boolean {
	const [ , running = '' ] =
		/\$wp_version = '([\d.]+)/.exec(
			readFileSync( `${ site().folder }/wp-includes/version.php`, 'utf8' )
		) ?? [];
	return running.localeCompare( version, 'en', { numeric: true } ) < 0;
}

/**
 * Runs PHP (without `<?php`) on the site after WordPress has loaded, and resolves with its output. Rejects with PHP's
 * error message.
 */
export async function runPhp( code: string ): Promise< string > {
	const response = await fetch( site().door, {
		method: 'POST',
		body: code,
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error( text );
	}
	return text;
}

/** Runs a PHP expression and resolves with its value. `$input` contains the given data. */
export const php = < Value >(
	code: string,
	input: unknown = null
): Promise< Value > => phpIn( runPhp, code, input );

/** Runs a PHP expression on any site and resolves with its value. `run` is a function that runs PHP on the site. */
export async function phpIn< Value >(
	run: ( code: string ) => Promise< string >,
	code: string,
	input: unknown
): Promise< Value > {
	const encoded = Buffer.from( JSON.stringify( input ) ).toString( 'base64' );
	const text = await run(
		`$input = json_decode( base64_decode( '${ encoded }' ), true );
		$run = static function ( $input ) { ${ code } };
		echo "\\n<<<" . wp_json_encode( $run( $input ) );`
	);
	return JSON.parse( text.slice( text.lastIndexOf( '\n<<<' ) + 4 ) ) as Value;
}

type NewPost = {
	content: string;
	title?: string;
	type?: string;
	status?: string;
	/** Login name of the author. WordPress's KSES filter removes what that user is not allowed to write. */
	author?: 'admin' | 'author';
};

/** Creates a post as a user would save it; resolves with its ID. */
export function createPost( {
	content,
	title = 'A post',
	type = 'post',
	status = 'publish',
	author = 'admin',
}: NewPost ): Promise< number > {
	return php< number >(
		`wp_set_current_user( get_user_by( 'login', $input['author'] )->ID );
		kses_init();
		return wp_insert_post( wp_slash( array(
			'post_content' => $input['content'],
			'post_title'   => $input['title'],
			'post_type'    => $input['type'],
			'post_status'  => $input['status'],
			'post_author'  => get_current_user_id(),
		) ) );`,
		{ content, title, type, status, author }
	);
}

/** Returns a feed with only the given post, because tests share a site. */
export async function feedOf( id: number ): Promise< string > {
	const response = await fetch(
		// Without the last parameter, the feed would contain the post's comments.
		`${ siteUrl() }/?p=${ id }&feed=rss2&withoutcomments=1`
	);
	return response.text();
}

const EDITOR_DIGEST = `md5( wp_json_encode( array(
	class_exists( \\Dovetail\\Plugin\\Initial_State::class ) ? \\Dovetail\\Plugin\\Initial_State::script() : '',
	$GLOBALS['wpdb']->get_results( "SELECT option_name, option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name IN ( 'active_plugins', 'stylesheet', 'dovetail_blocks_settings', 'dovetail_blocks_site_plan' ) OR option_name LIKE 'e2e\\_%' ORDER BY option_name" ),
	scandir( WPMU_PLUGIN_DIR ),
) ) )`;

/**
 * Creates a draft, or resets an existing one: replaces its title and content, and deletes all meta except the edit
 * lock.
 *
 * @param draft        Fields of the draft, as its author would save them.
 * @param draft.author Login name.
 * @param id           ID of a draft to reset.
 * @return ID of the draft, and a digest of the site data that the editor page receives.
 */
export function putDraft(
	draft: { content: string; title: string; author: string },
	id = 0
): Promise< { id: number; digest: string } > {
	return php(
		`wp_set_current_user( get_user_by( 'login', $input['author'] )->ID );
		kses_init();
		foreach ( array_keys( $input['id'] ? (array) get_post_meta( $input['id'] ) : array() ) as $key ) {
			'_edit_lock' === $key || delete_post_meta( $input['id'], $key );
		}
		return array(
			'id'     => wp_insert_post( wp_slash( array(
				'ID'           => $input['id'],
				'post_content' => $input['content'],
				'post_title'   => $input['title'],
				'post_status'  => 'draft',
				'post_author'  => get_current_user_id(),
			) ) ),
			'digest' => ${ EDITOR_DIGEST },
		);`,
		{ ...draft, id }
	);
}

/** Returns a digest of the site's data for a user's editor. */
export const editorDigest = ( user: string ): Promise< string > =>
	php(
		`wp_set_current_user( get_user_by( 'login', $input )->ID );
		return ${ EDITOR_DIGEST };`,
		user
	);

/** PHP that runs the plugin's WP-Cron events that are due. */
export const RUN_DUE_EVENTS = `
	foreach ( wp_get_ready_cron_jobs() as $hooks ) {
		foreach ( $hooks as $hook => $events ) {
			foreach ( 0 === strpos( $hook, 'dovetail_blocks_' ) ? $events : array() as $event ) {
				do_action_ref_array( $hook, $event['args'] );
			}
		}
	}`;
