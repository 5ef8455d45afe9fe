<?php
/**
 * Adds the site's name and icon for fullscreen, and prevents slides from loading before they are needed.
 *
 * All images except the first load when the player requests them. Only the first slide's video loads its first frame.
 * Without scripts, browsers still load the images and play the videos. Feeds keep the saved HTML.
 *
 * @package Dovetail_Blocks
 *
 * @var string $content The saved HTML.
 */

defined( 'ABSPATH' ) || exit;

$dovetail_blocks_tag = new WP_HTML_Tag_Processor( $content );
if ( is_feed() || ! $dovetail_blocks_tag->next_tag( array( 'class_name' => 'wp-block-dovetail-story__stage' ) ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

// Escape brackets in the JSON, so that no shortcode runs in it.
$dovetail_blocks_tag->set_attribute(
	'data-site',
	str_replace(
		'[',
		'\u005b',
		wp_json_encode(
			array(
				'title' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'icon'  => get_site_icon_url( 96 ),
			),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		)
	)
);

$dovetail_blocks_is_first = true;
while ( $dovetail_blocks_tag->next_tag( array( 'class_name' => 'wp-block-dovetail-story__media' ) ) ) {
	if ( 'IMG' === $dovetail_blocks_tag->get_tag() ) {
		// Maximum width of an image on the largest screen, including the part that is cropped.
		$dovetail_blocks_tag->set_attribute( 'sizes', 'min(125vw, 71vh)' );
		if ( ! $dovetail_blocks_is_first ) {
			$dovetail_blocks_tag->set_attribute( 'loading', 'lazy' );
		}
	} elseif ( ! $dovetail_blocks_is_first || $dovetail_blocks_tag->get_attribute( 'poster' ) ) {
		$dovetail_blocks_tag->set_attribute( 'preload', 'none' );
	}
	$dovetail_blocks_is_first = false;
}

echo $dovetail_blocks_tag->get_updated_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content, with what was added escaped.
