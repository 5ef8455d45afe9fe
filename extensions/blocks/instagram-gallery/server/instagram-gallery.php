<?php
/**
 * Hooks of the Instagram gallery: accounts, copies of posts, and tokens, which never appear in posts or pages.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Instagram_Gallery;

use Dovetail\Plugin\Queue;

Queue::handle( Gallery::EVENT, array( Gallery::class, 'refresh_later' ) );
Queue::handle( Tokens::EVENT, array( Tokens::class, 'renew' ), array( Tokens::class, 'unfinished' ) );
Queue::handle( Cleaner::EVENT, array( Cleaner::class, 'clean_stored' ) );

Queue::handle_daily( array( Tokens::class, 'warn' ) );
Queue::handle_daily( array( Gallery::class, 'sweep' ) );

add_filter( 'wp_insert_post_data', array( Cleaner::class, 'clean_data' ), 20, 2 );
add_action( 'load-post.php', array( Cleaner::class, 'clean_opened' ) );

add_action(
	'rest_api_init',
	static function (): void {
		Routes::serve();
		Platform_Accounts::serve();
	}
);

add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'instagram' => array( Tokens::class, 'rows' ) ) );

if ( is_admin() ) {
	add_action( 'admin_notices', array( Tokens::class, 'show_notice' ) );
}
