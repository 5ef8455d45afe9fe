<?php
namespace Dovetail\Gif\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Plugin\Initial_State;
use Dovetail\Plugin\Service_Urls;
use Dovetail\Tests\Test_Case;

final class KeysTest extends Test_Case {

	/** @dataProvider keys */
	public function test_an_invalid_giphy_key_is_rejected_with_a_reason_and_the_previous_key_is_kept( string $key, string $stored, string $pattern ): void {
		$this->act_as( 'admin' );
		$name = Connections::option_name( 'giphy' );
		update_option( $name, 'before' );
		update_option( $name, $key );
		$this->assertSame( $stored, get_option( $name ) );
		$this->assertMatchesRegularExpression( $pattern, Connection_State::get( 'giphy' )['refused'] );
	}

	public static function keys(): array {
		return array(
			'with a space' => array( 'abc 123', 'abc123', '/^$/' ),
			'markup'       => array( '"><script>', 'before', '/^The GIPHY key was not changed/' ),
		);
	}

	public function test_the_editor_gets_the_giphy_key_and_search_only_after_a_key_is_stored(): void {
		remove_all_filters( 'dovetail_blocks_services' );
		$name = Connections::option_name( 'giphy' );
		update_option( $name, '' );
		$this->assertSame( '', Service_Urls::get( 'gifs' ) );
		$this->assertSame( '', Initial_State::state()['serviceKeys']['gifs'] );
		update_option( $name, 'abc123' );
		$this->assertSame( 'https://api.giphy.com', Service_Urls::get( 'gifs' ) );
		$this->assertSame( 'abc123', Initial_State::state()['serviceKeys']['gifs'] );
	}

	public function test_a_klipy_key_enables_its_search(): void {
		remove_all_filters( 'dovetail_blocks_services' );
		update_option( Connections::option_name( 'klipy' ), 'xyz9' );
		$this->assertSame( 'https://api.klipy.com', Service_Urls::get( 'klipy' ) );
		$this->assertSame( 'xyz9', Initial_State::state()['serviceKeys']['klipy'] );
	}
}
