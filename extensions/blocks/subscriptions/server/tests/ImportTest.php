<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_List;
use Dovetail\Subscriptions\Import_Screen;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Subscriptions\Subscribers_Screen;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-import-lists.php';
require_once __DIR__ . '/trait-subscription-forms.php';

final class ImportTest extends Test_Case {

	use Import_Lists;
	use Subscription_Forms;

	public function test_the_number_of_queries_per_hundred_addresses_does_not_depend_on_the_length_of_the_list(): void {
		$this->start( $this->people( 'person', 300 ) );
		Import::run();
		Import::forget( Import::get()['id'] );
		$counts = array();
		foreach ( array( 'a' => 300, 'b' => 1300 ) as $name => $many ) {
			$this->start( $this->people( $name, $many ) );
			$before = $GLOBALS['wpdb']->num_queries;
			Import::run();
			$counts[] = $GLOBALS['wpdb']->num_queries - $before;
			$this->assertSame( $many, Import::get()['added'] );
			Import::forget( Import::get()['id'] );
		}
		$this->assertLessThanOrEqual( 12, ( $counts[1] - $counts[0] ) / 10 );
	}

	/** @dataProvider lengths */
	public function test_the_preview_needs_two_queries_per_500_addresses( int $many, int $queries ): void {
		global $wpdb;
		// Load the site's secret first, because PHP reads it only once.
		Mailbox::of( 'a@x.org' );
		$this->draft( $this->people( 'person', $many ) );
		$import = Import::get();
		$before = $wpdb->num_queries;
		$this->assertSame( $many, Import::forecast( $import )['counts']['new'] );
		$this->assertSame( $queries, $wpdb->num_queries - $before );
	}

	public static function lengths(): array {
		return array(
			'one part'  => array( 499, 2 ),
			'two parts' => array( 501, 4 ),
			'ten parts' => array( 5001, 22 ),
		);
	}

	/** @dataProvider modes */
	public function test_an_import_continues_and_adds_everyone_once_if_php_ends_at_any_moment( string $mode, int $mails ): void {
		$this->start( "Email,Status\n" . $this->rows( $this->people( 'gone', 2 ), 'unsubscribed' ) . $this->rows( $this->people( 'person', 3 ), 'subscribed' ), $mode );
		$this->for_each_kill(
			array( Import::class, 'run' ),
			function () use ( $mails ): void {
				Clock::pass( HOUR_IN_SECONDS + 1 );
				$this->assertTrue( Import::run() );
				Deliveries::run();
				Import::unfinished();
				$this->assert_has( array( 'state' => 'done', 'remembered' => 2, 'added' => 3, 'known' => 0, 'failed' => 0 ), Import::get() );
				$this->assertSame( array(), $this->stored_lines() );
				$this->assertSame( array( 'person1@example.com', 'person2@example.com', 'person3@example.com' ), $this->emails() );
				$this->assertCount( 2, Mailbox::filter_opted_out( array_map( array( Mailbox::class, 'of' ), array( 'gone1@example.com', 'gone2@example.com' ) ) ) );
				$asked = array_count_values( array_column( $this->mails(), 'to' ) );
				$this->assertCount( $mails, $asked );
				// If PHP crashes right after an email, the result of the email is unknown, so the email is sent again.
				$this->assertLessThanOrEqual( $mails + 1, array_sum( $asked ) );
			}
		);
	}

	public static function modes(): array {
		return array(
			'in the mode “confirmed”' => array( 'confirmed', 0 ),
			'in the mode “ask”'       => array( 'ask', 3 ),
		);
	}

	public function test_two_concurrent_uploads_leave_only_one_list(): void {
		$other = function ( $query ) use ( &$other ) {
			if ( false !== strpos( $query, 'dovetail_import_lines' ) ) {
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

	public function test_an_upload_that_could_be_stored_only_in_part_is_deleted(): void {
		$count  = 0;
		$refuse = static function ( $query ) use ( &$count ) {
			return 0 === strpos( $query, 'INSERT' ) && false !== strpos( $query, 'dovetail_import_lines' ) && ++$count > 1 ? self::REFUSED_QUERY : $query;
		};
		add_filter( 'query', $refuse );
		$this->assertFalse( $this->draft( $this->people( 'person', 501 ) ) );
		remove_filter( 'query', $refuse );
		$this->assertSame( 2, $count );
		$this->assertNull( Import::get() );
		$this->assertSame( array(), $this->stored_lines() );
	}

	/** @dataProvider modes */
	public function test_an_import_with_failing_queries_continues_and_never_adds_unsubscribed_people( string $mode ): void {
		Mailbox::leave( Mailbox::of( 'left@example.com' ) );
		Mailbox::refuse( Mailbox::of( 'never@example.com' ) );
		Subscribers::add( 'known@example.com', 'Yes.', 0, true );
		$this->start( "left@example.com\nnever@example.com\nknown@example.com\nnew@example.com", $mode );
		$this->for_each_refusal(
			array( Import::class, 'run' ),
			function (): void {
				Clock::pass( HOUR_IN_SECONDS + 1 );
				$this->assertTrue( Import::run() );
				$this->assert_has( array( 'state' => 'done', 'left' => 2, 'known' => 1 ), Import::get() );
				$import = Import::get();
				$this->assertSame( 1, $import['added'] + $import['failed'] );
				$this->assertSame( array_merge( array( 'known@example.com' ), $import['added'] ? array( 'new@example.com' ) : array() ), $this->emails() );
				$this->assertSame( array(), array_diff( array_column( $this->mails(), 'to' ), array( 'new@example.com' ) ) );
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_an_import_adds_everyone_once_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		foreach ( range( 1, 10 ) as $number ) {
			Mailbox::leave( Mailbox::of( "left$number@example.com" ) );
		}
		$this->start( $this->people( 'left', 10 ) . "\n" . $this->people( 'person', 60 ), 'ask' );
		$this->disturb(
			$percent,
			$seed,
			function (): void {
				for ( $run = 0; $run < 40; $run++ ) {
					Clock::pass( HOUR_IN_SECONDS );
					$this->as_request( array( $this, 'run_due_jobs' ) );
				}
			}
		);
		for ( $run = 0; $run < 50; $run++ ) {
			Clock::pass( HOUR_IN_SECONDS );
			$this->as_request( array( $this, 'run_due_jobs' ) );
		}
		$import = Import::get();
		$this->assert_has( array( 'state' => 'done', 'left' => 10, 'known' => 0 ), $import );
		$failed = array_slice( $this->failed(), 1 );
		$this->assertEqualsCanonicalizing( explode( "\n", $this->people( 'person', 60 ) ), array_merge( $this->emails(), $failed ) );
		$this->assertSame( array( count( $this->emails() ), count( $failed ) ), array( $import['added'], $import['failed'] ) );
		$mails = array_count_values( array_column( $this->mails(), 'to' ) );
		foreach ( $this->emails() as $email ) {
			// The list shows a note for people whose email failed three times.
			$this->assertTrue( isset( $mails[ $email ] ) || Opt_In::problems( array( Subscribers::find( $email )['id'] ) ), $email );
		}
		$this->assertSame( array(), array_diff( $mails, array( 1 ) ) );
	}

	public function test_the_addresses_that_could_not_be_emailed_can_be_downloaded_for_a_month(): void {
		add_filter( 'pre_wp_mail', static fn( $sent, $mail ) => false !== strpos( $mail['to'], 'bad' ) ? false : $sent, 0, 2 );
		$this->start( "good@example.com\nbad1@example.com\nbad2@example.com", 'ask' );
		$this->assertTrue( Import::run() );
		$this->assert_has( array( 'added' => 1, 'failed' => 2 ), Import::get() );
		$this->assertSame( array( 'good@example.com' ), $this->emails() );
		$this->assertSame( array( 'Email address', 'bad1@example.com', 'bad2@example.com' ), $this->failed() );
		$this->assertStringContainsString( '<br>They are deleted after 30 days, or when you import another list.</p>', $this->preview( 'progress' ) );
		Clock::pass( 29 * DAY_IN_SECONDS );
		do_action( 'dovetail_blocks_daily' );
		$this->assertCount( 3, $this->failed() );
		Clock::pass( 2 * DAY_IN_SECONDS );
		do_action( 'dovetail_blocks_daily' );
		$this->assertCount( 1, $this->failed() );
	}

	public function test_a_new_list_does_not_replace_failed_addresses_that_can_still_be_downloaded(): void {
		add_filter( 'pre_wp_mail', static fn( $sent, $mail ) => false !== strpos( $mail['to'], 'bad' ) ? false : $sent, 0, 2 );
		$this->start( 'bad@example.com', 'ask' );
		Import::run();
		$this->assertFalse( $this->draft( 'new@example.com' ) );
		$this->assertSame( array( 'Email address', 'bad@example.com' ), $this->failed() );
		$this->assertTrue( Import::has_failed_addresses( Import::get() ) );
		Clock::pass( 31 * DAY_IN_SECONDS );
		$this->assertTrue( $this->draft( 'new@example.com' ) );
		$this->start( 'good@example.com', 'ask' );
		Import::run();
		$this->assertTrue( $this->draft( 'new@example.com' ) );
	}

	/** @dataProvider pending_modes */
	public function test_people_who_have_not_confirmed_here_are_subscribed_only_if_the_list_is_confirmed( string $mode, array $counts, string $status, string $consent ): void {
		Subscribers::add( 'pending@example.com', 'Form.', 7, false );
		Subscribers::add( 'active@example.com', 'Form.', 7, true );
		$this->start( "pending@example.com\nactive@example.com\nnew@example.com", $mode, 'List.' );
		$this->assert_has( array( 'new' => $counts['added'], 'known' => $counts['known'] ), Import::forecast( Import::get() )['counts'] );
		$this->assertTrue( Import::run() );
		$this->assert_has( $counts, Import::get() );
		$this->assert_has( compact( 'status', 'consent' ), Subscribers::find( 'pending@example.com' ) );
		$this->assert_has( array( 'status' => 'active', 'consent' => 'Form.' ), Subscribers::find( 'active@example.com' ) );
		$this->assertNotNull( Subscribers::find( 'new@example.com' ) );
	}

	public static function pending_modes(): array {
		return array(
			'subscribe immediately' => array( 'confirmed', array( 'added' => 2, 'known' => 1 ), 'active', 'List.' ),
			'ask by email'          => array( 'ask', array( 'added' => 1, 'known' => 2 ), 'pending', 'Form.' ),
		);
	}

	public function test_a_started_list_is_queued_and_survives_a_lost_event(): void {
		$this->assertSame( array(), Import::unfinished() );
		Import::start( '' );
		$this->assertNull( Queue::next_time( Import::EVENT ) );
		$this->draft( 'ada@example.com' );
		$this->assertSame( array(), Import::unfinished() );
		$this->assertSame( 'draft', Import::get()['state'] );
		$this->assertNull( Queue::next_time( Import::EVENT ) );
		Import::start( Import::get()['id'] );
		$this->assertSame( array( array() ), Import::unfinished() );
		$this->assertSame( 'running', Import::get()['state'] );
		$this->assertNotNull( Queue::next_time( Import::EVENT ) );
		// No other list can be imported while this import runs.
		$this->assertFalse( $this->draft( 'bob@example.com' ) );
	}

	/** @dataProvider abandoned_states */
	public function test_an_uploaded_list_that_is_not_imported_is_deleted_after_a_day( string $state ): void {
		$this->draft( 'ada@example.com' );
		update_option( Import::OPTION, array( 'state' => $state ) + Import::get() );
		Clock::pass( DAY_IN_SECONDS - 10 );
		Import::unfinished();
		$this->assertSame( array( '+ada@example.com' ), $this->stored_lines() );
		Clock::pass( 11 );
		$this->assertSame( array(), Import::unfinished() );
		$this->assertNull( Import::get() );
		$this->assertSame( array(), $this->stored_lines() );
	}

	public static function abandoned_states(): array {
		return array(
			'that was not reviewed'   => array( 'draft' ),
			'that was read in part'   => array( 'reading' ),
		);
	}

	public function test_a_list_of_a_crashed_upload_is_deleted_after_a_day(): void {
		Import_List::write( Import_List::make_id(), array( '+old@example.com' ) );
		Clock::pass( DAY_IN_SECONDS + 5 );
		$this->draft( 'ada@example.com' );
		Import::unfinished();
		$this->assertSame( array( '+ada@example.com' ), $this->stored_lines() );
	}

	/** @dataProvider failing_lists */
	public function test_an_import_pauses_after_many_failed_emails_and_then_finishes( int $many, $rest, string $state, int $failed ): void {
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$this->start( $this->people( 'person', $many ), 'ask' );
		$this->assertSame( $rest, Import::run() );
		$this->assertSame( $state, Import::get()['state'] );
		$this->assert_has( array( 'added' => 0, 'failed' => $failed, 'done' => $failed ), Import::progress( Import::get() ) );
		$this->assertSame( array(), $this->emails() );
	}

	public static function failing_lists(): array {
		return array(
			'few'  => array( 9, true, 'done', 9 ),
			'many' => array( 25, 15 * 60, 'running', 10 ),
		);
	}

	public function test_stopping_an_import_ends_its_current_run(): void {
		$this->start( $this->people( 'stopped', 145 ) );
		$stop = static function ( $query ) use ( &$stop ) {
			if ( 0 === strpos( $query, 'INSERT IGNORE' ) && false !== strpos( $query, 'dovetail_subscribers' ) ) {
				remove_filter( 'query', $stop );
				Import::forget( Import::get()['id'] );
			}
			return $query;
		};
		add_filter( 'query', $stop );
		$this->assertTrue( Import::run() );
		$this->assertNull( Import::get() );
		$this->assertSame( array(), $this->stored_lines() );
		$this->assertCount( 100, $this->emails() );
	}

	public function test_a_person_who_unsubscribed_can_subscribe_again_with_the_form(): void {
		Mailbox::leave( Mailbox::of( 'gone@example.com' ) );
		$export = static fn(): array => Privacy::export( 'gone@example.com' )['data'];
		$this->assertCount( 1, $export() );
		$back = Subscribers::add( 'gone@example.com', 'Again.', 0, false );
		Page::answer( self::confirm_query( $back ), true );
		$this->assertCount( 1, $export() );
		$this->assertContains( 'Consent text', array_column( $export()[0]['data'], 'name' ) );
	}

	public function test_erasing_an_address_deletes_it_from_the_list_and_all_other_data(): void {
		Subscribers::add( 'gone@example.com', 'Again.', 0, true );
		Mailbox::leave( Mailbox::of( 'gone@example.com' ) );
		$this->draft( "a@example.com\nGONE@example.com\nsgone@example.com" );
		$this->assertCount( 3, Privacy::export( 'gone@example.com' )['data'] );
		$this->assertTrue( Privacy::erase( 'gone@example.com' )['items_removed'] );
		$this->assertCount( 0, Privacy::export( 'gone@example.com' )['data'] );
		$this->assertSame( array( '+a@example.com', '+sgone@example.com' ), $this->stored_lines() );
		Import::start( Import::get()['id'] );
		Import::run();
		$this->assert_has( array( 'state' => 'done', 'added' => 2 ), Import::get() );
		$this->assertSame( 3, Import::progress( Import::get() )['done'] );
	}

	public function test_an_address_that_is_erased_during_an_import_gets_no_confirmation_email(): void {
		$this->start( "a@example.com\ngone@example.com\nz@example.com", 'ask' );
		add_filter( 'pre_wp_mail', array( $this, 'erase' ), 0 );
		$this->assertTrue( Import::run() );
		$this->assertSame( array( 'a@example.com', 'z@example.com' ), $this->emails() );
		$this->assert_has( array( 'state' => 'done', 'added' => 2, 'failed' => 0 ), Import::get() );
	}

	public function test_an_address_erased_while_a_run_stores_other_addresses_is_not_stored(): void {
		$this->start( "a@example.com\ngone@example.com", 'confirmed' );
		add_filter( 'query', fn( $query ) => 0 === strpos( $query, 'UPDATE' ) ? $this->erase( $query ) : $query );
		try {
			// In this test, rolling back the run also restores the erased address, so every retry fails too.
			Import::run();
			$this->fail( 'The run did not notice it.' );
		} catch ( Database_Error $error ) {
			$this->assertSame( array(), $this->emails() );
		}
	}

	/** Erases an address as another request would. */
	public function erase( $value ) {
		Import_List::drop( 'gone@example.com' );
		return $value;
	}

	/** @return string[] Lines of the file with failed addresses. */
	private function failed(): array {
		return array_column( iterator_to_array( Import::failed( Import::get() ), false ), 0 );
	}

	public function test_a_run_that_cannot_read_the_list_retries_later_and_loses_no_address(): void {
		$this->start( $this->people( 'person', 5 ) );
		try {
			$this->refuse_queries( self::$reading_the_list, array( Import::class, 'run' ) );
			$this->fail( 'The run did not end.' );
		} catch ( Database_Error $error ) {
			$this->assertSame( array(), $this->emails() );
		}
		$this->assertSame( 'running', Import::get()['state'] );
		Import::run();
		$this->assertSame( 'done', Import::get()['state'] );
		$this->assertSame( 5, Import::get()['added'] );
	}

	public function test_a_run_uses_the_mode_of_the_current_list_after_its_own_list_was_replaced(): void {
		$this->start( $this->people( 'old', 145 ), 'confirmed', 'Old.' );
		$swap = function ( $query ) use ( &$swap ) {
			if ( 0 === strpos( $query, 'INSERT IGNORE' ) && false !== strpos( $query, 'dovetail_subscribers' ) ) {
				remove_filter( 'query', $swap );
				Import::forget( Import::get()['id'] );
				$this->start( $this->people( 'new', 3 ), 'ask', 'New.' );
			}
			return $query;
		};
		add_filter( 'query', $swap );
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
		$this->assertCount( 100, preg_grep( '~^old~', $this->emails() ) );
		$new = preg_grep( '~^new~', $this->emails() );
		$this->assertCount( 3, $new );
		foreach ( $new as $email ) {
			$subscriber = Subscribers::find( $email );
			$this->assertSame( array( Subscribers::PENDING, 'New.' ), array( $subscriber['status'], $subscriber['consent'] ) );
		}
	}

	public function test_a_preview_that_cannot_read_the_list_shows_an_error_with_a_retry_and_imports_nothing(): void {
		$this->draft( $this->people( 'person', 5 ) );
		$html = $this->refuse_queries( self::$reading_the_list, fn() => $this->preview() );
		$this->assertStringContainsString( 'This list could not be read from the database', $html );
		$this->assertStringContainsString( '>Try again</a>', $html );
		$this->assertStringContainsString( '>Discard list</button>', $html );
		$this->assertStringNotContainsString( 'new subscriber', $html );
	}

	public function test_a_preview_lists_unknown_status_values_such_as_numbers(): void {
		$this->draft( "email,status\na@x.org,1\nb@x.org,2\nc@x.org,<b>\nd@x.org,2\ne@x.org,active" );
		$html = $this->preview();
		$this->assertStringContainsString( '1 new subscriber', $html );
		$this->assertStringContainsString( 'their status is unknown: 4', $html );
		$this->assertStringContainsString( 'unknown: “1”, “2”, “&lt;b&gt;”.', $html );
	}

	public function test_a_preview_shows_the_first_addresses_that_will_be_added(): void {
		Subscribers::add( 'known@example.com', 'Yes.', 0, true );
		Mailbox::leave( Mailbox::of( 'left@example.com' ) );
		$this->draft( "known@example.com\nleft@example.com\n" . $this->people( 'new', 6 ) );
		$html = $this->preview();
		$this->assertStringContainsString( '<h3>First addresses to import</h3><p>new1@example.com, new2@example.com, new3@example.com, new4@example.com, new5@example.com …</p>', $html );
		$this->assertStringNotContainsString( 'known@', $html );
		$this->assertStringNotContainsString( 'left@', $html );
	}

	public function test_a_preview_without_new_addresses_shows_no_list_of_them(): void {
		Subscribers::add( 'known@example.com', 'Yes.', 0, true );
		$this->draft( 'known@example.com' );
		$this->assertStringNotContainsString( '<h3>', $this->preview() );
	}

	public function test_a_preview_names_ten_invalid_entries_with_their_lines_and_the_import_forgets_them(): void {
		$this->draft( "Email,Status\nada@example.com,active\n\n<b>bob</b>@nowhere,active\n" . $this->rows( implode( "\n", range( 'c', 'n' ) ), 'active' ) );
		$html = $this->preview();
		$this->assertStringContainsString( '<h3>Entries that are not a valid address</h3><ul class="ul-disc"><li>Line 4: “&lt;b&gt;bob&lt;/b&gt;@nowhere”</li><li>Line 5: “c”</li>', $html );
		$this->assertStringContainsString( '<li>Line 13: “k”</li><li>and 3 more</li></ul>', $html );
		Import::start( Import::get()['id'] );
		$this->assertStringNotContainsString( 'nowhere', serialize( Import::get() ) );
	}

	public function test_a_preview_names_ten_duplicates_with_their_lines_and_the_import_forgets_them(): void {
		$people = $this->people( 'p', 12 );
		$this->draft( "sep=,\nEmail,Name\n" . $this->rows( $people, 'A' ) . $this->rows( $people, "\"Two\nlines\"" ) );
		$html = $this->preview();
		$this->assertStringContainsString( '<h3>Duplicates in the file</h3><ul class="ul-disc"><li>Line 15: “p1@example.com”</li><li>Line 17: “p2@example.com”</li>', $html );
		$this->assertStringContainsString( '<li>Line 33: “p10@example.com”</li><li>and 2 more</li></ul>', $html );
		Import::start( Import::get()['id'] );
		$this->assertStringNotContainsString( '@', serialize( Import::get() ) );
	}

	public function test_a_preview_names_the_duplicates_of_a_line_that_is_longer_than_a_block(): void {
		$this->draft( "a@example.com\n" . implode( ';', explode( "\n", $this->people( 'person', 6000 ) ) ) . ";person7@example.com\nA@example.com" );
		$html = $this->preview();
		$this->assertStringContainsString( '<ul class="ul-disc"><li>Line 2: “person7@example.com”</li><li>Line 3: “A@example.com”</li></ul>', $html );
	}

	public function test_a_cell_with_several_invalid_addresses_counts_as_several_named_entries(): void {
		$this->draft( "Name,Email\nA,a@example.com b@nowhere c@nowhere" );
		$this->assertStringContainsString( '<ul class="ul-disc"><li>Line 2: “a@example.com b@nowhere c@nowhere”</li></ul>', $this->preview() );
	}

	public function test_erasing_an_address_deletes_it_from_the_named_duplicates(): void {
		$this->draft( "Email,Status\na@example.com,active\ngone@example.com,bounced\nGONE@example.com,bounced" );
		$this->assertCount( 1, Privacy::export( 'gone@example.com' )['data'] );
		$this->assertTrue( Privacy::erase( 'gone@example.com' )['items_removed'] );
		$this->assertCount( 0, Privacy::export( 'gone@example.com' )['data'] );
		$this->assertFalse( Privacy::erase( 'gone@example.com' )['items_removed'] );
		$this->assertStringNotContainsString( 'gone@', strtolower( serialize( Import::get() ) ) );
		$this->assertSame( 'draft', Import::get()['state'] );
	}

	public function test_the_result_repeats_the_numbers_of_entries_that_were_not_imported(): void {
		$this->start( "Email,Status\nada@example.com,active\nADA@example.com,active\nnobody,active\nbo@example.com,cleaned" );
		Import::run();
		$html = $this->preview( 'progress' );
		$this->assertStringContainsString( '<li>Subscribed: 1</li>', $html );
		$this->assertStringContainsString( '<li>Skipped because their emails bounced: 1</li>', $html );
		$this->assertStringContainsString( '<li>Duplicates in the file: 1</li>', $html );
		$this->assertStringContainsString( '<li>Entries that are not a valid address: 1</li>', $html );
	}

	/** @dataProvider live_states */
	public function test_the_screen_follows_an_import_by_itself_while_a_job_runs( string $state, bool $is_live ): void {
		$this->draft( 'ada@example.com' );
		update_option( Import::OPTION, array( 'state' => $state ) + Import::get() );
		$html = $this->preview( 'draw' );
		$this->assertStringContainsString( $is_live ? ' id="dovetail-import" data-dovetail-running>' : ' id="dovetail-import">', $html );
		$this->assertSame( $is_live, false !== strpos( $html, '<p class="dovetail-blocks-reload">Reload this page to see the progress.</p>' ) );
	}

	public static function live_states(): array {
		return array(
			'while the file is read' => array( 'reading', true ),
			'before it starts'       => array( 'draft', false ),
			'while it runs'          => array( 'running', true ),
			'when it is done'        => array( 'done', false ),
		);
	}

	/** @dataProvider forgotten_lists */
	public function test_the_screen_says_what_stays_after_a_list_was_stopped_or_discarded( string $state, string $notice ): void {
		$this->draft( 'ada@example.com' );
		update_option( Import::OPTION, array( 'state' => $state ) + Import::get() );
		$this->act_as( 'admin' );
		$_POST                = array(
			'step' => 'forget',
			'list' => Import::get()['id'],
		);
		$_REQUEST['_wpnonce'] = wp_create_nonce( Import_Screen::ACTION );
		$stopped              = $this->stopped( array( Import_Screen::class, 'act' ) );
		$this->assertNull( Import::get() );
		wp_parse_str( (string) wp_parse_url( $stopped->location, PHP_URL_QUERY ), $_GET );
		$html = $this->preview( 'draw' );
		$this->assertSame( $notice, preg_match( '~notice-success[^>]*><p>([^<]*)</p>~', $html, $found ) ? $found[1] : '' );
		$this->assertStringContainsString( 'name="file"', $html );
		$this->draft( 'bob@example.com' );
		$this->assertStringNotContainsString( 'notice-success', $this->preview( 'draw' ) );
	}

	public static function forgotten_lists(): array {
		return array(
			'a list that is read' => array( 'reading', 'The list was discarded. Nothing was imported.' ),
			'a list under review' => array( 'draft', 'The list was discarded. Nothing was imported.' ),
			'a running import'    => array( 'running', 'The import was stopped. People who were already imported stay on your list.' ),
			'a finished import'   => array( 'done', '' ),
		);
	}

	public function test_a_running_import_has_a_notice_on_the_subscribers_screen(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'users' );
		$screen = static function (): string {
			ob_start();
			Subscribers_Screen::draw();
			return (string) ob_get_clean();
		};
		$this->draft( 'ada@example.com' );
		$this->act_as( 'admin' );
		$this->assertStringNotContainsString( 'Subscribers are being imported.', $screen() );
		Import::start( Import::get()['id'] );
		$this->assertStringContainsString( 'Subscribers are being imported. <a href="http://bakery.example/wp-admin/admin.php?import=dovetail-subscribers">View progress</a>', $screen() );
		Import::run();
		$this->assertStringNotContainsString( 'Subscribers are being imported.', $screen() );
	}

	/** Returns the HTML of a step of the screen. */
	private function preview( string $step = 'preview' ): string {
		$this->act_as( 'admin' );
		$preview = new \ReflectionMethod( Import_Screen::class, $step );
		$preview->setAccessible( true );
		ob_start();
		$preview->invoke( null, Import::get() );
		return ob_get_clean();
	}

	/** @return string[] Addresses of subscribers, confirmed or not. */
	private function emails(): array {
		return Database::column( 'SELECT email FROM {subscribers} ORDER BY id' );
	}
}
