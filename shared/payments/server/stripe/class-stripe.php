<?php
namespace Dovetail\Payments;

use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The payment gateway for the owner's Stripe account. Visitors pay on Stripe's page, so no card data reaches the site.
 */
final class Stripe extends Gateway {
	/** Seconds that a visitor has to complete a payment. */
	const SESSION_LIFETIME_SECONDS = 2 * HOUR_IN_SECONDS;

	public static function acts(): ?array {
		$key = Stripe_Account::key();
		return '' === $key ? null : array(
			'service' => Stripe_Account::ID,
			'name'    => 'Stripe',
			'mode'    => Stripe_Account::mode( $key ),
		);
	}

	/** Returns the plan of an offer. */
	public static function sold( array $offer ): ?array {
		$plan = Plans::get( (int) $offer['plan'] );
		return $plan && $plan['kind'] === $offer['kind'] ? $plan : null;
	}

	/** Returns the URL of the page for canceling subscriptions. */
	public static function portal(): string {
		return (string) ( Stripe_Account::kept( Stripe_Account::mode( Stripe_Account::key() ) )['portal'] ?? '' );
	}

	/** Creates a Stripe Checkout Session and returns its URL. */
	public static function start( array $order ) {
		$charged = Stripe_Amount::charged( $order['amount'], $order['currency'] );
		if ( null === $charged ) {
			return new \WP_Error( 'payment_amount', __( 'Stripe can’t charge this amount. Choose another amount. Nothing was charged.', 'dovetail-blocks' ), array( 'status' => 400 ) );
		}
		$item = Stripe_Catalog::item( $order, $charged );
		if ( is_wp_error( $item ) && 'service_refused' === $item->get_error_code() ) {
			// An archived price still blocks its lookup key, so Stripe would reject every new price of the plan.
			$item = Stripe_Catalog::plain( $order, $charged );
		}
		$made = is_wp_error( $item ) ? $item : self::session( $order, $item );
		if ( is_wp_error( $made ) ? self::lacks_item( $made ) : ! self::is_for( $made, $charged, $order['currency'] ) ) {
			// The product was deleted or archived in the account, or its price has changed, so use a line item that
			// contains the product and price data.
			Stripe_Catalog::forget( $order );
			$made = self::session( $order, Stripe_Catalog::plain( $order, $charged ) );
		}
		if ( is_wp_error( $made ) ) {
			return self::unstarted( $made );
		}
		$id  = $made['id'] ?? '';
		$url = $made['url'] ?? '';
		if ( ! self::is_for( $made, $charged, $order['currency'] ) || ! is_string( $id ) || '' === $id || ! is_string( $url ) || 1 !== preg_match( '~^https?://~', $url ) ) {
			return self::unstarted( new \WP_Error( 'service_invalid' ) );
		}
		return array(
			'url'    => esc_url_raw( $url ),
			'record' => array( 'session' => $id ),
		);
	}

	/** Whether Stripe rejected a session because of its product or price. */
	private static function lacks_item( \WP_Error $error ): bool {
		return 'service_refused' === $error->get_error_code() && ( 'resource_missing' === $error->get_error_data()['code'] || 0 === strpos( $error->get_error_data()['param'], 'line_items' ) );
	}

	/**
	 * Whether a session has the amount and currency that the visitor saw. A missing amount or currency counts as equal.
	 */
	private static function is_for( array $session, int $charged, string $currency ): bool {
		return ( $session['amount_total'] ?? $charged ) === $charged && strtoupper( self::text( $session['currency'] ?? $currency ) ) === $currency;
	}

	/** Requests the session's current state. */
	public static function settle( array $payment ) {
		$key = Stripe_Account::key();
		if ( '' === $payment['session'] || Stripe_Account::mode( $key ) !== $payment['mode'] ) {
			return new \WP_Error( 'payment_not_asked' );
		}
		$session = Stripe_Account::ask( 'GET', '/checkout/sessions/' . rawurlencode( $payment['session'] ), array( 'expand' => array( 'payment_intent' ) ), '', $key );
		if ( is_wp_error( $session ) ) {
			return $session;
		}
		$told = self::told( $session, $payment['mode'], $payment );
		if ( $told ) {
			$stored = Payments::record( $told );
			if ( is_wp_error( $stored ) ) {
				return $stored;
			}
		}
		$now = Payments::find( $payment['service'], $payment['mode'], $payment['reference'] ) ?? $payment;
		return $now + array( 'open' => 'open' === ( $session['status'] ?? '' ) );
	}

	/**
	 * See `Gateway::is_over()`. Allows an hour for Stripe's webhook to arrive after the session ends. If a webhook
	 * arrives even later, the payment is still recorded.
	 */
	public static function is_over( array $payment ): bool {
		$end = (int) strtotime( $payment['date'] . ' UTC' ) + self::SESSION_LIFETIME_SECONDS + HOUR_IN_SECONDS;
		return '' === $payment['email'] . $payment['subscription'] . $payment['service_id'] && Stripe_Events::last( $payment['mode'] ) > $end;
	}

	/**
	 * Returns the payment data of a Checkout Session for `Payments::record()`.
	 *
	 * @param string     $mode    Mode of the secret that signed the session, or of the key that requested it.
	 * @param array|null $payment See `Payments::find()`.
	 * @return array|null Null if the session has no outcome yet or does not belong to this site.
	 */
	public static function told( array $session, string $mode, ?array $payment ): ?array {
		$reference = $session['client_reference_id'] ?? '';
		$metadata  = (array) ( $session['metadata'] ?? array() );
		if ( ! is_string( $reference ) || '' === $reference || Stripe_Account::site() !== ( $metadata['dovetail_site'] ?? '' ) || ( $payment && $reference !== $payment['reference'] ) ) {
			return null;
		}
		$currency = strtoupper( self::text( $session['currency'] ?? '' ) );
		$amount   = Stripe_Amount::told( (int) ( $session['amount_total'] ?? 0 ), $currency );
		$state    = self::state( $session );
		if ( 'paid' === $state && self::differs( $payment, $amount, $currency ) ) {
			$state = 'differs';
		}
		$intent = $session['payment_intent'] ?? '';
		return '' === $state ? null : array(
			'service'      => Stripe_Account::ID,
			'mode'         => $mode,
			'reference'    => $reference,
			'state'        => $state,
			'amount'       => $amount,
			'currency'     => $currency,
			'email'        => self::text( $session['customer_details']['email'] ?? '' ),
			'name'         => self::text( $session['customer_details']['name'] ?? '' ),
			'subscription' => self::text( $session['subscription'] ?? '' ),
			'session'      => self::text( $session['id'] ?? '' ),
			'service_id'   => self::text( is_array( $intent ) ? ( $intent['id'] ?? '' ) : $intent ),
			'note'         => 'failed' === $state && 'expired' === ( $session['status'] ?? '' ) ? 'expired' : '',
		) + self::origin( $metadata );
	}

	/** Whether the amount paid, in minor units, differs from the requested amount. */
	public static function differs( ?array $payment, int $amount, string $currency ): bool {
		return $payment && $payment['amount'] > 0 && ( $payment['amount'] !== $amount || $payment['currency'] !== $currency );
	}

	/** Returns the data about a payment's plan, post and block from Stripe metadata. */
	public static function origin( array $metadata ): array {
		return array(
			'plan'     => (int) ( $metadata['dovetail_plan'] ?? 0 ),
			'post'     => (int) ( $metadata['dovetail_post'] ?? 0 ),
			'block'    => self::text( $metadata['dovetail_block'] ?? '' ),
			'interval' => in_array( $metadata['dovetail_interval'] ?? '', Plans::INTERVALS, true ) ? $metadata['dovetail_interval'] : '',
			'title'    => self::text( $metadata['dovetail_title'] ?? '' ),
		);
	}

	/** Returns the payment state of a session; empty while the visitor can still pay. */
	private static function state( array $session ): string {
		switch ( $session['status'] ?? '' ) {
			case 'complete':
				if ( in_array( $session['payment_status'] ?? '', array( 'paid', 'no_payment_required' ), true ) ) {
					return 'paid';
				}
				$intent = $session['payment_intent'] ?? null;
				return is_array( $intent ) && in_array( $intent['status'] ?? '', array( 'requires_payment_method', 'canceled' ), true ) ? 'failed' : 'pending';
			case 'expired':
				return 'failed';
			default:
				return '';
		}
	}

	private static function session( array $order, array $item ) {
		$is_once  = 'one-time' === $order['interval'];
		$metadata = array(
			'dovetail_site'      => Stripe_Account::site(),
			'dovetail_reference' => $order['reference'],
			'dovetail_plan'      => (string) $order['plan'],
			'dovetail_post'      => (string) $order['offer']['post'],
			'dovetail_block'     => (string) $order['offer']['block'],
			'dovetail_interval'  => $order['interval'],
			'dovetail_title'     => mb_substr( $order['title'], 0, 200 ),
		);
		$data     = array(
			'mode'                => $is_once ? 'payment' : 'subscription',
			'line_items'          => array( $item + array( 'quantity' => 1 ) ),
			'success_url'         => $order['return'],
			'cancel_url'          => $order['return'],
			'client_reference_id' => $order['reference'],
			'expires_at'          => time() + self::SESSION_LIFETIME_SECONDS,
			'metadata'            => $metadata,
			( $is_once ? 'payment_intent_data' : 'subscription_data' ) => array_filter(
				array(
					'description' => $order['title'],
					'metadata'    => $metadata,
				)
			),
		);
		if ( $is_once && 'donation' === $order['kind'] ) {
			$data['submit_type'] = 'donate';
		}
		return Stripe_Account::ask( 'POST', '/checkout/sessions', $data, $order['reference'] . md5( (string) wp_json_encode( $item ) ) );
	}

	/** Returns the error that a visitor sees if no session could be created. */
	private static function unstarted( \WP_Error $error ): \WP_Error {
		$data = (array) $error->get_error_data();
		if ( 'service_refused' === $error->get_error_code() && '' !== $data['said'] && ( in_array( $data['code'], array( 'amount_too_small', 'amount_too_large' ), true ) || 0 === strpos( $data['param'], 'line_items' ) ) ) {
			/* translators: %s: what Stripe says, in English. */
			return new \WP_Error( 'payment_refused', sprintf( __( 'Stripe rejected this payment: “%s” Nothing was charged.', 'dovetail-blocks' ), $data['said'] ), array( 'status' => 400 ) );
		}
		if ( 'service_refused' === $error->get_error_code() ) {
			/* translators: %s: what Stripe says, in English. */
			Connection_State::note_response( Stripe_Account::ID, '' === $data['said'] ? $error->get_error_message() : sprintf( __( 'Stripe rejected a visitor’s payment: “%s”', 'dovetail-blocks' ), $data['said'] ) );
		}
		return new \WP_Error( 'payment_unavailable', __( 'Stripe could not be reached, or can’t take payments for this site at the moment. Nothing was charged. Try again in a few minutes.', 'dovetail-blocks' ), array( 'status' => 503 ) );
	}

	/** Returns text from Stripe, cut to a maximum length. */
	public static function text( $value ): string {
		return Plain_Text::line( $value, 320 );
	}
}
