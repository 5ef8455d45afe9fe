<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Suggests text for the site's privacy policy, under Settings → Privacy, and hands WordPress's tools what is kept of a person. */
final class Privacy {
	/** Hands the suggestion to WordPress, in parts that the owner keeps or leaves out. */
	public static function add_policy_text(): void {
		$parts = array();
		foreach ( Manifest::strings()['privacy'] as $part ) {
			$title           = $part['title'];
			$parts[ $title ] = isset( $parts[ $title ] ) ? $parts[ $title ] . ' ' . $part['text'] : $part['text'];
		}
		/**
		 * Filters the parts of the privacy policy text that WordPress suggests to the owner.
		 *
		 * @param array<string, string> $parts Plain text by title. Blocks add texts that depend on settings.
		 */
		$parts = (array) apply_filters( 'dovetail_blocks_privacy_parts', $parts );
		$html  = '<div class="wp-suggested-text"><p class="privacy-policy-tutorial">' . esc_html__( 'Dovetail Blocks can do the following. Keep what applies to your site, and name the providers.', 'dovetail-blocks' ) . '</p>';
		foreach ( $parts as $title => $text ) {
			$html .= '<h3>' . esc_html( $title ) . '</h3><p><strong class="privacy-policy-tutorial">' . esc_html__( 'Suggested text:', 'dovetail-blocks' ) . ' </strong>' . esc_html( $text ) . '</p>';
		}
		wp_add_privacy_policy_content( __( 'Dovetail Blocks', 'dovetail-blocks' ), $html . '</div>' );
	}

	/** Adds what can be exported of a person. */
	public static function add_exporters( $exporters ) {
		return $exporters + self::tools( 'exporter', 'export' );
	}

	/** Adds what can be erased of a person. */
	public static function add_erasers( $erasers ) {
		return $erasers + self::tools( 'eraser', 'erase' );
	}

	/** A tool for each kind of what is kept of people, as WordPress takes it. */
	private static function tools( string $tool, string $method ): array {
		/**
		 * Filters the kinds of personal data that WordPress's tools export and erase.
		 *
		 * @param array<string, array{title: string, class: class-string}> $kept
		 *     By slug. The class has `export( $email, $page )` and `erase( $email, $page )`, which return what
		 *     WordPress expects of an exporter and an eraser.
		 */
		return array_map(
			static fn( array $kind ): array => array(
				$tool . '_friendly_name' => $kind['title'],
				'callback'               => array( $kind['class'], $method ),
			),
			array_filter(
				(array) apply_filters( 'dovetail_blocks_personal_data', array() ),
				static fn( $kind ): bool => is_array( $kind ) && isset( $kind['title'], $kind['class'] ) && is_callable( array( $kind['class'], $method ) )
			)
		);
	}
}
