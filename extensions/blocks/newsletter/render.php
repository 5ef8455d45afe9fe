<?php
/**
 * Draws the form, which a browser sends to the newsletter's provider.
 *
 * WordPress lets no author save a form, so the saved HTML holds the button's place alone. Feeds and email, where a form
 * is dead, get a link to the post. Where the site names no provider, or the author no username, there is nothing.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML with the button in it.
 */

use Dovetail\Newsletter\Newsletter;

defined( 'ABSPATH' ) || exit;

echo Newsletter::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
