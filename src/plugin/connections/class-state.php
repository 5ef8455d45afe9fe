<?php
namespace Dovetail\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of each connection: what its service said when it was checked, when it answered and when it failed last.
 * Never a key.
 */
final class State {
	/** Names of options, one a connection, so that two services that answer at the same moment do not overwrite one another; loaded only when needed. */
	const OPTION = 'dovetail_blocks_connection_state_';

	/** An answer that follows another within so many seconds is not written down. */
	const PAUSE = HOUR_IN_SECONDS;

	/**
	 * What is known of a connection.
	 *
	 * @return array{checked: int, isGood: bool, sentence: string, answered: int, failed: int, failure: string, refused: string} Moments are
	 *         time stamps, 0 for never.
	 */
	public static function of( string $id ): array {
		$state = get_option( self::OPTION . $id, array() );
		return array_intersect_key( is_array( $state ) ? $state : array(), self::unknown() ) + self::unknown();
	}

	/** Asks the service whether what was entered is right, and keeps what it says. */
	public static function check( string $id ): string {
		if ( ! Connections::is_connected( $id ) ) {
			self::note( $id, self::unknown() );
			return '';
		}
		$class  = Connections::all()[ $id ]['check'] ?? '';
		$answer = '' === $class ? '' : call_user_func( array( $class, 'check' ), Connections::values( $id ) );
		$is_bad = is_wp_error( $answer );
		$said   = wp_html_excerpt( wp_strip_all_tags( $is_bad ? $answer->get_error_message() : (string) $answer ), 300, '…' );
		self::note(
			$id,
			array(
				'checked'  => time(),
				'isGood'   => ! $is_bad,
				'sentence' => $said,
				'refused'  => '',
			)
		);
		return $said;
	}

	/**
	 * Writes down that a service answered, or why it did not.
	 *
	 * @param string $failure Empty when it answered.
	 */
	public static function answered( string $id, string $failure = '' ): void {
		$state = self::of( $id );
		if ( '' !== $failure ) {
			self::note(
				$id,
				array(
					'failed'  => time(),
					'failure' => wp_html_excerpt( wp_strip_all_tags( $failure ), 300, '…' ),
				)
			);
		} elseif ( $state['answered'] < time() - self::PAUSE || $state['failed'] >= $state['answered'] ) {
			self::note( $id, array( 'answered' => time() ) );
		}
	}

	/**
	 * Writes down why a service did not do what it was asked for.
	 *
	 * @return \WP_Error The same for whoever has asked.
	 */
	public static function failed( string $id, string $code, string $sentence, int $status = 502 ): \WP_Error {
		self::answered( $id, $sentence );
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}

	/**
	 * Changes what is known.
	 *
	 * @param array $change Some of the keys of `of()`.
	 */
	public static function note( string $id, array $change ): void {
		update_option( self::OPTION . $id, $change + self::of( $id ), false );
	}

	/** The state of a connection that nothing has happened to. */
	private static function unknown(): array {
		return array(
			'checked'  => 0,
			'isGood'   => false,
			'sentence' => '',
			'answered' => 0,
			'failed'   => 0,
			'failure'  => '',
			'refused'  => '',
		);
	}
}
