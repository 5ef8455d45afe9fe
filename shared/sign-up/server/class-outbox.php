<?php
namespace Dovetail\Sign_Up;

use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Queue of sign-ups that a service could not accept. Retries with growing delays and gives up after a few days, noted
 * on the connection's card. Stores the address and other submitted data until done. Each service has a subclass that
 * sends the sign-up. Waiting sign-ups are included in privacy exports and erasures.
 */
abstract class Outbox {
	/** The kind of job; its argument is the name of a row. */
	const EVENT = '';

	/** What names of options begin with that hold a sign-up as JSON: `email`, `wishes`, `tries`. */
	const ROW = '';

	/** Connection ID. */
	const ID = '';

	/** Errors after which the same call may succeed a while later. */
	const PASSING = array( 'service_late', 'service_busy', 'service_unreachable', 'service_invalid' );

	/** Errors that the owner can fix while a sign-up waits, such as a revoked key. */
	const MENDABLE = array( 'invalid_key', 'missing_connection' );

	/** Sign-ups that wait at most. */
	const MOST = 1000;

	/** Seconds before each try. */
	const PAUSES = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS, DAY_IN_SECONDS );

	/** Seconds that a try may take; nobody waits for it. */
	const SECONDS = 20;

	/**
	 * Asks the service.
	 *
	 * @param float $end Moment of the clock at which an answer is no use any more.
	 * @return mixed|\WP_Error
	 */
	abstract protected static function ask( string $email, array $wishes, float $end );

	/** Name of the service. */
	abstract protected static function service(): string;

	/** Whether the same may succeed later. */
	public static function may_succeed_later( \WP_Error $error ): bool {
		$code = $error->get_error_code();
		return in_array( $code, self::PASSING, true ) || ( 'platform_unreachable' === $code && 504 === $error->get_error_data()['status'] );
	}

	/** Whether a waiting sign-up should be retried. */
	public static function is_worth_waiting( \WP_Error $error ): bool {
		return self::may_succeed_later( $error ) || in_array( $error->get_error_code(), self::MENDABLE, true );
	}

	/**
	 * Keeps a sign-up for later, where that may help.
	 *
	 * @return array{status: string, message: string}|null What a visitor reads; null where nothing is kept.
	 */
	public static function keep( string $email, array $wishes, \WP_Error $error ): ?array {
		return self::may_succeed_later( $error ) && self::add( $email, $wishes, $error )
			? array(
				'status'  => 'pending',
				/* translators: 1: name of a service, such as Mailchimp, 2: an email address. */
				'message' => sprintf( __( 'Your sign-up is on its way. %1$s is not responding, so this site keeps %2$s and sends it as soon as possible. You don’t need to sign up again.', 'dovetail-blocks' ), static::service(), $email ),
			)
			: null;
	}

	/**
	 * Keeps a sign-up for later. The same one is kept once.
	 *
	 * @return bool Whether there was room.
	 */
	private static function add( string $email, array $wishes, \WP_Error $error ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- rows that WordPress does not cache.
		$waiting = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( static::ROW ) . '%' ) );
		$tries   = 0;
		$name    = md5( (string) wp_json_encode( array( strtolower( $email ), $wishes ) ) );
		if ( null === $waiting || (int) $waiting >= self::MOST || null === Lock::insert_row( static::ROW . $name, (string) wp_json_encode( compact( 'email', 'wishes', 'tries' ) ) ) ) {
			return false;
		}
		Queue::push( static::EVENT, array( $name ), self::pause( 0, $error ) );
		return true;
	}

	/**
	 * Tries again.
	 *
	 * @param string $name Of a row.
	 * @return true|int True when there is nothing more to do; otherwise seconds until the next try.
	 */
	public static function send( $name ) {
		global $wpdb;
		$row = array( 'option_name' => static::ROW . $name );
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- see above.
		$job    = json_decode( (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $row['option_name'] ) ), true );
		$answer = is_array( $job ) ? static::ask( $job['email'], $job['wishes'], microtime( true ) + self::SECONDS ) : null;
		$tries  = is_array( $job ) ? $job['tries'] + 1 : 0;
		if ( is_wp_error( $answer ) && $tries < count( self::PAUSES ) && self::is_worth_waiting( $answer ) ) {
			$wpdb->update( $wpdb->options, array( 'option_value' => (string) wp_json_encode( compact( 'tries' ) + $job ) ), $row );
			return self::pause( $tries, $answer );
		}
		$wpdb->delete( $wpdb->options, $row );
		// phpcs:enable
		if ( is_wp_error( $answer ) ) {
			/* translators: %s: the reason, a sentence. */
			Connection_State::note_response( static::ID, sprintf( __( 'A waiting sign-up could not be delivered and was dropped. %s', 'dovetail-blocks' ), $answer->get_error_message() ) );
		}
		return true;
	}

	/**
	 * Returns waiting sign-ups.
	 *
	 * @return array[] Arguments of `send()`.
	 */
	public static function unfinished(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$rows = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id LIMIT 200", $wpdb->esc_like( static::ROW ) . '%' ) );
		return array_map( static fn( string $row ): array => array( substr( $row, strlen( static::ROW ) ) ), $rows );
	}

	/**
	 * Returns waiting sign-ups of an address.
	 *
	 * @return array<string, array> By option name; at most `MOST`.
	 */
	public static function of( string $email ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s LIMIT %d", $wpdb->esc_like( static::ROW ) . '%', self::MOST ) );
		$own  = array();
		foreach ( $rows as $row ) {
			$job = json_decode( $row->option_value, true );
			if ( is_array( $job ) && strtolower( $job['email'] ) === strtolower( $email ) ) {
				$own[ substr( $row->option_name, strlen( static::ROW ) ) ] = $job;
			}
		}
		return $own;
	}

	/**
	 * Deletes what waits. Its job finds nothing to do.
	 *
	 * @param string $name Of a row.
	 */
	public static function forget( string $name ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		$wpdb->delete( $wpdb->options, array( 'option_name' => static::ROW . $name ) );
	}

	/** Seconds before a try, and at least as many as the service has asked for. */
	private static function pause( int $tries, \WP_Error $error ): int {
		$data = (array) $error->get_error_data();
		return max( self::PAUSES[ $tries ], (int) ( $data['retry_after'] ?? 0 ) );
	}

	/** Says that sign-ups are kept of people while they wait. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			static::slug() => array(
				'title' => static::title(),
				'class' => static::class,
			),
		);
	}

	/**
	 * Exports waiting sign-ups of an address.
	 *
	 * @return array{data: array, done: bool}
	 */
	public static function export( string $email ): array {
		$data = array();
		foreach ( static::of( $email ) as $name => $job ) {
			$data[] = array(
				'group_id'    => static::slug(),
				'group_label' => static::title(),
				'item_id'     => static::slug() . '-' . $name,
				'data'        => array(
					array(
						'name'  => __( 'Email address', 'dovetail-blocks' ),
						'value' => $job['email'],
					),
				),
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Deletes what waits of an address.
	 *
	 * @return array{items_removed: int, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erase( string $email ): array {
		$names = array_keys( static::of( $email ) );
		array_map( array( static::class, 'forget' ), $names );
		return array(
			'items_removed'  => count( $names ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** Its name among what is kept of people. */
	private static function slug(): string {
		return 'dovetail-blocks-' . static::ID;
	}

	/** Returns the label of waiting sign-ups. */
	private static function title(): string {
		/* translators: %s: name of a service, such as Mailchimp. */
		return sprintf( __( 'Sign-ups waiting for %s', 'dovetail-blocks' ), static::service() );
	}
}
