<?php
namespace Dovetail\Related_Posts\Tests;

use Dovetail\Plugin\Lock;
use Dovetail\Related_Posts\Cache;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-category-posts.php';

final class ResultCacheTest extends Test_Case {

	use Category_Posts;

	public function test_what_is_found_is_kept_whatever_becomes_of_other_posts_and_none_is_shown_that_is_not_public(): void {
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

	public function test_what_is_found_is_kept_for_half_a_day(): void {
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

	public function test_what_is_found_is_found_again_once_the_post_itself_is_changed(): void {
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

	public function test_what_was_found_in_the_future_is_found_again(): void {
		$this->add_eight_posts();
		$this->titles();
		Clock::pass( -DAY_IN_SECONDS );
		$this->titles();
		$this->assertSame( 2, $this->asked );
	}

	public function test_a_list_with_room_for_more_posts_is_kept_for_a_quarter_of_an_hour_so_a_new_site_gets_its_second_post(): void {
		$this->assertSame( array(), $this->titles() );
		$this->add_post( 'Jar 2' );
		$this->assertSame( array(), $this->titles() );
		Clock::pass( 15 * MINUTE_IN_SECONDS );
		$this->assertSame( array( 'Jar 2' ), $this->titles() );
	}

	public function test_one_request_at_a_time_finds_related_posts_and_others_get_the_previous_ones_or_none(): void {
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
	public function test_a_database_that_refuses_leaves_the_previous_posts( string $refused ): void {
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
			'the lock'  => array( '~dovetail_locks~' ),
			'the terms' => array( '~ORDER BY object_id DESC~' ),
			'the posts' => array( '~post_title FROM~' ),
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
