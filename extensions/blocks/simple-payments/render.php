<?php
/**
 * Renders the product from its record, with a form that works without JavaScript. Feeds keep the saved HTML.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Simple_Payments\Storefront;

defined( 'ABSPATH' ) || exit;

echo Storefront::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and HTML that is escaped there.
