<?php
/**
 * Server code of the sharing buttons.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Sharing;

use Dovetail\Below_Post\Below_Post;

( new Below_Post( 'sharing' ) )->add(
	'jetpack_sharing_enabled',
	static function (): string {
		return __( 'Sharing', 'dovetail-blocks' );
	},
	array( Sharing::class, 'draw' ),
	41
);
add_action( 'dovetail_blocks_settings_posts', array( Network_List::class, 'enqueue' ) );
