<?php
/**
 * Renders a form, or its thank-you message.
 *
 * @package Dovetail_Blocks
 *
 * @var WP_Block $block The block.
 */

use Dovetail\Contact_Form\Renderer;

defined( 'ABSPATH' ) || exit;

echo Renderer::draw( $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
