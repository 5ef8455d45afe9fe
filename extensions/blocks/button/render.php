<?php
/**
 * Renders the button, or completes the saved link.
 *
 * Posts never contain a `button` or an `input`: WordPress removes an `input` from an author's post, and neither element
 * works in feeds.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML: an element with the styles, which contains a link or nothing.
 */

use Dovetail\Button\Button;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	echo str_contains( $content, '<a ' ) ? $content : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content.
	return;
}
echo Button::draw( $content, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method.
