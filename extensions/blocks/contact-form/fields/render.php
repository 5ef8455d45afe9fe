<?php
/**
 * Renders a form field, or its saved HTML outside a form.
 *
 * @package Dovetail_Blocks
 *
 * @var string   $content The saved HTML.
 * @var WP_Block $block   The block.
 */

use Dovetail\Contact_Form\Renderer;

defined( 'ABSPATH' ) || exit;

echo Renderer::field( $block, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
