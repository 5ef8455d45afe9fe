<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-known-connections.php';

/**
 * Tests the sources of a key. PHP cannot undefine constants, so these tests run in a separate process.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ConnectionPlacesTest extends Test_Case {
	use Known_Connections;

	private const CREDENTIALS = array(
		'username' => 'bakery.bsky.social',
		'password' => 'abcd-efgh-ijkl-mnop',
	);

	public function test_a_key_is_read_from_the_environment_a_constant_or_the_database_in_this_order(): void {
		$id   = self::connection_with_a_key();
		$name = Connections::key_names( $id )['constant_name'];
		$this->assertSame( strtoupper( str_replace( '-', '_', $id ) ) . '_API_KEY', $name );
		$seen = static fn() => array( Connections::key( $id ), Connections::key_source( $id ) );
		update_option( Connections::option_name( $id ), 'stored' );
		$this->assertSame( array( 'stored', 'stored' ), $seen() );
		define( $name, "constant\n" );
		$this->assertSame( array( 'constant', 'constant' ), $seen() );
		putenv( "$name= envi ronment " );
		$this->assertSame( array( 'environment', 'environment' ), $seen() );
		putenv( $name );
	}

	public function test_a_name_and_password_are_read_from_the_environment_a_constant_or_the_database_in_this_order(): void {
		$id   = self::connection_with_a_password();
		$name = strtoupper( str_replace( '-', '_', $id ) ) . '_APPLICATION_PASSWORD';
		$seen = static fn() => array( array_slice( array_values( Connections::values( $id ) ), 0, 2 ), Connections::key_source( $id ) );
		update_option( Connections::option_name( $id ), self::CREDENTIALS );
		$this->assertSame( array( array_values( self::CREDENTIALS ), 'stored' ), $seen() );
		define( $name, "ada:a:b\n" );
		$this->assertSame( array( array( 'ada', 'a:b' ), 'constant' ), $seen() );
		putenv( "$name=bob:c" );
		$this->assertSame( array( array( 'bob', 'c' ), 'environment' ), $seen() );
		putenv( "$name=no colon" );
		$this->assertSame( array( array( 'ada', 'a:b' ), 'constant' ), $seen() );
		putenv( $name );
	}
}
