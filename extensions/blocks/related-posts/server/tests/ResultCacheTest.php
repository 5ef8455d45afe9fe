<?php
namespace Dovetail\Related_Posts\Tests;

use Dovetail\Plugin\Lock;
use Dovetail\Related_Posts\Cache;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-category-posts.php';

final class ResultCacheTest extends Test_Case {

	use Category_Posts;

	public function test_related_posts_are_cached_and_only_public_ones_are_shown(): void {
		$others = $this->add_eight_posts();
		$this->assertSame( array( 'Jar 8', 'Jar 7', 'Jar 6', 'Jar 5', 'Jar 4', 'Jar 3' ), $this->titles() );
		$this->assertSame( 1, $this->asked );
		wp_update_post(
			array(
				'ID'          => $others[8],
				'post_status' => 'private',
			)
		);
		wp_update_post(
			array(
				'ID'            => $others[7],
				'post_password' => 'rye',
			)
		);
		wp_delete_post( $others[6], true );
		wp_set_post_tags( $others[1], array( 'new' ) );
		$this->add_post( 'Jar new' );
		$this->assertSame( array( 'Jar 5', 'Jar 4', 'Jar 3', 'Jar 2', 'Jar 1' ), $this->titles() );
		$this->assertSame( 1, $this->asked );
	}

	public function test_related_posts_are_cached_for_half_a_day(): void {
		$this->add_eight_posts();
		$this->titles();
		$this->add_post( 'Jar new' );
		Clock::pass( 12 * HOUR_IN_SECONDS - 9 );
		$this->titles();
		$this->assertSame( 1, $this->asked );
		Clock::pass( 9 );
		$this->assertSame( 'Jar new', $this->titles()[0] );
		$this->assertSame( 2, $this->asked );
	}

	public function test_related_posts_are_searched_again_after_the_post_has_changed(): void {
		$this->add_eight_posts();
		$this->titles();
		wp_update_post(
			array(
				'ID'         => $this->post,
				'post_title' => 'Another title',
			)
		);
		$this->titles();
		$this->assertSame( 2, $this->asked );
	}

	public function test_a_cached_result_with_a_future_date_is_ignored(): void {
		$this->add_eight_posts();
		$this->titles();
		Clock::pass( -DAY_IN_SECONDS );
		$this->titles();
		$this->assertSame( 2, $this->asked );
	}

	public function test_an_incomplete_list_is_cached_for_only_a_quarter_of_an_hour(): void {
		$this->assertSame( array(), $this->titles() );
		$this->add_post( 'Jar 2' );
		$this->assertSame( array(), $this->titles() );
		Clock::pass( 15 * MINUTE_IN_SECONDS );
		$this->assertSame( array( 'Jar 2' ), $this->titles() );
	}

	public function test_only_one_request_at_a_time_searches_and_others_get_the_previous_result_or_none(): void {
		$lock = "related-{$this->post}";
		$this->add_post( 'Jar other' );
		Lock::claim( $lock, 60 );
		$this->assertSame( array(), $this->titles() );
		$this->assertSame( 0, $this->asked );
		Lock::release( $lock );
		$this->assertSame( array( 'Jar other' ), $this->titles() );
		$this->assertSame( 1, $this->asked );
		$this->assertNull( Lock::get_result( $lock ) );
		Clock::pass( DAY_IN_SECONDS );
		Lock::claim( $lock, 60 );
		$this->assertSame( array( 'Jar other' ), $this->titles() );
		$this->assertSame( 1, $this->asked );
	}

	/** @dataProvider refusals */
	public function test_the_previous_related_posts_are_shown_if_a_query_fails( string $refused ): void {
		$this->add_post( 'Jar other' );
		$this->titles();
		Clock::pass( DAY_IN_SECONDS );
		$titles = fn() => $this->titles();
		$this->assertSame( array( 'Jar other' ), $this->refuse_queries( $refused, $titles ) );
		$this->add_post( 'Jar new' );
		$this->assertSame( array( 'Jar new', 'Jar other' ), $this->titles() );
	}

	public static function refusals(): array {
		return array(
			'query for the lock'  => array( '~dovetail_locks~' ),
			'query for the terms' => array( '~ORDER BY object_id DESC~' ),
			'query for the posts' => array( '~post_title FROM~' ),
		);
	}

	public function test_the_cache_does_not_grow_with_the_number_of_posts_and_is_not_autoloaded(): void {
		global $wpdb;
		$this->titles();
		foreach ( range( 1, 30 ) as $n ) {
			Cache::put( $this->post + $n * Cache::SHARD_COUNT, 'key', array( $n ) );
		}
		$kept = get_transient( Cache::TRANSIENT . $this->post % Cache::SHARD_COUNT );
		$this->assertCount( 20, $kept );
		$this->assertSame( array( 30 ), end( $kept )['ids'] );
		$this->assertArrayNotHasKey( $this->post, $kept );
		$rows = $wpdb->get_col( "SELECT autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail\\_blocks\\_related%'" );
		$this->assertNotEmpty( $rows );
		$this->assertLessThanOrEqual( 2 * Cache::SHARD_COUNT, count( $rows ) );
		$this->assertSame( array(), array_intersect( $rows, wp_autoload_values_to_autoload() ) );
	}

	/** @return int[] IDs of eight posts by their day in January. */
	private function add_eight_posts(): array {
		$ids = array();
		foreach ( range( 1, 8 ) as $n ) {
			$ids[ $n ] = $this->add_post( "Jar $n", array( 'post_date' => "2026-01-0$n 10:00:00" ) );
		}
		return $ids;
	}
}
