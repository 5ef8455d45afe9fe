<?php
namespace Dovetail\Mailchimp\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Mailchimp\Account;
use Dovetail\Mailchimp\Members;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-mailchimp-mock.php';

final class AccountTest extends Test_Case {
	use Mailchimp_Mock;

	/** @dataProvider calls_by_key_and_by_platform */
	public function test_the_account_responds_the_same_with_a_key_and_through_the_platform( bool $has_key, string $method, string $route, array $params, int $status, array $expected ): void {
		if ( $has_key ) {
			self::connect();
		}
		self::reset_platform();
		$answer = $this->ask( $method, $route, $params );
		$this->assertSame( $status, $answer['status'], wp_json_encode( $answer ) );
		foreach ( $expected as $name => $value ) {
			$this->assertSame( $value, $answer['data'][ $name ] );
		}
		if ( 200 === $status && ! isset( $expected['code'] ) ) {
			$this->assertSame( $expected, $answer['data'] );
		}
		foreach ( self::asked( '/mailchimp/' ) as $request ) {
			$this->assertStringStartsWith( $has_key ? '/3.0/' : '/wpcom/v2/mailchimp', $request['path'] );
		}
	}

	// spec: 001-7-10, 001-7-11
	public static function calls_by_key_and_by_platform(): array {
		$groups = array(
			array(
				'id'        => 'c1',
				'interests' => array(
					array( 'id' => 'a1', 'name' => 'Bread' ),
					array( 'id' => 'a2', 'name' => 'Cakes & tarts' ),
				),
			),
			array(
				'id'        => 'c2',
				'interests' => array( array( 'id' => 'b1', 'name' => 'Courses' ) ),
			),
		);
		$lists  = array(
			array( 'id' => 'a1b2c3d4e5', 'name' => 'Harbour Bakery' ),
			array( 'id' => 'f6a7b8c9d0', 'name' => 'Friends of the house' ),
		);
		$double = array( 'email' => 'ann@example.com', 'opt_in' => 'double' );
		$single = array(
			'email'      => 'ann@example.com',
			'opt_in'     => 'single',
			'interests'  => array( 'a1' ),
			'tags'       => array( 'Site' ),
			'first_name' => 'Ann',
		);
		$calls  = array(
			'the connection'                                => array( 'GET', '', array(), 200, array( 'code' => 'connected' ) ),
			'the audiences'                                 => array( 'GET', '/lists', array(), 200, compact( 'lists' ) ),
			'the groups of the first audience'              => array( 'GET', '/groups', array(), 200, array( 'interest_categories' => $groups ) ),
			'the groups of a chosen audience'               => array( 'GET', '/groups', array( 'list_id' => 'f6a7b8c9d0' ), 200, array( 'interest_categories' => array() ) ),
			'a member who has to confirm'                   => array( 'POST', '/subscribe', $double, 200, array( 'status' => 'pending' ) ),
			'a member who need not confirm'                 => array( 'POST', '/subscribe', $single, 200, array( 'status' => 'subscribed' ) ),
			'an invalid address'                            => array( 'POST', '/subscribe', array( 'email' => 'ann@nowhere.invalid' ), 400, array( 'code' => 'invalid_email' ) ),
			'an address that only its owner can add again'  => array( 'POST', '/subscribe', array( 'email' => 'forgotten@example.com' ), 409, array( 'code' => 'own_form_only' ) ),
			'an unknown parameter'                          => array( 'GET', '/groups', array( 'list' => 'x' ), 400, array( 'code' => 'rest_invalid_param' ) ),
		);
		$sets   = array();
		foreach ( $calls as $what => $call ) {
			$sets[ "$what, by key" ]      = array_merge( array( true ), $call );
			$sets[ "$what, by platform" ] = array_merge( array( false ), $call );
		}
		return $sets;
	}

	/** @dataProvider ways_to_connect */
	public function test_the_account_returns_the_urls_to_connect_and_to_add_an_address_again( bool $has_key ): void {
		if ( $has_key ) {
			self::connect();
		}
		$this->assertStringStartsWith( 'http', $this->ask( 'GET', '' )['data']['connect_url'] );
		$forgotten = $this->ask( 'POST', '/subscribe', array( 'email' => 'forgotten@example.com' ) );
		$this->assertSame( 'https://eepurl.com/a1b2c3d4e5', $forgotten['data']['data']['address'] );
	}

	public static function ways_to_connect(): array {
		return array(
			'with a key'           => array( true ),
			'through the platform' => array( false ),
		);
	}

	public function test_a_request_without_a_key_or_platform_fails_with_an_explanation(): void {
		$this->disconnect_platform();
		$answer = $this->ask( 'GET', '' );
		$this->assertSame( 424, $answer['status'] );
		$this->assertSame( 'missing_connection', $answer['data']['code'] );
		$this->assertInstanceOf( \WP_Error::class, Members::add( 'ann@example.com' ) );
	}

	/** @dataProvider keys */
	public function test_checking_a_key_names_its_account_or_says_what_to_do( string $key, string $sentence, bool $is_good ): void {
		self::connect( $key );
		$this->assertStringStartsWith( $sentence, Connection_State::check( 'mailchimp' ) );
		$this->assertSame( $is_good, Connection_State::get( 'mailchimp' )['isGood'] );
	}

	public static function keys(): array {
		return array(
			'of an account' => array( '0123456789abcdef0123456789abcdef-us21', 'Connected as Harbour Bakery.', true ),
			'revoked'       => array( 'revoked00000000000-us21', 'Mailchimp rejected this key.', false ),
		);
	}

	public function test_an_account_without_a_name_can_be_connected(): void {
		self::connect();
		$check = static fn() => Account::check( array( 'key' => '0123456789abcdef0123456789abcdef-us21' ) );
		$this->assertSame( 'Connected.', self::while_answering( array( 'body' => '{"account_id":"1"}' ), $check ) );
	}

	/** @return array{status: int, data: array} The site's response to an administrator. */
	private function ask( string $method, string $route, array $params = array() ): array {
		$this->act_as( 'admin' );
		$request = new \WP_REST_Request( $method, "/wpcom/v2/mailchimp$route" );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( wp_json_encode( $params ) );
		}
		$answer = rest_do_request( $request );
		return array(
			'status' => $answer->get_status(),
			'data'   => json_decode( wp_json_encode( $answer->get_data() ), true ),
		);
	}
}
