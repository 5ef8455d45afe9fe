<?php
namespace Dovetail\Payments\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Payments\Checkout;
use Dovetail\Payments\Receipt;
use Dovetail\Payments\Visitor;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Stopped;

require_once __DIR__ . '/trait-payment-records.php';

/** Connects each test to a new account on the Stripe mock. The mock holds back events until a test delivers them. */
trait Stripe_Mock {
	use Payment_Records;
	use Mock_Platform {
		setUp as private reset_and_begin;
	}

	protected function setUp(): void {
		$this->reset_and_begin();
		self::stripe( 'hold', array() );
		self::connect();
	}

	/** Connects with a test key as a site owner does, and returns the text in the connection's row. */
	protected static function connect( string $key = 'sk_test_0123456789abcdef', string $secret = '' ): string {
		update_option( Connections::option_name( 'stripe' ), compact( 'key', 'secret' ) );
		return Connection_State::get( 'stripe' )['sentence'];
	}

	/**
	 * Triggers an action in the mock account, and returns the account's data.
	 *
	 * @param string $event `pay`, `refund` …, see `steer()` in stripe.mock.ts.
	 * @return array<string, mixed> `sessions`, `charges`, `products`, `prices`, `endpoints`, `events`, `invoices` …
	 */
	protected static function stripe( string $event = 'account', ?array $data = null ): array {
		return self::send_to_platform( null === $data ? 'GET' : 'POST', "/services/stripe/test/$event", null === $data ? null : (object) $data );
	}

	/** @return array<int, array<string, mixed>> The events of a type, the oldest first. */
	protected static function events_of( string $type ): array {
		return array_values( wp_list_filter( self::stripe()['events'], compact( 'type' ) ) );
	}

	protected static function last_event( string $type ): array {
		$events = self::events_of( $type );
		self::assertNotEmpty( $events, $type );
		return end( $events );
	}

	/** Returns an offer, by default for donations on a public page. */
	protected function offer( array $wish = array() ): array {
		return $wish + array(
			'block'    => 'test-pay',
			'source'   => 'site',
			'plan'     => $wish['plan'] ?? self::plan(),
			'kind'     => 'donation',
			'currency' => 'EUR',
			'interval' => 'one-time',
			'title'    => '',
			'amounts'  => array( 500, 1500, 10000 ),
			'custom'   => true,
			'draft'    => false,
			'post'     => $wish['post'] ?? $this->create_post(),
			'seller'   => 'Harbour Bakery',
		);
	}

	/** Returns the signed offer in a form. */
	protected static function sealed( array $offer ): string {
		self::assertSame( 1, preg_match( '/name="dovetail_payment" value="([^"]+)"/', Checkout::form( $offer, '' ), $found ) );
		return $found[1];
	}

	/**
	 * Submits a form as a browser without JavaScript does.
	 *
	 * @param string                $sealed  The signed offer.
	 * @param array<string, string> $fields  The fields `amount`, `amount_choice` and `key` (a new key if omitted).
	 * @param string                $visitor Value of the cookie. If empty, the key in the form identifies the visitor.
	 * @return array{status: int, location: string, said: string}
	 */
	protected static function send( string $sealed, array $fields = array(), string $visitor = '' ): array {
		$_SERVER['REQUEST_METHOD']  = 'POST';
		$_COOKIE[ Visitor::COOKIE ] = $visitor;

		$fields += array(
			'key'           => wp_generate_uuid4(),
			'own_key'       => '' === $visitor ? '1' : '',
			Checkout::FIELD => $sealed,
		);
		$_POST   = wp_slash( $fields );
		$answer  = array(
			'status'   => 200,
			'location' => '',
			'said'     => '',
		);
		try {
			Checkout::receive();
			ob_start();
			Checkout::tell_at_end();
			// WordPress runs shortcodes in messages that are part of the content.
			$answer['said'] = self::text( do_shortcode( ob_get_clean() ) );
		} catch ( Stopped $redirect ) {
			$answer['status']   = $redirect->getCode();
			$answer['location'] = $redirect->location;
		}
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_POST                     = array();
		return $answer;
	}

	/** Starts a payment and returns its session. */
	protected function begin( array $wish = array(), string $amount = '5' ): array {
		$answer = self::send( self::sealed( $this->offer( $wish ) ), compact( 'amount' ) );
		self::assertSame( '', $answer['said'] );
		$sessions = wp_list_filter( self::stripe()['sessions'], array( 'url' => $answer['location'] ) );
		self::assertCount( 1, $sessions );
		return reset( $sessions );
	}

	/**
	 * Starts a payment and pays it at Stripe, without notifying the site.
	 *
	 * @return array{0: array, 1: array} The session, and the event about its completion.
	 */
	protected function pay( string $amount = '5', array $wish = array() ): array {
		$session = $this->begin( $wish, $amount );
		self::stripe( 'pay', array( 'session' => $session['id'] ) );
		return array( $session, self::last_event( 'checkout.session.completed' ) );
	}

	/**
	 * Delivers an event as Stripe does, and returns the response status.
	 *
	 * @param array<string, mixed> $how Changes to the delivery: `secret` (by default the secret of the endpoint), `moment` (timestamp of the signature), `body` (replaces the signed body), `signature` (replaces the valid signature).
	 */
	protected static function deliver( array $event, array $how = array() ): int {
		$text    = wp_json_encode( $event );
		$secret  = $how['secret'] ?? self::stripe()['endpoints'][0]['secret'] ?? '';
		$moment  = $how['moment'] ?? time();
		$request = new \WP_REST_Request( 'POST', '/dovetail/v1/payments/stripe' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'Stripe-Signature', $how['signature'] ?? "t=$moment,v1=" . hash_hmac( 'sha256', "$moment.$text", $secret ) );
		$request->set_body( $how['body'] ?? $text );
		return rest_do_request( $request )->get_status();
	}

	/** Opens the return URL, and returns the message on the page. */
	protected static function come_back( string $address ): string {
		return self::text( Receipt::of( self::token( $address ) )['html'] );
	}

	/** Returns the signed data in a return URL. */
	protected static function token( string $address ): string {
		wp_parse_str( wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return $query[ Receipt::PARAMETER ];
	}

	/** Returns the text content of HTML, with white space collapsed. */
	protected static function text( string $html ): string {
		$text = html_entity_decode( preg_replace( '/<[^>]+>/', ' ', $html ), ENT_QUOTES, 'UTF-8' );
		return trim( preg_replace( '/\s+/u', ' ', $text ) );
	}
}
