<?php
/**
 * Words the sponsored link in the visitor's language. Feeds keep the saved address.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with a sentence that is escaped.
echo is_feed() ? $content : preg_replace(
	'~(<a [^>]*rel="sponsored nofollow"[^>]*>)[^<]*(</a>)~',
	'$1' . esc_html__( 'View this product at Amazon', 'dovetail-blocks' ) . '$2<small class="wp-block-dovetail-amazon__note">' . esc_html__( 'Sponsored link', 'dovetail-blocks' ) . '</small>',
	$content,
	1
);
