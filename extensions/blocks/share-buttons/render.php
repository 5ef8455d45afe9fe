<?php
/**
 * Renders the sharing buttons of the current post, or of the page outside of the posts that a page lists. Feeds and
 * protected posts have none.
 *
 * @package Dovetail_Blocks
 *
 * @var WP_Block $block Its context says which post is read.
 */

use Dovetail\Share_Links\Share_Links;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	return;
}

$dovetail_blocks_post = get_post( isset( $block->context['postId'] ) ? (int) $block->context['postId'] : null );
// In a list that is not the page's own loop, WordPress's current post is another object, even if it is the same post.
$dovetail_blocks_is_own = get_post() === $GLOBALS['wp_query']->post && get_the_ID() === ( $dovetail_blocks_post->ID ?? false );
if ( Share_Links::is_beside_posts( $dovetail_blocks_post ) ) {
	$dovetail_blocks_links = Share_Links::of_page();
} elseif ( ! $dovetail_blocks_post || post_password_required( $dovetail_blocks_post ) ) {
	return;
} else {
	$dovetail_blocks_links = $dovetail_blocks_is_own ? Share_Links::in_place_of_row( $dovetail_blocks_post ) : Share_Links::of_post( $dovetail_blocks_post );
}
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
	$dovetail_blocks_links // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that class.
);
