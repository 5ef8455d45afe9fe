<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Creates record keys for Bluesky. All attempts use the same key, so a repeated request finds the first record. */
final class Record_Key {
	/** Characters of a key in ascending sort order. */
	private const DIGITS = '234567abcdefghijklmnopqrstuvwxyz';

	/**
	 * Returns a record key that is stable for a post and time. The key encodes the time in microseconds. Its last six
	 * digits and ten more bits distinguish posts of the same second.
	 *
	 * @param int $index Index of the post in the thread.
	 * @return string A key of thirteen characters.
	 */
	public static function of( int $since, int $post, int $index = 0 ): string {
		$word  = hexdec( substr( Secret::sign( 'bluesky record', "$post $since" . ( $index ? " $index" : '' ) ), 0, 12 ) );
		$value = ( ( $since * 1000000 + $word % 1000000 ) << 10 ) | ( intdiv( $word, 1000000 ) & 1023 );
		$key   = '';
		for ( $digit = 0; $digit < 13; $digit++ ) {
			$key   = self::DIGITS[ $value & 31 ] . $key;
			$value = $value >> 5;
		}
		return $key;
	}
}
