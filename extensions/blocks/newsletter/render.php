<?php
/**
 * Renders the form, which a browser submits to the newsletter provider.
 *
 * WordPress does not let authors save forms, so the saved HTML contains only the button. Feeds and email, where forms
 * do not work, get a link to the post. Without a provider or username, renders nothing.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML with the button in it.
 */

use Dovetail\Newsletter\Newsletter;

defined( 'ABSPATH' ) || exit;

echo Newsletter::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
