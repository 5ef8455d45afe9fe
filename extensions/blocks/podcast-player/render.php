<?php
/**
 * Replaces the podcast's name in the saved HTML with the cover and the episodes' titles and audio from the cached feed.
 *
 * RSS feeds show the saved HTML, and so do pages until the podcast's feed has been fetched.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Podcast_Player\Stage;

defined( 'ABSPATH' ) || exit;

if ( is_feed() || '' === Stage::url( $attributes['url'] ) || ! preg_match( '~^\s*(<div [^>]*>)(.*)</div>\s*$~s', $content, $dovetail_blocks_saved ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

echo $dovetail_blocks_saved[1], Stage::draw( $attributes, $dovetail_blocks_saved[2] ), '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- what was saved; the rest is escaped there.
