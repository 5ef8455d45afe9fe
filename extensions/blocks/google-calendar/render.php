<?php
/**
 * Prints the next events, the link, and data for the view script, which replaces events and link with the calendar.
 *
 * Feeds, print, visitors without JavaScript and the list style show only the list and the link. A calendar file that was
 * never read shows nothing, because its address may lead to something else.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Embed\Embed;
use Dovetail\Google_Calendar\Agenda;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_events = Agenda::of( $attributes );
if ( null === $dovetail_blocks_events ) {
	return;
}
// Add the events after `Embed::render()`, which replaces the text of each link that shows its own URL.
$dovetail_blocks_html = preg_replace_callback(
	'~^\s*<div(?:[^>"\']|"[^"]*"|\'[^\']*\')*+>~',
	static fn( array $root ): string => $root[0] . $dovetail_blocks_events,
	Embed::render( 'google-calendar', $attributes, $content ),
	1
);

echo $dovetail_blocks_html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, events that are already escaped, and JSON in which no string can close the script element.
