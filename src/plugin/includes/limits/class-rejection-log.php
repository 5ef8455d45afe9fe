<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Counts rejected submissions by day and reason, without IP addresses. The counts show the site owner whether a limit
 * affects real visitors. Each day and reason is one row, which the daily cleanup deletes.
 */
final class Rejection_Log {
	/** Days for which rejections are stored and counted. */
	const RETENTION_DAYS = 7;

	const REASONS = array( 'connection', 'connection-day', 'site-day', 'robot', 'size', 'unknown' );

	/** Counts a rejection. */
	public static function add( string $reason ): void {
		if ( in_array( $reason, self::REASONS, true ) ) {
			Rate_Limit::count_for_days( 'refused-' . $reason, self::RETENTION_DAYS );
		}
	}

	/**
	 * Returns the number of rejections in the last seven days.
	 *
	 * @return array<string, int> Counts above zero by reason, highest first.
	 */
	public static function counts(): array {
		$counts = array();
		foreach ( Rate_Limit::daily_counts( 'refused-' ) as $name => $count ) {
			$reason = substr( $name, strlen( 'refused-' ) );
			if ( in_array( $reason, self::REASONS, true ) ) {
				$counts[ $reason ] = $count;
			}
		}
		arsort( $counts );
		return $counts;
	}

	/** @return string[] The counts as plain text, one sentence per reason. */
	public static function messages(): array {
		$sentences = array();
		try {
			$counts = self::counts();
		} catch ( Database_Error $error ) {
			return array( __( 'The database did not answer, so the number is unknown. Reload the page in a minute.', 'dovetail-blocks' ) );
		}
		foreach ( $counts as $reason => $count ) {
			/* translators: 1: a number, 2: a reason. */
			$sentences[] = sprintf( _n( '%1$s message or address: %2$s.', '%1$s messages or addresses: %2$s.', $count, 'dovetail-blocks' ), number_format_i18n( $count ), self::reasons()[ $reason ] );
		}
		return $sentences;
	}

	/** @return array<string, string> Descriptions of the reasons. */
	private static function reasons(): array {
		return array(
			'connection'     => __( 'too many from one IP address in a short time', 'dovetail-blocks' ),
			'connection-day' => __( 'too many from one IP address in a day', 'dovetail-blocks' ),
			'site-day'       => __( 'above this site’s daily limit', 'dovetail-blocks' ),
			'robot'          => __( 'filled in by a bot', 'dovetail-blocks' ),
			'size'           => __( 'too large', 'dovetail-blocks' ),
			'unknown'        => __( 'sent to a form this site has no record of', 'dovetail-blocks' ),
		);
	}
}
