<?php
namespace Dovetail\Platform\Tests;

use Dovetail\Platform\Platform_User;
use Dovetail\Plugin\Initial_State;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class PlatformUserTest extends Test_Case {

	/** @var array<string, true> Users who are connected at the platform, by pseudonym. */
	private $connected = array();

	/** @var bool Whether the platform responds. */
	private $is_answering = true;

	protected function setUp(): void {
		parent::setUp();
		$this->answer_http(
			function ( $url ) {
				if ( false === strpos( $url, '/wpcom/v2/connected-user' ) ) {
					return null;
				}
				return $this->is_answering
					? array( 'body' => array( 'is_connected' => isset( $this->connected[ self::user_of( $url ) ] ) ) )
					: array( 'status' => 403 );
			}
		);
	}

	// spec: 000-4.1-5, 000-6-2
	public function test_a_user_is_connected_if_the_platform_reports_a_connection(): void {
		$this->assertFalse( $this->is_connected( 'author' ) );
		$this->assertFalse( $this->is_connected( 'admin' ) );
		$this->connect( 'author' );
		$this->assertFalse( $this->is_connected( 'author' ), 'A no is kept for a minute.' );
		Clock::pass( 61 );
		$this->assertTrue( $this->is_connected( 'author' ) );
		$this->assertFalse( $this->is_connected( 'admin' ) );
		$asked = array_unique( array_map( array( self::class, 'user_of' ), array_column( $this->requests(), 'url' ) ) );
		$this->assertCount( 2, $asked );
		foreach ( $asked as $name ) {
			$this->assertMatchesRegularExpression( '~^[0-9a-f]{32}$~', $name );
		}
	}

	public function test_a_connection_is_cached_for_an_hour_or_until_the_platform_responds_again(): void {
		$this->connect( 'author' );
		$this->assertTrue( $this->is_connected( 'author' ) );
		Clock::pass( 3500 );
		$this->assertTrue( $this->is_connected( 'author' ) );
		$this->assertCount( 1, $this->requests() );
		$this->is_answering = false;
		Clock::pass( 200 );
		$this->assertTrue( $this->is_connected( 'author' ) );
		$this->assertCount( 2, $this->requests() );
	}

	public function test_a_user_is_connected_only_if_logged_in(): void {
		$this->connect( 'author' );
		$this->assertTrue( $this->is_connected( 'author' ) );
		wp_set_current_user( 0 );
		$this->assertStringContainsString( '"is_current_user_connected":false', Initial_State::script() );
	}

	/** @dataProvider platforms */
	public function test_a_user_is_not_connected_if_no_platform_responds( string $address ): void {
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => $address ) + $settings, 99 );
		$this->is_answering = false;
		$this->connect( 'author' );
		$this->assertFalse( $this->is_connected( 'author' ) );
	}

	public static function platforms(): array {
		return array(
			'no address'                  => array( '' ),
			'a URL that does not respond' => array( 'http://127.0.0.1:9' ),
		);
	}

	private function connect( string $login ): void {
		$this->act_as( $login );
		$this->connected[ Platform_User::name() ] = true;
	}

	private function is_connected( string $login ): bool {
		$this->act_as( $login );
		self::assertSame( 1, preg_match( '~"is_current_user_connected":(true|false)~', Initial_State::script(), $found ) );
		return 'true' === $found[1];
	}

	private static function user_of( string $url ): string {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return $query['user'];
	}
}
