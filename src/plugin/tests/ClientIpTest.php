<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Client_Ip;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Tests\Test_Case;

final class ClientIpTest extends Test_Case {

	/**
	 * @dataProvider same_clients
	 */
	public function test_addresses_of_one_visitor_count_as_one_client( string $one, string $other ): void {
		$this->assertSame( $this->client( $one ), $this->client( $other ) );
	}

	public static function same_clients(): array {
		return array(
			'IPv4 mapped into IPv6'                        => array( '1.2.3.4', '::ffff:1.2.3.4' ),
			'IPv4 mapped into IPv6, in hexadecimal digits' => array( '1.2.3.4', '::FFFF:102:304' ),
			'IPv4 translated into IPv6'                    => array( '1.2.3.4', '64:ff9b::1.2.3.4' ),
			'IPv4 mapped and translated'                   => array( '::ffff:5.6.7.8', '64:ff9b::5.6.7.8' ),
			'two addresses of a network of 64 bits'        => array( '2001:db8::1', '2001:db8:0:0:1::1' ),
		);
	}

	/** @dataProvider different_clients */
	public function test_addresses_of_two_visitors_count_as_two_clients( string $one, string $other ): void {
		$this->assertNotSame( $this->client( $one ), $this->client( $other ) );
	}

	public static function different_clients(): array {
		return array(
			'IPv4 mapped into IPv6'   => array( '1.2.3.4', '::ffff:5.6.7.8' ),
			'two networks of 64 bits' => array( '2001:db8::1', '2001:db8:0:1::1' ),
		);
	}

	/** @dataProvider no_addresses */
	public function test_without_a_valid_ip_address_the_server_variable_is_returned_unchanged( string $text ): void {
		$this->request_from( $text );
		$this->assertSame( $text, Client_Ip::address() );
	}

	public static function no_addresses(): array {
		return array(
			'nothing'       => array( '' ),
			'a unix socket' => array( 'unix:' ),
		);
	}

	/** @dataProvider visitors */
	public function test_a_forwarded_address_from_a_visitor_is_ignored( string $header ): void {
		$this->request_from( '203.0.113.9', array( $header => '1.2.3.4' ) );
		$this->assertSame( '203.0.113.9', Client_Ip::address() );
	}

	public static function visitors(): array {
		return array(
			'X-Forwarded-For' => array( 'HTTP_X_FORWARDED_FOR' ),
			'X-Real-IP'       => array( 'HTTP_X_REAL_IP' ),
		);
	}

	/** @dataProvider proxies_beside_the_server */
	public function test_a_forwarded_address_from_a_proxy_on_this_machine_or_in_its_network_is_used( string $proxy, string $forwarded, string $address ): void {
		$this->request_from( $proxy, array( 'HTTP_X_FORWARDED_FOR' => $forwarded ) );
		$this->assertSame( $address, Client_Ip::address() );
	}

	public static function proxies_beside_the_server(): array {
		return array(
			'this machine'                        => array( '127.0.0.1', '1.2.3.4', '1.2.3.4' ),
			'this machine, with IPv6'             => array( '::1', '2001:db8::7', '2001:db8::7' ),
			'10.0.0.0/8, with a port'             => array( '10.1.2.3', '1.2.3.4:5678', '1.2.3.4' ),
			'172.16.0.0/12, with IPv6 and a port' => array( '172.31.0.1', '"[2001:db8::7]:443"', '2001:db8::7' ),
			'outside of 172.16.0.0/12'            => array( '172.32.0.1', '1.2.3.4', '172.32.0.1' ),
			'100.64.0.0/10'                       => array( '100.64.0.1', '1.2.3.4', '1.2.3.4' ),
			'fc00::/7'                            => array( 'fd00::1', '::ffff:1.2.3.4', '1.2.3.4' ),
			'10.0.0.0/8, mapped into IPv6'        => array( '::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4' ),
			'a unix socket'                       => array( 'unix:', '1.2.3.4', '1.2.3.4' ),
			'a visitor in the proxy’s network'    => array( '10.0.0.1', '192.168.7.7', '192.168.7.7' ),
		);
	}

	/** @dataProvider lists */
	public function test_the_list_of_forwarded_addresses_is_read_from_its_end_because_earlier_ones_can_be_forged( string $forwarded, string $address ): void {
		$this->request_from( '10.0.0.1', array( 'HTTP_X_FORWARDED_FOR' => $forwarded ) );
		$this->assertSame( $address, Client_Ip::address() );
	}

	public static function lists(): array {
		return array(
			'a forged address'            => array( '9.9.9.9, 1.2.3.4', '1.2.3.4' ),
			'another proxy at the end'    => array( '9.9.9.9, 1.2.3.4, 192.168.1.1', '1.2.3.4' ),
			'a text at the beginning'     => array( '<script>, 1.2.3.4', '1.2.3.4' ),
			'a text at the end'           => array( '9.9.9.9, unknown', '10.0.0.1' ),
			'nothing at the end'          => array( '9.9.9.9, ', '10.0.0.1' ),
			'nothing'                     => array( '', '10.0.0.1' ),
			'more proxies than the limit' => array( '9.9.9.9, ' . str_repeat( '10.0.0.2,', 5000 ), '10.0.0.1' ),
		);
	}

	/** @dataProvider trusted_proxies */
	public function test_a_forwarded_address_from_a_proxy_in_the_settings_is_used( string $proxy, string $forwarded, string $trusted, string $address ): void {
		$this->request_from( $proxy, array( 'HTTP_X_FORWARDED_FOR' => $forwarded ), $trusted );
		$this->assertSame( $address, Client_Ip::address() );
	}

	public static function trusted_proxies(): array {
		return array(
			'an address'                        => array( '198.51.100.7', '1.2.3.4', '198.51.100.7', '1.2.3.4' ),
			'a network'                         => array( '198.51.100.7', '9.9.9.9, 1.2.3.4, 198.51.100.200', '2001:db8::/32 198.51.100.0/24', '1.2.3.4' ),
			'outside of the network'            => array( '198.51.101.7', '1.2.3.4', '198.51.100.0/24', '198.51.101.7' ),
			'a network that ends within a byte' => array( '198.51.101.7', '1.2.3.4', '198.51.100.0/23', '1.2.3.4' ),
			'a network of IPv6'                 => array( '2001:db8:5::7', '2001:db8:9::1', '2001:db8:4::/47', '2001:db8:9::1' ),
			'the proxy itself'                  => array( '198.51.100.7', '198.51.100.7', '198.51.100.7', '198.51.100.7' ),
			// Trusting the whole internet can only be a mistake.
			'the whole internet, which is not valid' => array( '198.51.100.7', '1.2.3.4', '0.0.0.0/0 x/8 ::/0', '198.51.100.7' ),
		);
	}

	/**
	 * @dataProvider requests_through_proxies
	 *
	 * @param array<string, string> $headers
	 */
	public function test_a_proxy_that_forwards_addresses_but_is_not_in_the_settings_is_detected( string $from, array $headers, string $trusted, string $proxy ): void {
		$this->request_from( $from, $headers, $trusted );
		$this->assertSame( $proxy, Client_Ip::unknown_proxy() );
	}

	public static function requests_through_proxies(): array {
		$forwarded = array( 'HTTP_X_FORWARDED_FOR' => '1.2.3.4' );
		return array(
			'no header'                                                     => array( '198.51.100.7', array(), '', '' ),
			'X-Forwarded-For'                                               => array( '198.51.100.7', $forwarded, '', '198.51.100.7' ),
			'X-Real-IP'                                                     => array( '198.51.100.7', array( 'HTTP_X_REAL_IP' => '1.2.3.4' ), '', '198.51.100.7' ),
			'a proxy beside the server'                                     => array( '10.0.0.1', $forwarded, '', '' ),
			'a proxy in the settings'                                       => array( '198.51.100.7', $forwarded, '198.51.100.7', '' ),
			'a server that replaces the proxy’s address with the visitor’s' => array( '1.2.3.4', array( 'HTTP_X_FORWARDED_FOR' => '9.9.9.9, 1.2.3.4' ), '', '' ),
		);
	}

	public function test_the_site_health_test_passes_if_no_unknown_proxy_forwards_addresses(): void {
		$this->assert_has( array( 'status' => 'good', 'actions' => '' ), self::site_health() );
	}

	public function test_site_health_recommends_adding_a_proxy_that_forwards_addresses(): void {
		$this->request_from( '198.51.100.7', array( 'HTTP_X_FORWARDED_FOR' => '1.2.3.4' ) );
		$result = self::site_health();
		$this->assertSame( 'recommended', $result['status'] );
		$this->assertStringContainsString( 'came through 198.51.100.7', $result['description'] );
		$this->assertStringContainsString( 'page=dovetail-blocks', $result['actions'] );
	}

	/** @return array<string, mixed> Result of the plugin's proxy test. */
	private static function site_health(): array {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		return $tests['direct']['dovetail_blocks_proxies']['test']();
	}

	/**
	 * @param array<string, string> $headers Header values by name in `$_SERVER`.
	 * @param string                $trusted Proxies in the settings.
	 */
	private function request_from( string $address, array $headers = array(), string $trusted = '' ): void {
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'], $_SERVER['HTTP_X_REAL_IP'] );
		$_SERVER = array( 'REMOTE_ADDR' => $address ) + $headers + $_SERVER;
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'trusted_proxies' => $trusted ) + $settings );
	}

	/** Returns the client ID that rate limits use for a request from an IP address. */
	private function client( string $address ): string {
		$this->request_from( $address );
		return Rate_Limit::client();
	}
}
