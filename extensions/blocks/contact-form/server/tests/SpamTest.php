<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Privacy;
use Dovetail\Contact_Form\Spam;
use Dovetail\Contact_Form\Spam_Guard;
use Dovetail\Plugin\Database;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

final class SpamTest extends Form_Test_Case {

	const ANN = array(
		'name'     => 'Ann',
		'email'    => 'ann@example.com',
		'textarea' => 'Rye?',
	);

	public function test_a_message_with_words_disallowed_in_comments_is_spam_and_is_emailed_only_after_approval(): void {
		add_filter( 'dovetail_blocks_form_crm', '__return_true' );
		update_option( 'disallowed_keys', 'casino-xyz' );
		$hash  = $this->publish( self::form( self::field( 'name' ) . self::field( 'email' ) . self::field( 'textarea' ) . self::BUTTON ) );
		$entry = self::store( $hash, array( 'textarea' => 'Play casino-xyz' ) + self::ANN );
		$this->assertSame( 'spam', self::state_of( $entry ) );
		$this->assertSame( array(), self::queued( $entry ) );
		$this->assertCount( 0, $this->mails() );
		$good = self::store( $hash, self::ANN );
		$this->assertSame( 'inbox', self::state_of( $good ) );
		$this->assertSame( array( 'crm' ), self::queued( $good ) );
		$this->assertCount( 1, $this->mails() );

		$this->assertSame( 'Marked as spam: it contains words this site does not allow in comments (Settings → Discussion). The message was not emailed or shared with other systems.', Spam::sentence( Entries::read( $entry )['held'] ) );
		$steps = array(
			array( false, true, 'inbox', array( 'crm' ) ),
			array( false, false, 'inbox', array( 'crm' ) ),
			// An entry that is marked as not spam is passed on, but not emailed a second time.
			array( true, true, 'spam', array() ),
			array( false, true, 'inbox', array( 'crm' ) ),
		);
		foreach ( $steps as $step => list( $is_spam, $is_changed, $status, $queued ) ) {
			$this->assertSame( $is_changed, Spam::mark( $entry, $is_spam ), "Step $step" );
			$this->assertSame( $status, self::state_of( $entry ), "Step $step" );
			$this->assertSame( $queued, self::queued( $entry ), "Step $step" );
		}
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * @dataProvider verdicts
	 *
	 * @param bool|\WP_Error $verdict Result of the filter.
	 */
	public function test_a_filter_can_mark_a_message_as_spam_accept_it_or_reject_it_with_its_own_message( $verdict, string $outcome ): void {
		add_filter( 'dovetail_blocks_form_spam', static fn() => $verdict );
		$result = self::send( $this->publish( self::simple_form() ), self::ANN );
		$this->assertSame( $outcome, $result['refusal'] ? $result['refusal']->get_error_message() : self::state_of( $result['entry'] ) );
	}

	public static function verdicts(): array {
		return array(
			'spam'    => array( true, 'spam' ),
			'no spam' => array( false, 'inbox' ),
			'refused' => array( new \WP_Error( 'x', 'Please solve the riddle.' ), 'Please solve the riddle.' ),
		);
	}

	public function test_one_connection_can_send_at_most_fifteen_spam_messages_a_day(): void {
		$hash     = $this->publish( self::simple_form() );
		$outcomes = array();
		for ( $message = 0; $message < 16; $message++ ) {
			add_filter( 'dovetail_blocks_form_spam', '__return_true' );
			$outcomes[] = self::outcome( self::send( $hash, self::ANN ) );
		}
		$this->assertSame( array_merge( array_fill( 0, 15, 'spam' ), array( 'form_too_many_today' ) ), $outcomes );
		remove_filter( 'dovetail_blocks_form_spam', '__return_true' );
		$this->assertSame( 'inbox', self::outcome( self::send( $hash, self::ANN ) ) );
	}

	public function test_spam_is_deleted_after_thirty_days(): void {
		self::add_spam( 130, time() - 31 * DAY_IN_SECONDS );
		self::add_spam( 20, time() );
		Privacy::sweep();
		$this->assertSame( 20, self::count_spam() );
	}

	public function test_the_oldest_spam_is_deleted_when_there_are_more_than_five_hundred_messages(): void {
		self::add_spam( 110, time() );
		$newest = self::newest_spam();
		self::add_spam( 500, time() );
		Privacy::sweep();
		$this->assertSame( 500, self::count_spam() );
		$this->assertNull( Entries::read( $newest ) );
	}

	/** @dataProvider ways_to_become_spam */
	public function test_an_old_message_is_kept_for_thirty_days_after_a_user_moves_it_to_spam( callable $move ): void {
		self::add_spam( 1, time() - 60 * DAY_IN_SECONDS );
		$old = self::newest_spam();
		$move( $old );
		Clock::pass( 29 * DAY_IN_SECONDS );
		Privacy::sweep();
		$this->assertSame( 'spam', self::state_of( $old ) );
		Clock::pass( 2 * DAY_IN_SECONDS );
		Privacy::sweep();
		$this->assertNull( Entries::read( $old ) );
	}

	public static function ways_to_become_spam(): array {
		return array(
			'marked'   => array(
				static function ( int $id ): void {
					Spam::mark( $id, false );
					Spam::mark( $id, true );
				},
			),
			'restored' => array(
				static function ( int $id ): void {
					Database::update( 'entries', array( 'held' => Spam::BY_USER ), array( 'id' => $id ) );
					Entries::trash( array( $id ) );
					Clock::pass( 29 * DAY_IN_SECONDS );
					Entries::restore( array( $id ) );
				},
			),
		);
	}

	public function test_a_message_that_a_user_has_just_marked_as_spam_is_not_the_first_above_the_maximum_number(): void {
		self::add_spam( 2, time() - DAY_IN_SECONDS );
		$newer = self::newest_spam();
		$this->assertTrue( Spam::mark( $newer - 1, false ) );
		self::add_spam( 499, time() - HOUR_IN_SECONDS );
		$this->assertTrue( Spam::mark( $newer - 1, true ) );
		Privacy::sweep();
		$this->assertSame( 500, self::count_spam() );
		$this->assertNull( Entries::read( $newer ) );
		$this->assertSame( 'spam', self::state_of( $newer - 1 ) );
	}

	/** @dataProvider times_to_fill_in */
	public function test_a_message_sent_too_fast_after_filling_in_or_rendering_is_rejected( callable $sent, string $outcome ): void {
		$refusal = Spam_Guard::machine( $sent() );
		$this->assertSame( $outcome, $refusal ? $refusal->get_error_code() : 'taken' );
	}

	public static function times_to_fill_in(): array {
		$drawn = static fn( $seconds ) => static fn() => array( 'drawn' => self::stamp( time() - $seconds ) );
		$sent  = static fn( $sent ) => static fn() => $sent;
		return array(
			'no time'                   => array( $sent( array() ), 'form_too_fast' ),
			'rendered now'              => array( $drawn( 0 ), 'form_too_fast' ),
			'rendered 3 seconds ago'    => array( $drawn( 3 ), 'taken' ),
			'rendered months ago'       => array( $drawn( 300 * DAY_IN_SECONDS ), 'taken' ),
			'a forged time'             => array( static fn() => array( 'drawn' => ( time() - 60 ) . '-0123456789abcdef' ), 'form_too_fast' ),
			'a list'                    => array( $sent( array( 'drawn' => array( 'x' ) ) ), 'form_too_fast' ),
			'filled in too fast'        => array( $sent( array( 'elapsed' => '1999' ) ), 'form_too_fast' ),
			'filled in in two seconds'  => array( $sent( array( 'elapsed' => '2000' ) ), 'taken' ),
			'the honeypot'              => array( $sent( array( 'elapsed' => '60000', 'leave_empty' => 'x' ) ), 'form_trap' ),
			'the honeypot, by a script' => array( $sent( array( 'elapsed' => '60000', 'leave_empty' => 'x', 'script' => '1' ) ), 'taken' ),
		);
	}

	public function test_a_form_contains_the_signed_time_when_it_was_rendered(): void {
		$this->assertMatchesRegularExpression(
			'/name="dovetail_form\[drawn\]" value="\d{10}-[0-9a-f]{16}"/',
			self::draw( $this->create_post( array( 'post_content' => self::simple_form() ) ) )
		);
	}

	public function test_a_message_from_the_view_script_with_a_filled_honeypot_is_marked_as_spam(): void {
		$result = self::send(
			$this->publish( self::simple_form() ),
			self::ANN,
			array(
				'leave_empty' => 'x',
				'script'      => '1',
			)
		);
		$this->assertSame( 'spam', self::outcome( $result ) );
	}

	private static function stamp( int $second ): string {
		return $second . '-' . \Closure::bind( static fn() => Spam_Guard::signature( $second ), null, Spam_Guard::class )();
	}

	private static function add_spam( int $messages, int $time ): void {
		$spam = array(
			'state'   => Entries::SPAM,
			'content' => '{}',
			'sent'    => $time,
		);
		self::insert_entries( array_fill( 0, $messages, $spam ) );
	}

	private static function count_spam(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {entries} WHERE state = %s', array( Entries::SPAM ) );
	}

	private static function newest_spam(): int {
		return (int) Database::value( 'SELECT MAX( id ) FROM {entries} WHERE state = %s', array( Entries::SPAM ) );
	}
}
