<?php
/**
 * Renders embeds for blocks with `loads: 'embed'`.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 * @var WP_Block             $block      The block.
 */

use Dovetail\Embed\Embed;
use Dovetail\Plugin\Registry;

defined( 'ABSPATH' ) || exit;

echo Embed::render( (string) Registry::slug( $block->name ), $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and JSON that nothing in it can end.
