<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what visitors sent and what was refused of it, by day and reason and without addresses, so that the owner of a site
 * sees when a limit hits the wrong people. A row for each day and reason; the daily sweep deletes them.
 */
final class Refusals {
	/** Days that are counted together. */
	const DAYS = 7;

	/** Why something is refused. */
	const REASONS = array( 'connection', 'connection-day', 'site-day', 'robot', 'size', 'unknown' );

	/** Counts one. */
	public static function note( string $reason ): void {
		if ( in_array( $reason, self::REASONS, true ) ) {
			Rate_Limit::tally( 'refused-' . $reason, self::DAYS );
		}
	}

	/**
	 * How many were refused in the last seven days.
	 *
	 * @return array<string, int> By reason, the most frequent first; without those of which there are none.
	 */
	public static function counts(): array {
		$counts = array();
		foreach ( Rate_Limit::tallied( 'refused-' ) as $name => $count ) {
			$reason = substr( $name, strlen( 'refused-' ) );
			if ( in_array( $reason, self::REASONS, true ) ) {
				$counts[ $reason ] = $count;
			}
		}
		arsort( $counts );
		return $counts;
	}

	/** @return string[] The same in words, plain text, a sentence for each reason. */
	public static function sentences(): array {
		$sentences = array();
		foreach ( self::counts() as $reason => $count ) {
			/* translators: 1: a number, 2: a reason. */
			$sentences[] = sprintf( _n( '%1$s message or address: %2$s.', '%1$s messages or addresses: %2$s.', $count, 'dovetail-blocks' ), number_format_i18n( $count ), self::reasons()[ $reason ] );
		}
		return $sentences;
	}

	/** @return array<string, string> The reasons in words. */
	private static function reasons(): array {
		return array(
			'connection'     => __( 'too many from one connection in a short time', 'dovetail-blocks' ),
			'connection-day' => __( 'too many from one connection in a day', 'dovetail-blocks' ),
			'site-day'       => __( 'more in a day than this site takes', 'dovetail-blocks' ),
			'robot'          => __( 'filled in by a robot', 'dovetail-blocks' ),
			'size'           => __( 'too large', 'dovetail-blocks' ),
			'unknown'        => __( 'sent to a form that this site does not know', 'dovetail-blocks' ),
		);
	}
}
