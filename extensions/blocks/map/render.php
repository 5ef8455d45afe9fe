<?php
/**
 * Reserves space for a map on a site with a map service. Feeds and sites without a service show the list of places. The
 * writing direction is detected for each place name separately.
 *
 * The HTML does not contain the API key; see `server/` for how the view script gets it.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

use Dovetail\Map\Map;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}
$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( Map::service() && $dovetail_blocks_tag->next_tag( array( 'class_name' => 'wp-block-dovetail-map' ) ) ) {
	$dovetail_blocks_tag->add_class( 'is-waiting' );
}
// Keep the house number before the street in right-to-left text.
echo preg_replace( '~<(?:a|span) class="wp-block-dovetail-map__title"~', '$0 dir="auto"', $dovetail_blocks_tag->get_updated_html() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with fixed attributes added.
