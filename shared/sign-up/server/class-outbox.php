<?php
namespace Dovetail\Sign_Up;

use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Sends sign-ups to a service. Each service has a subclass. A sign-up is stored as a delivery (see `Deliveries`) before
 * the request, so that failed and interrupted requests are retried with increasing delays. After a few days without
 * success, the sign-up is deleted, and the connection's row shows the failure. Until then, the site stores the email
 * address and other submitted data. Privacy exports and erasures include waiting sign-ups.
 */
abstract class Outbox {
	/** ID of the service's connection, and type of its deliveries. */
	const ID = '';

	/** Temporary errors: the same request may succeed later. */
	const TEMPORARY_ERRORS = array( 'service_late', 'service_busy', 'service_unreachable', 'service_invalid' );

	/** Errors that the owner can fix while a sign-up is waiting, such as a revoked key. */
	const FIXABLE_ERRORS = array( 'invalid_key', 'missing_connection' );

	const MAX_WAITING = 1000;

	/** Seconds before the queue's first retry. Longer than the visitor's own request can take. */
	const FIRST_DELAY_SECONDS = MINUTE_IN_SECONDS;

	/** Timeout of a retry in seconds. Long, because no visitor is waiting. */
	const TIMEOUT_SECONDS = 20;

	/**
	 * Sends a sign-up to the service.
	 *
	 * @param float $end Timestamp at which the request times out.
	 * @return mixed|\WP_Error
	 */
	abstract protected static function ask( string $email, array $wishes, float $end );

	/** Returns the name of the service. */
	abstract protected static function service(): string;

	/** Whether an error is temporary, so that the same request may succeed later. */
	public static function may_succeed_later( \WP_Error $error ): bool {
		$code = $error->get_error_code();
		return in_array( $code, self::TEMPORARY_ERRORS, true ) || ( 'platform_unreachable' === $code && 504 === $error->get_error_data()['status'] );
	}

	/** Whether a waiting sign-up should be retried. */
	public static function is_worth_waiting( \WP_Error $error ): bool {
		return self::may_succeed_later( $error ) || in_array( $error->get_error_code(), self::FIXABLE_ERRORS, true );
	}

	/**
	 * Sends a sign-up to the service. If the service does not respond, keeps the sign-up for a retry. Identical
	 * sign-ups are stored only once.
	 *
	 * @param float $seconds Timeout in seconds, while the visitor waits.
	 * @return mixed|\WP_Error The service's response, or `array{status: string, message: string}` if the sign-up is waiting.
	 * @throws Database_Error If the sign-up could not be stored. The service was not called in this case.
	 */
	public static function sign_up( string $email, array $wishes, float $seconds ) {
		$kind    = md5( (string) wp_json_encode( array( strtolower( $email ), $wishes ) ) );
		$is_kept = self::promise( $kind, $email, $wishes );
		$answer  = static::ask( $email, $wishes, microtime( true ) + $seconds );
		$is_late = is_wp_error( $answer ) && self::may_succeed_later( $answer );
		try {
			if ( ! $is_late ) {
				Deliveries::drop( static::ID, 0, $kind );
			} elseif ( ( $answer->get_error_data()['retry_after'] ?? 0 ) > self::FIRST_DELAY_SECONDS ) {
				Database::update( 'deliveries', array( 'due' => time() + (int) $answer->get_error_data()['retry_after'] ), self::own( array( 'kind' => $kind, 'state' => 'waiting' ) ) );
			}
		} catch ( Database_Error $error ) {
			// Ignore this error: at worst, the queue retries too early or once too often, and the service ignores
			// repeated sign-ups.
			unset( $error );
		}
		return $is_kept && $is_late
			? array(
				'status'  => 'pending',
				/* translators: 1: name of a service, such as Mailchimp, 2: an email address. */
				'message' => sprintf( __( 'Your sign-up is on its way. %1$s is not responding, so this site keeps %2$s and sends it as soon as possible. You don’t need to sign up again.', 'dovetail-blocks' ), static::service(), $email ),
			)
			: $answer;
	}

	/**
	 * Retries a sign-up, see `Deliveries::handle()`.
	 *
	 * @return true|\WP_Error
	 */
	public static function send( int $record, string $kind, array $row ) {
		$answer = static::ask( $row['data']['email'], $row['data']['wishes'], microtime( true ) + self::TIMEOUT_SECONDS );
		if ( ! is_wp_error( $answer ) ) {
			Deliveries::drop( static::ID, $record, $kind );
			return true;
		}
		$answer->add_data( array( 'permanent' => ! self::is_worth_waiting( $answer ) ) + (array) $answer->get_error_data() );
		return $answer;
	}

	/** Deletes a sign-up after its last retry. If it could not be sent, shows the reason on the connection's row. */
	public static function give_up( int $record, string $kind, array $row ): void {
		Deliveries::drop( static::ID, $record, $kind );
		if ( 'failed' === $row['state'] ) {
			/* translators: %s: the reason, a sentence. */
			Connection_State::note_response( static::ID, sprintf( __( 'A sign-up could not be sent to the service and was deleted. %s', 'dovetail-blocks' ), $row['problem'] ) );
		}
	}

	/** Adds waiting sign-ups to the exported and erased personal data. */
	public static function offer( $kept ): array {
		return (array) $kept + array(
			static::slug() => array(
				'title' => static::title(),
				'class' => static::class,
			),
		);
	}

	/**
	 * Exports the waiting sign-ups of an email address.
	 *
	 * @return array{data: array, done: bool}
	 */
	public static function export( string $email ): array {
		$data = array();
		foreach ( Deliveries::find_all( static::ID, array( 'person' => Email::lookup_key( $email ) ), self::MAX_WAITING ) as $row ) {
			$data[] = array(
				'group_id'    => static::slug(),
				'group_label' => static::title(),
				'item_id'     => static::slug() . '-' . $row['kind'],
				'data'        => array(
					array(
						'name'  => __( 'Email address', 'dovetail-blocks' ),
						'value' => $row['data']['email'],
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
	 * Deletes the waiting sign-ups of an email address.
	 *
	 * @return array{items_removed: int, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erase( string $email ): array {
		return array(
			'items_removed'  => Database::delete( 'deliveries', self::own( array( 'person' => Email::lookup_key( $email ) ) ) ),
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** @return bool Whether the delivery was stored. False if too many sign-ups are waiting. */
	private static function promise( string $kind, string $email, array $wishes ): bool {
		if ( null !== Database::value( 'SELECT id FROM {deliveries} WHERE type = %s AND record = 0 LIMIT 1 OFFSET %d', array( static::ID, self::MAX_WAITING - 1 ) ) ) {
			return false;
		}
		$more = array(
			'delay'  => self::FIRST_DELAY_SECONDS,
			'data'   => compact( 'email', 'wishes' ),
			'person' => Email::lookup_key( $email ),
		);
		if ( ! Deliveries::promise( static::ID, 0, $kind, $more ) ) {
			// A failed sign-up is still stored if PHP crashed before deleting it. Reset it to waiting.
			$again = array(
				'state' => 'waiting',
				'tries' => 0,
				'due'   => time() + self::FIRST_DELAY_SECONDS,
			);
			Database::update( 'deliveries', $again, self::own( array( 'kind' => $kind, 'state' => array( 'failed', 'done' ) ) ) );
		}
		Deliveries::wake( self::FIRST_DELAY_SECONDS );
		return true;
	}

	/** Limits a query to the rows of this service. */
	private static function own( array $where ): array {
		return array(
			'type'   => static::ID,
			'record' => 0,
		) + $where;
	}

	private static function slug(): string {
		return 'dovetail-blocks-' . static::ID;
	}

	private static function title(): string {
		/* translators: %s: name of a service, such as Mailchimp. */
		return sprintf( __( 'Sign-ups waiting for %s', 'dovetail-blocks' ), static::service() );
	}
}
