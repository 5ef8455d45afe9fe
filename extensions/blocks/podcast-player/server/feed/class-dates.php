<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's date parser with a maximum length. Without a limit, parsing half a megabyte of spaces would take half a
 * minute.
 */
final class Dates extends \SimplePie\Parse\Date {
	const MAX_LENGTH = 100;

	/** Returns the shared instance. */
	public static function get() {
		static $reader = null;
		$reader = $reader ?? new self();
		return $reader;
	}

	/**
	 * Parses a date.
	 *
	 * @param mixed $date Date as text.
	 * @return int|false Unix timestamp; false if the text is not a date.
	 */
	public function parse( $date ) {
		$date = trim( (string) $date );
		return strlen( $date ) > self::MAX_LENGTH || '' === $date ? false : parent::parse( $date );
	}
}
