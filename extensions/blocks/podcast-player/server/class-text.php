<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own sanitiser, for texts of a length that it can take, and without scripts and styles: it takes their tags
 * away and would leave what is between them.
 */
final class Text extends \WP_SimplePie_Sanitize_KSES {
	/** Characters of a text that are looked at; what is shown of one is much shorter. */
	const MOST = 20000;

	/**
	 * Sanitises a text.
	 *
	 * @param mixed  $data The text.
	 * @param int    $type What it is said to be.
	 * @param string $base Where its addresses begin.
	 */
	public function sanitize( $data, $type, $base = '' ) {
		$text = self::without( 'style', self::without( 'script', mb_substr( (string) $data, 0, self::MOST ) ) );
		return parent::sanitize( $text, $type, $base );
	}

	/**
	 * A text without the elements of a name, in one pass: after an element without an end there is no further one.
	 *
	 * @param string $name In lower case.
	 */
	public static function without( string $name, string $text ): string {
		$lower = strtolower( $text );
		$rest  = '';
		$kept  = 0;
		$at    = strpos( $lower, "<$name" );
		while ( false !== $at ) {
			$next = $at + strlen( $name ) + 1;
			if ( 0 === strspn( $lower, " \t\r\n\f/>", $next, 1 ) ) {
				$at = strpos( $lower, "<$name", $next );
				continue;
			}
			$end = strpos( $lower, "</$name", $next );
			$end = false === $end ? false : strpos( $lower, '>', $end );
			if ( false === $end ) {
				break;
			}
			$rest .= substr( $text, $kept, $at - $kept );
			$kept  = $end + 1;
			$at    = strpos( $lower, "<$name", $kept );
		}
		return $rest . substr( $text, $kept );
	}
}
