<?php
/**
 * Draws the button, or decorates the link that the post holds.
 *
 * A `button` or an `input` is never saved: WordPress strips an `input` from an author's post, and both do nothing in a feed.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML: a link, or nothing.
 */

use Dovetail\Button\Button;

if ( '' !== trim( $content ) ) {
	echo is_feed() ? $content : Button::decorated( $content, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content; the processor escapes what it adds.
	return;
}

if ( is_feed() ) {
	return;
}

printf(
	'<div %1$s>%2$s</div>',
	get_block_wrapper_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
	Button::element( $attributes ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
);
