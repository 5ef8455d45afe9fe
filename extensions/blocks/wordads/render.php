<?php
/**
 * Adds the site's ad to the saved element.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML: an empty div.
 */

use Dovetail\Wordads\Advertisements;

defined( 'ABSPATH' ) || exit;

echo Advertisements::draw( $attributes['format'], $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by that method, except the site's own code.
