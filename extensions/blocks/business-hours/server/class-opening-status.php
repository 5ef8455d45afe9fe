<?php
namespace Dovetail\Business_Hours;

defined( 'ABSPATH' ) || exit;

/** Tells whether a place is open, as the line on the page does. The rules are those of `rules/status-now.ts`. */
final class Opening_Status {
	const MINUTES_OF_A_DAY = 1440;

	/** Maximum number of days to look ahead: no holiday is longer. */
	const DAYS_AHEAD = 366;

	/** A place that stays open for this many minutes is always open. */
	const ALWAYS_MINUTES = 7 * self::MINUTES_OF_A_DAY;

	/**
	 * Returns the status at a moment.
	 *
	 * @param string             $content Saved HTML of the block.
	 * @param \DateTimeImmutable $now     In the time zone of the place.
	 * @return array{status: string, until: ?\DateTimeImmutable} `open` until a moment, `closed` until a moment, `always` open, or
	 *                                                          `unknown`: no hours are given.
	 */
	public static function at( string $content, \DateTimeImmutable $now ): array {
		$week    = Business_Hours::week( $content );
		$special = Special_Days::all( $content );
		$minute  = 60 * (int) $now->format( 'G' ) + (int) $now->format( 'i' );
		$until   = $minute;
		// From yesterday on: that night may not be over.
		for ( $day = -1; $day < self::DAYS_AHEAD; $day++ ) {
			foreach ( self::hours( $week, $special, $now->modify( "$day days" ) ) as list( $opening, $length ) ) {
				$start = $day * self::MINUTES_OF_A_DAY + $opening;
				if ( $start > $until ) {
					return $until > $minute ? self::status( 'open', $now, $until ) : self::status( 'closed', $now, $start );
				}
				$until = max( $until, $start + $length );
				if ( $until - $minute >= self::ALWAYS_MINUTES ) {
					return self::status( 'always' );
				}
			}
		}
		return $until > $minute ? self::status( 'open', $now, $until ) : self::status( 'unknown' );
	}

	/**
	 * Returns the hours of a day in order.
	 *
	 * @param array[] $special See `Special_Days::all()`.
	 * @return array<int, array{0: int, 1: int}> Minutes of the opening, and how long it lasts.
	 */
	private static function hours( array $week, array $special, \DateTimeImmutable $day ): array {
		$date  = $day->format( 'Y-m-d' );
		$hours = $week[ (int) $day->format( 'w' ) ] ?? array();
		foreach ( $special as $exception ) {
			if ( $exception['from'] <= $date && $date <= $exception['to'] ) {
				$hours = $exception['hours'];
				break;
			}
		}
		$minutes = array_map(
			static function ( array $interval ): array {
				list( $opening, $closing ) = array_map( static fn( string $time ): int => 60 * (int) substr( $time, 0, 2 ) + (int) substr( $time, 3 ), $interval );
				return array( $opening, $closing > $opening ? $closing - $opening : $closing - $opening + self::MINUTES_OF_A_DAY );
			},
			$hours
		);
		sort( $minutes );
		return $minutes;
	}

	/** Returns a status; the moment is a minute of today's clock, or of a later day. */
	private static function status( string $status, ?\DateTimeImmutable $now = null, int $minute = 0 ): array {
		$until = $now ? $now->setTime( 0, 0 )->modify( intdiv( $minute, self::MINUTES_OF_A_DAY ) . ' days' )->setTime( 0, $minute % self::MINUTES_OF_A_DAY ) : null;
		return compact( 'status', 'until' );
	}
}
