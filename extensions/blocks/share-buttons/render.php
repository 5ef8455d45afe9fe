<?php
/**
 * Renders the sharing buttons of the current post. Feeds and protected posts have none.
 *
 * @package Dovetail_Blocks
 *
 * @var WP_Block $block Its context says which post is read.
 */

use Dovetail\Share_Links\Share_Links;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_post = get_post( isset( $block->context['postId'] ) ? (int) $block->context['postId'] : null );
if ( ! $dovetail_blocks_post || is_feed() || post_password_required( $dovetail_blocks_post ) ) {
	return;
}

printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
	Share_Links::of_post( $dovetail_blocks_post ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
);
