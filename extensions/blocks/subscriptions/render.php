<?php
/**
 * Renders the subscription form, or its result: without JavaScript the form is posted to its own page.
 *
 * WordPress lets no author save a form, so the saved HTML is an empty element and the settings are attributes. Feeds
 * and emails, where forms do not work, get a link to the post.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Subscriptions\Markup;

defined( 'ABSPATH' ) || exit;

echo Markup::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
