<?php
namespace Dovetail\Payments;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Service_Limit;
use Dovetail\Plugin\Site_Health;
use Dovetail\Plugin\Site_Time;

defined( 'ABSPATH' ) || exit;

/**
 * Receives webhooks of payment services, and stores why the last webhook of a service failed.
 *
 * Stores no list of received webhooks, because a repeated or late webhook changes nothing (`Payments::merge()`). Also,
 * a list could contain a webhook whose request crashed before the payment was recorded. After an error response, the
 * service sends the webhook again.
 */
final class Webhook_Receiver {
	/** Maximum size of a webhook's body in bytes. */
	const MAX_BYTES = 512 * KB_IN_BYTES;

	/**
	 * Option with the time and reason of each service's last failed webhook. The next successful webhook deletes the
	 * service's entry.
	 */
	const FAILURES = 'dovetail_blocks_payments_webhook_failures';

	/**
	 * Verifies and records a webhook.
	 *
	 * @param string   $service ID of the service's connection.
	 * @param string   $body    The unchanged request body.
	 * @param callable $verify  Gets the body. Returns the notification if the service has proved that it sent it; otherwise an error. An error with status 400 rejects the notification. After any other error, the service sends the notification again.
	 * @param callable $record  Gets the notification. Returns an error if recording failed. Can be called several times for the same notification.
	 * @return \WP_Error|null Null after a success.
	 */
	public static function receive( string $service, string $body, callable $verify, callable $record ): ?\WP_Error {
		$is_proven = false;
		try {
			$result = strlen( $body ) > self::MAX_BYTES ? self::rejected( 'unexpected', 'This notification is too large.' ) : $verify( $body );
			if ( ! is_wp_error( $result ) ) {
				$is_proven = true;
				$result    = Service_Limit::run_reserved( static fn() => $record( $result ) );
			}
		} catch ( Database_Error $error ) {
			$result = new \WP_Error( 'database_refused' );
		}
		self::note( $service, is_wp_error( $result ) ? (string) $result->get_error_code() : '', $is_proven );
		if ( ! is_wp_error( $result ) ) {
			return null;
		}
		return 400 === self::status( $result ) && ! $is_proven ? $result : new \WP_Error( 'not_recorded', 'This could not be recorded. Please send it again.', array( 'status' => 503 ) );
	}

	/**
	 * Returns the error that rejects a webhook permanently.
	 *
	 * @param string $code Error code, see `reason()`. An error with the code `unexpected` is not stored.
	 */
	public static function rejected( string $code, string $message ): \WP_Error {
		return new \WP_Error( $code, $message, array( 'status' => 400 ) );
	}

	/** Returns the HTTP status for the result of `receive()`. */
	public static function status( ?\WP_Error $result ): int {
		return $result ? (int) ( ( (array) $result->get_error_data() )['status'] ?? 503 ) : 200;
	}

	/**
	 * Handles a webhook outside the REST API, and ends the request.
	 *
	 * @param callable $take Gets the request body and returns an HTTP status.
	 */
	public static function serve( callable $take ): void {
		status_header( $take( (string) file_get_contents( 'php://input', false, null, 0, self::MAX_BYTES + 1 ) ) );
		nocache_headers();
		exit;
	}

	/**
	 * Stores why a service's last webhook failed, or deletes this information after a success.
	 *
	 * @param string $reason    Error code; empty after a success.
	 * @param bool   $is_proven Whether the service has proved that it sent the notification. Anyone can send unproven notifications, so their failures are stored at most once a minute, and never replace the failure of a proven notification.
	 */
	private static function note( string $service, string $reason, bool $is_proven ): void {
		$failures = self::failures();
		$last     = $failures[ $service ] ?? null;
		if ( 'unexpected' === $reason ) {
			return;
		}
		if ( '' === $reason ? ! $last : ( $last && ! $is_proven && ( $last['is_proven'] || $last['time'] > time() - MINUTE_IN_SECONDS ) ) ) {
			return;
		}
		$first = $last['first'] ?? $last['time'] ?? time();
		$now   = '' === $reason ? array() : array( $service => compact( 'first', 'reason', 'is_proven' ) + array( 'time' => time() ) );
		update_option( self::FAILURES, $now + array_diff_key( $failures, array( $service => true ) ), false );
	}

	/**
	 * @return array<string, array{first?: int, time: int, reason: string, is_proven: bool}> The last failure of each
	 *         service since its last success, and the time of the first one.
	 */
	private static function failures(): array {
		$failures = get_option( self::FAILURES, array() );
		return is_array( $failures ) ? $failures : array();
	}

	/**
	 * @return string[] A sentence for each service whose last notification failed. Anyone can send an invalid signature,
	 *         so it counts only if the failures have continued for a day: with a wrong secret, services repeat each
	 *         notification for three days.
	 */
	public static function problems(): array {
		$sentences = array();
		foreach ( self::failures() as $service => $failure ) {
			if ( 'invalid_signature' === $failure['reason'] && $failure['time'] - ( $failure['first'] ?? $failure['time'] ) < DAY_IN_SECONDS ) {
				continue;
			}
			$name = Payments_Screen::service( $service );
			$when = Site_Time::date_and_time( $failure['time'] );
			/* translators: 1: name of a service. 2: date and time. 3: a sentence that says why. */
			$sentences[] = sprintf( __( 'A payment notification from %1$s failed on %2$s. %3$s', 'dovetail-blocks' ), $name, $when, self::reason( $failure['reason'], $name ) );
		}
		return $sentences;
	}

	/** Returns a sentence about why a webhook failed, and what to do. */
	private static function reason( string $code, string $service ): string {
		switch ( $code ) {
			case 'invalid_signature':
				/* translators: %s: name of a service. */
				return sprintf( __( 'The notification’s signature was not valid, so the notification may not be from %s. If this happens again, reconnect the service under Dovetail → Connections.', 'dovetail-blocks' ), $service );
			case 'invalid_event':
			case 'invalid_mode':
				return __( 'The notification was for another account, or it mixed live and test payments. Check which address your account sends its webhooks to.', 'dovetail-blocks' );
			case 'database_refused':
			case 'payment_not_stored':
				/* translators: %s: name of a service. */
				return sprintf( __( 'This site’s database did not answer. %s will send the notification again.', 'dovetail-blocks' ), $service );
			default:
				/* translators: %s: name of a service. */
				return sprintf( __( 'This site could not request the payment’s details from %s. The notification will be sent again. If this happens again, check the connection under Dovetail → Connections.', 'dovetail-blocks' ), $service );
		}
	}

	/** Adds a test of the webhooks to Site Health. */
	public static function add_test( $tests ) {
		if ( Payments_Screen::is_used() ) {
			$tests['direct']['dovetail_blocks_webhooks'] = array(
				'label' => __( 'Payment notifications', 'dovetail-blocks' ),
				'test'  => array( __CLASS__, 'run_test' ),
			);
		}
		return $tests;
	}

	/** Tests whether the last webhook of each service succeeded. */
	public static function run_test(): array {
		$problems = self::problems();
		$result   = Site_Health::good( 'webhooks', __( 'Payment services can notify this site', 'dovetail-blocks' ), __( 'No recent notification from a payment service has failed.', 'dovetail-blocks' ) );
		return $problems ? array(
			'label'       => __( 'A payment notification has failed', 'dovetail-blocks' ),
			'status'      => 'recommended',
			'description' => '<p>' . implode( '</p><p>', array_map( 'esc_html', $problems ) ) . '</p>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Payments_Screen::address() ), esc_html__( 'View payments', 'dovetail-blocks' ) ),
		) + $result : $result;
	}
}
