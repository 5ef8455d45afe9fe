<?php
/**
 * Draws the subscription form, or what has become of it: without script the form is sent to the page it stands on.
 *
 * WordPress lets no author save a form, so the saved HTML is an empty element; what the author chose is in the
 * attributes. Feeds and email, where a form is dead, get a link to the post.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Subscriptions\Markup;

echo Markup::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
