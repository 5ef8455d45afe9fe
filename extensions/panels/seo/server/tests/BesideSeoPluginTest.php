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

	public function test_an_seo_plugin_that_is_activated_later_replaces_the_panel_at_once_and_is_named(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		$state = fn(): array => array(
			'has_panel' => isset( apply_filters( 'dovetail_blocks_panels', array() )['seo'] ),
			'preview'   => $this->rest( 'GET', '/dovetail/v1/seo-plugin' )->get_data()['name'],
		);
		$this->assertSame( array( 'has_panel' => true, 'preview' => '' ), $state() );
		$plugins = array(
			'SITESEO_VERSION'    => 'SiteSEO',
			'SURERANK_VERSION'   => 'SureRank',
			'SLIM_SEO_VER'       => 'Slim SEO',
			'SMARTCRAWL_VERSION' => 'SmartCrawl',
			'WPSEO_VERSION'      => 'Yoast SEO',
		);
		// A constant stays defined. The plugins that take precedence are therefore last.
		foreach ( $plugins as $constant => $name ) {
			define( $constant, '1' );
			$this->assertSame( array( 'has_panel' => false, 'preview' => $name ), $state() );
			$parts = Sidebar::parts();
			foreach ( array( 'social-previews', 'seo' ) as $slug ) {
				$this->assertSame( array( "Off for this site, because $name has this feature.", '' ), array( $parts[ $slug ]['state'], $parts[ $slug ]['url'] ) );
			}
		}
	}
}
