<?php
/**
 * Prints the next events before the link, and the data with which the view script replaces both with the calendar.
 *
 * Feeds, print and visitors without JavaScript get the list and the link; the list style shows only these.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Embed\Embed;
use Dovetail\Google_Calendar\Agenda;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_html = (string) preg_replace_callback(
	'~^\s*<div(?:[^>"\']|"[^"]*"|\'[^\']*\')*+>~',
	static fn( array $root ): string => $root[0] . Agenda::of( $attributes ),
	$content,
	1
);

echo Embed::render( 'google-calendar', $attributes, $dovetail_blocks_html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, events that are escaped there, and JSON that nothing in it can end.
