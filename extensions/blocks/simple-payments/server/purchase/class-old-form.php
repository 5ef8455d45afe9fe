<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Payments\Payments;
use Dovetail\Payments\Webhook_Receiver;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * PayPal's classic form, which needs only an email address. Visitors can change everything in it, because their browser
 * sends it. Only notifications that PayPal has verified and that match the product are trusted.
 */
final class Old_Form {
	/** URLs for payments and for verifying notifications: the same path on two hosts. */
	const FORM   = 'https://www.paypal.com/cgi-bin/webscr';
	const VERIFY = 'https://ipnpb.paypal.com/cgi-bin/webscr';

	const TIMEOUT_SECONDS = 10;

	/** Key in a payment's `marks`: refunded amounts in the smallest unit, by PayPal's refund ID. */
	const REFUNDS = 'refunds';

	/** Key in a payment's `marks`: the time, according to PayPal, of the last reversal or of its end. */
	const REVERSED = 'reversed';

	/** Maps PayPal's payment states to the site's payment states. */
	const STATES = array(
		'Completed'         => 'paid',
		'Processed'         => 'paid',
		'Canceled_Reversal' => 'paid',
		'Pending'           => 'pending',
		'In-Progress'       => 'pending',
		'Denied'            => 'failed',
		'Failed'            => 'failed',
		'Expired'           => 'failed',
		'Voided'            => 'failed',
		'Refunded'          => 'refunded',
		'Reversed'          => 'disputed',
	);

	/** Returns the URL of the payment page. */
	public static function address( array $product, int $quantity, int $post, string $back, string $cancel ): string {
		$fields = array(
			'cmd'           => '_xclick',
			'business'      => $product['email'],
			'item_name'     => mb_substr( $product['title'], 0, 127, 'UTF-8' ),
			'amount'        => Amount::write( $product['price'], $product['currency'] ),
			'quantity'      => (string) $quantity,
			'currency_code' => $product['currency'],
			'custom'        => Terms::seal( Terms::of( $product, $quantity, $post ) ),
			'notify_url'    => add_query_arg( Webhook::NAME, 'form', home_url( '/' ) ),
			'return'        => $back,
			'cancel_return' => $cancel,
			'charset'       => 'utf-8',
			// With `1`, PayPal sends the visitor back with a GET request. The site does not use POST data.
			'rm'            => '1',
		);
		return self::at( self::FORM ) . '?' . http_build_query( $fields, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Handles a notification.
	 *
	 * @param string $body Unchanged body of the notification, because PayPal compares every byte.
	 * @return int HTTP status: 200 if handled, 400 if rejected, 503 if PayPal must send the notification again.
	 */
	public static function take( string $body ): int {
		return Webhook_Receiver::status( Webhook_Receiver::receive( App::ID, $body, array( __CLASS__, 'verify' ), array( __CLASS__, 'record' ) ) );
	}

	/** Returns the fields of a notification if PayPal verifies it, otherwise an error. */
	public static function verify( string $body ) {
		parse_str( $body, $told );
		$told = array_filter( $told, 'is_string' );
		if ( ! Terms::open( $told['custom'] ?? null ) || ! preg_match( '~^[0-9A-Z]{5,36}\z~', $told['txn_id'] ?? '' ) ) {
			return Webhook_Receiver::rejected( 'unexpected', 'This is no notification for this site.' );
		}
		$says = Webhook::may_verify() ? self::verdict( $body ) : '';
		if ( 'VERIFIED' === $says ) {
			return $told;
		}
		return 'INVALID' === $says ? Webhook_Receiver::rejected( 'invalid_signature', 'PayPal did not send this.' ) : new \WP_Error( 'service_unreachable' );
	}

	/** Records the payment of a verified notification. */
	public static function record( array $told ): void {
		$state = self::STATES[ $told['payment_status'] ?? '' ] ?? '';
		// Skip sandbox payments, because no money is paid.
		if ( '' !== $state && ! isset( $told['test_ipn'] ) ) {
			self::write( $told, Terms::open( $told['custom'] ), $state );
		}
	}

	/**
	 * Records a payment, refund or dispute. If the terms are outdated, a new payment must meet the product's current
	 * terms.
	 */
	private static function write( array $told, array $terms, string $state ): void {
		$is_back   = in_array( $state, array( 'refunded', 'disputed' ), true ) || 'Canceled_Reversal' === $told['payment_status'];
		$reference = $is_back && preg_match( '~^[0-9A-Z]{5,36}\z~', $told['parent_txn_id'] ?? '' ) ? $told['parent_txn_id'] : $told['txn_id'];
		Payments::merge(
			App::ID,
			'live',
			$reference,
			static function ( ?array $known ) use ( $told, $terms, $state, $is_back ): ?array {
				$marks = $known['marks'] ?? array();
				$time  = 'disputed' === $state || 'Canceled_Reversal' === $told['payment_status'] ? (int) strtotime( $told['payment_date'] ?? '' ) : 0;
				if ( $time > 0 && $time < ( $marks[ self::REVERSED ] ?? 0 ) ) {
					// Ignore notifications that arrive late: about a reversal that has ended, or about the end of an
					// earlier reversal.
					return null;
				}
				$currency = $told['mc_currency'] ?? '';
				$gross    = Amount::read( ltrim( $told['mc_gross'] ?? '', '-' ), $currency );
				$amount   = $is_back ? ( $known['amount'] ?? $terms['amount'] ) : $gross;
				$refunds  = ( 'refunded' === $state ? array( $told['txn_id'] => (int) $gross ) : array() ) + ( $marks[ self::REFUNDS ] ?? array() );
				$back     = array_sum( $refunds );
				return Settlement::report(
					array(
						'current'  => 'Canceled_Reversal' === $told['payment_status'],
						'state'    => 'refunded' === $state && $back < $amount ? 'partly-refunded' : $state,
						'amount'   => $amount,
						'currency' => $currency,
						'refunded' => $back,
						'email'    => sanitize_email( $told['payer_email'] ?? '' ),
						'name'     => self::text( trim( ( $told['first_name'] ?? '' ) . ' ' . ( $told['last_name'] ?? '' ) ), $told['charset'] ?? '' ),
						'marks'    => array_filter(
							array(
								self::REFUNDS  => $refunds,
								self::REVERSED => $time,
							)
						),
					),
					$is_back || $known ? $terms : self::terms_then( $terms, $told ),
					array( $told['business'] ?? '', $told['receiver_email'] ?? '' )
				);
			}
		);
	}

	/**
	 * Returns the terms that a new payment must meet. If the form was old when the visitor paid, returns the product's
	 * current terms.
	 *
	 * @param array<string, string> $told Verified notification. Its payment date is correct even if the notification arrives late.
	 */
	private static function terms_then( array $terms, array $told ): array {
		$paid = strtotime( $told['payment_date'] ?? '' );
		if ( $terms['time'] >= ( $paid ? $paid : time() ) - Terms::LIFETIME_SECONDS ) {
			return $terms;
		}
		$product = Product::get( $terms['product'] );
		return $product ? Terms::of( $product, $terms['quantity'], $terms['post'] ) : array( 'payee' => '' ) + $terms;
	}

	/**
	 * Asks PayPal to verify a notification. Returns `VERIFIED`, `INVALID`, or an empty string if PayPal did not
	 * respond.
	 */
	private static function verdict( string $body ): string {
		$answer = Http_Client::request(
			'POST',
			self::at( self::VERIFY ),
			self::TIMEOUT_SECONDS,
			KB_IN_BYTES,
			array(
				'Content-Type' => 'application/x-www-form-urlencoded',
				'User-Agent'   => 'Dovetail-Blocks-IPN',
			),
			'cmd=_notify-validate&' . $body
		);
		$says = 200 === (int) wp_remote_retrieve_response_code( $answer ) ? trim( wp_remote_retrieve_body( $answer ) ) : '';
		return in_array( $says, array( 'VERIFIED', 'INVALID' ), true ) ? $says : '';
	}

	/** Converts text to UTF-8 from the charset that the notification specifies. */
	private static function text( string $text, string $charset ): string {
		$is_other = '' !== $charset && 'utf-8' !== strtolower( $charset ) && in_array( strtolower( $charset ), array_map( 'strtolower', mb_list_encodings() ), true );
		return Plain_Text::line( $is_other ? mb_convert_encoding( $text, 'UTF-8', $charset ) : $text, 200 );
	}

	/** Returns a PayPal URL, filtered for sites that use a proxy. */
	private static function at( string $url ): string {
		/** This filter is documented in src/plugin/connections/class-service-client.php */
		return (string) apply_filters( 'dovetail_blocks_service_address', $url, App::ID );
	}
}
