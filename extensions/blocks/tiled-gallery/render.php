<?php
/**
 * Adds the displayed width of each image, so that browsers do not load a much larger file. Enlarges images on click if
 * the author enabled the lightbox.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Lightbox\Lightbox;
use Dovetail\Tiled_Gallery\Pictures;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_html = is_feed() ? $content : Pictures::shown( $content, $attributes );
echo is_feed() || ! $attributes['lightbox'] ? $dovetail_blocks_html : Lightbox::add( $dovetail_blocks_html, true ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself, and what WordPress adds.
