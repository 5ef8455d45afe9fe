<?php
/**
 * Says the days and times in the visitor's language, in the order of her week, and adds what the open-now line needs.
 *
 * Reads the saved text (`Mon` and `09:00–12:00, 13:00–17:00`), so the rules for half-filled and odd hours stand in one
 * place only. Feeds keep the saved text. The hours also go into the page's one LocalBusiness for search engines.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Business_Hours\Business_Hours;
use Dovetail\Plugin\Local_Business;

if ( is_feed() || ! preg_match( '~^\s*(<div [^>]*>)\s*<dl>~', $content, $dovetail_blocks_root ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

$dovetail_blocks_week = Business_Hours::week( $content );
Local_Business::add( Business_Hours::schema( $dovetail_blocks_week ) );

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $dovetail_blocks_root[1] );
$dovetail_blocks_tag->next_tag();
foreach ( Business_Hours::place() as $dovetail_blocks_name => $dovetail_blocks_value ) {
	$dovetail_blocks_tag->set_attribute( $dovetail_blocks_name, (string) $dovetail_blocks_value );
}

printf(
	'%1$s%2$s<dl>%3$s</dl></div>',
	$dovetail_blocks_tag->get_updated_html(), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved tag; the processor escapes what it adds.
	$attributes['showStatus'] ? '<p class="wp-block-dovetail-business-hours__now"></p>' : '',
	Business_Hours::rows( $dovetail_blocks_week ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
);
