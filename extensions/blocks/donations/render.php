<?php
/**
 * Draws the forms by which visitors donate, what has come in so far, and the account for transfers.
 *
 * WordPress lets no author save a form, so the saved HTML says what can be read without one: feeds and email get that.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Donations\Donations;

defined( 'ABSPATH' ) || exit;

echo Donations::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
