<?php
namespace Dovetail\Map\Tests;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;
use Dovetail\Map\Map;
use Dovetail\Plugin\Settings;
use Dovetail\Tests\Test_Case;

final class MapTest extends Test_Case {

	const TILES = 'https://tiles.test/{z}/{x}/{y}.png';

	const MOCK_TILES = '~/services/tiles/\{z\}/\{x\}/\{y\}\.png$~';

	public function test_place_names_keep_their_word_order_in_right_to_left_texts_and_feeds_show_the_saved_html(): void {
		$names = '<ul><li><a class="wp-block-dovetail-map__title" href="https://www.openstreetmap.org/">12 Harbor Street</a></li><li><span class="wp-block-dovetail-map__title">3 Mill Lane</span></li></ul>';
		$saved = "<!-- wp:dovetail/map --><div class=\"wp-block-dovetail-map\">$names</div><!-- /wp:dovetail/map -->";
		$this->assertSame( 2, substr_count( do_blocks( $saved ), 'class="wp-block-dovetail-map__title" dir="auto"' ) );
		self::request_feed();
		$this->assertStringContainsString( $names, do_blocks( $saved ) );
	}

	/** @dataProvider choices */
	public function test_maps_come_from_the_chosen_provider_and_by_default_from_openstreetmap( array $settings, string $key, array $service, bool $is_mock ): void {
		self::choose( $settings, $key );
		$actual = Map::service();
		$this->assert_has( $service, $actual );
		$this->assertSame( $is_mock, 1 === preg_match( self::MOCK_TILES, $actual['address'] ) );
	}

	public static function choices(): array {
		$osm = array( 'map_provider' => 'openstreetmap' );
		$own = array( 'map_provider' => 'own' );
		return array(
			'no choice'                                                 => array(
				array(),
				'',
				array(
					'provider' => 'openstreetmap',
					'isChosen' => false,
					'key'      => '',
				),
				true,
			),
			'only a Mapbox key'                                         => array(
				array(),
				'pk.a',
				array(
					'provider' => 'mapbox',
					'isChosen' => true,
					'key'      => 'pk.a',
				),
				false,
			),
			'OpenStreetMap, which does not get the Mapbox key'          => array(
				$osm,
				'pk.a',
				array(
					'provider' => 'openstreetmap',
					'isChosen' => true,
					'key'      => '',
				),
				true,
			),
			'OpenStreetMap with another tile URL'                       => array( $osm + array( 'map_address' => self::TILES ), '', array( 'address' => self::TILES ), false ),
			'OpenStreetMap with a style URL, which it does not support' => array( $osm + array( 'map_address' => 'https://maps.test/style.json' ), '', array(), true ),
			'tiles of the owner’s server'                               => array(
				$own + array(
					'map_address' => self::TILES,
					'map_maker'   => '© Us',
				),
				'',
				array(
					'provider' => 'own',
					'address'  => self::TILES,
					'maker'    => array(
						'text' => '© Us',
						'link' => '',
					),
				),
				false,
			),
			'a style of the owner’s server'                             => array( $own + array( 'map_address' => 'https://maps.test/style.json' ), '', array( 'address' => 'https://maps.test/style.json' ), false ),
		);
	}

	// spec: 000-5-15
	/** @dataProvider choices_without_an_address */
	public function test_no_map_is_shown_if_the_provider_lacks_its_key_or_url( string $provider ): void {
		self::choose( array( 'map_provider' => $provider ) );
		$this->assertNull( Map::service() );
	}

	public static function choices_without_an_address(): array {
		return array( array( 'mapbox' ), array( 'own' ) );
	}

	/** @dataProvider searches */
	public function test_authors_search_with_mapbox_only_for_its_own_maps_otherwise_with_the_owners_server_or_not_at_all( array $settings, string $key, bool $has_server, string $search ): void {
		self::choose( $settings, $key );
		add_filter( 'pre_option_connectors_places_nominatim_fields', static fn() => $has_server ? array( 'address' => 'https://places.test' ) : array() );
		$this->assertSame( $search, Map::answer()['search'] );
	}

	public static function searches(): array {
		$osm = array( 'map_provider' => 'openstreetmap' );
		return array(
			'Mapbox'                                  => array( array(), 'pk.a', false, 'mapbox' ),
			'Mapbox and a server'                     => array( array(), 'pk.a', true, 'mapbox' ),
			'Mapbox without a key'                    => array( array( 'map_provider' => 'mapbox' ), '', false, 'none' ),
			'OpenStreetMap'                           => array( $osm, '', false, 'none' ),
			'OpenStreetMap and a server'              => array( $osm, '', true, 'site' ),
			'OpenStreetMap with a Mapbox key'         => array( $osm, 'pk.a', false, 'none' ),
			'OpenStreetMap with a key and a server'   => array( $osm, 'pk.a', true, 'site' ),
		);
	}

	/** @dataProvider policies */
	public function test_the_privacy_policy_says_which_service_a_map_contacts_and_when( array $settings, string $key, string $pattern ): void {
		self::choose( $settings, $key );
		$this->assertMatchesRegularExpression( $pattern, apply_filters( 'dovetail_blocks_privacy_parts', array() )['Maps'] ?? '' );
	}

	public static function policies(): array {
		$own = array( 'map_provider' => 'own' );
		return array(
			'no choice'                        => array( array(), '', '/^When you press “Show the map”.*OpenStreetMap/' ),
			'Mapbox'                           => array( array(), 'pk.a', '/^When a map comes into view.*Mapbox/' ),
			'tiles of the owner’s server'      => array( $own + array( 'map_address' => self::TILES ), '', '/^When a map comes into view.*tiles\.test/' ),
			'the owner’s server without a URL' => array( $own, '', '/^$/' ),
		);
	}

	/** @dataProvider keys */
	public function test_an_invalid_map_key_is_rejected_with_a_reason_and_the_previous_key_is_kept( string $given, string $stored, string $refused ): void {
		// Turn off the key that the test site provides when none is stored.
		update_option( 'e2e_no_map_key', 1 );
		$name = Connections::option_name( 'mapbox' );
		update_option( $name, 'pk.before' );
		update_option( $name, $given );
		$this->assertSame( $stored, get_option( $name ) );
		$this->assertMatchesRegularExpression( $refused, Connection_State::get( 'mapbox' )['refused'] );
	}

	public static function keys(): array {
		return array(
			'spaces around the key' => array( " pk.abc-1_2 \n", 'pk.abc-1_2', '/^$/' ),
			'an empty key'          => array( '', '', '/^$/' ),
			'a secret key'          => array( 'sk.abc', 'pk.before', '/The map key was not saved\. Keys that start with “sk\.” are secret/' ),
			'an invalid character'  => array( 'pk.a/b', 'pk.before', '/^The map key was not saved/' ),
		);
	}

	/** @dataProvider settings */
	public function test_map_settings_accept_valid_values_and_reject_others_with_a_reason( string $name, string $given, string $stored, string $problem = '' ): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
		$this->assertSame( $stored, Settings::sanitize( array( $name => $given ) )[ $name ] );
		$problems = wp_list_pluck( get_settings_errors(), 'message' );
		$this->assertCount( '' === $problem ? 0 : 1, $problems );
		$this->assertMatchesRegularExpression( "/$problem/", implode( $problems ) );
	}

	public static function settings(): array {
		$rows = array(
			'OpenStreetMap'    => array( 'map_provider', 'openstreetmap', 'openstreetmap' ),
			'another provider' => array( 'map_provider', 'google', 'undecided', '^The map provider was not changed' ),
			'HTML'             => array( 'map_maker', '© <b>Me</b>', '', 'without < and >' ),
			'a script URL'     => array( 'map_maker_link', 'javascript:alert(1)', '', '^The map attribution link' ),
		);
		foreach ( array( self::TILES, 'https://tiles.test/{z}/{y}/{x}?key=abc', 'https://maps.test/styles/bright/style.json', '' ) as $address ) {
			$rows[ "the address “{$address}”" ] = array( 'map_address', $address, $address );
		}
		foreach ( array( 'http://tiles.test/{z}/{x}/{y}.png', 'https://tiles.test/{z}/{x}.png', 'https://{s}.tiles.test/{z}/{x}/{y}.png', 'https://tiles.test/{z}/{x}/{y} .png', 'https://', 'javascript:alert(1)' ) as $address ) {
			$rows[ "the address “{$address}”" ] = array( 'map_address', $address, '', '^The map tile address was not changed' );
		}
		return $rows;
	}

	/** @dataProvider answers_of_mapbox */
	public function test_mapbox_checks_the_key_and_the_settings_show_the_result( string $key, ?array $answer, string $pattern ): void {
		if ( $answer ) {
			$this->answer_http( static fn() => $answer );
		}
		$said = Map::check( array( 'key' => $key ) );
		$this->assertMatchesRegularExpression( $pattern, is_wp_error( $said ) ? 'Error: ' . $said->get_error_message() : $said );
	}

	public static function answers_of_mapbox(): array {
		return array(
			'a key that the mock accepts' => array( 'pk.fine', null, '/^Connected: Mapbox accepts this key\.$/' ),
			'a key that the mock rejects' => array( 'pk.nobodys', null, '/^Error: Mapbox rejected this key\./' ),
			'a rejected key'              => array(
				'pk.a',
				array(
					'status' => 401,
					'body'   => '{"message":"Not Authorized"}',
				),
				'/^Error: Mapbox rejected this key\./',
			),
			'an overloaded server'        => array( 'pk.a', array( 'status' => 503 ), '/is busy/' ),
			'an HTML page'                => array( 'pk.a', array( 'body' => '<html>' ), '/sent an unreadable response\./' ),
			'a server error'              => array( 'pk.a', array( 'status' => 500 ), '/responded with error 500/' ),
		);
	}

	private static function choose( array $settings, string $key = '' ): void {
		add_filter( 'dovetail_blocks_settings', static fn( $all ) => $settings + $all, 99 );
		add_filter( 'pre_option_connectors_maps_mapbox_api_key', static fn() => $key );
	}
}
