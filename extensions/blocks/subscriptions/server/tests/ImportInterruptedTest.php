<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_List;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Opt_In;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

require_once __DIR__ . '/trait-import-lists.php';

final class ImportInterruptedTest extends Test_Case {

	use Import_Lists;

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
}
