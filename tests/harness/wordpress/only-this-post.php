<?php
/**
 * Prevents the theme from listing other posts on a post's page. Tests share a site, so titles from one test could
 * otherwise appear on another test's page.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_render_block',
	static function ( $html, $block ) {
		$is_neighbor = 'core/post-navigation-link' === $block['blockName'];
		// Keep a list in the post itself, because the test has created it.
		$is_list = 'core/query' === $block['blockName'] && ! doing_filter( 'the_content' );
		return is_singular() && ( $is_neighbor || $is_list ) ? '' : $html;
	},
	10,
	2
);
