<?php
/**
 * Server code of the sharing buttons.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Sharing;

use Dovetail\Below_Post\Below_Post;

$dovetail_blocks_sharing = new Below_Post( 'sharing' );
$dovetail_blocks_sharing->add(
	'jetpack_sharing_enabled',
	static function (): string {
		return __( 'Sharing buttons', 'dovetail-blocks' );
	},
	array( Sharing::class, 'draw' ),
	41
);
add_filter(
	'template_include',
	static function ( $template ) use ( $dovetail_blocks_sharing ) {
		// Only the finished page shows whether the block is in it: a template part or pattern can come after the content.
		if ( $dovetail_blocks_sharing->post_of_page() ) {
			ob_start( array( Sharing::class, 'without_second_row' ) );
		}
		return $template;
	},
	PHP_INT_MAX
);
add_action( 'dovetail_blocks_settings_posts', array( Network_List::class, 'enqueue' ) );
add_filter( 'dovetail_blocks_overview', static fn( $parts ) => $parts + array( 'sharing-buttons' => array( Sharing::class, 'overview_rows' ) ) );
