<?php
/**
 * Adds the displayed width of each image, so that browsers do not load one that is much larger.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Tiled_Gallery\Pictures;

defined( 'ABSPATH' ) || exit;

echo is_feed() ? $content : Pictures::shown( $content, $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
