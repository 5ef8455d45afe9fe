<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Queue;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Test_Case;

final class DeliveriesTest extends Test_Case {

	/** Tolerance in seconds, because the test itself takes some time. */
	const TOLERANCE_SECONDS = 5;

	/** @var array<int, array{0: int, 1: string}> Record and kind of each attempt. */
	private array $tries = array();

	/** @var callable Callback that simulates an attempt. */
	private $send;

	protected function setUp(): void {
		parent::setUp();
		$this->send = '__return_true';
		Deliveries::handle(
			'test',
			array(
				'send'          => function ( int $record, string $kind, array $row ) {
					$this->tries[] = array( $record, $kind );
					return ( $this->send )( $row );
				},
				'pauses'        => array( 60, 600 ),
				'is_repeatable' => static fn( string $kind ): bool => 'list' === $kind,
			)
		);
	}

	public function test_a_delivery_that_is_added_twice_is_sent_once(): void {
		$this->assertTrue( Deliveries::promise( 'test', 1, 'mail' ) );
		$this->assertFalse( Deliveries::promise( 'test', 1, 'mail' ) );
		$this->assertSame( 'done', Deliveries::attempt( 'test', 1, 'mail' ) );
		$this->assertNull( Deliveries::attempt( 'test', 1, 'mail' ) );
		$this->assertTrue( Deliveries::run() );
		$this->assertFalse( Deliveries::promise( 'test', 1, 'mail' ) );
		$this->assertSame( array( array( 1, 'mail' ) ), $this->tries );
	}

	public function test_an_attempt_is_counted_before_it_starts(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$during     = null;
		$this->send = function () use ( &$during ): bool {
			$during = Deliveries::of( 'test', 1 )['mail'];
			return true;
		};
		Deliveries::attempt( 'test', 1, 'mail' );
		$this->assert_has( array( 'state' => 'sending', 'tries' => 1 ), $during );
		$this->assert_has( array( 'state' => 'done', 'tries' => 1, 'problem' => '' ), Deliveries::of( 'test', 1 )['mail'] );
	}

	public function test_a_running_attempt_is_not_started_again(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = function (): bool {
			$this->assertNull( Deliveries::attempt( 'test', 1, 'mail' ) );
			$this->assertGreaterThan( 0, Deliveries::run() );
			return true;
		};
		Deliveries::run();
		$this->assertCount( 1, $this->tries );
	}

	public function test_a_failed_delivery_is_retried_with_growing_delays_and_then_given_up(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = static fn() => new \WP_Error( 'late', 'The service is late.' );
		$this->assert_next_try_in( 60 );
		$this->assert_has( array( 'state' => 'waiting', 'problem' => 'The service is late.' ), Deliveries::of( 'test', 1 )['mail'] );
		$this->assert_next_try_in( 60, 'It is not due.' );
		Clock::pass( 60 );
		$this->assert_next_try_in( 600 );
		Clock::pass( 600 );
		$this->assertTrue( Deliveries::run() );
		$this->assert_has( array( 'state' => 'failed', 'tries' => 3, 'problem' => 'The service is late.' ), Deliveries::of( 'test', 1 )['mail'] );
	}

	public function test_an_attempt_that_continues_later_keeps_its_data_and_is_not_counted_as_failed(): void {
		Deliveries::promise( 'test', 1, 'mail', array( 'data' => array( 'part' => 0 ) ) );
		$this->send = static function ( array $row ) {
			$part = $row['data']['part'] + 1;
			Deliveries::note( $row, compact( 'part' ) );
			return $part < 5 ? 30 : compact( 'part' ) + array( 'is_whole' => true );
		};
		for ( $part = 1; $part < 5; $part++ ) {
			$this->assert_next_try_in( 30 );
			$this->assert_has( array( 'state' => 'waiting', 'tries' => 0, 'data' => compact( 'part' ) ), Deliveries::of( 'test', 1 )['mail'] );
			Clock::pass( 30 );
		}
		Deliveries::run();
		$this->assert_has( array( 'state' => 'done', 'data' => array( 'part' => 5, 'is_whole' => true ) ), Deliveries::of( 'test', 1 )['mail'] );
	}

	public function test_progress_resets_the_number_of_failed_attempts(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = static function ( array $row ) {
			Deliveries::note( $row, array(), true );
			return new \WP_Error( 'late', 'Late.', array( 'tries' => 1 ) );
		};
		for ( $try = 0; $try < 5; $try++ ) {
			$this->assert_next_try_in( 60 );
			Clock::pass( 60 );
		}
		$this->assertSame( 1, Deliveries::of( 'test', 1 )['mail']['tries'] );
	}

	public function test_saving_progress_extends_the_claim_of_a_running_attempt_but_not_of_an_expired_one(): void {
		Deliveries::promise( 'test', 1, 'list' );
		$second     = null;
		$this->send = function ( array $row ) use ( &$second ) {
			if ( 1 < count( $this->tries ) ) {
				$second = $row;
				return true;
			}
			Clock::pass( 200 );
			Deliveries::note( $row, array( 'step' => 1 ) );
			Clock::pass( 200 );
			Deliveries::run();
			$this->assertNull( $second, 'It is still running.' );
			Clock::pass( 400 );
			Deliveries::run();
			Deliveries::note( $row, array( 'step' => 2 ) );
			$this->fail( 'It is not its own any more.' );
		};
		Deliveries::run();
		$this->assertSame( array( 'step' => 1 ), $second['data'] );
		$this->assert_has( array( 'state' => 'done', 'data' => array( 'step' => 1 ) ), Deliveries::of( 'test', 1 )['list'] );
	}

	public function test_the_message_of_an_exception_is_not_shown(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = static function () {
			throw new \LogicException( 'Undefined variable in /srv/www/x.php' );
		};
		$log = ini_set( 'error_log', '/dev/null' );
		Deliveries::attempt( 'test', 1, 'mail' );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 'An error on this site stopped the delivery. The details are in the site’s error log.', Deliveries::of( 'test', 1 )['mail']['problem'] );
	}

	public function test_an_error_with_bytes_that_the_database_refuses_is_stored_as_text_and_retried(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = static fn() => new \WP_Error( 'mail', "SMTP :\r\n\x00Connexion refus\xE9e" . str_repeat( ' ä', 70000 ) );
		$this->assertSame( 'waiting', Deliveries::attempt( 'test', 1, 'mail' ) );
		$row = Deliveries::of( 'test', 1 )['mail'];
		$this->assertSame( 'waiting', $row['state'] );
		$this->assertMatchesRegularExpression( '~^SMTP : Connexion refus\x{FFFD}?e ä.{900,1000}…$~u', $row['problem'] );
	}

	/** @dataProvider failures */
	public function test_an_error_can_set_the_time_of_the_next_attempt( callable $send, string $state, int $pause ): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = $send;
		$this->assertSame( $state, Deliveries::attempt( 'test', 1, 'mail' ) );
		$this->assertEqualsWithDelta( $pause ? Clock::now() + $pause : 0, Deliveries::of( 'test', 1 )['mail']['due'], self::TOLERANCE_SECONDS );
	}

	public static function failures(): array {
		return array(
			'an error'                     => array( static fn() => new \WP_Error( 'x', 'x' ), 'waiting', 60 ),
			'an exception'                 => array( static function () {
				throw new \LogicException( 'x' );
			}, 'waiting', 60 ),
			'the service asks for a pause' => array( static fn() => new \WP_Error( 'x', 'x', array( 'retry_after' => 900 ) ), 'waiting', 900 ),
			'a permanent error'            => array( static fn() => new \WP_Error( 'x', 'x', array( 'permanent' => true ) ), 'failed', 0 ),
		);
	}

	/** @dataProvider kinds */
	public function test_an_attempt_with_unknown_result_is_repeated_only_if_it_cannot_arrive_twice( string $kind, string $state, int $tries ): void {
		Deliveries::promise( 'test', 1, $kind );
		$this->send = '__return_true';
		try {
			// Refuse the query that stores the result, as if PHP had crashed before the query.
			$this->refuse_queries( '~state` = .done~', static fn() => Deliveries::attempt( 'test', 1, $kind ) );
			$this->fail( 'The refused result goes on.' );
		} catch ( Database_Error $error ) {
			$this->assertSame( 'sending', Deliveries::of( 'test', 1 )[ $kind ]['state'] );
		}
		Clock::pass( Deliveries::LEASE_SECONDS + 1 );
		Deliveries::run();
		$this->assert_has( array( 'state' => $state ), Deliveries::of( 'test', 1 )[ $kind ] );
		$this->assertCount( $tries, $this->tries );
	}

	public static function kinds(): array {
		return array(
			'a mail'                            => array( 'mail', 'unknown', 1 ),
			'a list that accepts no duplicates' => array( 'list', 'done', 2 ),
		);
	}

	public function test_the_list_gets_the_record_and_the_mail_is_sent_once_or_unknown_if_php_ends_at_any_moment(): void {
		$listed     = array();
		$this->send = function ( array $row ) use ( &$listed ): bool {
			if ( 'mail' === $row['kind'] ) {
				return wp_mail( 'ada@example.com', 'A record', 'It is here.' );
			}
			$listed[ $row['record'] ] = true;
			return true;
		};
		$this->for_each_kill(
			static function (): void {
				Database::transaction(
					static function (): void {
						Deliveries::promise( 'test', 1, 'mail' );
						Deliveries::promise( 'test', 1, 'list' );
					}
				);
				Deliveries::attempt( 'test', 1, 'mail' );
				Deliveries::run();
			},
			function () use ( &$listed ): void {
				Clock::pass( Deliveries::LEASE_SECONDS + 1 );
				Deliveries::run();
				$kept = array_column( Deliveries::of( 'test', 1 ), 'state', 'kind' );
				$this->assertSame( $kept ? array( 1 => true ) : array(), $listed );
				$this->assertSame( $kept ? 'done' : null, $kept['list'] ?? null );
				$this->assertContains( array( count( $this->mails() ), $kept['mail'] ?? '' ), array( array( 0, '' ), array( 1, 'done' ), array( 0, 'unknown' ), array( 1, 'unknown' ) ) );
				$listed = array();
			}
		);
	}

	public function test_a_delivery_is_given_up_after_php_ends_during_each_attempt(): void {
		Deliveries::promise( 'test', 1, 'list' );
		for ( $try = 0; $try < 5; $try++ ) {
			try {
				$this->refuse_queries( '~state` = .done~', static fn() => Deliveries::run() );
			} catch ( Database_Error $error ) {
				unset( $error );
			}
			Clock::pass( Deliveries::LEASE_SECONDS + 1 );
		}
		$this->assertCount( 3, $this->tries );
		$this->assertSame( 'failed', Deliveries::of( 'test', 1 )['list']['state'] );
	}

	public function test_a_failed_delivery_can_be_retried_on_request(): void {
		Deliveries::promise( 'test', 1, 'mail', array( 'data' => array( 'name' => 'Zoë' ), 'person' => 'abc' ) );
		$this->send = static fn() => new \WP_Error( 'x', 'x', array( 'permanent' => true ) );
		Deliveries::attempt( 'test', 1, 'mail' );
		$this->send = static fn( array $row ): bool => array( 'name' => 'Zoë' ) === $row['data'];
		Deliveries::retry( 'test', 1, 'mail' );
		$this->assertNotNull( Queue::next_time( Deliveries::EVENT ) );
		$this->assertTrue( Deliveries::run() );
		$this->assert_has( array( 'state' => 'done', 'tries' => 1 ), Deliveries::find_all( 'test', array( 'person' => 'abc' ) )[0] );
	}

	public function test_a_delivery_without_a_delay_is_attempted_at_once_if_the_clock_of_the_database_is_behind(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->send = static fn() => new \WP_Error( 'x', 'x', array( 'permanent' => true ) );
		Clock::pass( -60 );
		$this->assertSame( 'failed', Deliveries::attempt( 'test', 1, 'mail' ) );
		Clock::pass( 60 );
		Deliveries::retry( 'test', 1, 'mail' );
		Clock::pass( -60 );
		$this->assertSame( 'failed', Deliveries::attempt( 'test', 1, 'mail' ) );
	}

	public function test_a_delivery_without_a_handler_waits_until_one_is_registered(): void {
		Deliveries::promise( 'nobody', 1, 'mail' );
		$this->assertTrue( Deliveries::run() );
		$this->assertSame( 'waiting', Deliveries::of( 'nobody', 1 )['mail']['state'] );
	}

	public function test_a_delivery_with_a_delay_waits_until_it_is_due(): void {
		Deliveries::promise( 'test', 1, 'mail', array( 'delay' => 300 ) );
		$this->assertNull( Deliveries::attempt( 'test', 1, 'mail' ) );
		$this->assert_next_try_in( 300 );
		Deliveries::drop( 'test', 1 );
		$this->assertTrue( Deliveries::run() );
		$this->assertSame( array(), Deliveries::unfinished() );
	}

	public function test_the_callback_for_the_final_result_runs_once(): void {
		$told = array();
		Deliveries::handle(
			'told',
			array(
				'send'          => static fn() => new \WP_Error( 'x', 'No.' ),
				'pauses'        => array( 60 ),
				'is_repeatable' => '__return_true',
				'after'         => static function ( int $record, string $kind, array $row ) use ( &$told ): void {
					$told[] = array( $record, $kind, $row['state'], $row['problem'] );
				},
			)
		);
		Deliveries::promise( 'told', 3, 'x' );
		Deliveries::run();
		$this->assertSame( array(), $told );
		Clock::pass( 60 );
		Deliveries::run();
		Deliveries::run();
		$this->assertSame( array( array( 3, 'x', 'failed', 'No.' ) ), $told );
	}

	private function assert_next_try_in( int $seconds, string $message = '' ): void {
		$this->assertEqualsWithDelta( $seconds, Deliveries::run(), self::TOLERANCE_SECONDS, $message );
	}
}
