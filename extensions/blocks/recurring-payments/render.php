<?php
/**
 * Draws the form whose button leads to the plan, or what has become of a payment: it works without script.
 *
 * WordPress lets no author save a form, so the saved HTML holds the button's place alone. Feeds and email, where a form
 * is dead, get a link to the page.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML with the button in it.
 */

use Dovetail\Recurring_Payments\Markup;

defined( 'ABSPATH' ) || exit;

echo Markup::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
