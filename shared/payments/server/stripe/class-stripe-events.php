<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Handles Stripe's webhook: defines the events to subscribe to, verifies incoming events, and records them.
 * `Webhook_Receiver` handles failures.
 */
final class Stripe_Events {
	/** Events that the site subscribes to, with their handlers. A handler gets the event's object, mode and type. */
	const EVENTS = array(
		'checkout.session.completed'               => array( self::class, 'record_session' ),
		'checkout.session.async_payment_succeeded' => array( self::class, 'record_session' ),
		'checkout.session.async_payment_failed'    => array( self::class, 'record_session' ),
		'checkout.session.expired'                 => array( self::class, 'record_session' ),
		'invoice.paid'                             => array( Stripe_Invoices::class, 'record' ),
		'invoice.payment_failed'                   => array( Stripe_Invoices::class, 'record' ),
		'customer.subscription.deleted'            => array( Stripe_Invoices::class, 'record_end' ),
		'charge.refunded'                          => array( Stripe_Refunds::class, 'record_charge' ),
		'refund.created'                           => array( Stripe_Refunds::class, 'record_change' ),
		'refund.updated'                           => array( Stripe_Refunds::class, 'record_change' ),
		'refund.failed'                            => array( Stripe_Refunds::class, 'record_change' ),
		'charge.dispute.created'                   => array( Stripe_Refunds::class, 'record_change' ),
		'charge.dispute.closed'                    => array( Stripe_Refunds::class, 'record_change' ),
	);

	/** Maximum age of a signature in seconds, including the difference between the servers' clocks. */
	const MAX_AGE_SECONDS = 300;

	/**
	 * Events about the result of a session. They show that Stripe reports payments to this site. Other events don't,
	 * because the owner may have created an endpoint without these.
	 */
	const SESSION_RESULTS = array( 'checkout.session.completed', 'checkout.session.expired' );

	/**
	 * Prefix of the options with the time of the last event about a session's result, accurate to a minute. The mode is
	 * appended.
	 */
	const LAST_EVENT_PREFIX = 'dovetail_blocks_stripe_event_';

	/** Returns the time of the last event about a session's result, as a Unix timestamp; 0 if there was none. */
	public static function last( string $mode ): int {
		return (int) get_option( self::LAST_EVENT_PREFIX . $mode, 0 );
	}

	/** Registers the webhook route. */
	public static function serve(): void {
		Rest::serve(
			'payments.receiveStripeEvent',
			static function ( \WP_REST_Request $request ) {
				$signature = (string) $request->get_header( 'stripe_signature' );
				$verify    = static fn( string $body ) => self::verify( $body, $signature );
				return Webhook_Receiver::receive( Stripe_Account::ID, (string) $request->get_body(), $verify, array( self::class, 'record' ) ) ?? array( 'received' => true );
			}
		);
	}

	/**
	 * Returns the event if its signature over the raw body is valid and at most five minutes old.
	 *
	 * @return array{0: string, 1: array, 2: string}|\WP_Error See `record()`.
	 */
	private static function verify( string $body, string $signature ) {
		$mode = self::signed( $body, $signature );
		if ( null === $mode ) {
			// Anyone can send a request to a site that never used Stripe.
			return Webhook_Receiver::rejected( self::secrets() ? 'invalid_signature' : 'unexpected', 'This is not signed as an event for this site.' );
		}
		$event = Json::decode( $body );
		if ( ! is_array( $event ) || ! is_string( $event['type'] ?? null ) || ! is_array( $event['data']['object'] ?? null ) || ! empty( $event['account'] ) ) {
			return Webhook_Receiver::rejected( 'invalid_event', 'This is no event for this site.' );
		}
		if ( ! is_bool( $event['livemode'] ?? null ) || ! Stripe_Account::is_of_mode( $event, $mode ) ) {
			return Webhook_Receiver::rejected( 'invalid_mode', 'This event or its object is of another mode than its signature.' );
		}
		return array( $event['type'], $event['data']['object'], $mode );
	}

	/**
	 * Records an event.
	 *
	 * @param array{0: string, 1: array, 2: string} $event Type, object and mode of the event.
	 * @return mixed An error if recording failed.
	 */
	public static function record( array $event ) {
		list( $type, $given, $mode ) = $event;
		if ( in_array( $type, self::SESSION_RESULTS, true ) && self::last( $mode ) < time() - MINUTE_IN_SECONDS ) {
			update_option( self::LAST_EVENT_PREFIX . $mode, time(), false );
		}
		return isset( self::EVENTS[ $type ] ) ? call_user_func( self::EVENTS[ $type ], $given, $mode, $type ) : null;
	}

	/** Returns the mode of a valid signature; null when it is invalid or too old. */
	private static function signed( string $body, string $signature ): ?string {
		$moment = 0;
		$given  = array();
		foreach ( explode( ',', substr( $signature, 0, 4096 ) ) as $part ) {
			list( $name, $value ) = explode( '=', trim( $part ), 2 ) + array( '', '' );
			if ( 't' === $name && 1 === preg_match( '~^\d{1,12}\z~', $value ) ) {
				$moment = (int) $value;
			} elseif ( 'v1' === $name ) {
				$given[] = $value;
			}
		}
		if ( abs( time() - $moment ) > self::MAX_AGE_SECONDS ) {
			return null;
		}
		foreach ( self::secrets() as list( $mode, $secret ) ) {
			$expected = hash_hmac( 'sha256', $moment . '.' . $body, $secret ); // not Secret: Stripe signs with this one.
			foreach ( $given as $each ) {
				if ( hash_equals( $expected, $each ) ) {
					return $mode;
				}
			}
		}
		return null;
	}

	/**
	 * Returns the webhook signing secrets with their modes: secrets of endpoints that the site created, and the secret
	 * that the owner entered.
	 *
	 * @throws \Dovetail\Plugin\Database_Error If they cannot be read, so that a genuine event is not rejected for good.
	 */
	private static function secrets(): array {
		$values  = Connections::values( Stripe_Account::ID );
		$secrets = array();
		foreach ( array( 'live', 'test' ) as $mode ) {
			$kept = (array) Database::option( Stripe_Account::OPTION . $mode );
			foreach ( array_merge( array( $kept['secret'] ?? '' ), $kept['former'] ?? array() ) as $secret ) {
				$secrets[] = array( $mode, (string) $secret );
			}
		}
		$pasted    = $values['secret'] ?? '';
		$secrets[] = array( Stripe_Account::mode_of_secret( $pasted, $values['key'] ?? '' ), $pasted );
		return array_filter( $secrets, static fn( array $secret ): bool => '' !== $secret[1] );
	}

	private static function record_session( array $session, string $mode, string $type ) {
		$reference = is_string( $session['client_reference_id'] ?? null ) ? $session['client_reference_id'] : '';
		$told      = Stripe::told( $session, $mode, Payments::find( Stripe_Account::ID, $mode, $reference ) );
		return $told ? Payments::record( ( 'checkout.session.async_payment_failed' === $type ? array( 'state' => 'failed' ) : array() ) + $told ) : null;
	}
}
