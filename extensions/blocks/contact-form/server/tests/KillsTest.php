<?php
namespace Dovetail\Contact_Form\Tests;

use Dovetail\Contact_Form\Entries;
use Dovetail\Contact_Form\Outbox;
use Dovetail\Contact_Form\Spam;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;

require_once __DIR__ . '/class-form-test-case.php';

final class KillsTest extends Form_Test_Case {

	const ANN = array(
		'name'  => 'Ann',
		'email' => 'ann@example.com',
	);

	/** @var string Hash of a form that emails its owner, confirms to the sender, and passes messages to a CRM. */
	private $hash;

	/** @var array Messages that the CRM has received, by key. */
	private $contacts = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'dovetail_blocks_form_crm',
			function ( $taken, $contact ): bool {
				$this->contacts[ $contact['key'] ] = $contact['name'];
				return true;
			},
			10,
			2
		);
		$this->hash = $this->publish(
			self::simple_form(
				array(
					'autoReply' => true,
					'to'        => 'owner@example.org',
				)
			)
		);
	}

	/** @dataProvider keys */
	public function test_a_message_resent_after_php_was_killed_at_any_moment_is_stored_and_delivered_once( ?string $key ): void {
		$send = fn() => self::send( $this->hash, self::ANN, array( 'key' => $key ) );
		$this->for_each_kill(
			$send,
			function () use ( $send ): void {
				$this->contacts = array();
				$this->assertSame( 'inbox', self::outcome( $send() ) );
				$this->assertSame( '1', Database::value( 'SELECT COUNT(*) FROM {entries}' ) );
				$this->assert_delivered_once();
			}
		);
	}

	public static function keys(): array {
		return array(
			'with the browser’s key' => array( 'a-key-of-the-browser' ),
			'without a key'          => array( null ),
		);
	}

	public function test_a_stored_message_is_delivered_even_if_the_visitor_does_not_send_it_again(): void {
		$this->for_each_kill(
			fn() => self::send( $this->hash, self::ANN ),
			function (): void {
				if ( '0' !== Database::value( 'SELECT COUNT(*) FROM {entries}' ) ) {
					$this->assertTrue( null !== Queue::next_time( Deliveries::EVENT ) || $this->are_all_done() );
					$this->contacts = array();
					$this->assert_delivered_once();
				}
			}
		);
	}

	public function test_an_entry_marked_as_not_spam_is_delivered_once_even_if_php_is_killed(): void {
		add_filter( 'dovetail_blocks_form_spam', '__return_true' );
		$entry = self::store( $this->hash, self::ANN );
		$this->for_each_kill(
			static fn() => Spam::mark( $entry, false ),
			function () use ( $entry ): void {
				$this->contacts = array();
				Spam::mark( $entry, false );
				$this->assertSame( 'inbox', self::state_of( $entry ) );
				$this->assert_delivered_once();
			}
		);
	}

	public function test_a_message_is_delivered_once_or_can_be_sent_again_if_a_query_fails(): void {
		$this->for_each_refusal(
			fn() => self::send( $this->hash, self::ANN, array( 'key' => 'a-key-of-the-browser' ) ),
			function ( $answer ): void {
				$this->contacts = array();
				$this->assertIsArray( $answer );
				if ( ! $answer['accepted'] ) {
					$this->assertSame( 'inbox', self::outcome( self::send( $this->hash, self::ANN, array( 'key' => 'a-key-of-the-browser' ) ) ) );
				}
				$this->assertSame( '1', Database::value( 'SELECT COUNT(*) FROM {entries}' ) );
				$this->assert_delivered_once();
			}
		);
	}

	/** @dataProvider disturbances */
	public function test_messages_are_stored_and_delivered_once_even_if_queries_fail_or_the_object_cache_loses_writes( int $percent, int $seed ): void {
		add_filter( 'dovetail_blocks_form_rate', static fn() => array( 'messages' => 0 ) );
		$sent = array();
		$this->disturb(
			$percent,
			$seed,
			function () use ( &$sent ): void {
				foreach ( range( 1, 30 ) as $number ) {
					$values = array(
						'name'  => "Ann $number",
						'email' => "ann$number@example.com",
					);
					// Simulate a visitor who sees that a message was not sent, and sends the message again.
					for ( $try = 0; $try < 5; $try++ ) {
						$answer = $this->as_request( fn() => self::send( $this->hash, $values, array( 'key' => "a-key-of-the-browser-$number" ) ) );
						$this->assertIsArray( $answer );
						if ( $answer['accepted'] ) {
							$sent[ $answer['entry'] ] = $values;
							break;
						}
						$this->assertSame( 503, $answer['refusal']->get_error_data()['status'] );
					}
				}
				for ( $run = 0; $run < 20; $run++ ) {
					Clock::pass( HOUR_IN_SECONDS );
					$this->as_request( array( $this, 'run_due_jobs' ) );
				}
			}
		);
		$this->assertCount( 30, $sent );
		$this->finish_deliveries();
		$this->assertSame( array_column( $sent, 'name' ), Database::column( 'SELECT sender FROM {entries} ORDER BY id' ) );
		$mails = array_count_values( array_map( static fn( $mail ) => implode( '', (array) $mail['to'] ) . ( preg_match( '~Ann \d+~', $mail['message'], $name ) ? " $name[0]" : '' ), $this->mails() ) );
		$this->assertSame( array(), array_diff( $mails, array( 1 ) ) );
		foreach ( $sent as $entry => $values ) {
			$troubles = Outbox::failures( $entry );
			foreach ( Deliveries::of( Outbox::TYPE, $entry ) as $kind => $row ) {
				$this->assertSame( 'done' === $row['state'], ! isset( $troubles[ $kind ] ), "$kind of {$values['name']}: {$row['state']}" );
			}
			$this->assertCount( 3, Deliveries::of( Outbox::TYPE, $entry ) );
		}
		$this->assertCount( 30, $this->contacts );
	}

	public function test_if_php_is_killed_other_plugins_are_notified_once_or_the_entry_shows_a_warning(): void {
		$told = &$this->listen();
		$this->for_each_kill(
			fn() => self::send( $this->hash, self::ANN ),
			function () use ( &$told ): void {
				if ( '0' === Database::value( 'SELECT COUNT(*) FROM {entries}' ) ) {
					$this->assertSame( array(), $told );
					return;
				}
				$this->finish_deliveries();
				$entry = (int) Database::value( 'SELECT MAX( id ) FROM {entries}' );
				$state = Deliveries::of( Outbox::TYPE, $entry )['hook']['state'];
				$this->assertContains( array( count( $told ), $state ), array( array( 1, 'done' ), array( 1, 'unknown' ), array( 0, 'unknown' ) ) );
				$this->assertSame( 'unknown' === $state, isset( Outbox::failures( $entry )['hook'] ) );
				$told = array();
			}
		);
	}

	public function test_other_plugins_get_the_answers_and_the_form_once_even_after_a_spam_correction(): void {
		$told  = &$this->listen();
		$entry = self::store( $this->hash, self::ANN );
		Spam::mark( $entry, true );
		Spam::mark( $entry, false );
		$this->assertCount( 1, $told );
		$this->assertSame( array( $entry, self::ANN + array( 'textarea' => '' ) ), array_slice( $told[0], 0, 2 ) );
		$this->assertSame( array( 'owner@example.org' ), $told[0][2]['to'] );
	}

	public function test_an_exception_in_another_plugin_is_shown_with_the_entry_but_not_to_the_visitor(): void {
		add_action(
			'dovetail_blocks_form_accepted',
			static function (): void {
				throw new \TypeError( 'of another plugin' );
			}
		);
		$log   = ini_set( 'error_log', '/dev/null' );
		$entry = self::store( $this->hash, self::ANN );
		$this->finish_deliveries();
		ini_set( 'error_log', $log );
		$this->assertStringContainsString( 'may not have received this one', Outbox::failures( $entry )['hook'] );
	}

	/** Returns a reference to the recorded calls of `dovetail_blocks_form_accepted`. */
	private function &listen(): array {
		static $told = array();
		$told        = array();
		add_action(
			'dovetail_blocks_form_accepted',
			static function ( ...$arguments ) use ( &$told ): void {
				$told[] = $arguments;
			},
			10,
			3
		);
		return $told;
	}

	public function test_an_entry_and_its_deliveries_are_moved_or_deleted_in_one_transaction(): void {
		add_filter( 'pre_wp_mail', '__return_false', 0 );
		$entry = self::store( $this->hash, self::ANN );
		$left  = static fn() => array( self::state_of( $entry ), count( Deliveries::of( Outbox::TYPE, $entry ) ), (int) Database::value( 'SELECT COUNT(*) FROM {entry_people} WHERE entry = %d', array( $entry ) ) );
		$all   = $left();
		$this->assertSame( array( 'inbox', 3, 1 ), $all );
		foreach ( array(
			array( static fn() => Entries::trash( array( $entry ) ), array( 'trash', 0, 1 ) ),
			array( static fn() => Spam::mark( $entry, true ), array( 'spam', 0, 1 ) ),
			array( static fn() => Entries::delete( array( $entry ) ), array( '', 0, 0 ) ),
		) as list( $work, $after ) ) {
			$this->for_each_kill( $work, fn( $moment, $is_killed ) => $this->assertContains( $left(), $is_killed ? array( $all, $after ) : array( $after ) ) );
		}
	}

	/**
	 * Runs the queue until it is empty. Asserts that each receiver got the message once, or that the entry shows a
	 * warning.
	 */
	private function assert_delivered_once(): void {
		$this->finish_deliveries();
		$entry    = (int) Database::value( 'SELECT MAX( id ) FROM {entries}' );
		$troubles = Outbox::failures( $entry );
		$states   = array_column( Deliveries::of( Outbox::TYPE, $entry ), 'state', 'kind' );
		$sent     = array_count_values( array_map( static fn( $mail ) => implode( '', (array) $mail['to'] ), $this->mails() ) );
		foreach ( array(
			'mail'  => 'owner@example.org',
			'reply' => 'ann@example.com',
		) as $kind => $to ) {
			$times = $sent[ $to ] ?? 0;
			if ( 'done' === $states[ $kind ] ) {
				$this->assertSame( 1, $times, $kind );
			} else {
				$this->assertSame( 'unknown', $states[ $kind ] );
				$this->assertLessThanOrEqual( 1, $times, $kind );
				$this->assertStringContainsString( 'may have arrived', $troubles[ $kind ] );
			}
		}
		$this->assertSame( 'done', $states['crm'] );
		$this->assertCount( 1, $this->contacts );
	}

	private function finish_deliveries(): void {
		for ( $run = 0; $run < 4; $run++ ) {
			Clock::pass( Deliveries::LEASE_SECONDS + 1 );
			Deliveries::run();
		}
	}

	private function are_all_done(): bool {
		return '0' === Database::value( "SELECT COUNT(*) FROM {deliveries} WHERE state IN ( 'waiting', 'sending' )" );
	}
}
