<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's sanitizer with a maximum length, and without scripts and styles: WordPress removes only their tags and
 * would leave their content.
 */
final class Text extends \WP_SimplePie_Sanitize_KSES {
	/** Maximum number of characters processed per text; the displayed text is much shorter. */
	const MAX_LENGTH = 20000;

	/**
	 * Sanitizes a text.
	 *
	 * @param string $base Where its addresses begin.
	 */
	public function sanitize( $data, $type, $base = '' ) {
		$text = Plain::without( 'style', Plain::without( 'script', mb_substr( (string) $data, 0, self::MAX_LENGTH ) ) );
		return parent::sanitize( $text, $type, $base );
	}
}
