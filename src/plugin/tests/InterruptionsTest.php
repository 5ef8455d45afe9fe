<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Clock;
use Dovetail\Tests\Killed;
use Dovetail\Tests\Test_Case;
use PHPUnit\Framework\AssertionFailedError;

/** Tests the helpers that other tests use to interrupt the plugin. */
final class InterruptionsTest extends Test_Case {

	private const ROW = array(
		'type'   => 'test',
		'record' => 1,
	);

	public function test_the_queries_of_a_function_are_counted(): void {
		$this->assertSame( 2, $this->count_queries( static function (): void {
			self::add( 'a' );
			self::add( 'b' );
		} ) );
		$this->assertSame( 0, $this->count_queries( '__return_true' ) );
	}

	public function test_only_the_query_with_the_given_number_is_refused(): void {
		$refused = array();
		$this->refuse_query(
			2,
			static function () use ( &$refused ): void {
				foreach ( array( 'a', 'b', 'c' ) as $kind ) {
					try {
						self::add( $kind );
					} catch ( Database_Error $error ) {
						$refused[] = $kind;
					}
				}
			}
		);
		$this->assertSame( array( 'b' ), $refused );
		$this->assertSame( array( 'a', 'c' ), self::kinds() );
	}

	public function test_queries_are_refused_until_the_end_of_the_test_if_no_function_is_given(): void {
		$this->refuse_queries( static fn( string $query ): bool => false !== strpos( $query, 'INSERT' ) );
		$this->assertSame( array(), self::kinds() );
		$this->expectException( Database_Error::class );
		self::add( 'a' );
	}

	public function test_data_stored_before_php_ends_is_kept_except_in_an_open_transaction(): void {
		$work = static function (): void {
			self::add( 'alone' );
			Database::transaction(
				static function (): void {
					self::add( 'together' );
					self::add( 'with this' );
				}
			);
			self::add( 'last' );
		};
		// The expected queries are: add, begin, add, add, commit, add.
		$kept = array();
		$this->for_each_kill(
			$work,
			static function ( int $number ) use ( &$kept ): void {
				$kept[ $number ] = implode( ', ', self::kinds() );
			}
		);
		$this->assertSame( array( 1 => '', 'alone', 'alone', 'alone', 'alone', 'alone, together, with this', 'alone, together, with this, last' ), $kept );
		$this->assertSame( array(), self::kinds() );
	}

	public function test_a_request_cannot_continue_after_php_has_ended(): void {
		$reached   = 0;
		$is_killed = $this->kill_at_query(
			2,
			static function () use ( &$reached ): void {
				try {
					self::add( 'a' );
					self::add( 'b' );
				} catch ( \Throwable $thrown ) {
					++$reached;
				} finally {
					foreach ( array( static fn() => self::add( 'c' ), static fn() => wp_mail( 'a@example.com', 'x', 'x' ), static fn() => wp_remote_get( 'https://example.com' ) ) as $act ) {
						try {
							$act();
						} catch ( Killed $killed ) {
							++$reached;
						}
					}
				}
			}
		);
		$this->assertTrue( $is_killed );
		$this->assertSame( 4, $reached );
		$this->assertSame( array( 'a' ), self::kinds() );
		$this->assertSame( array(), $this->mails() );
		$this->assertFalse( $this->kill_at_query( 2, static fn() => self::add( 'd' ) ) );
		self::add( 'e' );
		$this->assertSame( array( 'a', 'd', 'e' ), self::kinds() );
	}

	public function test_php_can_also_end_before_an_email_or_a_request_to_another_server(): void {
		$this->answer_http( static fn() => array( 'body' => 'yes' ) );
		$work = static function (): void {
			self::add( 'a' );
			wp_mail( 'a@example.com', 'x', 'x' );
			wp_remote_get( 'https://example.com' );
		};
		$seen = array();
		$this->for_each_kill(
			$work,
			function () use ( &$seen ): void {
				$seen[] = array( count( self::kinds() ), count( $this->mails() ), count( $this->requests() ) );
			}
		);
		// wp_mail() reads the site's address from the loaded options, which needs no query.
		$this->assertSame( array( 0, 0, 0 ), $seen[0] );
		$this->assertContains( array( 1, 0, 0 ), $seen );
		$this->assertContains( array( 1, 1, 0 ), $seen );
		$this->assertSame( array( 1, 1, 1 ), end( $seen ) );
		$this->assertSame( array(), $this->mails() );
		$this->assertSame( array(), $this->requests() );
	}

	public function test_hooks_caches_and_properties_of_an_ended_request_are_reset_in_the_next_request(): void {
		$this->kill_at_query(
			2,
			static function (): void {
				Deliveries::handle( 'test', array() );
				add_filter( 'the_title', '__return_empty_string' );
				$GLOBALS['rye'] = 'flour';
				wp_cache_set( 'rye', 'flour' );
				do_action( 'dovetail_blocks_test' );
				add_action( 'dovetail_blocks_test', static fn() => self::add( 'b' ) );
				self::add( 'a' );
				do_action( 'dovetail_blocks_test' );
			}
		);
		$this->assertNull( Deliveries::attempt( 'test', 1, 'a' ) );
		$this->assertFalse( has_filter( 'the_title', '__return_empty_string' ) );
		$this->assertArrayNotHasKey( 'rye', $GLOBALS );
		$this->assertFalse( wp_cache_get( 'rye' ) );
		$this->assertFalse( doing_action( 'dovetail_blocks_test' ) );
	}

	public function test_each_run_starts_at_the_same_time_and_a_failure_message_names_the_moment(): void {
		$times = array();
		$this->for_each_kill(
			static fn() => self::add( 'a' ),
			static function () use ( &$times ): void {
				Clock::pass( HOUR_IN_SECONDS );
				$times[] = Clock::now() - \time();
			}
		);
		$this->assertSame( array( HOUR_IN_SECONDS, HOUR_IN_SECONDS ), $times );
		try {
			$this->for_each_kill( static fn() => self::add( 'a' ), fn( int $number, bool $is_killed ) => $this->assertTrue( $is_killed ) );
		} catch ( AssertionFailedError $failure ) {
			$this->assertStringStartsWith( 'PHP did not end, moment 2.', $failure->getMessage() );
			return;
		}
		$this->fail( 'A failed check goes on.' );
	}

	public function test_each_run_refuses_a_different_query_and_the_last_run_refuses_none(): void {
		$seen = array();
		$this->for_each_refusal(
			static function (): string {
				self::add( 'a' );
				Database::transaction( static fn() => self::add( 'b' ) );
				return 'stored';
			},
			static function ( $answer, int $number, bool $is_refused ) use ( &$seen ): void {
				$seen[ $number ] = array( implode( ', ', self::kinds() ), is_string( $answer ) ? $answer : get_class( $answer ), $is_refused );
			}
		);
		$refused = Database_Error::class;
		// The expected queries are: add, begin, add, commit.
		$this->assertSame(
			array(
				1 => array( '', $refused, true ),
				2 => array( 'a', $refused, true ),
				3 => array( 'a', $refused, true ),
				4 => array( 'a', $refused, true ),
				5 => array( 'a, b', 'stored', false ),
			),
			$seen
		);
	}

	private static function add( string $kind ): void {
		Database::insert( 'deliveries', compact( 'kind' ) + self::ROW );
	}

	/** @return string[] Kinds of the stored rows. */
	private static function kinds(): array {
		return Database::column( 'SELECT kind FROM {deliveries} WHERE type = %s ORDER BY id', array( 'test' ) );
	}
}
