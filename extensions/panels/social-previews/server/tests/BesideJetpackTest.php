<?php
namespace Dovetail\Social_Previews\Tests;

use Dovetail\Plugin\Sidebar;
use Dovetail\Social_Previews\Page_Tags;
use Dovetail\Tests\Test_Case;

/**
 * Runs in a separate process, because it defines a class of another plugin.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class BesideJetpackTest extends Test_Case {

	public function test_tags_are_left_to_jetpack_only_while_it_prints_them_itself(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'admin' );
		set_current_screen( 'post' );
		$state = fn(): array => array( Page_Tags::are_printed(), $this->rest( 'GET', '/dovetail/v1/seo-plugin' )->get_data()['name'], Sidebar::parts()['social-previews']['state'] );
		add_filter( 'jetpack_enable_open_graph', '__return_true' );
		$without = $state();
		$this->assertSame( array( true, '' ), array_slice( $without, 0, 2 ) );
		eval( 'class Jetpack {}' ); // The class of another plugin.
		$this->assertSame( array( false, 'Jetpack', 'Off for this site, because Jetpack has this feature.' ), $state() );
		remove_filter( 'jetpack_enable_open_graph', '__return_true' );
		$this->assertSame( $without, $state() );
	}
}
