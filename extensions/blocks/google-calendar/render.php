<?php
/**
 * Puts the next events before the link, and hands the page what shows the calendar in place of both.
 *
 * What feeds, print and people without script get is the list and the link; the style "List" is no more than these.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Embed\Embed;
use Dovetail\Google_Calendar\Agenda;

$dovetail_blocks_html = (string) preg_replace_callback(
	'~^\s*<div(?:[^>"\']|"[^"]*"|\'[^\']*\')*+>~',
	static fn( array $root ): string => $root[0] . Agenda::of( $attributes['url'] ),
	$content,
	1
);

echo Embed::render( 'google-calendar', $attributes, $dovetail_blocks_html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, events that are escaped there, and JSON that nothing in it can end.
