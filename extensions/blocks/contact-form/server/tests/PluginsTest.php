<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Plugin_Installer;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-stand-in-plugins.php';

final class PluginsTest extends Test_Case {

	use Stand_In_Plugins;

	const NEWSLETTER = 'creativemail-by-constant-contact';
	const CRM        = 'zero-bs-crm';

	/** @dataProvider plugins_of_others */
	public function test_only_plugins_that_a_panel_of_the_form_offers_can_be_installed_or_activated( string $route, array $data ): void {
		$this->offer_plugin( 'anything', 'anything/anything.php' );
		$this->act_as( 'admin' );
		$this->assert_refused(
			403,
			'plugin_not_offered',
			'/^This plugin can’t be installed or activated here because forms don’t use it\. Nothing was changed\. Use the Plugins screen instead\.$/',
			$this->ask( $route, $data )
		);
		$this->assertFalse( is_dir( WP_PLUGIN_DIR . '/anything' ) );
		$this->assertFalse( is_plugin_active( 'akismet/akismet.php' ) );
	}

	public static function plugins_of_others(): array {
		return array(
			'another plugin'            => array( '', array( 'slug' => 'anything' ) ),
			'an installed plugin'       => array( self::route_of( 'akismet/akismet' ), array() ),
			'a file outside the folder' => array( self::route_of( '../../uploads/evil' ), array() ),
			'no plugin'                 => array( '', array( 'slug' => '' ) ),
		);
	}

	/** @dataProvider reasons_not_to_install */
	public function test_users_without_permission_and_sites_without_file_access_get_a_reason_and_install_nothing( string $login, ?callable $prepare, int $status, string $code, string $message ): void {
		$this->offer_plugin( self::NEWSLETTER, self::newsletter_file() );
		$this->act_as( $login );
		if ( $prepare ) {
			$prepare();
		}
		$this->assert_refused( $status, $code, $message, $this->ask( '', array( 'slug' => self::NEWSLETTER ) ) );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_clean_plugins_cache( false );
		$this->assertArrayNotHasKey( self::newsletter_file(), get_plugins() );
		$this->assertFalse( is_plugin_active( self::newsletter_file() ) );
	}

	public static function reasons_not_to_install(): array {
		return array(
			'an author'                       => array( 'author', null, 403, 'rest_forbidden', '/^Sorry, your account is not allowed to do this/' ),
			'a user who may not install'      => array(
				'admin',
				static fn() => self::deny( 'install_plugins' ),
				403,
				'plugin_install_forbidden',
				'/^Sorry, your account is not allowed to install plugins\./',
			),
			'a site with read-only files'     => array(
				'admin',
				static fn() => add_filter( 'file_mod_allowed', '__return_false' ),
				403,
				'plugin_files_fixed',
				'/^This site does not allow plugins to be installed\./',
			),
			'a server that asks for a password' => array(
				'admin',
				static fn() => add_filter( 'filesystem_method', static fn() => 'ftpext' ),
				500,
				'plugin_files_locked',
				'/^WordPress needs a user name and password to write files on this server\./',
			),
			'a full disk'                     => array(
				'admin',
				static fn() => add_filter( 'upgrader_pre_download', static fn() => new \WP_Error( 'download_failed', 'Download failed. The disk is full.' ), 20 ),
				500,
				'download_failed',
				'/^Download failed\. The disk is full\.$/',
			),
		);
	}

	/** @dataProvider ways_to_activate */
	public function test_a_user_who_may_not_activate_plugins_gets_a_reason( string $route, array $data ): void {
		$this->put_plugin( self::crm_file(), false, 'Version: 5.0.0' );
		$this->act_as( 'admin' );
		self::deny( 'activate_plugins' );
		$this->assert_refused( 403, 'plugin_not_activated', '/^Sorry, you are not allowed/', $this->ask( $route, $data ) );
		$this->assertFalse( is_plugin_active( self::crm_file() ) );
	}

	public static function ways_to_activate(): array {
		return array(
			'by its file'          => array( self::route_of( 'zero-bs-crm/ZeroBSCRM' ), array() ),
			'by its name, as if it were not installed' => array( '', array( 'slug' => self::CRM ) ),
		);
	}

	public function test_users_who_may_not_manage_plugins_see_only_the_plugins_of_the_panels(): void {
		$this->put_plugin( self::crm_file(), false, 'Version: 5.0.0' );
		$this->act_as( 'admin' );
		self::deny( 'activate_plugins' );
		$this->assertSame( array( self::crm_file() ), array_keys( $this->plugins() ) );
	}

	/**
	 * @dataProvider ways_to_activate
	 * spec: 001-7-3, 001-7-5, 001-6-2
	 */
	public function test_installed_plugins_are_listed_and_activated_without_another_download( string $route, array $data ): void {
		$this->put_plugin( self::crm_file(), false, 'Version: 5.0.0' );
		$this->act_as( 'admin' );
		$this->assert_has(
			array(
				self::crm_file()                      => array( 'active' => false ),
				'dovetail-blocks/dovetail-blocks.php' => array( 'active' => true ),
			),
			$this->plugins()
		);
		$answer = $this->ask( $route, $data );
		$this->assertSame( 200, $answer->get_status() );
		$this->assert_has(
			array(
				'plugin' => Plugin_Installer::crm()['file'],
				'status' => 'active',
			),
			$answer->get_data()
		);
		$this->assertTrue( is_plugin_active( self::crm_file() ) );
		$this->assertSame( array( 'active' => true ), $this->plugins()[ self::crm_file() ] );
	}

	/** @dataProvider ways_to_activate */
	public function test_a_failed_activation_shows_the_reason_from_wordpress( string $route, array $data ): void {
		$this->put_plugin( self::crm_file(), false, "Version: 5.0.0\nRequires PHP: 99.0" );
		$this->act_as( 'admin' );
		$this->assert_refused( 500, 'plugin_not_activated', '/Current PHP version/', $this->ask( $route, $data ) );
		$this->assertArrayHasKey( self::crm_file(), get_plugins() );
		$this->assertFalse( is_plugin_active( self::crm_file() ) );
	}

	private function ask( string $route, array $data ): \WP_REST_Response {
		$how   = array(
			'status' => 'active',
			'source' => 'block-editor',
		);
		$level = ob_get_level();
		try {
			return $this->rest( 'POST', "/jetpack/v4/plugins$route", $data + $how );
		} finally {
			// A failed download leaves WordPress's output buffer open.
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	private static function route_of( string $file ): string {
		return '/' . rawurlencode( rawurlencode( $file ) );
	}

	/** @return array<string, array{active: bool}> The plugins in the response to the current user, by file. */
	private function plugins(): array {
		return (array) $this->rest( 'GET', '/jetpack/v4/plugins' )->get_data();
	}

	private function assert_refused( int $status, string $code, string $message, \WP_REST_Response $answer ): void {
		$this->assertSame( $code, $answer->get_data()['code'] ?? '' );
		$this->assertSame( $status, $answer->get_status() );
		$this->assertMatchesRegularExpression( $message, $answer->get_data()['message'] );
	}

	private static function deny( string $capability ): void {
		add_filter(
			'user_has_cap',
			static function ( $caps ) use ( $capability ) {
				unset( $caps[ $capability ] );
				return $caps;
			}
		);
	}

	private static function newsletter_file(): string {
		return Plugin_Installer::offered()[ self::NEWSLETTER ] . '.php';
	}
}
