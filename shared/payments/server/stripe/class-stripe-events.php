<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * What Stripe tells by itself. Believed only with a signature over the very bytes that came, not older than five minutes. What an event
 * says is recorded so that the same twice, late, or in another order changes nothing.
 */
final class Stripe_Events {
	/** Seconds that the clocks of two servers may be apart. */
	const TOLERANCE = 300;

	/** Bytes that an event may have. */
	const LARGEST = 512 * KB_IN_BYTES;

	/** Option by mode: when Stripe last reported anything to this site, to about a minute. */
	const LAST = 'dovetail_blocks_stripe_event_';

	/** Returns the second of Stripe's last report in a mode; 0 without one. */
	public static function last( string $mode ): int {
		return (int) get_option( self::LAST . $mode, 0 );
	}

	/** Registers the route. It is none of the contract: what an event holds is Stripe's to say. */
	public static function register(): void {
		register_rest_route(
			'dovetail/v1',
			Stripe_Account::ROUTE,
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( \WP_REST_Request $request ) {
					$result = self::receive( (string) $request->get_body(), (string) $request->get_header( 'stripe_signature' ) );
					return is_wp_error( $result ) ? $result : new \WP_REST_Response( array( 'received' => true ) );
				},
			)
		);
	}

	/** Takes an event with the header that signs it: true, or an error where it is not believed or has to be told again. */
	public static function receive( string $body, string $signature ) {
		$mode = strlen( $body ) > self::LARGEST ? null : self::signed( $body, $signature );
		if ( null === $mode ) {
			return new \WP_Error( 'invalid_signature', 'This is not signed as an event for this site.', array( 'status' => 400 ) );
		}
		$event = Json::decode( $body );
		if ( ! is_array( $event ) || ! is_string( $event['type'] ?? null ) || ! is_array( $event['data']['object'] ?? null ) || ! empty( $event['account'] ) ) {
			return new \WP_Error( 'invalid_event', 'This is no event for this site.', array( 'status' => 400 ) );
		}
		if ( ! is_bool( $event['livemode'] ?? null ) || ! Stripe_Account::is_of_mode( $event, $mode ) ) {
			return new \WP_Error( 'invalid_mode', 'This event or its object is of another mode than its signature.', array( 'status' => 400 ) );
		}
		if ( self::last( $mode ) < time() - MINUTE_IN_SECONDS ) {
			update_option( self::LAST . $mode, time(), false );
		}
		try {
			$result = Service_Limit::run_reserved( static fn() => self::take( $event['type'], $event['data']['object'], $mode ) );
		} catch ( Database_Error $error ) {
			$result = new \WP_Error( 'database_refused' );
		}
		return is_wp_error( $result ) ? new \WP_Error( 'not_recorded', 'This could not be recorded. Please send it again.', array( 'status' => 503 ) ) : true;
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
		if ( abs( time() - $moment ) > self::TOLERANCE ) {
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

	/** Mode and secret of what events are signed with: of the endpoints that the site has made, and the one that was entered. */
	private static function secrets(): array {
		$values  = Connections::values( Stripe_Account::ID );
		$secrets = array();
		foreach ( array( 'live', 'test' ) as $mode ) {
			$kept = Stripe_Account::kept( $mode );
			foreach ( array_merge( array( $kept['secret'] ?? '' ), $kept['former'] ?? array() ) as $secret ) {
				$secrets[] = array( $mode, (string) $secret );
			}
		}
		$pasted    = $values['secret'] ?? '';
		$secrets[] = array( Stripe_Account::mode_of_secret( $pasted, $values['key'] ?? '' ), $pasted );
		return array_filter( $secrets, static fn( array $secret ): bool => '' !== $secret[1] );
	}

	/** Records what an event says; an error where it could not be recorded. */
	private static function take( string $type, array $given, string $mode ) {
		switch ( $type ) {
			case 'checkout.session.completed':
			case 'checkout.session.async_payment_succeeded':
			case 'checkout.session.async_payment_failed':
			case 'checkout.session.expired':
				return self::session( $given, $mode, 'checkout.session.async_payment_failed' === $type );
			case 'invoice.paid':
			case 'invoice.payment_failed':
				return Stripe_Invoices::take( $given, $mode, 'invoice.paid' === $type ? 'paid' : 'failed' );
			case 'customer.subscription.deleted':
				return Stripe_Invoices::ended( $given, $mode );
			case 'charge.refunded':
				return Stripe_Refunds::take( $given['id'] ?? '', $mode, $given );
			case 'refund.created':
			case 'refund.updated':
			case 'refund.failed':
			case 'charge.dispute.created':
			case 'charge.dispute.closed':
				return Stripe_Refunds::take( $given['charge'] ?? '', $mode );
			default:
				return null;
		}
	}

	/** Records what a session says. */
	private static function session( array $session, string $mode, bool $has_failed ) {
		$reference = is_string( $session['client_reference_id'] ?? null ) ? $session['client_reference_id'] : '';
		$told      = Stripe::told( $session, $mode, Payments::find( Stripe_Account::ID, $mode, $reference ) );
		return $told ? Payments::record( ( $has_failed ? array( 'state' => 'failed' ) : array() ) + $told ) : null;
	}
}
