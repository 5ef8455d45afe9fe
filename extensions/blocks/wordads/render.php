<?php
/**
 * Puts the site's advertisement into the frame. Without one the page has no frame at all, and a feed never has.
 *
 * @package Dovetail_Blocks
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var string               $content    The saved HTML: an empty div.
 */

/**
 * The advertisement of the site.
 *
 * @param string $html   HTML that the site vouches for; none leaves the place out of the page.
 * @param string $format `mrec` (300 × 250), `leaderboard` (728 × 90), `mobile_leaderboard` (320 × 50) or `wideskyscraper` (160 × 600).
 */
$dovetail_blocks_ad = is_feed() ? '' : (string) apply_filters( 'dovetail_blocks_ad', '', $attributes['format'] );

if ( '' !== $dovetail_blocks_ad && preg_match( '~^\s*<div [^>]*>~', $content, $dovetail_blocks_root ) ) {
	printf(
		'%1$s<div class="wp-block-dovetail-wordads__frame" role="complementary" aria-label="%2$s">%3$s</div></div>',
		$dovetail_blocks_root[0], // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the saved tag.
		esc_attr__( 'Advertisement', 'dovetail-blocks' ),
		$dovetail_blocks_ad // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the site's own code, scripts included, as the filter says.
	);
}
