<?php
/**
 * Prints days and times in the visitor's language and week order, and adds data for the open-now line.
 *
 * Parses the saved text (`Mon` and `09:00–12:00, 13:00–17:00`), so that only `save` needs rules for incomplete and
 * unusual hours. Feeds keep the saved text. Also adds the hours to the page's LocalBusiness for search engines.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Business_Hours\Business_Hours;
use Dovetail\Business_Hours\Special_Days;
use Dovetail\Plugin\Local_Business;

defined( 'ABSPATH' ) || exit;

if ( is_feed() || ! preg_match( '~^\s*(<div [^>]*>)\s*<dl>~', $content, $dovetail_blocks_root ) ) {
	// Escapes brackets, so that shortcodes in a holiday's name do not run.
	echo str_replace( '[', '&#091;', $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

$dovetail_blocks_week    = Business_Hours::week( $content );
$dovetail_blocks_special = Special_Days::all( $content );
Local_Business::add( Business_Hours::schema( $dovetail_blocks_week ) + Special_Days::schema( $dovetail_blocks_special ) );

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $dovetail_blocks_root[1] );
$dovetail_blocks_tag->next_tag();
$dovetail_blocks_tag->set_attribute( 'data-offsets', Business_Hours::offsets() );

printf(
	'%1$s%2$s<dl>%3$s</dl>%4$s</div>',
	$dovetail_blocks_tag->get_updated_html(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved tag; the processor escapes what it adds.
	$attributes['showStatus'] ? '<p class="wp-block-dovetail-business-hours__now"></p>' : '',
	Business_Hours::rows( $dovetail_blocks_week ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
	Special_Days::html( $dovetail_blocks_special ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
);
