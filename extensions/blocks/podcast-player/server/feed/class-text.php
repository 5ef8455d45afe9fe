<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's sanitizer with a maximum length. Also removes scripts and styles with their content, because WordPress
 * removes only their tags.
 */
final class Text extends \WP_SimplePie_Sanitize_KSES {
	/** Maximum number of characters that are processed per call. Displayed text is much shorter. */
	const MAX_LENGTH = 20000;

	/**
	 * Sanitizes text.
	 *
	 * @param string $base Base URL for relative URLs.
	 */
	public function sanitize( $data, $type, $base = '' ) {
		$text = Plain::without( 'style', Plain::without( 'script', mb_substr( (string) $data, 0, self::MAX_LENGTH ) ) );
		return parent::sanitize( $text, $type, $base );
	}
}
