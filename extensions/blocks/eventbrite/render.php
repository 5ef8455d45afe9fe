<?php
/**
 * Hands the page what shows the checkout in place of its link.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Embed\Embed;
use Dovetail\Eventbrite\Eventbrite;

echo Embed::draw( 'eventbrite', $content, Eventbrite::frame( $attributes ), __( 'View on Eventbrite', 'dovetail-blocks' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and JSON that nothing in it can end.
