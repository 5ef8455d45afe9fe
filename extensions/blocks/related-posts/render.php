<?php
/**
 * Renders the posts related to the current one, or nothing if there are none.
 *
 * The saved post does not contain related posts, so the server renders the block on each request, with the same cards
 * as in the editor.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var WP_Block             $block      Its context says which post is read.
 */

use Dovetail\Related_Posts\Related_Posts;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_id    = isset( $block->context['postId'] ) ? (int) $block->context['postId'] : (int) get_the_ID();
$dovetail_blocks_posts = Related_Posts::of( $dovetail_blocks_id, $attributes['postsToShow'] );
if ( ! $dovetail_blocks_posts ) {
	return;
}

$dovetail_blocks_heading = trim( $attributes['heading'] );

printf(
	'<nav %s>%s<ul class="wp-block-dovetail-related-posts__list">',
	get_block_wrapper_attributes( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
		array(
			'class'      => 'list' === $attributes['postLayout'] ? 'is-list' : 'is-grid',
			'aria-label' => '' === $dovetail_blocks_heading ? __( 'Related Posts', 'dovetail-blocks' ) : $dovetail_blocks_heading,
		)
	),
	'' === $dovetail_blocks_heading ? '' : '<h2 class="wp-block-heading wp-block-dovetail-related-posts__heading">' . Related_Posts::escape( $dovetail_blocks_heading ) . '</h2>' // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
);
foreach ( $dovetail_blocks_posts as $dovetail_blocks_post ) {
	echo '<li class="wp-block-dovetail-related-posts__post">', Related_Posts::draw( $dovetail_blocks_post, $attributes ), '</li>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
}
echo '</ul></nav>';
