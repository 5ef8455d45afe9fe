<?php
/**
 * Renders the subscription form, or the result if the form was posted without JavaScript.
 *
 * WordPress does not let authors save a form, so the saved HTML is an empty element and the settings are attributes.
 * Feeds and emails get a link to the post, because forms do not work in them.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Subscriptions\Markup;

defined( 'ABSPATH' ) || exit;

echo Markup::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
