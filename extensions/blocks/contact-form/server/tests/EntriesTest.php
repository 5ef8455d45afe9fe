<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Entries_Query;
use Dovetail\Contact_Form\Entries_Screen;
use Dovetail\Contact_Form\Entry_Fields;
use Dovetail\Contact_Form\Entry_Screen;
use Dovetail\Contact_Form\Outbox;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Contact_Form\Spam;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

final class EntriesTest extends Form_Test_Case {

	/** @var int ID of a post with a form. */
	private $post;

	protected function setUp(): void {
		parent::setUp();
		$this->post = $this->create_post( array( 'post_content' => self::simple_form() ) );
		$this->act_as( 'admin' );
	}

	/** @dataProvider lists */
	public function test_a_list_can_be_filtered_by_view_form_month_and_words( array $request, array $senders ): void {
		$other = $this->create_post();
		$this->add( 'Ann', 'Rye & "spelt" 100%' );
		$bob = $this->add( 'Bob', 'Is there rye bread?' );
		Entries::set_read( array( $bob ), true );
		Entries::set_replied( array( $bob ), true );
		self::send_at( $this->add( 'Cy', 'Old', $other ), strtotime( '2026-07-31 22:30:00 UTC' ) );
		Spam::mark( $this->add( 'Dan', 'Buy' ), true );
		Entries::trash( array( $this->add( 'Eve', 'Gone' ) ) );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$request = array_map( static fn( $value ) => 'other' === $value ? (string) $other : $value, $request );
		$this->assertSame( $senders, array_map( static fn( $entry ) => $entry['answers'][0]['value'], Entries_Query::page( $request, 1, 20 ) ) );
		$this->assertSame( count( $senders ), Entries_Query::count( $request ) );
		if ( isset( $request['view'] ) && 'x' !== $request['view'] ) {
			$this->assertSame( count( $senders ), Entries_Query::counts()[ $request['view'] ] );
		}
	}

	public static function lists(): array {
		return array(
			'all'                      => array( array(), array( 'Cy', 'Bob', 'Ann' ) ),
			'by name'                  => array( array( 'orderby' => 'sender', 'order' => 'asc' ), array( 'Ann', 'Bob', 'Cy' ) ),
			'unread'                   => array( array( 'view' => 'unread' ), array( 'Cy', 'Ann' ) ),
			'read'                     => array( array( 'view' => 'read' ), array( 'Bob' ) ),
			'not replied'              => array( array( 'view' => 'not_replied' ), array( 'Cy', 'Ann' ) ),
			'spam'                     => array( array( 'view' => 'spam' ), array( 'Dan' ) ),
			'the trash'                => array( array( 'view' => 'trash' ), array( 'Eve' ) ),
			'an unknown view'          => array( array( 'view' => 'x' ), array( 'Cy', 'Bob', 'Ann' ) ),
			'of a form'                => array( array( 'entry_form' => 'other' ), array( 'Cy' ) ),
			'of no form'               => array( array( 'entry_form' => '99999' ), array() ),
			// Months are counted in the site's time zone.
			'of a month'               => array( array( 'm' => '202608' ), array( 'Cy' ) ),
			'of the previous month'    => array( array( 'm' => '202607' ), array() ),
			'with a word'              => array( array( 's' => 'RYE' ), array( 'Bob', 'Ann' ) ),
			'with two words'           => array( array( 's' => 'bread rye' ), array( 'Bob' ) ),
			'with a phrase'            => array( array( 's' => '"rye bread"' ), array( 'Bob' ) ),
			'with an SQL wildcard'     => array( array( 's' => '100%' ), array( 'Ann' ) ),
			'with an unknown word'     => array( array( 's' => '_ye' ), array() ),
			'with only a space'        => array( array( 's' => ' ' ), array( 'Cy', 'Bob', 'Ann' ) ),
			'with part of a phrase'    => array( array( 's' => '"bread rye"' ), array() ),
		);
	}

	public function test_the_list_shows_that_the_newest_entries_come_first(): void {
		$this->add( 'Ann', 'Rye' );
		$this->assertMatchesRegularExpression( '~<th[^>]*\bid=.sent.[^>]*\baria-sort=.descending~', $this->open( array() ) );
	}

	public function test_the_screen_shows_the_list_with_its_views_and_actions(): void {
		$this->add( '<b>Ann</b>', 'Rye?' );
		$html = $this->open( array() );
		$this->assertStringContainsString( '&lt;b&gt;Ann&lt;/b&gt;', $html );
		$this->assertStringNotContainsString( '<b>Ann', $html );
		$text = preg_replace( '~\s+~', ' ', wp_strip_all_tags( $html ) );
		foreach ( array( 'All (1)', 'Unread (1)', 'Read (0)', 'Not replied (1)', 'Spam (0)', 'Mark as spam', 'Export 1 entry as CSV', 'Search entries' ) as $words ) {
			$this->assertStringContainsString( $words, $text );
		}
		$this->assertStringNotContainsString( 'Trash (', $text );
		$this->assertStringContainsString( '<tr class="is-unread">', $html );
	}

	/** @dataProvider summaries */
	public function test_the_summary_of_an_entry_has_all_answers_except_how_to_reach_the_sender( array $answers, string $summary ): void {
		$sender = array( array( 'name', 'Name', 'Ann' ), array( 'email', 'Email', 'ann@example.com' ), array( 'telephone', 'Phone', '0123' ) );
		$entry  = Entries::read( self::entry( $this->post, array_merge( $sender, $answers ) ) );
		$this->assertSame( $summary, Entry_Fields::in( Entry_Fields::LIST )->html( 'message', $entry ) );
	}

	public static function summaries(): array {
		$table = array(
			array( 'date', 'Date', '2026-12-24' ),
			array( 'name', 'Name of your guest', 'Bob' ),
			array( 'select', 'Guests', '2' ),
		);
		return array(
			'a message'              => array( array( array( 'textarea', 'Message', "Two\nloaves" ) ), 'Two loaves' ),
			'a request'              => array( $table, 'Date: Thursday, December 24, 2026 · Name of your guest: Bob · Guests: 2' ),
			'a request with a note'  => array( array_merge( $table, array( array( 'textarea', 'Note', 'Nuts' ) ) ), 'Date: Thursday, December 24, 2026 · Name of your guest: Bob · Guests: 2 · Nuts' ),
			'a label with a colon'   => array( array( array( 'text', 'Guests: ', '2' ) ), 'Guests: 2' ),
			'a very long label'      => array( array( array( 'text', str_repeat( 'a', 50 ), '2' ) ), str_repeat( 'a', 29 ) . '… 2' ),
			'a label that asks'       => array( array( array( 'text', 'How many guests?', '2' ) ), 'How many guests? 2' ),
			'a field without label'  => array( array( array( 'text', '', '2' ) ), '2' ),
			'only a telephone number' => array( array(), '0123' ),
		);
	}

	/** @dataProvider empty_lists */
	public function test_an_empty_list_says_why_it_is_empty( array $request, string $message ): void {
		$this->assertStringContainsString( $message, $this->open( $request ) );
	}

	public static function empty_lists(): array {
		$message = 'No entries found. Messages that visitors send through your forms appear here.';
		return array(
			'all'             => array( array(), $message ),
			'not replied'     => array( array( 'view' => 'not_replied' ), 'All messages are marked as replied.' ),
			'unread'          => array( array( 'view' => 'unread' ), 'No unread entries.' ),
			'a search unread' => array( array( 'view' => 'unread', 's' => 'rye' ), $message ),
		);
	}

	public function test_opening_an_entry_marks_it_as_read(): void {
		$entry = $this->add( 'Ann', 'Rye?' );
		$this->assertSame( 1, Entries_Query::unread() );
		$this->assertStringContainsString( 'Rye?', $this->open( array( 'entry' => (string) $entry ) ) );
		$this->assertSame( 0, Entries_Query::unread() );
	}

	public function test_an_entry_links_to_the_next_newer_and_older_entry_in_its_list(): void {
		$ids = array_map( fn( $name ) => $this->add( $name, 'x' ), array( 'Ann', 'Bob', 'Cy' ) );
		Entries::set_read( $ids, true );
		$this->assertSame( array( 'newer' => $ids[2], 'older' => $ids[0] ), Entries_Query::neighbors( $ids[1], array( 'view' => 'unread' ) ) );
		$this->assertSame( array( 'newer' => 0, 'older' => 0 ), Entries_Query::neighbors( $ids[1], array( 's' => 'Bob' ) ) );
	}

	/** @dataProvider actions */
	public function test_bulk_actions_change_only_entries_that_the_user_may_read( string $action, string $state, string $location ): void {
		$own = $this->create_post( array(), 'author' );
		$ids = array( $this->add( 'Mine', 'x', $own ), $this->add( 'Theirs', 'x' ) );
		$this->act_as( 'author' );
		$stopped = $this->act( $action, $ids );
		$this->assertSame( 302, $stopped->getCode() );
		$this->assertSame( str_replace( 'ID', (string) $ids[0], $location ), strstr( $stopped->location, '?' ) );
		$this->assertSame( array( $state, 'inbox' ), array_map( array( self::class, 'state_of' ), $ids ) );
		$this->assertCount( '' === $state ? 0 : 1, Database::rows( 'SELECT * FROM {entry_people} WHERE entry = %d', array( $ids[0] ) ) );
	}

	public static function actions(): array {
		$done = static fn( $action ) => "?page=dovetail-entries&entries_done=$action&entries_count=1";
		return array(
			'read'   => array( 'read', 'inbox', '?page=dovetail-entries' ),
			'spam'   => array( 'spam', 'spam', $done( 'spam' ) ),
			'trash'  => array( 'trash', 'trash', $done( 'trash' ) . '&entries_ids=ID' ),
			'delete' => array( 'delete', '', $done( 'delete' ) ),
		);
	}

	public function test_moving_entries_to_the_trash_can_be_undone(): void {
		$entry = $this->add( 'Ann', 'x' );
		wp_parse_str( (string) wp_parse_url( $this->act( 'trash', array( $entry ) )->location, PHP_URL_QUERY ), $request );
		$this->assertSame( 1, preg_match( '~1 entry moved to the Trash\. <a href="([^"]*)">Undo</a>~', $this->open( $request ), $found ) );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $undo );
		$this->enter( $undo );
		$this->stopped( array( Entries_Screen::class, 'load' ) );
		$this->assertSame( 'inbox', self::state_of( $entry ) );
	}

	public function test_actions_require_a_nonce(): void {
		$entry = $this->add( 'Ann', 'x' );
		$this->assertSame( 403, $this->act( 'delete', array( $entry ), 'x' )->getCode() );
		$this->assertSame( 'inbox', self::state_of( $entry ) );
	}

	public function test_a_restored_entry_has_its_previous_state_and_its_waiting_deliveries(): void {
		$spam  = $this->add( 'Dan', 'Buy' );
		$entry = self::store( self::hash_in( $this->post ), array( 'name' => 'Ann', 'email' => 'ann@example.com' ) );
		Spam::mark( $spam, true );
		Outbox::promise( $entry, array( 'crm' ) );
		Entries::trash( array( $spam, $entry ) );
		$this->assertSame( array( 'trash', 'trash' ), array( self::state_of( $spam ), self::state_of( $entry ) ) );
		$this->assertSame( array(), self::queued( $entry ) );
		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		$this->assertSame( 2, Entries::restore( array( $spam, $entry ) ) );
		$this->assertSame( array( 'spam', 'inbox' ), array( self::state_of( $spam ), self::state_of( $entry ) ) );
		$this->assertSame( array( 'crm' ), self::queued( $entry ) );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_the_trash_is_emptied_after_thirty_days(): void {
		$entry = $this->add( 'Ann', 'x' );
		Entries::trash( array( $entry ) );
		Clock::pass( EMPTY_TRASH_DAYS * DAY_IN_SECONDS );
		Privacy::sweep();
		$this->assertSame( 'trash', self::state_of( $entry ) );
		Clock::pass( 1 );
		Privacy::sweep();
		$this->assertSame( '', self::state_of( $entry ) );
	}

	public function test_marking_as_not_spam_stores_the_state_and_the_deliveries_in_one_transaction(): void {
		add_filter( 'dovetail_blocks_form_spam', '__return_true' );
		$entry = self::store( self::hash_in( $this->post ), array( 'name' => 'Ann', 'email' => 'ann@example.com' ) );
		try {
			$this->refuse_queries( '~INTO \S*dovetail_deliveries~', static fn() => Spam::mark( $entry, false ) );
			$this->fail( 'A refused promise goes on.' );
		} catch ( Database_Error $error ) {
			$this->assertSame( 'spam', self::state_of( $entry ) );
		}
		$this->assertTrue( Spam::mark( $entry, false ) );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_a_database_error_while_loading_a_form_is_reported_as_a_storage_error(): void {
		$hash = self::hash_in( $this->post );
		wp_cache_flush();
		$send = static fn() => self::outcome( self::send( $hash, array( 'name' => 'Ann', 'email' => 'ann@example.com' ) ) );
		$this->assertSame( 'form_not_stored', $this->refuse_queries( "~SELECT option_value .*$hash~", $send ) );
		$this->assertSame( 'inbox', $send() );
	}

	public function test_identical_messages_without_a_key_are_stored_once_within_ten_minutes(): void {
		$hash = self::hash_in( $this->post );
		$send = static fn() => self::send( $hash, array( 'name' => 'Ann', 'email' => 'ann@example.com' ), array( 'key' => null ) )['entry'];
		$first = $send();
		Clock::pass( 590 );
		$this->assertSame( $first, $send() );
		Clock::pass( 11 );
		$second = $send();
		$this->assertNotSame( $first, $second );
		$this->assertSame( $second, $send() );
		$this->assertCount( 2, $this->mails() );
	}

	/** @dataProvider sizes_of_sites */
	public function test_many_entries_are_deleted_with_few_queries( int $entries, int $most ): void {
		$rows = array();
		for ( $row = 0; $row < $entries; $row++ ) {
			$rows[] = array(
				'source'  => $this->post,
				'content' => '{}',
				'sent'    => 1,
			);
		}
		foreach ( array_chunk( $rows, 500 ) as $chunk ) {
			self::insert_entries( $chunk );
		}
		add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'retention_days' => 30 ) + $settings );
		$before = $GLOBALS['wpdb']->num_queries;
		Privacy::sweep();
		$this->assertLessThanOrEqual( $most, $GLOBALS['wpdb']->num_queries - $before );
		$this->assertSame( '0', Database::value( 'SELECT COUNT(*) FROM {entries}' ) );
	}

	public static function sizes_of_sites(): array {
		return array(
			'few'  => array( 10, 30 ),
			'many' => array( 2000, 30 ),
		);
	}

	public function test_emails_time_out_after_thirty_seconds_and_a_mailer_exception_is_a_failed_attempt(): void {
		remove_all_filters( 'pre_wp_mail' );
		$limits = array();
		add_action( 'phpmailer_init', static fn( $mailer ) => $mailer->isSMTP() );
		add_action(
			'phpmailer_init',
			static function ( $mailer ) use ( &$limits ): void {
				$limits = array( $mailer->Timeout, $mailer->getSMTPInstance()->Timelimit ); // PHPMailer's names.
				throw new \LogicException( 'Broken.' );
			},
			PHP_INT_MAX
		);
		$entry = self::store( self::hash_in( $this->post ), array( 'name' => 'Ann', 'email' => 'ann@example.com' ) );
		$this->assertSame( array( 30, 30 ), $limits );
		$this->assert_has(
			array(
				'state'   => 'waiting',
				'tries'   => 1,
				'problem' => 'Broken.',
			),
			Deliveries::of( 'form', $entry )['mail']
		);
	}

	public function test_other_admin_pages_still_load_if_entries_cannot_be_counted(): void {
		$this->add( 'Ann', 'x' );
		$this->assertSame( '', $this->refuse_queries( '~dovetail_entries~', array( Entries_Screen::class, 'badge' ) ) );
		$this->assertStringContainsString( '1 unread entry', Entries_Screen::badge() );
	}

	public function test_the_screen_shows_an_error_if_the_database_fails(): void {
		$entry    = $this->add( 'Ann', 'x' );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Entry_Screen::ACTION . $entry ) );
		$_GET     = array( 'entry' => $entry, 'do' => 'trash' );
		$stopped  = $this->refuse_queries( '~UPDATE \S*dovetail_entries~', fn() => $this->stopped( Entries_Screen::guarded( array( Entry_Screen::class, 'act' ) ) ) );
		$this->assertSame( 503, $stopped->getCode() );
		$this->assertSame( 'inbox', self::state_of( $entry ) );
	}

	private function add( string $name, string $text, int $post = 0 ): int {
		return self::entry( $post ? $post : $this->post, array( array( 'name', 'Name', $name ), array( 'email', 'Email', 'ann@example.com' ), array( 'textarea', 'Text', $text ) ) );
	}

	private function open( array $request ): string {
		$this->enter( $request );
		Entries_Screen::load();
		return self::printed( array( Entries_Screen::class, 'draw' ) );
	}

	private function act( string $action, array $ids, ?string $nonce = null ): \Dovetail\Tests\Stopped {
		$this->enter(
			array(
				'action'   => $action,
				'entries'  => $ids,
				'_wpnonce' => $nonce ?? wp_create_nonce( 'bulk-dovetail-entries' ),
			)
		);
		return $this->stopped( array( Entries_Screen::class, 'load' ) );
	}

	private function enter( array $request ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( Entries_Screen::HOOK );
		$_GET                   = $request;
		$_REQUEST               = $request;
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin.php?page=dovetail-entries';
	}
}
