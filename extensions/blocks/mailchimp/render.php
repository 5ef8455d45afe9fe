<?php
/**
 * Renders the sign-up form, or the result of a sign-up. Without JavaScript, the form is submitted to its own page.
 *
 * WordPress does not let authors save forms, so the saved HTML contains only the button. Feeds and email, where forms
 * do not work, get a link to the post.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML with the button in it.
 */

use Dovetail\Mailchimp\Form;

defined( 'ABSPATH' ) || exit;

echo Form::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
