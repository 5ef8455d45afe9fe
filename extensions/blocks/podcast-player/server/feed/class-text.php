<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own sanitizer, for texts of a length that it can take, and without scripts and styles: it takes their tags
 * away and would leave what is between them.
 */
final class Text extends \WP_SimplePie_Sanitize_KSES {
	/** Characters of a text that are looked at; what is shown of one is much shorter. */
	const MOST = 20000;

	/**
	 * Sanitizes a text.
	 *
	 * @param string $base Where its addresses begin.
	 */
	public function sanitize( $data, $type, $base = '' ) {
		$text = Plain::without( 'style', Plain::without( 'script', mb_substr( (string) $data, 0, self::MOST ) ) );
		return parent::sanitize( $text, $type, $base );
	}
}
