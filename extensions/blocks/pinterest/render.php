<?php
/**
 * Hands the page what shows the pin or board in place of its link.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Embed\Embed;
use Dovetail\Pinterest\Pinterest;

echo Embed::draw( 'pinterest', $content, Pinterest::frame( $attributes ), __( 'View on Pinterest', 'dovetail-blocks' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and JSON that nothing in it can end.
