<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Secret;
use Dovetail\Tests\Test_Case;

final class SecretTest extends Test_Case {

	private const OPTION = 'dovetail_blocks_secret';

	protected function setUp(): void {
		parent::setUp();
		delete_option( self::OPTION );
		$this->forget();
	}

	public function test_the_secret_is_created_once_even_by_simultaneous_requests(): void {
		global $wpdb;
		get_option( self::OPTION );
		// Another request creates the secret between this request's read and its insert.
		$other = static function ( $query ) use ( $wpdb, &$other ) {
			if ( false !== strpos( $query, 'INSERT IGNORE' ) && false !== strpos( $query, self::OPTION ) ) {
				remove_filter( 'query', $other );
				$wpdb->insert(
					$wpdb->options,
					array(
						'option_name'  => self::OPTION,
						'option_value' => 'of the other',
						'autoload'     => 'off',
					)
				);
			}
			return $query;
		};
		add_filter( 'query', $other );
		$signature = hash_hmac( 'sha256', "test\nx", 'of the other' );
		$this->assertSame( $signature, Secret::sign( 'test', 'x' ) );
		$this->forget();
		$this->assertSame( 'of the other', get_option( self::OPTION ) );
		$this->assertSame( $signature, Secret::sign( 'test', 'x' ) );
	}

	public function test_the_secret_is_long_and_not_autoloaded(): void {
		global $wpdb;
		Secret::sign( 'test', 'x' );
		$this->assertSame( 64, strlen( get_option( self::OPTION ) ) );
		$this->assertSame( 'off', $wpdb->get_var( $wpdb->prepare( "SELECT autoload FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) ) );
	}

	public function test_signing_fails_while_the_secret_cannot_be_stored(): void {
		$this->expectException( Database_Error::class );
		$this->refuse_queries( '~INSERT~', static fn() => Secret::sign( 'test', 'x' ) );
	}

	public function test_a_refused_query_never_creates_another_secret(): void {
		$signature = Secret::sign( 'test', 'x' );
		$this->for_each_refusal(
			function (): string {
				$this->forget();
				return Secret::sign( 'test', 'x' );
			},
			fn( $answer ) => $this->assertContains( $answer instanceof Database_Error ? $signature : $answer, array( $signature ) )
		);
	}

	private function forget(): void {
		$secrets = new \ReflectionProperty( Secret::class, 'secrets' );
		$secrets->setAccessible( true );
		$secrets->setValue( null, array() );
	}
}
