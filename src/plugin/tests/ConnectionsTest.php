<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connection_Store;
use Dovetail\Connections\Connections;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-known-connections.php';

final class ConnectionsTest extends Test_Case {
	use Known_Connections;

	private const KEY = 'playground';

	private const CREDENTIALS = array(
		'username' => 'bakery.bsky.social',
		'password' => 'abcd-efgh-ijkl-mnop',
	);

	public function test_a_key_is_registered_and_stored_under_the_names_of_wordpress_connectors(): void {
		$id       = self::connection_with_a_key();
		$type     = Connections::all()[ $id ]['type'];
		$constant = strtoupper( str_replace( '-', '_', $id ) ) . '_API_KEY';
		$expected = array(
			'setting_name'  => 'connectors_' . $type . '_' . str_replace( '-', '_', $id ) . '_api_key',
			'constant_name' => $constant,
			'env_var_name'  => $constant,
		);
		if ( function_exists( 'wp_get_connector' ) ) {
			$connector = wp_get_connector( $id );
			$this->assertSame( Connections::all()[ $id ]['name'], $connector['name'] );
			$this->assert_has( $expected, $connector['authentication'] );
		}
		// Older WordPress versions have no connector registry, but the option and constant names of the key are the
		// same.
		$this->assertEquals( $expected, Connections::key_names( $id ) );
	}

	public function test_the_key_of_a_connector_from_another_plugin_is_used_without_changing_the_connector(): void {
		$id = self::connection_with_a_key();
		if ( ! class_exists( 'WP_Connector_Registry' ) ) {
			$this->assertNull( Connections::registered_connector( $id ) );
			return;
		}
		$registry = \WP_Connector_Registry::get_instance();
		$ours     = $registry->unregister( $id );
		$registry->register(
			$id,
			array(
				'name'           => 'Theirs',
				'type'           => 'crm',
				'authentication' => array(
					'method'       => 'api_key',
					'setting_name' => 'their_key',
				),
			)
		);
		try {
			update_option( 'their_key', ' ' . self::KEY . ' ' );
			Connection_Store::register_connectors( $registry );
			$this->assertSame( 'Theirs', wp_get_connector( $id )['name'] );
			$this->assertSame( self::KEY, Connections::key( $id ) );
			$this->assertTrue( Connections::is_connected( $id ) );
		} finally {
			$registry->unregister( $id );
			$registry->register( $id, $ours );
		}
	}

	public function test_a_service_that_needs_no_account_is_connected_without_stored_values(): void {
		$id = (string) key( wp_list_filter( Connections::all(), array( 'method' => 'none' ) ) );
		$this->assertTrue( Connections::is_connected( $id ) );
		$this->assertSame( array(), Connections::values( $id ) );
		$this->assertSame( 'none', get_option( Connections::option_name( $id ), 'none' ) );
	}

	/**
	 * @dataProvider unusable_passwords
	 *
	 * @param string $pattern Pattern of the message on the Connections page.
	 */
	public function test_wordpress_password_masks_and_invalid_passwords_do_not_change_the_stored_password( string $password, string $pattern ): void {
		if ( ! function_exists( 'wp_connectors_get_application_password_credentials' ) ) {
			// WordPress has supported names and passwords since 7.1.
			$this->assertFalse( (bool) Connections::registered_connector( self::connection_with_a_password() ) );
			return;
		}
		$id     = self::connection_with_a_password();
		$option = Connections::option_name( $id );
		$this->act_as( 'admin' );
		$this->rest( 'POST', '/wp/v2/settings', array( $option => self::CREDENTIALS ) );
		$this->assert_has( self::CREDENTIALS, Connections::values( $id ) );
		$this->rest( 'POST', '/wp/v2/settings', array( $option => array( 'password' => $password ) + self::CREDENTIALS ) );
		$this->assert_has( self::CREDENTIALS, Connections::values( $id ) );
		$this->assertMatchesRegularExpression( $pattern, Connection_State::get( $id )['refused'] );
	}

	public static function unusable_passwords(): array {
		return array(
			'the placeholder'     => array( Connection_Store::SECRET_MASK, '/^$/' ),
			'an invalid password' => array( 'the <b>password</b> of my account', '/was not saved/' ),
		);
	}

	public function test_deleting_name_and_password_disconnects_the_service(): void {
		$id = self::connection_with_a_password();
		update_option( Connections::option_name( $id ), self::CREDENTIALS );
		$this->assertSame( self::CREDENTIALS['username'], Connections::key( $id ) );
		update_option( Connections::option_name( $id ), array_fill_keys( array_keys( self::CREDENTIALS ), '' ) );
		$this->assertSame( '', Connections::key( $id ) );
	}

	public function test_saving_an_outdated_page_keeps_a_value_that_another_person_has_entered(): void {
		$fields = static fn( $connection, $control ) => array_keys( wp_list_filter( $connection['fields'] ?? array(), array( 'control' => $control ) ) );
		$found  = array_filter( Connections::all(), static fn( $connection ) => $fields( $connection, 'text' ) && $fields( $connection, 'url' ) );
		$option = Connections::option_name( (string) key( $found ) );
		$text   = $fields( current( $found ), 'text' )[0];
		$url    = $fields( current( $found ), 'url' )[0];
		update_option( $option, array( $text => 'ada@example.com' ) );
		$shown = get_option( $option )[ $url ] ?? '';
		update_option(
			$option,
			array(
				$url  => 'https://places.test',
				$text => '',
				'was' => array(
					$url  => $shown,
					$text => '',
				),
			)
		);
		$this->assert_has(
			array(
				$url  => 'https://places.test',
				$text => 'ada@example.com',
			),
			get_option( $option )
		);
	}

	/** @dataProvider keys_before_the_move */
	public function test_a_key_in_an_old_setting_is_moved_without_overwriting_a_stored_key( string $stored, string $expected ): void {
		global $wpdb;
		$id     = self::connection_with_a_key();
		$former = Connections::all()[ $id ]['formerSetting'];
		$this->assertMatchesRegularExpression( '/^[a-z]+_key$/', $former );
		update_option( Connections::option_name( $id ), $stored );
		// Bypass the sanitizer, because the setting is not registered.
		delete_option( 'dovetail_blocks_settings' );
		$wpdb->insert(
			$wpdb->options,
			array(
				'option_name'  => 'dovetail_blocks_settings',
				'option_value' => serialize( array( $former => 'old', 'analytics' => true ) ),
				'autoload'     => 'on',
			)
		);
		wp_cache_flush();
		Connection_Store::move_keys();
		$this->assertSame( $expected, get_option( Connections::option_name( $id ) ) );
		$this->assertSame( array( 'analytics' => true ), get_option( 'dovetail_blocks_settings' ) );
	}

	public static function keys_before_the_move(): array {
		return array(
			'no key is stored'      => array( '', 'old' ),
			'another key is stored' => array( 'newer', 'newer' ),
		);
	}
}
