<?php
/**
 * Renders a form with the payment button, or the result of a payment. It works without a script.
 *
 * Most authors are not allowed to save forms, so the saved HTML contains only a placeholder. Feeds and emails contain a
 * link to the page instead, because forms do not work there.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML with the button in it.
 */

use Dovetail\Recurring_Payments\Markup;

defined( 'ABSPATH' ) || exit;

echo Markup::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each part is escaped by that method.
