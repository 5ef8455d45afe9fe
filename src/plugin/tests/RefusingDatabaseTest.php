<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\Site_Health;
use Dovetail\Plugin\Tables;
use Dovetail\Tests\Test_Case;

/** Tests a database that rejects all writes, or that has permanently lost a table. */
final class RefusingDatabaseTest extends Test_Case {

	/** @dataProvider refusals */
	public function test_every_block_renders_while_the_database_is_broken( string $refused ): void {
		$posts = array();
		foreach ( glob( dirname( __DIR__, 3 ) . '/extensions/blocks/*/fixtures/*.html' ) as $file ) {
			if ( ! preg_match( '~\.(rendered|saved)\.html$~', $file ) ) {
				$posts[ basename( $file ) ] = (string) file_get_contents( $file );
			}
		}
		$this->assertGreaterThan( 100, count( $posts ) );
		$this->answer_http( static fn() => new \WP_Error( 'nobody' ) );
		$this->refuse_queries(
			$refused,
			function () use ( $posts ): void {
				foreach ( $posts as $name => $content ) {
					try {
						do_blocks( $content );
					} catch ( \Throwable $error ) {
						$this->fail( "$name: {$error->getMessage()}\n{$error->getTraceAsString()}" );
					}
				}
			}
		);
	}

	/** @dataProvider refusals */
	public function test_no_route_ends_with_a_php_error_or_reports_success( string $refused ): void {
		$this->act_as( 'admin' );
		$this->answer_http( static fn() => new \WP_Error( 'nobody' ) );
		$routes = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$scope = ( new \ReflectionFunction( \Closure::fromCallable( $handler['callback'] ) ) )->getClosureScopeClass();
				if ( $scope && Rest::class === $scope->getName() ) {
					$routes[] = array( array_key_first( $handler['methods'] ), preg_replace( '~\(\?P<\w+>[^)]*\)~', '1', $route ) );
				}
			}
		}
		$this->assertGreaterThan( 30, count( $routes ) );
		$this->refuse_queries(
			$refused,
			function () use ( $routes ): void {
				foreach ( $routes as list( $method, $route ) ) {
					try {
						$status = $this->rest( $method, $route )->get_status();
					} catch ( \Throwable $error ) {
						$this->fail( "$method $route: {$error->getMessage()}\n{$error->getTraceAsString()}" );
					}
					$this->assertNotSame( 500, $status, "$method $route" );
				}
			}
		);
	}

	/** @dataProvider refusals */
	public function test_site_health_reports_that_nothing_can_be_stored( string $refused ): void {
		$this->assertSame( 'good', Site_Health::run_tables_test()['status'] );
		$told = $this->refuse_queries( $refused, array( Site_Health::class, 'run_tables_test' ) );
		$this->assertSame( array( 'The database can’t store entries, subscribers or payments', 'critical' ), array( $told['label'], $told['status'] ) );
		$this->assertStringContainsString( 'wp_dovetail_deliveries', $told['description'] );
		$this->assertSame( array(), Tables::lost() );
	}

	/** @dataProvider refusals */
	public function test_failed_daily_work_runs_again_on_the_next_day( string $refused ): void {
		$log = ini_set( 'error_log', '/dev/null' );
		$this->refuse_queries(
			$refused,
			static function (): void {
				do_action( Queue::HOURLY_EVENT );
				do_action( Queue::DAILY_EVENT );
			}
		);
		ini_set( 'error_log', $log );
		do_action( Queue::DAILY_EVENT );
		$this->assertSame( '', $GLOBALS['wpdb']->last_error );
	}

	/** @dataProvider refusals */
	public function test_posts_and_users_can_still_be_stored_published_and_deleted( string $refused ): void {
		if ( false !== strpos( $refused, 'INSERT' ) ) {
			// For INSERT: refuse only writes to our own tables, because WordPress itself could not store the post or
			// user otherwise.
			$refused = '~^\s*(INSERT|UPDATE|DELETE|REPLACE)\b.*\bwp_dovetail_~is';
		}
		$this->act_as( 'admin' );
		$this->refuse_queries(
			$refused,
			function (): void {
				$post = $this->create_post( array( 'post_status' => 'draft' ) );
				wp_publish_post( $post );
				wp_update_post( array( 'ID' => $post, 'post_status' => 'publish', 'post_title' => 'Another' ) );
				wp_trash_post( $post );
				wp_delete_post( $post, true );
				$this->assertNull( get_post( $post ) );
				$user = $this->create_user( 'gone', 'author' );
				require_once ABSPATH . 'wp-admin/includes/user.php';
				wp_delete_user( $user );
				$this->assertFalse( get_user_by( 'id', $user ) );
			}
		);
	}

	public static function refusals(): array {
		return array(
			'a database that is read only'      => array( '~^\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP)\b~i' ),
			'queries of all plugin tables fail' => array( '~\bwp_dovetail_~' ),
		);
	}
}
