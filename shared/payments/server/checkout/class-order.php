<?php
namespace Dovetail\Payments;

use Dovetail\Currency\Money;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/** Validates an order against the stored product, and starts only one payment if the visitor clicks twice. */
final class Order {
	/** Number of seconds in which another submission of the same form by the same visitor starts no new payment. */
	const DUPLICATE_WINDOW_SECONDS = 120;

	/** Seconds that a repeated submission waits for the first one. */
	const WAIT_SECONDS = 8;

	/** Maximum number of payments that one client may start per hour. */
	const MAX_PAYMENTS_PER_HOUR = 30;

	/** Divisor for the limit per client, while at least half of the site's limit for open payments is used. */
	const SCARCE_DIVISOR = 10;

	/**
	 * Starts a payment. A repeated submission returns the URL of the payment that it started before.
	 *
	 * @param array                 $offer   The verified offer, including `form`, the ID of the form.
	 * @param array<string, string> $fields  The fields `amount`, `amount_choice` and `key`.
	 * @param string                $visitor See `Visitor::id()`. Empty if the key already identifies the visitor.
	 * @return string|\WP_Error The payment URL.
	 */
	public static function place( array $offer, array $fields, string $visitor ) {
		$gateway = Checkout::gateway( $offer['source'] );
		$acts    = $gateway ? $gateway::acts() : null;
		$sold    = $acts ? $gateway::sold( $offer ) : null;
		if ( ! $acts ) {
			return Posted_Form::refusal( 'payment_unavailable', __( 'This site can’t take payments at the moment. Nothing was charged.', 'dovetail-blocks' ), 503 );
		}
		if ( ! empty( $offer['draft'] ) && ! ( 'test' === $acts['mode'] && current_user_can( 'edit_post', $offer['post'] ) ) ) {
			return Posted_Form::refusal( 'payment_not_public', __( 'This page is not public, so it can’t take payments. Nothing was charged.', 'dovetail-blocks' ), 403 );
		}
		if ( is_wp_error( $sold ) ) {
			return $sold;
		}
		if ( ! $sold ) {
			return Posted_Form::refusal( 'payment_not_sold', __( 'This is no longer for sale. Nothing was charged.', 'dovetail-blocks' ), 410 );
		}
		$amount = $sold['amount'] ?? self::chosen( $offer, $fields, $sold['currency'] );
		if ( is_wp_error( $amount ) ) {
			return $amount;
		}
		$press = md5( (string) wp_json_encode( array( $fields['key'], $visitor, $offer['form'], $offer['post'], $sold, $amount, $acts['mode'] ) ) );
		try {
			return Payments::pressed( $press, time() - self::DUPLICATE_WINDOW_SECONDS )
				? self::begun( $press, $offer )
				: self::limit() ?? self::begin( $gateway, $acts, $offer, $sold, $amount, $press );
		} catch ( Database_Error $error ) {
			return self::unstored();
		}
	}

	/** Returns the amount that the visitor chose, in minor units, or an error. */
	private static function chosen( array $offer, array $fields, string $currency ) {
		$tiers = array_values( array_filter( (array) $offer['amounts'], 'is_int' ) );
		$typed = trim( $fields['amount'] );
		if ( '' === $typed ) {
			$choice = $fields['amount_choice'];
			$amount = 1 === preg_match( '~^\d{1,3}\z~', $choice ) ? ( $tiers[ (int) $choice ] ?? null ) : null;
			return null === $amount
				? Posted_Form::refusal( 'payment_no_amount', __( 'Please choose an amount.', 'dovetail-blocks' ), 400 )
				: self::in_range( $amount, $currency );
		}
		$amount = strlen( $typed ) < Checkout::MAX_BYTES ? Money::read( $typed, $currency ) : null;
		if ( 'ambiguous' === $amount ) {
			/* translators: 1: what a visitor has typed, such as 1.234. 2: an amount, such as €1,234.00. */
			return Posted_Form::refusal( 'payment_ambiguous', sprintf( __( '“%1$s” is ambiguous. Enter the amount with its decimals, such as %2$s.', 'dovetail-blocks' ), $typed, Money::format( 123400, $currency ) ), 400 );
		}
		if ( null === $amount ) {
			/* translators: %s: an amount, such as €12.50. */
			return Posted_Form::refusal( 'payment_no_number', sprintf( __( 'This is not a valid amount. Enter it like this: %s.', 'dovetail-blocks' ), Money::format( (int) ( 12.5 * 10 ** Money::precision( $currency ) ), $currency ) ), 400 );
		}
		if ( empty( $offer['custom'] ) && ! in_array( $amount, $tiers, true ) ) {
			return Posted_Form::refusal( 'payment_not_offered', __( 'Please choose one of the amounts.', 'dovetail-blocks' ), 400 );
		}
		return self::in_range( $amount, $currency );
	}

	/** Returns the amount if it is between the minimum and the maximum; otherwise an error. */
	private static function in_range( int $amount, string $currency ) {
		$minimum = Money::minimum( $currency );
		if ( null === $minimum || $amount < $minimum ) {
			/* translators: %s: an amount, such as €0.50. */
			return Posted_Form::refusal( 'payment_too_small', sprintf( __( 'The minimum amount is %s.', 'dovetail-blocks' ), Money::format( (int) $minimum, $currency ) ), 400 );
		}
		$most = Stripe_Amount::most( $currency );
		if ( $amount > $most ) {
			/* translators: %s: an amount, such as €999,999.99. */
			return Posted_Form::refusal( 'payment_too_large', sprintf( __( 'The maximum amount is %s.', 'dovetail-blocks' ), Money::format( $most, $currency ) ), 400 );
		}
		return $amount;
	}

	/**
	 * Stores a new payment and starts it at the service.
	 *
	 * @param string $gateway Class name of the gateway.
	 * @param array  $acts    See `Gateway::acts()`.
	 * @param array  $sold    See `Gateway::sold()`.
	 * @param string $press   ID of this submission. Only one payment can have the same ID.
	 * @return string|\WP_Error
	 */
	private static function begin( string $gateway, array $acts, array $offer, array $sold, int $amount, string $press ) {
		$reference = 'dv' . bin2hex( random_bytes( 12 ) );
		$known     = array(
			'service'   => $acts['service'],
			'mode'      => $acts['mode'],
			'reference' => $reference,
		);
		$details   = array(
			'amount'   => $amount,
			'currency' => $sold['currency'],
			'interval' => $sold['interval'],
			'title'    => $sold['title'],
			'plan'     => (int) $offer['plan'],
		);
		$report    = $known + $details + array(
			'state'  => 'pending',
			'post'   => (int) $offer['post'],
			'block'  => $offer['block'],
			'source' => $offer['source'],
		);
		// Store the payment before it is started at the service, so that the site has a record of everything that
		// visitors can pay.
		$id = Payments::add( $report, $press );
		if ( null === $id ) {
			return self::begun( $press, $offer );
		}
		$started = $gateway::start(
			$details + array(
				'kind'      => $sold['kind'],
				'reference' => $reference,
				'return'    => Receipt::address( $offer, $known ),
				'offer'     => $offer,
			)
		);
		if ( is_wp_error( $started ) ) {
			Payments::delete( array( $id ) );
			return $started;
		}
		Pending::look_later();
		try {
			$stored = Payments::record( array( 'url' => $started['url'] ) + ( $started['record'] ?? array() ) + $report );
		} catch ( Database_Error $error ) {
			// The visitor gets no payment URL, so delete the payment. The next submission starts a new one.
			Payments::delete( array( $id ) );
			throw $error;
		}
		return is_wp_error( $stored ) ? self::unstored() : $started['url'];
	}

	/**
	 * Waits for the request that is already starting this payment, and returns its payment URL. Returns an error after
	 * `WAIT_SECONDS`.
	 */
	private static function begun( string $press, array $offer ) {
		$end = microtime( true ) + self::WAIT_SECONDS;
		do {
			$payment = Payments::pressed( $press, time() - self::DUPLICATE_WINDOW_SECONDS );
			if ( $payment && '' !== $payment['url'] ) {
				// Redirect visitors who have already paid to the receipt instead of the payment page.
				return 'pending' === $payment['state'] ? $payment['url'] : Receipt::address( $offer, array_intersect_key( $payment, array_flip( array( 'service', 'mode', 'reference' ) ) ) );
			}
			usleep( Lock::POLL_MICROSECONDS );
		} while ( $payment && microtime( true ) < $end );
		return Posted_Form::refusal( 'payment_under_way', __( 'Your payment is being prepared. Wait a moment and press the button again. Nothing was charged.', 'dovetail-blocks' ), 409 );
	}

	/** Counts a started payment, and returns an error if the site or the client has reached its limit. */
	private static function limit(): ?\WP_Error {
		$open = Pending::open();
		if ( $open['count'] >= $open['most'] ) {
			/* translators: %s: a time, such as 5 minutes. */
			return Posted_Form::refusal( 'payment_busy', sprintf( __( 'This site is busy because too many payments were started. Nothing was charged. Try again in %s.', 'dovetail-blocks' ), human_time_diff( time(), max( time() + MINUTE_IN_SECONDS, $open['until'] ) ) ), 503 );
		}
		/**
		 * Filters the maximum number of payments that one client (IP address or IPv6 network) may start per hour.
		 *
		 * @param int $most Maximum number of payments. Default 30.
		 */
		$most = (int) apply_filters( 'dovetail_blocks_payment_limit', self::MAX_PAYMENTS_PER_HOUR );
		if ( 2 * $open['count'] >= $open['most'] ) {
			// At least half of the site's limit is used, so allow each client fewer payments.
			$most = max( 1, intdiv( $most, self::SCARCE_DIVISOR ) );
		}
		$refusal = Posted_Form::refusal( 'payment_too_many', __( 'Too many payments were started from your connection. Try again in an hour. Nothing was charged.', 'dovetail-blocks' ), 429, 'connection' );
		$has_room = Rate_Limit::count_client( 'payment_', $most, HOUR_IN_SECONDS );
		if ( ! $has_room ) {
			return null === $has_room ? self::unstored() : $refusal;
		}
		return null;
	}

	/** Returns the error for a failed database write. */
	private static function unstored(): \WP_Error {
		return Posted_Form::refusal( 'payment_not_stored', __( 'Your payment could not be started because this site could not record it. Try again in a few minutes. Nothing was charged.', 'dovetail-blocks' ), 503 );
	}
}
