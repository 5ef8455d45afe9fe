<?php
/**
 * Enlarges the images on click if the author enabled the lightbox.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Lightbox\Lightbox;

defined( 'ABSPATH' ) || exit;

echo is_feed() || ! $attributes['lightbox'] ? $content : Lightbox::add( $content, false ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself, and what WordPress adds.
