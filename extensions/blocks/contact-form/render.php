<?php
/**
 * Makes a form of the saved blocks: something to fill in and to send, or the thanks.
 *
 * @package Dovetail_Blocks
 *
 * @var WP_Block $block The block.
 */

use Dovetail\Contact_Form\Renderer;

defined( 'ABSPATH' ) || exit;

echo Renderer::draw( $block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
