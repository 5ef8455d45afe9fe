<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Http_Client;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/IpNetworksTest.php';

/**
 * Tests which hosts and IP addresses the site connects to. Host names are resolved by a fake DNS, which cannot be
 * removed again within the same process.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class HttpClientTest extends Test_Case {

	const PUBLIC = '93.184.215.14';

	/** @var callable Returns the IP address of a host name. */
	public static $address_of;

	/** @var callable Returns all IP addresses of a host name, or false. */
	public static $addresses_of;

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/name-server.php';
		self::$address_of   = static fn() => self::PUBLIC;
		self::$addresses_of = static fn() => false;
		add_filter( 'pre_option_home', static fn() => 'https://own.example' );
		// WordPress's own check allows everything, as older versions do for some networks.
		remove_all_filters( 'http_request_host_is_external' );
		add_filter( 'http_request_host_is_external', static fn() => in_array( 'wp_http_validate_url', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'function' ), true ) );
	}

	/** @dataProvider hosts */
	public function test_a_host_is_checked_and_resolved_in_lowercase_ascii_without_a_trailing_dot( string $host, string $ascii ): void {
		$this->assertSame( array( "$ascii:443:" . self::PUBLIC ), Http_Client::resolve( "https://$host/feed" ) );
	}

	public static function hosts(): array {
		return array(
			'a plain host name'   => array( 'feeds.example', 'feeds.example' ),
			'upper case'          => array( 'FEEDS.Example', 'feeds.example' ),
			'a dot at the end'    => array( 'feeds.example.', 'feeds.example' ),
			'an umlaut'           => array( "b\u{00fc}cher.example", 'xn--bcher-kva.example' ),
			'an ideographic dot'  => array( "B\u{00dc}CHER\u{3002}example", 'xn--bcher-kva.example' ),
			'a soft hyphen'       => array( "fe\u{00ad}eds.example", 'feeds.example' ),
			'a full-width letter' => array( "\u{ff46}eeds.example", 'feeds.example' ),
			'an IP address'       => array( '93.184.215.14', '93.184.215.14' ),
			'full-width digits'   => array( "\u{ff19}\u{ff13}.184.215.14", '93.184.215.14' ),
		);
	}

	/**
	 * @dataProvider servers
	 *
	 * @param string[]|null $pinned
	 */
	public function test_the_site_connects_to_the_ip_address_that_was_checked( string $url, ?array $pinned ): void {
		self::$address_of = static fn( $name ) => 'feeds.test' === $name ? '172.29.1.7' : '172.29.1.8';
		add_filter( 'http_request_host_is_external', static fn( $is_external, $host ) => $is_external || 'feeds.test' === $host, 20, 2 );
		$this->assertSame( $pinned, Http_Client::resolve( $url ) );
	}

	public static function servers(): array {
		return array(
			'https'                           => array( 'https://feeds.test/feed', array( 'feeds.test:443:172.29.1.7' ) ),
			'http'                            => array( 'http://feeds.test/feed', array( 'feeds.test:80:172.29.1.7' ) ),
			'another port'                    => array( 'http://feeds.test:8080/feed', array( 'feeds.test:8080:172.29.1.7' ) ),
			'an address for documents'        => array( 'http://203.0.113.7/', null ),
			'a public address'                => array( 'http://93.184.215.14/', array( '93.184.215.14:80:93.184.215.14' ) ),
			'a name with a private address'   => array( 'http://other.test/', null ),
			'this server'                     => array( 'http://[::1]/', null ),
			'another scheme'                  => array( 'ftp://feeds.test/', null ),
			'a port that no web server has'   => array( 'http://feeds.test:22/', null ),
		);
	}

	/** @dataProvider hosts_that_others_read_otherwise */
	public function test_a_host_that_another_program_could_read_as_a_private_address_is_rejected( string $host ): void {
		$this->assertNull( Http_Client::resolve( "http://$host/feed" ) );
	}

	public static function hosts_that_others_read_otherwise(): array {
		return array(
			array( "\u{ff11}\u{ff12}\u{ff17}.0.0.1" ),
			array( "\u{ff11}\u{ff12}\u{ff17}\u{3002}\u{ff10}\u{3002}\u{ff10}\u{3002}\u{ff11}" ),
			array( "1\u{00ad}27.0.0.1" ),
			array( "\u{2460}\u{2461}\u{2466}.0.0.1" ),
			array( "%31%32%37.0.0.1" ),
			array( "%6cocalhost" ),
			array( "feeds%2eexample" ),
			array( "127.0.0.1." ),
			array( "127.0.0.1.." ),
			array( "0x7f.1" ),
			array( "0X7F.0.0.1" ),
			array( "0x7f000001" ),
			array( "0177.0.0.1" ),
			array( "127.1" ),
			array( "2130706433" ),
			array( "017700000001" ),
			array( "feeds.example.0x7f" ),
			array( "[::ffff:127.0.0.1]" ),
			array( "[::1]" ),
			array( "[64:ff9b::7f00:1]" ),
			array( "feeds_x.example" ),
			array( "feeds..example" ),
			array( "feeds.example\\@127.0.0.1" ),
			array( "feeds.example\\.evil.example" ),
			array( "user@feeds.example" ),
			array( "feeds.example:80@127.0.0.1" ),
			array( "feeds.example " ),
			array( "feeds.example\t" ),
			array( "feeds\u{0000}.example" ),
			array( "" ),
		);
	}

	public function test_a_host_name_that_resolves_to_a_non_public_network_is_rejected_even_if_wordpress_accepts_it(): void {
		foreach ( IpNetworksTest::PRIVATE_IPV4 as $address ) {
			self::$address_of = static fn() => $address;
			$this->assertNull( Http_Client::resolve( 'http://feeds.example/' ), $address );
		}
		foreach ( array_slice( IpNetworksTest::PUBLIC_IPV4, 0, 2 ) as $address ) {
			self::$address_of = static fn() => $address;
			$this->assertSame( array( "feeds.example:80:$address" ), Http_Client::resolve( 'http://feeds.example/' ) );
		}
	}

	public function test_a_host_name_is_rejected_if_one_of_its_addresses_is_private(): void {
		self::$addresses_of = static fn( $name ) => array( self::PUBLIC, 'a.example' === $name ? '93.184.215.15' : '10.0.0.1' );
		$this->assertSame( array( 'a.example:80:' . self::PUBLIC ), Http_Client::resolve( 'http://a.example/' ) );
		$this->assertNull( Http_Client::resolve( 'http://b.example/' ) );
	}

	public function test_a_host_name_that_later_resolves_to_a_private_address_stays_bound_to_its_first_address(): void {
		$looks            = 0;
		self::$address_of = static function () use ( &$looks ) {
			return 1 === ++$looks ? self::PUBLIC : '127.0.0.1';
		};
		$this->assertSame( array( 'rebind.example:80:' . self::PUBLIC ), Http_Client::resolve( 'http://rebind.example/' ) );
	}

	public function test_the_request_contains_the_host_in_the_form_that_was_checked(): void {
		$this->answer_http( static fn() => new \WP_Error( 'http_request_failed' ) );
		Http_Client::request( 'GET', "HTTPS://B\u{00fc}cher.example.:443/A%20b?Q=\u{00fc}#F", 5, 1000 );
		$this->assertSame( array( "https://xn--bcher-kva.example:443/A%20b?Q=\u{00fc}#F" ), array_column( $this->requests(), 'url' ) );
	}

	public function test_the_timeout_applies_to_all_redirects_together(): void {
		$timeouts = array();
		$this->answer_http(
			static function ( $url, $args ) use ( &$timeouts ) {
				$timeouts[] = $args['timeout'];
				usleep( 100000 );
				return array(
					'status'  => 302,
					'headers' => array( 'location' => 'https://feeds.example/' . count( $timeouts ) ),
				);
			}
		);
		$this->assertInstanceOf( \WP_Error::class, Http_Client::get( 'https://feeds.example/', 5, 1000 ) );
		$this->assertCount( Http_Client::MAX_REDIRECTS + 1, $timeouts );
		foreach ( $timeouts as $hop => $timeout ) {
			$this->assertLessThanOrEqual( 5 - 0.1 * $hop, $timeout );
		}
	}
}
