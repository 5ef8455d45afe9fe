<?php
/**
 * Server code of the like button.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Likes;

use Dovetail\Below_Post\Below_Post;
use Dovetail\Plugin\Rest;

( new Below_Post( 'likes' ) )->add(
	'jetpack_likes_enabled',
	static function (): string {
		return __( 'Likes', 'dovetail-blocks' );
	},
	array( Likes::class, 'draw' ),
	40
);

add_action(
	'rest_api_init',
	static function (): void {
		Rest::serve( 'likes.readLikes', array( Likes::class, 'read' ) );
		Rest::serve( 'likes.changeLike', array( Likes::class, 'change' ) );
	}
);
add_filter( 'script_module_data_dovetail-likes-view-script-module', array( Likes::class, 'add_data' ) );
