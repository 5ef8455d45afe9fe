<?php
/**
 * Hands the page what shows the calendar in place of its link.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Calendly\Calendly;
use Dovetail\Embed\Embed;

echo Embed::draw( 'calendly', $content, Calendly::frame( $attributes ), __( 'Book at Calendly', 'dovetail-blocks' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and JSON that nothing in it can end.
