<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Names records at Bluesky, so that a repeat of a call finds what the first one has made. */
final class Record_Key {
	/** Signs of a key, in their order. */
	private const DIGITS = '234567abcdefghijklmnopqrstuvwxyz';

	/**
	 * The key of a record, the same for the same post of the same moment: a time in microseconds, of which the last six
	 * digits and ten further bits tell posts of one second apart.
	 *
	 * @param int $index Of a post of a thread.
	 * @return string Thirteen signs.
	 */
	public static function of( int $since, int $post, int $index = 0 ): string {
		$word  = hexdec( substr( Secret::sign( "bluesky $post $since" . ( $index ? " $index" : '' ) ), 0, 12 ) );
		$value = ( ( $since * 1000000 + $word % 1000000 ) << 10 ) | ( intdiv( $word, 1000000 ) & 1023 );
		$key   = '';
		for ( $digit = 0; $digit < 13; $digit++ ) {
			$key   = self::DIGITS[ $value & 31 ] . $key;
			$value = $value >> 5;
		}
		return $key;
	}
}
