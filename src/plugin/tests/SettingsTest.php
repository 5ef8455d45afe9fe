<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Endpoint_Contract;
use Dovetail\Plugin\Endpoints_Table;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Manifest;
use Dovetail\Plugin\Settings;
use Dovetail\Plugin\Settings_Fields;
use Dovetail\Plugin\Settings_Page;
use Dovetail\Plugin\Sidebar;
use Dovetail\Plugin\View_Data;
use Dovetail\Tests\Test_Case;

final class SettingsTest extends Test_Case {

	const SETTINGS_BEFORE = array(
		'platform_address' => 'https://before.test',
		'site_type'        => 'atomic',
	);

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
		update_option( 'dovetail_blocks_settings', self::SETTINGS_BEFORE );
	}

	public function test_a_setting_of_zero_is_shown_as_an_empty_field_and_stays_zero(): void {
		ob_start();
		Settings_Fields::render( 'pages', 'x[pages]', array( 'control' => 'number', 'max' => 9, 'help' => '' ), 0 );
		$html = (string) ob_get_clean();
		$this->assertStringContainsString( '<input type="hidden" name="x[was][pages]" value="0">', $html );
		$this->assertMatchesRegularExpression( '~<input type="number"[^>]* value="">~', $html );
		$this->assertSame( array(), Settings_Fields::changed_values( array( 'pages' => '', 'was' => array( 'pages' => '0' ) ) ) );
		$this->assertSame( array( 'pages' => '' ), Settings_Fields::changed_values( array( 'pages' => '', 'was' => array( 'pages' => '5' ) ) ) );
	}

	/** @dataProvider moments */
	public function test_the_options_of_a_new_site_are_autoloaded( string $hook ): void {
		$connections = array_keys( wp_list_filter( Connections::all(), array( 'method' => 'none' ), 'NOT' ) );
		$options     = array_merge( array( Settings::OPTION ), array_map( array( Connections::class, 'option_name' ), $connections ) );
		array_map( 'delete_option', $options );
		// Ignore options for which the host sets a default.
		$options = array_filter( $options, static fn( string $option ): bool => false === get_option( $option, false ) );
		do_action( $hook );
		wp_cache_flush();
		$this->assertGreaterThan( 5, count( $options ) );
		$this->assertSame( array(), array_diff( $options, array_keys( wp_load_alloptions() ) ) );
	}

	public static function moments(): array {
		return array(
			'when the plugin is activated'              => array( 'activate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ) ),
			'in the next daily run on an existing site' => array( 'dovetail_blocks_daily' ),
		);
	}

	/** @dataProvider valid_settings */
	public function test_a_valid_setting_is_stored( array $given, array $stored ): void {
		$this->assert_has( $stored, Settings::sanitize( $given ) );
		$this->assertSame( array(), $this->problems() );
	}

	public static function valid_settings(): array {
		return array(
			'an address, without the slash at its end' => array( array( 'platform_address' => 'https://platform.test/' ), array( 'platform_address' => 'https://platform.test' ) ),
			'an address on the same machine'           => array( array( 'platform_address' => 'http://127.0.0.1:9000' ), array( 'platform_address' => 'http://127.0.0.1:9000' ) ),
			'a site type'                              => array( array( 'site_type' => 'simple' ), array( 'site_type' => 'simple' ) ),
			'proxies, each once on a line'             => array( array( 'trusted_proxies' => " 203.0.113.7,\r\n2001:db8::/32\n203.0.113.7" ), array( 'trusted_proxies' => "203.0.113.7\n2001:db8::/32" ) ),
			'a switch that is on'                      => array( array( 'analytics' => '1' ), array( 'analytics' => true ) ),
			'a switch that is off'                     => array( array( 'analytics' => '0' ), array( 'analytics' => false ) ),
			'a choice'                                 => array( array( 'consent' => 'ask' ), array( 'consent' => 'ask' ) ),
		);
	}

	/** @dataProvider invalid_settings */
	public function test_an_invalid_setting_is_rejected_with_a_reason_and_the_previous_value_is_kept( array $given, array $stored, string $pattern ): void {
		$this->assert_has( $stored, Settings::sanitize( $given ) );
		$problems = $this->problems();
		$this->assertCount( 1, $problems );
		$this->assertMatchesRegularExpression( $pattern, $problems[0] );
	}

	public static function invalid_settings(): array {
		$rows      = array(
			'a site type that is not in the list' => array( array( 'site_type' => 'vip' ), array( 'site_type' => 'atomic' ), '/^The site type was not changed/' ),
			'a list instead of a value'           => array( array( 'site_type' => array( 'simple' ) ), array( 'site_type' => 'atomic' ), '/takes a single value/' ),
			'a choice that is not in the list'    => array( array( 'consent' => 'never' ), array( 'consent' => 'allow' ), '/^The setting for third-party content was not changed/' ),
		);
		$addresses = array( 'http://platform.test', 'ftp://platform.test', 'javascript:alert(1)', 'https://me:secret@platform.test', 'https://platform.test/?a=b', 'https://platform.test/#a', 'platform.test' );
		foreach ( $addresses as $address ) {
			$rows[ "the address $address" ] = array( array( 'platform_address' => $address ), array( 'platform_address' => 'https://before.test' ), '/^The platform address was not changed/' );
		}
		foreach ( array( 'proxy.example', '203.0.113.0/33', '0.0.0.0/0', '1.2.3', '10.0.0.0/8 x' ) as $proxies ) {
			$rows[ "the proxies $proxies" ] = array( array( 'trusted_proxies' => $proxies ), array( 'trusted_proxies' => '' ), '/^The trusted proxies were not changed\. “/' );
		}
		return $rows;
	}

	public function test_a_save_keeps_values_that_another_request_has_stored_in_the_meantime(): void {
		$this->assertSame( 'allow', Settings::get( 'consent' ) );
		$this->store_elsewhere( array( 'consent' => 'ask' ) );
		update_option( 'dovetail_blocks_settings', array( 'analytics' => '1', 'was' => array( 'analytics' => '0', 'consent' => 'allow' ) ) );
		$this->assert_has( array( 'consent' => 'ask', 'analytics' => true ), get_option( 'dovetail_blocks_settings' ) );
		$this->assertSame( array(), $this->problems() );
	}

	public function test_the_first_value_is_kept_if_two_administrators_change_a_field_and_the_second_one_sees_the_reason(): void {
		$this->act_as( 'admin' );
		$this->store_elsewhere( array( 'trusted_proxies' => '203.0.113.7' ) );
		$given = array( 'trusted_proxies' => '203.0.113.8', 'was' => array( 'trusted_proxies' => '' ) );
		update_option( 'dovetail_blocks_settings', $given );
		$this->assertSame( '203.0.113.7', Settings::get( 'trusted_proxies' ) );
		$this->assertSame( array( '“Trusted proxies” was not changed because another administrator changed it after you opened this page. Your entry is still in its field. Save again to use it instead.' ), $this->problems() );
		$this->assertSame( '203.0.113.8', Settings_Fields::rejected_values()['trusted_proxies'][0] );
		// The form now shows the stored value as its original value, so the form can be saved again.
		update_option( 'dovetail_blocks_settings', array( 'was' => array( 'trusted_proxies' => '203.0.113.7' ) ) + $given );
		$this->assertSame( '203.0.113.8', Settings::get( 'trusted_proxies' ) );
	}

	public function test_two_administrators_who_enter_equal_values_see_no_message(): void {
		$this->store_elsewhere( array( 'trusted_proxies' => '203.0.113.7' ) );
		update_option( 'dovetail_blocks_settings', array( 'trusted_proxies' => '203.0.113.7', 'was' => array( 'trusted_proxies' => '' ) ) );
		$this->assertSame( array(), $this->problems() );
	}

	public function test_a_save_waits_for_another_one_and_releases_the_lock_once_its_option_is_stored(): void {
		$seen = array();
		add_action(
			'update_option_dovetail_blocks_settings',
			static function () use ( &$seen ) {
				$seen[] = Lock::get_result( Settings_Fields::LOCK );
			}
		);
		update_option( 'dovetail_blocks_settings', array( 'consent' => 'ask' ) );
		$seen[] = Lock::get_result( Settings_Fields::LOCK );
		$this->assertSame( array( '', null ), $seen );
		// If a save changes nothing, its lock lasts until the request ends.
		Settings::sanitize( array() );
		$this->assertSame( '', Lock::get_result( Settings_Fields::LOCK ) );
		Settings_Fields::end_saving();
		$this->assertNull( Lock::get_result( Settings_Fields::LOCK ) );
	}

	public function test_a_save_that_cannot_get_its_lock_changes_nothing_and_shows_an_error(): void {
		$this->refuse_queries( '~dovetail_locks~', static fn() => update_option( 'dovetail_blocks_settings', array( 'consent' => 'ask' ) ) );
		$this->assertSame( 'allow', Settings::get( 'consent' ) );
		$this->assertMatchesRegularExpression( '~^The settings were not saved~', $this->problems()[0] );
	}

	public function test_settings_are_not_reported_as_saved_if_the_last_query_is_refused(): void {
		Settings::register_options();
		$saved = array( array( 'setting' => 'general', 'code' => 'settings_updated', 'message' => 'Settings saved.', 'type' => 'success' ) );
		$told  = static function () use ( $saved ): array {
			set_transient( 'settings_errors', $saved, 30 );
			return array_column( get_transient( 'settings_errors' ), 'message' );
		};
		$this->refuse_queries( '~^(UPDATE|INSERT)\b[^(]*options.*consent~s', static fn() => update_option( Settings::OPTION, array( 'consent' => 'ask' ) ) );
		$this->assertSame( array( 'The settings were not saved because the database did not answer or another save took too long. Try again in a minute.' ), $told() );
		update_option( Settings::OPTION, array( 'consent' => 'ask' ) );
		$this->assertSame( array( 'Settings saved.' ), $told() );
	}

	public function test_a_save_keeps_all_other_settings_if_any_query_is_refused(): void {
		update_option( Settings::OPTION, array( 'analytics' => true, 'site_type' => 'simple' ) );
		$this->for_each_refusal(
			static fn() => update_option( Settings::OPTION, array( 'consent' => 'ask' ) ),
			function (): void {
				$stored = get_option( Settings::OPTION );
				$this->assertSame( array( true, 'simple' ), array( $stored['analytics'], $stored['site_type'] ) );
			}
		);
	}

	public function test_an_unknown_setting_is_not_stored(): void {
		$this->assertArrayNotHasKey( 'surprise', Settings::sanitize( array( 'surprise' => 'x' ) ) );
		$this->assertSame( array(), $this->problems() );
	}

	/**
	 * @dataProvider starts
	 *
	 * @param array|null $settings Settings before the platform is entered.
	 */
	public function test_a_token_entered_without_a_platform_is_not_sent_to_a_platform_entered_later( ?array $settings ): void {
		delete_option( 'dovetail_blocks_settings' );
		if ( null !== $settings ) {
			add_option( 'dovetail_blocks_settings', $settings );
		}
		update_option( 'dovetail_blocks_platform_token', 'topsecret' );
		$this->assertSame( 'topsecret', $this->token() );
		update_option( 'dovetail_blocks_settings', array( 'platform_address' => 'https://evil.test' ) );
		$this->assertNull( $this->token() );
	}

	public static function starts(): array {
		return array(
			'no settings'    => array( null ),
			'empty settings' => array( array() ),
		);
	}

	/**
	 * @dataProvider moves
	 *
	 * @param string $address New address of the platform, which was https://before.test before.
	 */
	public function test_a_token_is_deleted_if_the_host_of_its_platform_changes( string $address, bool $is_kept ): void {
		update_option( 'dovetail_blocks_platform_token', 'topsecret' );
		update_option( 'dovetail_blocks_settings', array( 'platform_address' => $address ) + self::SETTINGS_BEFORE );
		$this->assertSame( $is_kept ? 'topsecret' : null, $this->token() );
		$this->assertCount( $is_kept ? 0 : 1, get_settings_errors( 'dovetail_blocks_platform_token' ) );
	}

	public static function moves(): array {
		return array(
			'another path'    => array( 'https://before.test/path', true ),
			'the same host'   => array( 'https://BEFORE.test', true ),
			'another host'    => array( 'https://evil.test', false ),
			'another port'    => array( 'https://before.test:8443', false ),
			'no platform'     => array( '', false ),
		);
	}

	public function test_the_trusted_proxies_come_after_the_settings_of_blocks(): void {
		Settings_Page::add_fields();
		$own    = array_keys( wp_list_filter( Manifest::settings(), array( 'section' => 'mail' ) ) );
		$fields = array_keys( $GLOBALS['wp_settings_fields']['dovetail-blocks-mail']['dovetail-blocks-mail'] );
		$this->assertSame( array_merge( $own, array( 'trusted_proxies' ) ), $fields );
	}

	/** @dataProvider controls */
	public function test_only_fields_for_code_are_in_a_monospace_font( string $control, bool $is_code ): void {
		ob_start();
		Settings_Fields::render( 'field', 'x[field]', array( 'control' => $control, 'help' => '' ), '' );
		$this->assertSame( $is_code, 1 === preg_match( '~class="[^"]*\bcode\b~', (string) ob_get_clean() ) );
	}

	public static function controls(): array {
		return array(
			'words'            => array( 'text', false ),
			'an email address' => array( 'email', false ),
			'a long text'      => array( 'prose', false ),
			'a URL'            => array( 'url', true ),
			'networks'         => array( 'lines', true ),
			'a key'            => array( 'secret', true ),
		);
	}

	public function test_the_link_to_each_setting_names_an_existing_tab(): void {
		foreach ( array_keys( Manifest::settings() ) as $name ) {
			$this->assertMatchesRegularExpression( '~[?&]tab=(services|blocks|posts|mail|privacy)#~', Sidebar::setting_url( $name ), $name );
		}
	}

	public function test_the_setting_that_counts_clicks_for_the_platform_is_shown_only_on_a_site_with_a_platform(): void {
		$this->disconnect_platform();
		foreach ( array( '' => false, 'https://platform.test' => true ) as $address => $is_shown ) {
			update_option( 'dovetail_blocks_settings', array( 'platform_address' => $address ) );
			$this->assertSame( $is_shown, 'analytics' !== Settings_Page::label( 'analytics' ) );
		}
	}

	public function test_the_list_for_developers_says_in_words_who_may_send_each_request(): void {
		ob_start();
		Endpoints_Table::render();
		preg_match_all( '~<td>([^<]*)</td></tr>~', (string) ob_get_clean(), $access );
		$this->assertCount( count( Endpoint_Contract::all() ), $access[1] );
		$this->assertSame( array(), preg_grep( '~_~', $access[1] ) );
	}

	/** @dataProvider tabs */
	public function test_the_tab_of_the_platform_is_shown_only_where_it_is_used( string $address, string $tab, bool $is_tab, bool $is_link ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->disconnect_platform();
		update_option( 'dovetail_blocks_settings', array( 'platform_address' => $address ) );
		$this->act_as( 'admin' );
		$GLOBALS['title'] = 'Settings';
		$_GET['tab']      = $tab;
		ob_start();
		Settings_Page::render();
		$html = (string) ob_get_clean();
		$this->assertSame( $is_tab, 1 === preg_match( '~<a class="nav-tab[^>]*>Platform</a>~', $html ) );
		$this->assertSame( $is_link, str_contains( $html, '>Connect a platform</a>' ) );
	}

	public static function tabs(): array {
		return array(
			'without a platform'                 => array( '', 'blocks', false, false ),
			'without a platform, for developers' => array( '', 'privacy', false, true ),
			'without a platform, at the URL'     => array( '', 'services', true, false ),
			'with a platform'                    => array( 'https://before.test', 'blocks', true, false ),
			'with a platform, for developers'    => array( 'https://before.test', 'privacy', true, false ),
		);
	}

	public function test_a_token_entered_together_with_its_platform_is_stored(): void {
		update_option( 'dovetail_blocks_platform_token', 'topsecret' );
		update_option( 'dovetail_blocks_settings', array( 'platform_address' => 'https://other.test' ) );
		update_option( 'dovetail_blocks_platform_token', array( 'new' => 'fresh' ) );
		$this->assertSame( 'fresh', $this->token() );
	}

	public function test_the_options_of_lists_are_short_enough_for_a_phone(): void {
		Settings_Page::add_fields();
		foreach ( array_merge( ...array_values( $GLOBALS['wp_settings_fields']['dovetail-blocks-privacy'] ) ) as $field ) {
			foreach ( $field['args']['field']['choices'] ?? array() as $choice ) {
				$this->assertLessThanOrEqual( 32, mb_strlen( $choice ), $choice );
			}
		}
	}

	/** @dataProvider consents */
	public function test_content_of_other_services_needs_consent_if_the_owner_requires_it( string $setting, ?array $filtered, bool $must_ask, string $printed ): void {
		remove_all_filters( 'dovetail_blocks_consent' );
		if ( null !== $filtered ) {
			add_filter( 'dovetail_blocks_consent', static fn() => $filtered );
		}
		update_option( 'dovetail_blocks_settings', array( 'consent' => $setting ) );
		ob_start();
		View_Data::print_consent();
		$this->assertSame( $printed, trim( wp_strip_all_tags( preg_replace( '~<script[^>]*>|</script>~', '', ob_get_clean() ) ) ) );
		$this->assertSame( $must_ask, View_Data::should_ask_for_consent() );
	}

	public static function consents(): array {
		return array(
			'allowed'                        => array( 'allow', null, false, '' ),
			'the site requires consent'      => array( 'ask', null, true, '{"marketing":"ask"}' ),
			'a filter overrides the setting' => array( 'ask', array(), false, '' ),
		);
	}

	/** Stores settings as another request would, so that this request's cache is outdated. */
	private function store_elsewhere( array $settings ): void {
		global $wpdb;
		$stored = array( 'option_value' => serialize( $settings + get_option( 'dovetail_blocks_settings' ) ) );
		$wpdb->update( $wpdb->options, $stored, array( 'option_name' => 'dovetail_blocks_settings' ) );
	}

	/** @return string[] Messages of the settings page. */
	private function problems(): array {
		return array_values( wp_list_pluck( get_settings_errors(), 'message' ) );
	}

	/** Returns the stored token, ignoring the one that the test site supplies. */
	private function token(): ?string {
		global $wpdb;
		return $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'dovetail_blocks_platform_token'" );
	}
}
