<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/** Reads and writes times in an episode. */
final class Clock {
	/**
	 * The seconds of a time, whole: `90`, `90.5`, `1:30`, `01:02:03,500`.
	 *
	 * @param mixed $time Foreign.
	 * @return int|null Null for what is none.
	 */
	public static function seconds( $time ): ?int {
		$time = is_scalar( $time ) ? trim( (string) $time ) : '';
		if ( ! preg_match( '~^(?:(?:(\d{1,3}):)?(\d{1,2}):)?(\d{1,6})(?:[.,]\d+)?$~', $time, $parts ) ) {
			return null;
		}
		return (int) $parts[1] * HOUR_IN_SECONDS + (int) $parts[2] * MINUTE_IN_SECONDS + (int) $parts[3];
	}

	/**
	 * Seconds as a clock: `12:30`, `1:02:03`.
	 *
	 * @param int $seconds Not negative.
	 */
	public static function of( int $seconds ): string {
		return $seconds >= HOUR_IN_SECONDS
			? sprintf( '%d:%02d:%02d', intdiv( $seconds, HOUR_IN_SECONDS ), intdiv( $seconds, MINUTE_IN_SECONDS ) % 60, $seconds % 60 )
			: sprintf( '%d:%02d', intdiv( $seconds, MINUTE_IN_SECONDS ), $seconds % 60 );
	}
}
