<?php
/**
 * Hands the page what shows the form for a reservation in place of its link.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Embed\Embed;
use Dovetail\Opentable\Reservation;

echo Embed::draw( 'opentable', $content, Reservation::frame( $attributes ), __( 'Book at OpenTable', 'dovetail-blocks' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, and JSON that nothing in it can end.
