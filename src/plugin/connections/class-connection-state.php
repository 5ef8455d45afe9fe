<?php
namespace Dovetail\Connections;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the state of each connection: the result of the last check, the last response and the last error. Never a key.
 */
final class Connection_State {
	/**
	 * Prefix of the options that store a connection's last result. Each connection has its own option, so that
	 * simultaneous responses do not overwrite each other.
	 */
	const OPTION_PREFIX = 'dovetail_blocks_connection_state_';

	/**
	 * Minimum seconds between writes about successful responses, unless a request failed since the last one. Otherwise,
	 * every response would write to the database.
	 */
	const WRITE_INTERVAL_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Returns the state of a connection.
	 *
	 * @return array{checked: int, isGood: bool, sentence: string, answered: int, failed: int, failure: string, refused: string}
	 *        Times are Unix timestamps; 0 for never.
	 */
	public static function get( string $id ): array {
		$state = get_option( self::OPTION_PREFIX . $id, array() );
		return array_intersect_key( is_array( $state ) ? $state : array(), self::default_state() ) + self::default_state();
	}

	/**
	 * Whether the connection needs attention: the entered values were invalid, the service rejected them, or the last
	 * request failed.
	 */
	public static function is_failing( string $id ): bool {
		return '' !== self::problem( $id );
	}

	/** Returns the reason why a connection fails; empty if it works. */
	public static function problem( string $id ): string {
		$state = self::get( $id );
		if ( '' !== $state['refused'] || ! Connections::is_connected( $id ) || Connections::lacks_permission( $id ) ) {
			return $state['refused'];
		}
		if ( $state['checked'] > 0 && ! $state['isGood'] ) {
			return $state['sentence'];
		}
		return $state['failed'] > max( $state['answered'], $state['checked'] ) ? $state['failure'] : '';
	}

	/** Validates the stored key with the service, and stores the result. */
	public static function check( string $id ): string {
		if ( ! Connections::is_connected( $id ) ) {
			self::update( $id, self::default_state() );
			return '';
		}
		$class   = Connections::all()[ $id ]['check'] ?? '';
		$missing = Connections::missing_fields( $id );
		if ( $missing ) {
			/* translators: %s: labels of fields, such as "App password". */
			$answer = new \WP_Error( 'incomplete', sprintf( __( 'Not connected yet. Also enter: %s.', 'dovetail-blocks' ), implode( ', ', $missing ) ) );
		} else {
			$answer = '' === $class ? '' : call_user_func( array( $class, 'check' ), Connections::values( $id ) );
		}
		$is_bad = is_wp_error( $answer );
		$said   = Plain_Text::line( $is_bad ? $answer->get_error_message() : (string) $answer, 300, '…' );
		self::update(
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
	 * Records that a service responded, or the error.
	 *
	 * @param string $failure Error message; empty if the request succeeded.
	 */
	public static function note_response( string $id, string $failure = '' ): void {
		$state = self::get( $id );
		if ( '' !== $failure ) {
			self::update(
				$id,
				array(
					'failed'  => time(),
					'failure' => Plain_Text::line( $failure, 300, '…' ),
				)
			);
		} elseif ( $state['answered'] < time() - self::WRITE_INTERVAL_SECONDS || $state['failed'] >= $state['answered'] ) {
			self::update( $id, array( 'answered' => time() ) );
		}
	}

	/**
	 * Records a failed request to a service.
	 *
	 * @return \WP_Error The error to return to the caller.
	 */
	public static function note_failure( string $id, string $code, string $sentence, int $status = 502 ): \WP_Error {
		self::note_response( $id, $sentence );
		return new \WP_Error( $code, $sentence, array( 'status' => $status ) );
	}

	/**
	 * Updates the stored state.
	 *
	 * @param array $change Changed values, with keys of `get()`.
	 */
	public static function update( string $id, array $change ): void {
		update_option( self::OPTION_PREFIX . $id, $change + self::get( $id ), false );
	}

	private static function default_state(): array {
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
