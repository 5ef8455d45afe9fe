<?php
/**
 * Keeps the theme from listing other posts on the page of a post. Tests share a site, so a title written by one test
 * would otherwise appear on another test's page, depending on their order.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_render_block',
	static function ( $html, $block ) {
		$is_neighbor = 'core/post-navigation-link' === $block['blockName'];
		// A list in the post itself belongs to the test.
		$is_list = 'core/query' === $block['blockName'] && ! doing_filter( 'the_content' );
		return is_singular() && ( $is_neighbor || $is_list ) ? '' : $html;
	},
	10,
	2
);
