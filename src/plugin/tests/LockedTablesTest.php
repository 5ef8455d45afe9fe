<?php
namespace Dovetail\Plugin\Tests;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Deliveries;
use Dovetail\Tests\Test_Case;

/**
 * Tests tables that another connection has locked, as backups do, and deadlocks between transactions. Other connections
 * see only committed data, so these tests run without a transaction.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class LockedTablesTest extends Test_Case {

	/** @var \mysqli|null A second database connection; null on SQLite, which has none. */
	private $other = null;

	/** @var int Number of emails sent. */
	private $mails_sent = 0;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		remove_filter( 'query', array( $this, 'run_within_the_test' ), PHP_INT_MAX );
		$wpdb->query( 'ROLLBACK' );
		if ( $wpdb->dbh instanceof \mysqli ) {
			$this->other = ( new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ) )->dbh;
			$wpdb->query( 'SET SESSION lock_wait_timeout = 1, innodb_lock_wait_timeout = 1' );
		}
		Deliveries::handle(
			'test',
			array(
				'send'          => function (): bool {
					++$this->mails_sent;
					return true;
				},
				'pauses'        => array( 60 ),
				'is_repeatable' => '__return_false',
			)
		);
	}

	protected function tearDown(): void {
		if ( $this->other ) {
			$this->other->close();
		}
		Database::delete( 'deliveries', array( 'type' => 'test' ) );
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		parent::tearDown();
	}

	public function test_a_write_to_a_locked_table_fails_and_succeeds_once_after_unlocking(): void {
		$promise = static fn(): bool => Deliveries::promise( 'test', 1, 'mail' );
		$this->while_locked(
			function () use ( $promise ): void {
				try {
					$promise();
					$this->fail( 'It was stored.' );
				} catch ( Database_Error $error ) {
					$this->assertTrue( $error->is_about_a_conflict() );
				}
			}
		);
		$this->assertTrue( $promise() );
		$this->assertFalse( $promise() );
		$this->assertCount( 1, Deliveries::find_all( 'test' ) );
	}

	public function test_a_delivery_is_sent_only_after_its_attempt_can_be_counted_and_only_once(): void {
		Deliveries::promise( 'test', 1, 'mail' );
		$this->while_locked(
			function (): void {
				try {
					Deliveries::attempt( 'test', 1, 'mail' );
					$this->fail( 'It was sent.' );
				} catch ( Database_Error $error ) {
					$this->assertSame( 0, $this->mails_sent );
				}
			}
		);
		$this->assertSame( 'done', Deliveries::attempt( 'test', 1, 'mail' ) );
		$this->assertNull( Deliveries::attempt( 'test', 1, 'mail' ) );
		$this->assertSame( 1, $this->mails_sent );
	}

	public function test_two_deadlocked_transactions_are_both_stored(): void {
		foreach ( array( 'first', 'second' ) as $kind ) {
			Deliveries::promise( 'test', 1, $kind );
		}
		$more  = static fn( string $kind ): string => "UPDATE {deliveries} SET tries = tries + 1 WHERE type = 'test' AND record = 1 AND kind = '$kind'";
		$table = $GLOBALS['wpdb']->prefix . 'dovetail_deliveries';
		$runs  = 0;
		Database::transaction(
			function () use ( $more, $table, &$runs ): void {
				Database::execute( $more( 'first' ) );
				if ( 1 === ++$runs && $this->other ) {
					$this->other->query( 'START TRANSACTION' );
					// In a deadlock, the database rolls back the transaction that has changed less.
					foreach ( range( 1, 20 ) as $record ) {
						$this->other->query( "INSERT INTO $table ( type, record, kind ) VALUES ( 'test', $record, 'other' )" );
					}
					$this->other->query( str_replace( '{deliveries}', $table, $more( 'second' ) ) );
					$this->other->query( str_replace( '{deliveries}', $table, $more( 'first' ) ), MYSQLI_ASYNC );
					usleep( 200000 );
				}
				try {
					Database::execute( $more( 'second' ) );
				} finally {
					if ( 1 === $runs && $this->other ) {
						Database::execute( 'ROLLBACK' );
						$this->other->reap_async_query();
						$this->other->query( 'COMMIT' );
					}
				}
			}
		);
		$this->assertSame( $this->other ? 2 : 1, $runs );
		$tries = array_column( Deliveries::find_all( 'test', array( 'kind' => array( 'first', 'second' ) ) ), 'tries' );
		$this->assertSame( $this->other ? array( 2, 2 ) : array( 1, 1 ), $tries );
	}

	/** Runs a callback while another connection has locked the table. SQLite reports a lock instead. */
	private function while_locked( callable $work ): void {
		if ( ! $this->other ) {
			$this->refuse_queries(
				static function ( $query ): bool {
					if ( false !== strpos( $query, 'dovetail_deliveries' ) ) {
						throw new Database_Error( 'database is locked' );
					}
					return false;
				},
				$work
			);
			return;
		}
		$this->other->query( 'LOCK TABLES ' . $GLOBALS['wpdb']->prefix . 'dovetail_deliveries WRITE' );
		try {
			$work();
		} finally {
			$this->other->query( 'UNLOCK TABLES' );
		}
	}
}
