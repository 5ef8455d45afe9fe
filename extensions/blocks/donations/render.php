<?php
/**
 * Renders the donation forms, the progress bar and the bank details.
 *
 * WordPress removes forms from saved posts, so the saved HTML contains only text and links, for feeds and email.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Donations\Donations;

defined( 'ABSPATH' ) || exit;

echo Donations::draw( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there, part by part.
