<?php
namespace Dovetail\Simple_Payments\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Payments\Tests\Payment_Records;
use Dovetail\Plugin\Database;
use Dovetail\Simple_Payments\Open_Orders;
use Dovetail\Simple_Payments\Purchase;
use Dovetail\Simple_Payments\Webhook;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Stopped;

require_once dirname( __DIR__, 5 ) . '/shared/payments/server/tests/trait-payment-records.php';

/** Connects an app of the PayPal mock before each test, and makes purchases. */
trait Paypal_Mock {
	use Payment_Records;
	use Mock_Platform {
		setUp as private reset_and_begin;
	}

	protected function setUp(): void {
		$this->reset_and_begin();
		self::connect();
	}

	/**
	 * @param array<string, string> $changes  Settings that differ from a valid app's settings.
	 * @param bool                  $has_form Whether the owner has turned on the classic form.
	 */
	protected static function connect( array $changes = array(), bool $has_form = false ): void {
		$app = $changes + array(
			'client_id'  => 'AharbourharbourharbourA',
			'secret'     => 'EharbourharbourharbourE',
			'mode'       => 'sandbox',
			'webhook_id' => 'WH0TEST',
		);
		update_option( Connections::option_name( 'paypal' ), $app );
		update_option( 'dovetail_blocks_settings', array( 'paypal_form' => $has_form ) );
	}

	protected static function disconnect( bool $has_form = false ): void {
		self::connect( array_fill_keys( array( 'client_id', 'secret', 'mode', 'webhook_id' ), '' ), $has_form );
	}

	/** Creates a product as the editor does; by default for 45 €. */
	protected static function make_product( array $fields = array() ): int {
		$fields += array(
			'title'    => 'Sourdough class',
			'status'   => 'publish',
			'currency' => 'EUR',
			'price'    => 45,
			'email'    => 'bakery@example.com',
			'multiple' => true,
		);
		$id      = wp_insert_post(
			array(
				'post_type'    => 'jp_pay_product',
				'post_title'   => $fields['title'],
				'post_content' => 'Saturday morning.',
				'post_status'  => $fields['status'],
				'post_author'  => 1,
				'meta_input'   => array(
					'spay_currency' => $fields['currency'],
					'spay_price'    => $fields['price'],
					'spay_email'    => $fields['email'],
					'spay_multiple' => $fields['multiple'],
				),
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	protected static function markup( array $attributes ): string {
		$attributes += array(
			'title'       => 'Sourdough class',
			'price'       => 1,
			'postLinkUrl' => 'https://example.org/',
		);
		return '<!-- wp:dovetail/simple-payments ' . wp_json_encode( $attributes ) . " -->\n"
			. '<div class="wp-block-dovetail-simple-payments"><p class="wp-block-dovetail-simple-payments__title"><strong>Sourdough class</strong></p><p class="wp-block-dovetail-simple-payments__price">1.00 USD</p><p class="wp-block-dovetail-simple-payments__link"><a href="https://example.org/">Click here to purchase.</a></p></div>'
			. "\n<!-- /wp:dovetail/simple-payments -->";
	}

	protected function make_page( int $product ): int {
		return $this->create_post(
			array(
				'post_title'   => 'Classes',
				'post_content' => self::markup( array( 'productId' => $product ) ),
			)
		);
	}

	protected static function draw( int $page ): string {
		$GLOBALS['wp_query']     = new \WP_Query( array( 'p' => $page, 'post_type' => 'any' ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$html                    = '';
		while ( have_posts() ) {
			the_post();
			$html .= apply_filters( 'the_content', get_the_content() );
		}
		return $html;
	}

	/** Returns the fields of a page's form, with a new key each time. */
	protected static function fields( int $page, int $product ): array {
		return array(
			Purchase::FIELD => Purchase::seal( $product, $page ),
			'key'           => wp_generate_uuid4(),
		);
	}

	/** Creates a page that sells a product, by default for 45 €, and returns the fields of its form. */
	protected function new_form( array $product = array() ): array {
		$id = self::make_product( $product );
		return self::fields( $this->make_page( $id ), $id );
	}

	/**
	 * @param string $client  IP address of the visitor.
	 * @param string $visitor ID of the visitor's browser; empty for one browser per IP address.
	 * @param string $page    Path of the page with the form.
	 * @return array{status: int, location: string, said: string}
	 */
	protected static function send( array $fields, string $client = '127.0.0.1', string $visitor = '', string $page = '/?p=1' ): array {
		self::begin_request( $page, $client, $visitor );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $fields );
		return self::finish_request( array( Purchase::class, 'receive' ), (int) $fields[ Purchase::FIELD ] );
	}

	/**
	 * Opens a return URL and follows one redirect.
	 *
	 * @return array{status: int, location: string, said: string, url: string} `url` is the final URL.
	 */
	protected static function come_back( string $url, string $client = '127.0.0.1' ): array {
		$url = strtok( $url, '#' );
		self::begin_request( substr( $url, strlen( home_url() ) ), $client, '' );
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET   = wp_slash( $query );
		$note   = explode( '.', $query[ Purchase::FIELD ] );
		$answer = self::finish_request( array( Purchase::class, 'handle_return' ), (int) ( $note[1] ?? 0 ) );
		return '' === $answer['location'] ? $answer + compact( 'url' ) : self::come_back( $answer['location'], $client );
	}

	/**
	 * Starts an order and approves it at PayPal.
	 *
	 * @param array  $fields  Fields of the form.
	 * @param string $outcome Result of the payment at PayPal.
	 * @return array{order: string, back: string} Order ID and return URL.
	 */
	protected static function approve( array $fields, string $outcome = 'COMPLETED', string $client = '127.0.0.1' ): array {
		$answer = self::send( $fields, $client );
		self::assertSame( 303, $answer['status'], $answer['said'] );
		$order = self::order_of( $answer['location'] );
		return array(
			'order' => $order,
			'back'  => self::approve_order( $order, $outcome ),
		);
	}

	protected static function approve_order( string $order, string $outcome = 'COMPLETED' ): string {
		$answer = wp_remote_get( DOVETAIL_TESTS_PLATFORM . "/services/paypal/checkoutnow/$order/$outcome", array( 'redirection' => 0 ) );
		return (string) wp_remote_retrieve_header( $answer, 'location' );
	}

	protected static function order_of( string $address ): string {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return $query['token'] ?? '';
	}

	protected static function at_paypal( string $method, string $path, array $data = array() ): array {
		return self::send_to_platform( $method, "/services/paypal$path", (object) $data, array( 'Authorization' => 'Bearer A21AAtest' ) );
	}

	/**
	 * Makes all open orders due and runs the job that checks them.
	 *
	 * @param int $seconds Seconds since their outcome was first unknown.
	 * @return int|bool Return value of `Open_Orders::run()`, rounded up to minutes.
	 */
	protected static function look_again( int $seconds = 0 ) {
		Database::execute( 'UPDATE {orders} SET due = %d, since = %d WHERE due > 0', array( time(), time() - $seconds ) );
		$after = Open_Orders::run();
		return is_int( $after ) ? MINUTE_IN_SECONDS * (int) ceil( $after / MINUTE_IN_SECONDS ) : $after;
	}

	protected static function count_charges(): int {
		return count( wp_list_filter( self::asked( '/capture$/' ), array( 'status' => 201 ) ) );
	}

	/**
	 * Returns a notification as PayPal sends it.
	 *
	 * @return array{proof: array<string, string>, body: string}
	 */
	protected static function notification( array $event, string $webhook = 'WH0TEST' ): array {
		$body = wp_json_encode( $event, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return array(
			'proof' => array(
				'auth_algo'         => 'SHA256withRSA',
				'cert_url'          => 'https://api.paypal.com/v1/notifications/certs/CERT',
				'transmission_id'   => 'b6c3a2d0-1',
				'transmission_sig'  => self::proof( "$webhook $body" ),
				'transmission_time' => '2026-11-23T22:00:00Z',
			),
			'body'  => $body,
		);
	}

	protected static function notify( array $notification ): int {
		return Webhook::take( $notification['proof'], $notification['body'] );
	}

	/** Returns the mock's signature of a string, see paypal-account.mock.ts. */
	protected static function proof( string $text ): string {
		$proof = 5381;
		foreach ( mb_str_split( $text, 1, 'UTF-8' ) as $sign ) {
			$proof = ( $proof * 33 + mb_ord( $sign, 'UTF-8' ) ) % 2 ** 46;
		}
		return "mock$proof";
	}

	private static function begin_request( string $path, string $client, string $visitor ): void {
		foreach ( array( 'told' => null, 'is_shown' => false ) as $name => $value ) {
			$property = new \ReflectionProperty( Purchase::class, $name );
			$property->setAccessible( true );
			$property->setValue( null, $value );
		}
		$_SERVER['REQUEST_METHOD']   = 'GET';
		$_SERVER['REQUEST_URI']      = $path;
		$_SERVER['REMOTE_ADDR']      = $client;
		$_COOKIE['dovetail_visitor'] = md5( '' === $visitor ? $client : $visitor );
		$_GET                        = array();
		$_POST                       = array();
	}

	private static function finish_request( callable $request, int $product ): array {
		$status = 200;
		$note   = static function ( $header, $code ) use ( &$status ) {
			$status = $code;
			return $header;
		};
		add_filter( 'status_header', $note, 10, 2 );
		$location = '';
		try {
			$request();
		} catch ( Stopped $redirect ) {
			$status   = $redirect->getCode();
			$location = $redirect->location;
		}
		remove_filter( 'status_header', $note, 10 );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$said                      = html_entity_decode( wp_strip_all_tags( Purchase::message( $product ) ), ENT_QUOTES, 'UTF-8' );
		return array(
			'status'   => $status,
			'location' => $location,
			'said'     => str_replace( "\u{a0}", ' ', $said ),
		);
	}
}
