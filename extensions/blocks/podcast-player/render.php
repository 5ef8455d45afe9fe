<?php
/**
 * Puts cover, titles and sound of the episodes in place of the link to their feed, from the kept copy of it.
 *
 * Feeds keep the link, and so does a page whose feed has never been read.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML.
 */

use Dovetail\Podcast_Player\Stage;

$dovetail_blocks_stage = is_feed() || '' === Stage::url( $attributes['url'] ) || ! preg_match( '~^\s*(<div [^>]*>)~', $content, $dovetail_blocks_root )
	? ''
	: Stage::draw( $attributes );
if ( '' === $dovetail_blocks_stage ) {
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved post content itself.
	return;
}

echo $dovetail_blocks_root[1], $dovetail_blocks_stage, '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved tag; the rest is escaped there.
