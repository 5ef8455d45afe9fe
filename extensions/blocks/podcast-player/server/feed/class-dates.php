<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's date parser, used only for text that may be a date: it would take half a minute for half a megabyte of
 * spaces.
 */
final class Dates extends \SimplePie\Parse\Date {
	/** Maximum length of a date. */
	const MAX_LENGTH = 100;

	/** Returns the parser. */
	public static function get() {
		static $reader = null;
		$reader = $reader ?? new self();
		return $reader;
	}

	/**
	 * Parses a date.
	 *
	 * @param mixed $date As it is written.
	 * @return int|false Seconds; false for text that is no date.
	 */
	public function parse( $date ) {
		$date = trim( (string) $date );
		return strlen( $date ) > self::MAX_LENGTH || '' === $date ? false : parent::parse( $date );
	}
}
