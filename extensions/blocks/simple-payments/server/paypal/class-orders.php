<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Creates PayPal orders from stored products and captures each order once. Return visits, notifications and jobs may
 * process an order concurrently. Each of them asks PayPal for the order's current state and records it.
 */
final class Orders {
	/** Seconds during which a repeated submission by the same visitor gets the same order. */
	const DUPLICATE_WINDOW_SECONDS = 2 * MINUTE_IN_SECONDS;

	/** Timeout for a capture in seconds. Captures are slow because PayPal contacts banks. */
	const CAPTURE_TIMEOUT_SECONDS = 12;

	/** Whether a string is a PayPal order ID. */
	public static function is_id( string $text ): bool {
		return 1 === preg_match( '~^[0-9A-Z]{5,36}\z~', $text );
	}

	/**
	 * Creates an order. If the same visitor has just created an identical order, returns the existing order.
	 *
	 * @param string $press  ID that distinguishes this visitor's submission from others.
	 * @param string $back   URL to which PayPal redirects after a payment.
	 * @param string $cancel URL to which PayPal redirects if the visitor cancels.
	 * @return string|\WP_Error URL of PayPal's payment page.
	 */
	public static function begin( array $product, int $quantity, int $post, string $press, string $back, string $cancel ) {
		$press = md5( (string) wp_json_encode( array( $product, $quantity, $post, $press, App::mode() ) ) );
		$end   = microtime( true ) + self::CAPTURE_TIMEOUT_SECONDS;
		try {
			do {
				$begun = Open_Orders::claim( $press );
				if ( '' !== $begun['url'] ) {
					return $begun['url'];
				}
				if ( $begun['id'] ) {
					return self::make( $begun['id'], self::body( $product, $quantity, $post, $back, $cancel ), 'paypal-press-' . $press . '-' . intdiv( time(), self::DUPLICATE_WINDOW_SECONDS ) . $begun['former'] );
				}
				usleep( Lock::POLL_MICROSECONDS );
			} while ( microtime( true ) < $end );
		} catch ( Database_Error $error ) {
			return self::unstored();
		}
		return self::busy( 409 );
	}

	/**
	 * Creates the PayPal order.
	 *
	 * @param string $name `PayPal-Request-Id`. PayPal creates only one order per ID.
	 * @return string|\WP_Error URL of PayPal's payment page.
	 */
	private static function make( int $id, array $body, string $name ) {
		$order = App::ask( 'POST', '/v2/checkout/orders', $body, $name, self::CAPTURE_TIMEOUT_SECONDS );
		if ( is_wp_error( $order ) ) {
			Open_Orders::drop( $id );
			return $order;
		}
		$reference = is_string( $order['id'] ?? null ) ? $order['id'] : '';
		$address   = self::link( $order );
		if ( ! self::is_id( $reference ) || '' === $address ) {
			Open_Orders::drop( $id );
			return Service_Client::unreadable_response( App::ID );
		}
		Open_Orders::begin( $id, $reference, $address );
		return $address;
	}

	/**
	 * Captures an order that the visitor has approved, unless it was already captured. Records the result.
	 *
	 * @return array|\WP_Error The payment; see `Payments::get()`. Error codes: `not_ours`, `not_paid`, `declined`, and the error codes of `App::ask()`.
	 */
	public static function settle( string $id ) {
		try {
			$after = Lock::run_exclusively( 'paypal-order-' . App::mode() . '-' . $id, static fn() => self::ask( $id ), self::CAPTURE_TIMEOUT_SECONDS + Service_Client::TIMEOUT_SECONDS ) ?? self::busy( 503 );
			if ( is_array( $after ) && 'pending' === $after['state'] ) {
				Open_Orders::ask_later( $id, Open_Orders::REVIEW_RETRY_DELAY_SECONDS );
			} elseif ( is_array( $after ) || 'declined' === $after->get_error_code() ) {
				Open_Orders::close( $id );
			}
			return $after;
		} catch ( Database_Error $error ) {
			return self::unstored();
		}
	}

	/** Captures and records an order; see `settle()`. The caller must hold the lock. */
	private static function ask( string $id ) {
		$order = App::ask( 'GET', '/v2/checkout/orders/' . $id );
		if ( is_wp_error( $order ) ) {
			return App::is_status( $order, 404 ) ? self::other_site_error() : $order;
		}
		$terms = Terms::open( $order['purchase_units'][0]['custom_id'] ?? null );
		if ( ( $order['id'] ?? '' ) === $id && ! $terms ) {
			return self::other_site_error();
		}
		if ( 'APPROVED' === ( $order['status'] ?? '' ) ) {
			Open_Orders::note_capture( $id );
			$order = Service_Limit::run_reserved( static fn() => self::capture( $order ) );
		}
		if ( is_wp_error( $order ) ) {
			return $order;
		}
		return ( $order['id'] ?? '' ) !== $id || 'APPROVED' === $order['status'] ? Service_Client::unreadable_response( App::ID ) : Settlement::record( $order, $terms, App::mode() );
	}

	/**
	 * Whether a request can be retried after an error: PayPal did not respond, or the database could not store the
	 * result.
	 */
	public static function may_be_asked_again( \WP_Error $error ): bool {
		return in_array( $error->get_error_code(), array( 'service_busy', 'service_late', 'service_unreachable', 'service_invalid', 'service_refused', 'invalid_key', 'payment_not_stored' ), true );
	}

	/** Captures an approved order. Returns the updated order or an error. */
	private static function capture( array $order ) {
		$path = '/v2/checkout/orders/' . $order['id'];
		// PayPal repeats its earlier response for a known request ID. The ID changes with each approval, so that a
		// visitor can try another card.
		$name = 'capture-' . $order['id'] . '-' . substr( md5( (string) wp_json_encode( $order['update_time'] ?? '' ) ), 0, 8 );
		$done = App::ask( 'POST', $path . '/capture', array(), $name, self::CAPTURE_TIMEOUT_SECONDS );
		if ( ! is_wp_error( $done ) || 'service_refused' !== $done->get_error_code() ) {
			return is_wp_error( $done ) ? $done : App::ask( 'GET', $path );
		}
		switch ( App::issue( $done ) ) {
			case 'ORDER_ALREADY_CAPTURED':
				return App::ask( 'GET', $path );
			case 'ORDER_NOT_APPROVED':
				return Settlement::not_paid();
			case 'PREVIOUS_REQUEST_IN_PROGRESS':
				return $done;
		}
		// HTTP status 409 (conflict) or 401 (expired token) does not mean that the payment was declined.
		return App::is_status( $done, 409 ) || App::is_status( $done, 401 ) ? $done : new \WP_Error( 'declined', Outcome::declined(), array( 'status' => 402 ) );
	}

	private static function body( array $product, int $quantity, int $post, string $back, string $cancel ): array {
		$terms  = Terms::of( $product, $quantity, $post );
		$amount = static fn( int $minor ): array => array(
			'currency_code' => $product['currency'],
			'value'         => Amount::write( $minor, $product['currency'] ),
		);
		$locale = str_replace( '_', '-', get_locale() );
		return array(
			'intent'         => 'CAPTURE',
			'purchase_units' => array(
				array(
					'custom_id'   => Terms::seal( $terms ),
					'description' => mb_substr( $product['title'], 0, 127, 'UTF-8' ),
					'amount'      => $amount( $terms['amount'] ) + array( 'breakdown' => array( 'item_total' => $amount( $terms['amount'] ) ) ),
					'items'       => array(
						array(
							'name'        => mb_substr( $product['title'], 0, 127, 'UTF-8' ),
							'quantity'    => (string) $quantity,
							'unit_amount' => $amount( $product['price'] ),
						),
					),
					'payee'       => array( 'email_address' => $product['email'] ),
				),
			),
			'payment_source' => array(
				'paypal' => array(
					'experience_context' => array(
						'return_url'  => $back,
						'cancel_url'  => $cancel,
						'brand_name'  => mb_substr( Shop::owner(), 0, 127, 'UTF-8' ),
						'user_action' => 'PAY_NOW',
					) + ( preg_match( '~^[a-z]{2}-[A-Z]{2}\z~', $locale ) ? array( 'locale' => $locale ) : array() ),
				),
			),
		);
	}

	private static function link( array $order ): string {
		foreach ( (array) ( $order['links'] ?? array() ) as $link ) {
			if ( is_array( $link ) && in_array( $link['rel'] ?? '', array( 'payer-action', 'approve' ), true ) && is_string( $link['href'] ?? null ) && Shop::is_at_paypal( $link['href'], App::mode() ) ) {
				return $link['href'];
			}
		}
		return '';
	}

	/** Returns the error for an order that another request is processing. */
	private static function busy( int $status ): \WP_Error {
		return new \WP_Error( 'service_busy', __( 'This request is already being processed. Try again in a moment.', 'dovetail-blocks' ), compact( 'status' ) );
	}

	/** Returns the error for an order that the database could not read or store. */
	private static function unstored(): \WP_Error {
		return new \WP_Error( 'payment_not_stored', __( 'This site’s database did not answer. Try again in a minute.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** Returns the error for an order of another site. */
	public static function other_site_error(): \WP_Error {
		return new \WP_Error( 'not_ours', __( 'This payment does not belong to this page. Nothing was charged here.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}
}
