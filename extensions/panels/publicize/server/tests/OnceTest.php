<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Publicize\Shares;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-sharing-test-case.php';

final class OnceTest extends Sharing_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->connect_only( array( 'mastodon' => self::MASTODON ) );
	}

	/** @dataProvider ways_to_publish */
	public function test_a_post_is_shared_once_to_each_connection_for_every_way_of_publishing( callable $publish ): void {
		$this->connect(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => self::BLUESKY,
			)
		);
		$post = $this->create_post(
			array(
				'post_content' => 'Rye.',
				'post_status'  => 'draft',
			)
		);
		$publish( $this, $post );
		$this->share( $post );
		$this->set_status( $post, 'draft' );
		$this->set_status( $post, 'publish' );
		$this->share( $post );
		$this->assertEquals(
			array(
				'mastodon' => 'done',
				'bluesky'  => 'done',
			),
			$this->states( $post )
		);
		$this->assertCount( 1, $this->statuses() );
		$this->assertCount( 1, $this->records() );
	}

	public static function ways_to_publish(): array {
		return array(
			'in the editor'                     => array( static fn( self $test, int $post ) => $test->set_status( $post, 'publish' ) ),
			'through the REST API'              => array(
				static function ( self $test, int $post ): void {
					$test->act_as( 'admin' );
					self::assertSame( 200, $test->rest( 'POST', "/wp/v2/posts/$post", array( 'status' => 'publish' ) )->get_status() );
				},
			),
			'at the scheduled time'             => array(
				static function ( self $test, int $post ): void {
					wp_update_post(
						array(
							'ID'          => $post,
							'post_status' => 'future',
							'post_date'   => wp_date( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ),
							'edit_date'   => true,
						)
					);
					self::assertSame( array(), Shares::all( $post ), 'It is not shared early.' );
					wp_publish_post( $post );
				},
			),
			'by quick edit'                     => array(
				static function ( self $test, int $post ): void {
					$test->act_as( 'admin' );
					require_once ABSPATH . 'wp-admin/includes/post.php';
					edit_post(
						array(
							'post_ID'     => $post,
							'post_type'   => 'post',
							'_status'     => 'publish',
							'post_status' => 'publish',
							'post_title'  => 'Rye',
							'content'     => 'Baked.',
							'user_ID'     => 1,
						)
					);
				},
			),
			'twice, with a change in between'   => array(
				static function ( self $test, int $post ): void {
					$test->set_status( $post, 'publish' );
					wp_update_post(
						array(
							'ID'         => $post,
							'post_title' => 'Rye!',
						)
					);
					$test->set_status( $post, 'draft' );
					$test->set_status( $post, 'publish' );
				},
			),
			'again after trashing and restoring it' => array(
				static function ( self $test, int $post ): void {
					$test->set_status( $post, 'publish' );
					wp_trash_post( $post );
					wp_untrash_post( $post );
					$test->set_status( $post, 'publish' );
				},
			),
		);
	}

	public function test_pending_shares_of_an_unpublished_post_resume_when_it_is_republished_unless_disabled(): void {
		$this->connect(
			array(
				'mastodon' => self::MASTODON,
				'bluesky'  => self::BLUESKY,
			)
		);
		$post = $this->publish_waiting();
		$this->set_status( $post, 'draft' );
		$this->assertEquals(
			array(
				'mastodon' => DAY_IN_SECONDS,
				'bluesky'  => DAY_IN_SECONDS,
			),
			$this->share( $post )
		);
		update_post_meta( $post, '_dovetail_publicize', array( 'bluesky' => false ) );
		$this->set_status( $post, 'publish' );
		$this->share( $post );
		$this->assertSame( array( 'mastodon' ), array_keys( Shares::all( $post ) ) );
		$this->assertCount( 1, $this->statuses() );
		$this->assertSame( array(), $this->records() );
	}

	/** @dataProvider posts_that_are_not_shared */
	public function test_only_newly_published_public_posts_are_shared( array $fields ): void {
		$this->assertSame( array(), Shares::all( $this->insert_post( $fields ) ) );
	}

	public static function posts_that_are_not_shared(): array {
		return array(
			'a draft'                => array( array( 'post_status' => 'draft' ) ),
			'a private post'         => array( array( 'post_status' => 'private' ) ),
			'a post with a password' => array(
				array(
					'post_status'   => 'publish',
					'post_password' => 'rye',
				),
			),
			'a page'                 => array(
				array(
					'post_status' => 'publish',
					'post_type'   => 'page',
				),
			),
			'a post from last year'  => array(
				array(
					'post_status' => 'publish',
					'post_date'   => '2025-01-02 03:04:05',
				),
			),
			'a pending post'         => array( array( 'post_status' => 'pending' ) ),
		);
	}

	public function test_a_copy_of_a_shared_post_is_shared_as_a_new_post(): void {
		$post = $this->publish_waiting();
		$this->share( $post );
		$copy = $this->insert_post( array( 'post_title' => 'Copy' ) );
		self::copy_meta( get_post_meta( $post ), $copy );
		wp_publish_post( $copy );
		$this->assertSame( array( 'mastodon' => 'waiting' ), $this->states( $copy ) );
	}

	public function test_the_daily_run_shares_a_post_whose_event_was_lost(): void {
		$post = $this->publish_waiting();
		Queue::clear( Deliveries::EVENT );
		Queue::run_daily();
		$this->run_due_jobs();
		$this->assertSame( array( 'mastodon' => 'done' ), $this->states( $post ) );
	}

	public function test_a_password_delays_sharing_until_at_most_a_day_after_its_removal(): void {
		$post = $this->publish_waiting();
		self::set_password( $post, 'rye' );
		$this->run_due_jobs();
		self::set_password( $post, '' );
		$this->run_due_jobs();
		$this->assertSame( array(), $this->statuses(), 'Nothing looks at it all the time.' );
		Clock::pass( DAY_IN_SECONDS );
		$this->run_due_jobs();
		$this->assertCount( 1, $this->statuses() );
	}

	public function test_waiting_shares_are_deleted_with_their_post(): void {
		$post = $this->publish_waiting();
		$this->assertCount( 2, Deliveries::of( 'share', $post ) );
		wp_delete_post( $post, true );
		$this->assertSame( array(), Deliveries::of( 'share', $post ) );
	}

	public function test_finished_shares_cause_no_additional_queries_when_finding_waiting_shares(): void {
		$post  = $this->publish_waiting();
		$queue = fn() => $this->count_queries( static fn() => Deliveries::run() );
		$queue();
		$count = $queue();
		foreach ( range( 1, 20 ) as $number ) {
			Database::insert( 'deliveries', array( 'type' => 'share', 'record' => $post + $number, 'kind' => 'mastodon', 'state' => 'done' ) );
		}
		$this->assertSame( $count, $queue() );
	}

	public function test_posts_of_types_that_support_sharing_are_shared(): void {
		register_post_type(
			'loaf',
			array(
				'public'       => true,
				'show_in_rest' => true,
				'supports'     => array( 'title', 'editor', 'custom-fields', 'publicize' ),
			)
		);
		$post = $this->insert_post(
			array(
				'post_type'   => 'loaf',
				'post_status' => 'publish',
			)
		);
		$this->assertSame( array( 'mastodon' ), array_keys( Shares::all( $post ) ) );
	}

	private static function copy_meta( array $meta, int $post ): void {
		foreach ( $meta as $key => $values ) {
			foreach ( $values as $value ) {
				add_post_meta( $post, $key, wp_slash( $value ) );
			}
		}
	}

	private static function set_password( int $post, string $password ): void {
		wp_update_post(
			array(
				'ID'            => $post,
				'post_password' => $password,
			)
		);
	}
}
