<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Suggests text for the site's privacy policy (Settings → Privacy), and adds our records to WordPress's tools for
 * personal data.
 */
final class Privacy {
	/** Adds the suggested text, in sections that the site owner can keep or leave out. */
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

	/** Prints the introduction of the privacy settings, with a link to the suggested text. */
	public static function render_introduction(): void {
		printf( '<p>%s</p>', esc_html__( 'Which data other services receive, and when.', 'dovetail-blocks' ) );
		if ( ! current_user_can( 'manage_privacy_options' ) ) {
			return;
		}
		printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'Dovetail Blocks suggests text for your privacy policy. It depends on your settings.', 'dovetail-blocks' ), esc_url( admin_url( 'options-privacy.php?tab=policyguide' ) ), esc_html__( 'View the suggested text', 'dovetail-blocks' ) );
		foreach ( Site_Overview::privacy_policy() as $row ) {
			printf( '<p><strong>%s</strong><br>%s%s</p>', esc_html( $row['title'] ), esc_html( $row['text'] ), '' === $row['url'] ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $row['url'] ), esc_html( $row['label'] ) ) );
		}
	}

	/** Adds the exporters of personal data. */
	public static function add_exporters( $exporters ) {
		return $exporters + self::tools( 'exporter', 'export' );
	}

	/** Adds the erasers of personal data. */
	public static function add_erasers( $erasers ) {
		return $erasers + self::tools( 'eraser', 'erase' );
	}

	/** Returns an exporter or eraser for each type of personal data, in WordPress's format. */
	private static function tools( string $tool, string $method ): array {
		/**
		 * Filters the types of personal data that WordPress's tools export and erase.
		 *
		 * @param array<string, array{title: string, class: class-string}> $kept Types by slug. The class has `export(
		 *        $email, $page )` and `erase( $email, $page )`, which return what WordPress expects from an exporter
		 *        and an eraser.
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
