<?php
/**
 * Server code of the SEO description.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Seo;

add_action( 'rest_api_init', array( Description::class, 'register' ) );
add_filter( 'dovetail_blocks_panels', array( Description::class, 'offer_panel' ) );
add_action(
	'wp_head',
	static function (): void {
		if ( is_singular() && get_post_meta( get_queried_object_id(), Description::META, true ) ) {
			Description::print_tags();
		}
	},
	2
);
