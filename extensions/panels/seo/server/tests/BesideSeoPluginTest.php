<?php
namespace Dovetail\Seo\Tests;

use Dovetail\Plugin\Sidebar;
use Dovetail\Tests\Test_Case;

/**
 * Runs in a separate process, because it defines a constant of another plugin.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class BesideSeoPluginTest extends Test_Case {

	public function test_the_sidebar_names_the_active_seo_plugin(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		$plugins = array(
			'SLIM_SEO_VER'       => 'Slim SEO',
			'SMARTCRAWL_VERSION' => 'SmartCrawl',
			'WPSEO_VERSION'      => 'Yoast SEO',
		);
		// A constant stays defined. The plugins that take precedence are therefore last.
		foreach ( $plugins as $constant => $name ) {
			define( $constant, '1' );
			$parts = Sidebar::parts();
			foreach ( array( 'social-previews', 'seo' ) as $slug ) {
				$this->assertSame( array( "Off for this site, because $name has this feature.", '' ), array( $parts[ $slug ]['state'], $parts[ $slug ]['url'] ) );
			}
		}
	}
}
