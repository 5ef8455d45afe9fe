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
		define( 'WPSEO_VERSION', '1' );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		$parts = Sidebar::parts();
		foreach ( array( 'social-previews', 'seo' ) as $slug ) {
			$this->assertSame( array( 'Off for this site, because Yoast SEO has this feature.', '' ), array( $parts[ $slug ]['state'], $parts[ $slug ]['url'] ) );
		}
	}
}
