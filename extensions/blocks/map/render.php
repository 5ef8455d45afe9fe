<?php
/**
 * Reserves space for a map on a site with a map service. Feeds, and sites without a service, show the list of places.
 *
 * The key itself is passed to the view script, see server/.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

use Dovetail\Map\Map;

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( ! is_feed() && Map::service() && $dovetail_blocks_tag->next_tag( array( 'class_name' => 'wp-block-dovetail-map' ) ) ) {
	$dovetail_blocks_tag->add_class( 'is-waiting' );
}

echo $dovetail_blocks_tag->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with one class added.
