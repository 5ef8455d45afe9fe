<?php
/**
 * Renders a form field. Outside a form, returns the saved HTML of the field.
 *
 * @package Dovetail_Blocks
 *
 * @var string   $content The saved HTML.
 * @var WP_Block $block   The block.
 */

use Dovetail\Contact_Form\Renderer;

defined( 'ABSPATH' ) || exit;

echo Renderer::field( $block, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
