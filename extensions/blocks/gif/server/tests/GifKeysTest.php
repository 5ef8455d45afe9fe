<?php
namespace Dovetail\Gif\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Plugin\Initial_State;
use Dovetail\Plugin\Service_Urls;
use Dovetail\Tests\Test_Case;

final class GifKeysTest extends Test_Case {

	/** @dataProvider keys */
	public function test_a_gif_key_holds_letters_and_digits_and_another_keeps_the_one_before_and_says_why( string $given, string $stored, string $refused ): void {
		$name = Connections::option_name( 'giphy' );
		update_option( $name, 'before' );
		update_option( $name, $given );
		$this->assertSame( $stored, get_option( $name ) );
		$this->assertMatchesRegularExpression( $refused, Connection_State::get( 'giphy' )['refused'] );
	}

	public static function keys(): array {
		return array(
			'a space' => array( 'abc 123', 'abc123', '/^$/' ),
			'HTML'    => array( '"><script>', 'before', '/^The GIF key was not changed/' ),
		);
	}

	/** @dataProvider stored_keys */
	public function test_a_search_is_on_and_the_editor_has_the_key_only_once_a_key_is_stored( string $connection, string $service, string $key, string $address ): void {
		remove_all_filters( 'dovetail_blocks_services' );
		update_option( Connections::option_name( $connection ), $key );
		$this->assertSame( $address, Service_Urls::get( $service ) );
		$this->assertSame( $key, Initial_State::state()['serviceKeys'][ $service ] );
	}

	public static function stored_keys(): array {
		return array(
			'none'  => array( 'giphy', 'gifs', '', '' ),
			'GIPHY' => array( 'giphy', 'gifs', 'abc123', 'https://api.giphy.com' ),
			'KLIPY' => array( 'klipy', 'klipy', 'xyz9', 'https://api.klipy.com' ),
		);
	}
}
