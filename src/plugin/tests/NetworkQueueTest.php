<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Tests\Test_Case;

/**
 * Tests the queue on a network of three sites, with fake multisite functions. PHP cannot undefine them, so the tests
 * run in a separate process.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class NetworkQueueTest extends Test_Case {

	/** @var int[] IDs of switched sites, the current one first. */
	public static $sites = array( 1 );

	/** @var array<int, array> Lists of WP-Cron events by site. */
	private $events = array();

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/network.php';
		add_filter( 'pre_option_cron', fn() => $this->events[ self::$sites[0] ] ?? array( 'version' => 2 ) );
		add_filter(
			'pre_update_option_cron',
			function ( $events, $old ) {
				$this->events[ self::$sites[0] ] = $events;
				return $old;
			},
			10,
			2
		);
	}

	public function test_deactivating_the_plugin_for_a_network_deletes_the_events_of_all_sites(): void {
		foreach ( array( 1, 2, 3 ) as $site ) {
			self::$sites = array( $site );
			foreach ( array( 'dovetail_blocks_test', 'dovetail_blocks_daily', 'somebody_else' ) as $hook ) {
				wp_schedule_single_event( time() + 600, $hook, array( $site ) );
			}
			$this->assertCount( 3, $this->hooks( $site ) );
		}
		self::$sites = array( 1 );
		do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), true );
		foreach ( array( 1, 2, 3 ) as $site ) {
			$this->assertSame( array( 'somebody_else' ), $this->hooks( $site ) );
		}
		$this->assertSame( array( 1 ), self::$sites );
	}

	/** @return string[] Hooks of the events of a site. */
	private function hooks( int $site ): array {
		return array_keys( array_merge( array(), ...array_values( array_filter( $this->events[ $site ], 'is_array' ) ) ) );
	}
}
