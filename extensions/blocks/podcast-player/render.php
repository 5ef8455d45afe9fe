<?php
/**
 * Replaces the podcast's name with cover, titles and audio of the episodes, from the stored copy of its feed.
 *
 * The saved HTML is kept in RSS feeds, and on pages whose podcast feed was never read.
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
