<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Creates record keys for Bluesky. All attempts to post use the same key, so a retry finds the record that an earlier
 * attempt created.
 */
final class Record_Key {
	/** Characters of a key in ascending sort order. */
	private const DIGITS = '234567abcdefghijklmnopqrstuvwxyz';

	/**
	 * Returns the record key of a post. The key depends only on the post and the time of sharing, which it encodes in
	 * microseconds. The last six digits of the time and ten more bits distinguish posts of the same second.
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
