<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_Screen;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-import-lists.php';

final class ImportTest extends Test_Case {

	use Import_Lists;

	public function test_a_long_list_is_stored_in_parts_and_what_is_rewritten_on_the_way_stays_small(): void {
		global $wpdb;
		// Remembering takes less time than adding.
		$this->start( "Email,Status\n" . $this->rows( $this->people( 'person', 1100 ), 'unsubscribed' ) );
		$parts     = array( $this->count_parts() );
		$bytes     = array();
		$is_inside = false;
		add_filter(
			'query',
			function ( $query ) use ( &$parts, &$bytes, &$is_inside ) {
				if ( ! $is_inside && preg_match( '~^(?:UPDATE|INSERT).*dovetail_blocks_import_~s', $query ) ) {
					$bytes[] = strlen( $query );
				}
				if ( ! $is_inside && preg_match( '~^DELETE.*list~s', $query ) ) {
					$is_inside = true;
					$parts[]   = $this->count_parts();
					$is_inside = false;
				}
				return $query;
			}
		);
		Import::run();
		$parts[] = $this->count_parts();
		$this->assertSame( array( 3, 3, 2, 1, 0 ), $parts );
		$this->assertCount( 55, $bytes );
		$this->assertLessThan( 3000, max( $bytes ) );
		$this->assertSame( array( 'off' ), $wpdb->get_col( "SELECT autoload FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_import_%'" ) );
	}

	/** @dataProvider lengths */
	public function test_the_preview_asks_the_database_three_times_for_500_addresses( int $many, int $queries ): void {
		global $wpdb;
		// The secret of the site is read once.
		Mailbox::of( 'a@x.org' );
		$this->draft( $this->people( 'person', $many ) );
		$import = Import::get();
		$before = $wpdb->num_queries;
		$this->assertSame( $many, Import::forecast( $import )['new'] );
		$this->assertSame( array( 'person1@example.com', 'person2@example.com' ), Import::sample( $import, 2 ) );
		$this->assertSame( $queries, $wpdb->num_queries - $before );
	}

	public static function lengths(): array {
		return array(
			'one part'  => array( 500, 4 ),
			'two parts' => array( 501, 7 ),
			'ten parts' => array( 5000, 31 ),
		);
	}

	public function test_an_import_that_dies_continues_where_it_was_nobody_is_left_out_and_nobody_is_added_twice(): void {
		// The second part of the list begins after ten of the people to add.
		$this->start( "Email,Status\n" . $this->rows( $this->people( 'gone', 490 ), 'unsubscribed' ) . $this->rows( $this->people( 'person', 30 ), 'subscribed' ) );
		$count = 0;
		add_action(
			'wp_insert_post',
			static function () use ( &$count ) {
				if ( in_array( ++$count, array( 5, 15 ), true ) ) {
					throw new \RuntimeException( 'The server dies.' );
				}
			},
			10,
			0
		);
		$results = array();
		while ( ! in_array( true, $results, true ) && count( $results ) < 9 ) {
			try {
				$results[] = Import::run();
			} catch ( \RuntimeException $error ) {
				$results[] = 'died';
			}
		}
		$this->assertSame( array( 'died', 'died', true ), $results );
		$this->assert_has(
			array(
				'state'      => 'done',
				'done'       => 520,
				'remembered' => 490,
			),
			Import::get()
		);
		$this->assertSame( array(), $this->stored_lines() );
		$emails = $this->emails();
		$this->assertCount( 30, $emails );
		$this->assertCount( 30, array_unique( $emails ) );
	}

	public function test_two_uploads_at_one_time_leave_one_list_and_nothing_of_the_other(): void {
		$other = function ( $query ) use ( &$other ) {
			if ( false !== strpos( $query, 'dovetail_blocks_import_list_' ) ) {
				remove_filter( 'query', $other );
				$this->draft( 'second@example.com' );
			}
			return $query;
		};
		add_filter( 'query', $other );
		$this->assertFalse( $this->draft( 'first@example.com' ) );
		$this->assertSame( 'draft', Import::get()['state'] );
		$this->assertSame( array( '+second@example.com' ), $this->stored_lines() );
	}

	public function test_an_upload_that_the_database_stores_only_in_part_is_forgotten(): void {
		$count  = 0;
		$refuse = static function ( $query ) use ( &$count ) {
			return 0 === strpos( $query, 'INSERT' ) && false !== strpos( $query, 'dovetail_blocks_import_list_' ) && ++$count > 1 ? '' : $query;
		};
		add_filter( 'query', $refuse );
		$this->assertFalse( $this->draft( $this->people( 'person', 501 ) ) );
		remove_filter( 'query', $refuse );
		$this->assertSame( 2, $count );
		$this->assertNull( Import::get() );
		$this->assertSame( array(), $this->stored_lines() );
	}

	public function test_a_run_that_cannot_read_the_list_tries_again_later_and_loses_no_address(): void {
		$this->start( $this->people( 'person', 5 ) );
		$this->assertSame( 60, $this->refuse_queries( self::$reading_the_list, array( Import::class, 'run' ) ) );
		$this->assertSame( 'running', Import::get()['state'] );
		Import::run();
		$this->assertSame( 'done', Import::get()['state'] );
		$this->assertSame( 5, Import::get()['added'] );
	}

	public function test_a_run_continues_with_the_list_that_replaced_its_own_in_the_mode_of_that_list(): void {
		$this->start( $this->people( 'old', 45 ), 'confirmed', 'Old.' );
		$swap = function () use ( &$swap ) {
			remove_action( 'wp_insert_post', $swap );
			Import::forget( Import::get()['id'] );
			$this->start( $this->people( 'new', 3 ), 'ask', 'New.' );
		};
		add_action( 'wp_insert_post', $swap, 10, 0 );
		$this->assertTrue( Import::run() );
		$this->assert_has(
			array(
				'state' => 'done',
				'total' => 3,
				'added' => 3,
				'mode'  => 'ask',
			),
			Import::get()
		);
		$this->assertCount( 20, preg_grep( '~^old~', $this->emails() ) );
		$new = preg_grep( '~^new~', $this->emails() );
		$this->assertCount( 3, $new );
		foreach ( $new as $email ) {
			$subscriber = Subscribers::find( $email );
			$this->assertSame( array( Subscribers::PENDING, 'New.' ), array( $subscriber->post_status, $subscriber->post_content ) );
		}
	}

	public function test_a_preview_that_cannot_read_the_list_says_so_offers_another_try_and_imports_nothing(): void {
		$this->draft( $this->people( 'person', 5 ) );
		$html = $this->refuse_queries( self::$reading_the_list, fn() => $this->preview() );
		$this->assertStringContainsString( 'The database could not read this list', $html );
		$this->assertStringContainsString( '>Try again</a>', $html );
		$this->assertStringContainsString( '>Discard list</button>', $html );
		$this->assertStringNotContainsString( 'new subscriber', $html );
	}

	public function test_a_preview_names_the_status_values_that_are_not_understood_such_as_numbers(): void {
		$this->draft( "email,status\na@x.org,1\nb@x.org,2\nc@x.org,<b>\nd@x.org,2\ne@x.org,active" );
		$html = $this->preview();
		$this->assertStringContainsString( '1 new subscriber', $html );
		$this->assertStringContainsString( 'their status is unknown: 4', $html );
		$this->assertStringContainsString( 'skipped: “1”, “2”, “&lt;b&gt;”.', $html );
	}

	/** Returns the screen of the list that waits for review, as an administrator sees it. */
	private function preview(): string {
		$this->act_as( 'admin' );
		$preview = new \ReflectionMethod( Import_Screen::class, 'preview' );
		$preview->setAccessible( true );
		ob_start();
		$preview->invoke( null, Import::get() );
		return ob_get_clean();
	}

	/** Counts the parts in which a list is stored. */
	private function count_parts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_import_list_%'" );
	}

	/** @return string[] Addresses of subscribers, confirmed or not. */
	private function emails(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = %s ORDER BY ID", Subscribers::TYPE ) );
	}
}
