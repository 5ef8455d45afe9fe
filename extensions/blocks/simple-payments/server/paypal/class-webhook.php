<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Payments;
use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the webhook at PayPal and handles its notifications. A notification is trusted only after PayPal verifies
 * its signature. Even then, it only determines which order to look up.
 */
final class Webhook {
	/** Query parameter in the URL for notifications. */
	const NAME = 'dovetail_paypal_notification';

	/** Option that stores the ID of the webhook that the site created at PayPal. */
	const OPTION = 'dovetail_blocks_paypal_webhook';

	/**
	 * Maximum number of notifications that the site asks PayPal to verify per minute (see `Service_Limit`). Anyone can
	 * send notifications.
	 */
	const MAX_VERIFICATIONS_PER_MINUTE = 300;

	const EVENTS = array( 'CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.DECLINED', 'PAYMENT.CAPTURE.REFUNDED', self::REVERSED, self::RESOLVED );

	const REVERSED = 'PAYMENT.CAPTURE.REVERSED';
	const RESOLVED = 'CUSTOMER.DISPUTE.RESOLVED';

	/** Dispute outcomes that let the site owner keep the money. */
	const WON_OUTCOMES = array( 'RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'CANCELED_BY_BUYER', 'DENIED' );

	/** Key in a payment's `marks`: time of the last chargeback. */
	const REVERSED_AT = 'chargeback';

	/** Key in a payment's `marks`: time when the site owner won the last dispute. */
	const WON_AT = 'won';

	/** Maps the fields of PayPal's verification request to the headers of a notification, as keys of `$_SERVER`. */
	const PROOF = array(
		'auth_algo'         => 'HTTP_PAYPAL_AUTH_ALGO',
		'cert_url'          => 'HTTP_PAYPAL_CERT_URL',
		'transmission_id'   => 'HTTP_PAYPAL_TRANSMISSION_ID',
		'transmission_sig'  => 'HTTP_PAYPAL_TRANSMISSION_SIG',
		'transmission_time' => 'HTTP_PAYPAL_TRANSMISSION_TIME',
	);

	/** Returns the URL for an app's notifications. */
	public static function address(): string {
		return add_query_arg( self::NAME, 'app', home_url( '/' ) );
	}

	/**
	 * Returns the ID of the webhook that PayPal uses for verification; empty if there is none.
	 *
	 * @throws \Dovetail\Plugin\Database_Error If the ID cannot be read, so that no genuine notification is rejected.
	 */
	public static function id(): string {
		$values = Connections::values( App::ID );
		if ( '' !== ( $values['webhook_id'] ?? '' ) ) {
			return $values['webhook_id'];
		}
		$made = Database::option( self::OPTION );
		return is_array( $made ) && self::of( $values, App::mode() ) === $made['of'] ? $made['id'] : '';
	}

	/** Creates the app's webhook unless it already has one. Returns a sentence about the result. */
	public static function make( array $values, string $mode ): string {
		$told = __( 'PayPal notifies this site when a payment arrives or is refunded.', 'dovetail-blocks' );
		if ( '' !== $values['webhook_id'] ) {
			return $told;
		}
		$address = self::address();
		if ( ! str_starts_with( $address, 'https://' ) ) {
			return __( 'PayPal can’t notify a site without https. Payments are recorded when the visitor returns from PayPal, and refunds are not recorded.', 'dovetail-blocks' );
		}
		$hook = App::ask(
			'POST',
			'/v1/notifications/webhooks',
			array(
				'url'         => $address,
				'event_types' => array_map( static fn( string $name ): array => array( 'name' => $name ), self::EVENTS ),
			)
		);
		if ( is_wp_error( $hook ) && 'WEBHOOK_URL_ALREADY_EXISTS' === App::issue( $hook ) ) {
			$all  = App::ask( 'GET', '/v1/notifications/webhooks' );
			$same = is_wp_error( $all ) ? array() : wp_list_filter( (array) ( $all['webhooks'] ?? array() ), array( 'url' => $address ) );
			$hook = reset( $same );
		}
		$id = is_array( $hook ) ? ( $hook['id'] ?? '' ) : '';
		if ( ! is_string( $id ) || ! preg_match( '~^[0-9A-Z]{1,50}\z~', $id ) ) {
			/* translators: %s: an address of the web. */
			return sprintf( __( 'This app can’t create a webhook, so PayPal does not notify this site. Create a webhook in your app for %s with order, capture and dispute events, and enter its ID.', 'dovetail-blocks' ), $address );
		}
		update_option( self::OPTION, array( 'of' => self::of( $values, $mode ), 'id' => $id ), false );
		return $told;
	}

	/** Handles the notification in the current request, responds to PayPal, and ends the request. */
	public static function receive(): void {
		$proof = array();
		foreach ( self::PROOF as $name => $header ) {
			$proof[ $name ] = isset( $_SERVER[ $header ] ) ? (string) wp_unslash( $_SERVER[ $header ] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- PayPal verifies it.
		}
		Webhook_Receiver::serve( static fn( string $body ): int => self::take( $proof, $body ) );
	}

	/**
	 * Handles a notification.
	 *
	 * @param array<string, string> $proof Values of the headers; see `PROOF`.
	 * @return int HTTP status: 200 if handled, 400 if rejected, 503 if PayPal must send the notification again.
	 */
	public static function take( array $proof, string $body ): int {
		return Webhook_Receiver::status( Webhook_Receiver::receive( App::ID, $body, static fn( string $body ) => self::verify( $proof, $body ), array( __CLASS__, 'record' ) ) );
	}

	/** Returns the notification if PayPal verifies it, otherwise an error. */
	private static function verify( array $proof, string $body ) {
		$event = Json::decode( $body );
		if ( ! is_array( $event ) || ! is_string( $event['id'] ?? null ) || '' === $event['id'] || in_array( '', $proof, true ) || ! App::is_there() || '' === self::id() ) {
			return Webhook_Receiver::rejected( 'unexpected', 'This is no notification for this site.' );
		}
		$is_own = self::may_verify() ? App::verify( $proof + array( 'webhook_id' => self::id() ), $body ) : new \WP_Error( 'service_busy' );
		if ( is_wp_error( $is_own ) ) {
			return $is_own;
		}
		return $is_own ? $event : Webhook_Receiver::rejected( 'invalid_signature', 'PayPal did not send this.' );
	}

	/**
	 * Records the order or dispute that a notification reports.
	 *
	 * @param array $event Verified notification.
	 * @return \WP_Error|null An error if PayPal must send the notification again.
	 */
	public static function record( array $event ): ?\WP_Error {
		$after = self::settle( $event );
		return is_wp_error( $after ) && Orders::may_be_asked_again( $after ) ? $after : null;
	}

	/**
	 * Records the order of a notification. Returns the payment or an error; empty if the notification has no order.
	 *
	 * @param array $event Verified notification.
	 */
	private static function settle( array $event ) {
		$order = self::order( $event );
		if ( is_wp_error( $order ) || '' === $order ) {
			return $order;
		}
		$type = $event['event_type'] ?? '';
		if ( in_array( $type, array( self::REVERSED, self::RESOLVED ), true ) ) {
			self::note_dispute( $order, $event );
		}
		$after = Orders::settle( $order );
		if ( ! is_array( $after ) || self::REVERSED !== $type ) {
			return $after;
		}
		// Record the chargeback separately, because the order does not contain it.
		return Payments::merge( App::ID, $after['mode'], $order, static fn( ?array $known ): ?array => $known && in_array( $known['state'], array( 'paid', 'differs' ), true ) && ! self::is_won( $known ) ? array( 'state' => 'disputed' ) + $known : null );
	}

	/**
	 * Records the time of a chargeback or a won dispute. Events may arrive in any order, so older ones are ignored.
	 *
	 * @param array $event Verified notification about a dispute.
	 */
	private static function note_dispute( string $order, array $event ): void {
		$time   = is_string( $event['create_time'] ?? null ) ? (int) strtotime( $event['create_time'] ) : 0;
		$is_won = self::RESOLVED === $event['event_type'];
		if ( $is_won && ! in_array( $event['resource']['dispute_outcome']['outcome_code'] ?? '', self::WON_OUTCOMES, true ) ) {
			return;
		}
		Payments::merge(
			App::ID,
			App::mode(),
			$order,
			static function ( ?array $known ) use ( $time, $is_won ): ?array {
				if ( ! $known || $time < max( $known['marks'][ self::REVERSED_AT ] ?? 0, $known['marks'][ self::WON_AT ] ?? 0 ) ) {
					return null;
				}
				$marks = $is_won ? array( self::WON_AT => $time ) : array(
					self::REVERSED_AT => $time,
					self::WON_AT      => null,
				);
				return compact( 'marks' ) + $known;
			}
		);
	}

	/** Whether the site owner won the last dispute about a payment. */
	public static function is_won( array $payment ): bool {
		return isset( $payment['marks'][ self::WON_AT ] );
	}

	/** Whether another notification from this sender may be verified within the limit. */
	public static function may_verify(): bool {
		return Service_Limit::allows( 'paypal_verify', self::MAX_VERIFICATIONS_PER_MINUTE, MINUTE_IN_SECONDS );
	}

	/** Returns the order ID of a notification, an empty string if it has none, or an error. */
	private static function order( array $event ) {
		$resource = $event['resource'] ?? array();
		$order    = 'CHECKOUT.ORDER.APPROVED' === ( $event['event_type'] ?? '' ) ? ( $resource['id'] ?? '' ) : ( $resource['supplementary_data']['related_ids']['order_id'] ?? '' );
		if ( is_string( $order ) && Orders::is_id( $order ) ) {
			return $order;
		}
		// Refunds and disputes contain only the capture's ID. The capture contains the order's ID.
		$capture = self::capture( $resource );
		$capture = '' === $capture ? array() : App::ask( 'GET', '/v2/payments/captures/' . $capture );
		if ( App::is_status( $capture, 404 ) ) {
			return '';
		}
		$order = is_wp_error( $capture ) ? $capture : ( $capture['supplementary_data']['related_ids']['order_id'] ?? '' );
		return is_wp_error( $order ) || ( is_string( $order ) && Orders::is_id( $order ) ) ? $order : '';
	}

	/** Returns the capture ID of a refund or dispute; empty if it has none. */
	private static function capture( array $resource ): string {
		$paths = array();
		foreach ( (array) ( $resource['links'] ?? array() ) as $link ) {
			if ( is_array( $link ) && 'up' === ( $link['rel'] ?? '' ) ) {
				$paths[] = $link['href'] ?? '';
			}
		}
		$disputed = $resource['disputed_transactions'][0]['seller_transaction_id'] ?? '';
		$paths[]  = is_string( $disputed ) ? '/v2/payments/captures/' . $disputed : '';
		foreach ( $paths as $path ) {
			if ( is_string( $path ) && preg_match( '~/v2/payments/captures/([0-9A-Z]{5,36})\z~', $path, $found ) ) {
				return $found[1];
			}
		}
		return '';
	}

	/** Returns a hash that identifies the app. */
	private static function of( array $values, string $mode ): string {
		return md5( $mode . ' ' . $values['client_id'] . ' ' . self::address() );
	}
}
