<?php
namespace Dovetail\Simple_Payments;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Remote;

defined( 'ABSPATH' ) || exit;

/**
 * PayPal’s old form, which needs nothing but an email address. It passes through the visitor’s browser, who can change all of it:
 * so nothing is believed but what PayPal notifies, has verified, and what fits to the product.
 */
final class Old_Form {
	/** Where the form is, and where notifications are verified: the same path at two hosts. */
	const FORM   = 'https://www.paypal.com/cgi-bin/webscr';
	const VERIFY = 'https://ipnpb.paypal.com/cgi-bin/webscr';

	/** Bytes that a notification may have, and seconds that PayPal has to verify it. */
	const MOST    = 64 * KB_IN_BYTES;
	const SECONDS = 10;

	/** What PayPal calls the states of a payment. */
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

	/** Where a visitor pays. */
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
			// Back by a plain link: what PayPal would post counts for nothing.
			'rm'            => '1',
		);
		return self::at( self::FORM ) . '?' . http_build_query( $fields, '', '&', PHP_QUERY_RFC3986 );
	}

	/** Takes the notification of this request, answers PayPal, and ends the request. */
	public static function receive(): void {
		status_header( self::take( (string) file_get_contents( 'php://input', false, null, 0, self::MOST + 1 ) ) );
		nocache_headers();
		exit;
	}

	/**
	 * What becomes of a notification.
	 *
	 * @param string $body As it came: PayPal compares every letter.
	 * @return int HTTP status: 200 where it is settled, 400 where it is not believed, 503 where PayPal has to send it again.
	 */
	public static function take( string $body ): int {
		parse_str( $body, $told );
		$told  = array_filter( $told, 'is_string' );
		$terms = Terms::open( $told['custom'] ?? null );
		$txn   = $told['txn_id'] ?? '';
		if ( strlen( $body ) > self::MOST || ! $terms || ! preg_match( '~^[0-9A-Z]{5,36}\z~', $txn ) ) {
			return 400;
		}
		$name = 'paypal-form-' . md5( $body );
		if ( 'done' === Lock::settled( $name ) ) {
			return 200;
		}
		$says = self::verdict( $body );
		if ( 'VERIFIED' !== $says ) {
			return 'INVALID' === $says ? 400 : 503;
		}
		if ( isset( $told['test_ipn'] ) ) {
			// No money has moved.
			return 200;
		}
		$state = self::STATES[ $told['payment_status'] ?? '' ] ?? '';
		$after = '' === $state ? null : self::write( $told, $terms, $state );
		if ( is_wp_error( $after ) ) {
			return 503;
		}
		Lock::claim( $name, DAY_IN_SECONDS );
		Lock::settle( $name, 'done', WEEK_IN_SECONDS );
		return 200;
	}

	/**
	 * Writes a payment down.
	 *
	 * @param array<string, string> $told  Verified.
	 * @param array                 $terms See `Terms::of()`; agreed upon at its moment, which may be long ago.
	 * @return array|\WP_Error The record.
	 */
	private static function write( array $told, array $terms, string $state ) {
		$currency  = $told['mc_currency'] ?? '';
		$is_back   = in_array( $state, array( 'refunded', 'disputed' ), true ) || 'Canceled_Reversal' === $told['payment_status'];
		$gross     = Amount::read( ltrim( $told['mc_gross'] ?? '', '-' ), $currency );
		$product   = Product::get( $terms['product'] );
		$reference = $is_back && preg_match( '~^[0-9A-Z]{5,36}\z~', $told['parent_txn_id'] ?? '' ) ? $told['parent_txn_id'] : $told['txn_id'];
		if ( ! $is_back && $terms['time'] < time() - Terms::FRESH ) {
			// An old form, whose terms somebody may have kept: what the product says now counts.
			$terms = $product ? Terms::of( $product, $terms['quantity'], $terms['post'] ) : array( 'payee' => '' ) + $terms;
		}
		return Settlement::written(
			array(
				'mode'      => 'live',
				'reference' => $reference,
				'current'   => 'Canceled_Reversal' === $told['payment_status'],
				'state'     => 'refunded' === $state && null !== $gross && $gross < $terms['amount'] ? 'partly-refunded' : $state,
				'amount'    => $is_back ? $terms['amount'] : $gross,
				'currency'  => $currency,
				'refunded'  => 'refunded' === $state ? (int) $gross : 0,
				'email'     => sanitize_email( $told['payer_email'] ?? '' ),
				'name'      => self::text( trim( ( $told['first_name'] ?? '' ) . ' ' . ( $told['last_name'] ?? '' ) ), $told['charset'] ?? '' ),
			),
			$terms,
			array( $told['business'] ?? '', $told['receiver_email'] ?? '' )
		);
	}

	/**
	 * PayPal’s word on a notification.
	 *
	 * @param string $body As it came.
	 * @return string `VERIFIED`, `INVALID`, or empty where PayPal says nothing.
	 */
	private static function verdict( string $body ): string {
		$answer = Remote::ask(
			'POST',
			self::at( self::VERIFY ),
			self::SECONDS,
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

	/**
	 * Text in the encoding of a notification.
	 *
	 * @param string $charset PayPal’s name of it.
	 */
	private static function text( string $text, string $charset ): string {
		$is_other = '' !== $charset && 'utf-8' !== strtolower( $charset ) && in_array( strtolower( $charset ), array_map( 'strtolower', mb_list_encodings() ), true );
		return mb_substr( sanitize_text_field( $is_other ? mb_convert_encoding( $text, 'UTF-8', $charset ) : $text ), 0, 200, 'UTF-8' );
	}

	/**
	 * An address of PayPal’s, wherever this site asks it.
	 *
	 * @param string $url As PayPal documents it.
	 */
	private static function at( string $url ): string {
		/** This filter is documented in src/plugin/connections/class-service.php */
		return (string) apply_filters( 'dovetail_blocks_service_address', $url, App::ID );
	}
}
