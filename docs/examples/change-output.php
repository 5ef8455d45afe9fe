<?php
/**
 * Plugin Name: Example: change the output of a block
 * Description: Gives star ratings of 90 percent and more the class “is-recommended”, which the theme can style.
 * Requires Plugins: dovetail-blocks
 *
 * The saved post does not change. The class disappears when you deactivate the plugin.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

// WordPress calls this filter with the HTML of each block; the part after the underscore is the name of the block.
add_filter(
	'render_block_dovetail/rating-star',
	static function ( string $html, array $block ): string {
		// Attributes that have their default value are not in the post.
		$rating  = (float) ( $block['attrs']['rating'] ?? 1 );
		$highest = (int) ( $block['attrs']['maxRating'] ?? 5 );
		if ( $rating / max( 1, $highest ) < 0.9 ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'class_name' => 'wp-block-dovetail-rating-star' ) ) ) {
			$tags->add_class( 'is-recommended' );
		}
		return $tags->get_updated_html();
	},
	10,
	2
);
