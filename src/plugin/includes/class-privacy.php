<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Suggests text for the site's privacy policy, under Settings → Privacy. */
final class Privacy {
	/** Hands the suggestion to WordPress, in parts that the owner keeps or leaves out. */
	public static function suggest(): void {
		$parts = array();
		foreach ( Manifest::words()['privacy'] as $part ) {
			$title           = $part['title'];
			$parts[ $title ] = isset( $parts[ $title ] ) ? $parts[ $title ] . ' ' . $part['text'] : $part['text'];
		}
		/**
		 * What the suggestion consists of.
		 *
		 * @param array<string, string> $parts Plain text by title. What depends on settings a block's server says itself.
		 */
		$parts = (array) apply_filters( 'dovetail_blocks_privacy_parts', $parts );
		$html  = '<div class="wp-suggested-text"><p class="privacy-policy-tutorial">' . esc_html__( 'Dovetail Blocks can do the following. Keep what your site uses, and name the providers.', 'dovetail-blocks' ) . '</p>';
		foreach ( $parts as $title => $text ) {
			$html .= '<h3>' . esc_html( $title ) . '</h3><p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'dovetail-blocks' ) . ' </strong>' . esc_html( $text ) . '</p>';
		}
		wp_add_privacy_policy_content( __( 'Dovetail Blocks', 'dovetail-blocks' ), $html . '</div>' );
	}
}
