<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Queue;
use Dovetail\Subscriptions\Import;
use Dovetail\Subscriptions\Import_List;
use Dovetail\Subscriptions\Mailbox;
use Dovetail\Subscriptions\Page;
use Dovetail\Subscriptions\Privacy;
use Dovetail\Subscriptions\Subscribers;
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
}
