<?php
namespace Dovetail\Map\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Map\Mapbox_Key;
use Dovetail\Plugin\Settings;
use Dovetail\Tests\Mock_Platform;
use Dovetail\Tests\Test_Case;

final class SettingsTest extends Test_Case {

	use Mock_Platform;

	/** @dataProvider keys */
	public function test_a_map_key_is_public_and_has_no_spaces_and_another_keeps_the_one_before_and_says_why( string $key, string $stored, string $pattern ): void {
		$this->act_as( 'admin' );
		$name = Connections::option_name( 'mapbox' );
		// The playground has a key where none is stored.
		remove_all_filters( "option_$name" );
		remove_all_filters( "default_option_$name" );
		update_option( $name, 'pk.before' );
		update_option( $name, $key );
		$this->assertSame( $stored, get_option( $name ) );
		$this->assertMatchesRegularExpression( $pattern, Connection_State::get( 'mapbox' )['refused'] );
	}

	public static function keys(): array {
		return array(
			'with spaces around' => array( " pk.abc-1_2 \n", 'pk.abc-1_2', '/^$/' ),
			'no key'             => array( '', '', '/^$/' ),
			'a secret key'       => array( 'sk.abc', 'pk.before', '/The map key was not changed\. Keys that start with “sk\.” are secret/' ),
			'a path'             => array( 'pk.a/b', 'pk.before', '/^The map key was not changed/' ),
		);
	}

	/** @dataProvider settings */
	public function test_the_source_of_maps_is_one_of_the_list_with_addresses_that_can_be_asked( array $given, array $stored, string $pattern = '' ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
		update_option( 'dovetail_blocks_settings', array() );
		$GLOBALS['wp_settings_errors'] = array();
		$this->assert_has( $stored, Settings::sanitize( $given ) );
		$problems = wp_list_pluck( get_settings_errors(), 'message' );
		$this->assertCount( '' === $pattern ? 0 : 1, $problems );
		$this->assertMatchesRegularExpression( "/$pattern/", implode( '', $problems ) );
	}

	public static function settings(): array {
		$sets = array(
			'a provider'         => array( array( 'map_provider' => 'openstreetmap' ), array( 'map_provider' => 'openstreetmap' ) ),
			'another provider'   => array( array( 'map_provider' => 'google' ), array( 'map_provider' => 'undecided' ), '^Map provider was not changed' ),
			'markup in a name'   => array( array( 'map_maker' => '© <b>Me</b>' ), array( 'map_maker' => '' ), 'without < and >' ),
			'a script as a link' => array( array( 'map_maker_link' => 'javascript:alert(1)' ), array( 'map_maker_link' => '' ), '^The page of who made' ),
		);
		foreach ( array( 'https://tiles.test/{z}/{x}/{y}.png', 'https://tiles.test/{z}/{y}/{x}?key=abc', 'https://maps.test/styles/bright/style.json', '' ) as $address ) {
			$sets[ "the address $address" ] = array( array( 'map_address' => $address ), array( 'map_address' => $address ) );
		}
		foreach ( array( 'http://tiles.test/{z}/{x}/{y}.png', 'https://tiles.test/{z}/{x}.png', 'https://{s}.tiles.test/{z}/{x}/{y}.png', 'https://tiles.test/{z}/{x}/{y} .png', 'https://', 'javascript:alert(1)' ) as $address ) {
			$sets[ "the invalid address $address" ] = array( array( 'map_address' => $address ), array( 'map_address' => '' ), '^The address of map pictures was not changed' );
		}
		return $sets;
	}

	public function test_mapbox_checks_the_key(): void {
		$this->assertSame( 'Connected: Mapbox accepts this key.', Mapbox_Key::check( array( 'key' => 'pk.fine' ) ) );
		$this->assertStringStartsWith( 'Mapbox rejected this key.', Mapbox_Key::check( array( 'key' => 'pk.nobodys' ) )->get_error_message() );
	}

	/** @dataProvider answers_of_mapbox */
	public function test_an_error_of_mapbox_is_a_sentence( int $status, string $body, string $pattern ): void {
		$answer = compact( 'status', 'body' );
		$this->answer_http( static fn() => $answer );
		$this->assertMatchesRegularExpression( $pattern, Mapbox_Key::check( array( 'key' => 'pk.a' ) )->get_error_message() );
	}

	public static function answers_of_mapbox(): array {
		return array(
			'rejected' => array( 401, '{"message":"Not Authorized"}', '/^Mapbox rejected this key\./' ),
			'busy'     => array( 503, '', '/is busy/' ),
			'HTML'     => array( 200, '<html>', '/sent an unreadable response\./' ),
			'broken'   => array( 500, '', '/responded with error 500/' ),
		);
	}
}
