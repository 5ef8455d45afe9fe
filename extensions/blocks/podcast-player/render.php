<?php
/**
 * Puts cover, titles and sound of the episodes in place of the podcast's name, from the kept copy of its feed.
 *
 * Feeds keep what was saved, and so does a page whose feed has never been read.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Podcast_Player\Stage;

if ( is_feed() || '' === Stage::url( $attributes['url'] ) || ! preg_match( '~^\s*(<div [^>]*>)(.*)</div>\s*$~s', $content, $dovetail_blocks_saved ) ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

echo $dovetail_blocks_saved[1], Stage::draw( $attributes, $dovetail_blocks_saved[2] ), '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- what was saved; the rest is escaped there.
