<?php
/**
 * The posts related to the one that is read; nothing at all where there are none.
 *
 * Nothing is saved in the post, so everything is drawn here, from the same posts that the editor is told of.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var WP_Block             $block      Its context says which post is read.
 */

use Dovetail\Related_Posts\Related_Posts;

$dovetail_blocks_id    = isset( $block->context['postId'] ) ? (int) $block->context['postId'] : (int) get_the_ID();
$dovetail_blocks_posts = Related_Posts::of( $dovetail_blocks_id, $attributes['postsToShow'] );
if ( ! $dovetail_blocks_posts ) {
	return;
}

$dovetail_blocks_rows = Related_Posts::rows( count( $dovetail_blocks_posts ) );
printf(
	'<nav %s><ul class="wp-block-dovetail-related-posts__list">',
	get_block_wrapper_attributes( // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
		array(
			'class'      => 'list' === $attributes['postLayout'] ? 'is-list' : 'is-grid',
			'aria-label' => __( 'Related Posts', 'dovetail-blocks' ),
		)
	)
);
foreach ( $dovetail_blocks_posts as $dovetail_blocks_place => $dovetail_blocks_post ) {
	$dovetail_blocks_row = $dovetail_blocks_place < $dovetail_blocks_rows[0] ? $dovetail_blocks_rows[0] : $dovetail_blocks_rows[1];
	printf(
		'<li class="wp-block-dovetail-related-posts__post is-%1$s"><a href="%2$s">',
		3 === $dovetail_blocks_row ? 'third' : 'half',
		esc_url( $dovetail_blocks_post['url'] )
	);
	if ( $attributes['displayThumbnails'] ) {
		$dovetail_blocks_picture = wp_get_attachment_image(
			(int) get_post_thumbnail_id( $dovetail_blocks_post['id'] ),
			'medium_large',
			false,
			array(
				'alt'   => '',
				'sizes' => '(max-width: 600px) 100vw, 400px',
			)
		);
		printf(
			'<span class="wp-block-dovetail-related-posts__picture">%s</span>',
			$dovetail_blocks_picture // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress's own picture.
		);
	}
	printf( '<span class="wp-block-dovetail-related-posts__title">%s</span></a>', Related_Posts::escape( $dovetail_blocks_post['title'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
	if ( $attributes['displayDate'] ) {
		printf(
			'<time class="wp-block-dovetail-related-posts__date" datetime="%1$s">%2$s</time>',
			esc_attr( $dovetail_blocks_post['datetime'] ),
			esc_html( $dovetail_blocks_post['date'] )
		);
	}
	if ( $attributes['displayContext'] && '' !== $dovetail_blocks_post['context'] ) {
		printf( '<span class="wp-block-dovetail-related-posts__context">%s</span>', Related_Posts::escape( $dovetail_blocks_post['context'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
	}
	echo '</li>';
}
echo '</ul></nav>';
