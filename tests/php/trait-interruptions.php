<?php
/**
 * Simulates failing queries and interrupted requests.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Queue;

/** Makes queries fail, and simulates crashes of PHP between queries. Part of `Test_Case`. */
trait Interruptions {

	/** @var int|null Number of moments before PHP crashes; null if it does not crash. */
	private $moments_left = null;

	/** @var bool Whether the running work has an open transaction of the plugin. */
	private $is_in_transaction = false;

	/**
	 * Makes queries fail as with any database error, without ending the test's transaction. (A `query` filter that
	 * returns an empty string does not work: `$wpdb` would keep the rows of the previous query.)
	 *
	 * @param string|callable $which Pattern for queries, or a function that returns whether to refuse a query.
	 * @param callable|null   $work  Function during which queries are refused. If null, queries are refused until the
	 *        end of the test.
	 * @return mixed Return value of the function.
	 */
	protected function refuse_queries( $which, ?callable $work = null ) {
		global $wpdb;
		$refuse = static function ( $query ) use ( $which ) {
			$is_refused = is_string( $which ) ? 1 === preg_match( $which, $query ) : $which( $query );
			return $is_refused ? self::REFUSED_QUERY : $query;
		};
		$errors = $wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		if ( ! $work ) {
			return null;
		}
		try {
			return $work();
		} finally {
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( $errors );
			$wpdb->last_error = '';
		}
	}

	/**
	 * @param int           $number Number of the query; 1 for the next one.
	 * @param callable|null $work   Function during which the query is refused, see refuse_queries().
	 * @return mixed Return value of the function.
	 */
	protected function refuse_query( int $number, ?callable $work = null ) {
		return $this->refuse_queries(
			static function () use ( &$number ): bool {
				return 0 === --$number;
			},
			$work
		);
	}

	/** Returns how many queries a function runs, optionally only those that match a pattern. */
	protected function count_queries( callable $work, string $which = '~~' ): int {
		$count   = 0;
		$counter = static function ( $query ) use ( &$count, $which ) {
			$count += preg_match( $which, $query );
			return $query;
		};
		add_filter( 'query', $counter );
		try {
			$work();
		} finally {
			remove_filter( 'query', $counter );
		}
		return $count;
	}

	/**
	 * Runs a function as a request in which PHP crashes. The open transaction is rolled back, and no `finally` block
	 * reaches the database. Caches, hooks, globals and static properties are restored.
	 *
	 * @param int $number Number of the query, email or external request before which PHP crashes, starting with 1.
	 * @return bool Whether PHP crashed. False if the function has fewer queries, emails and external requests.
	 */
	protected function kill_at_query( int $number, callable $work ): bool {
		global $wpdb;
		$before                  = Site_State::of_request();
		$errors                  = $wpdb->suppress_errors();
		$this->moments_left      = $number;
		$this->is_in_transaction = false;
		add_filter( 'query', array( $this, 'end_at_query' ), PHP_INT_MIN );
		add_filter( 'pre_wp_mail', array( $this, 'end_at_moment' ), PHP_INT_MIN );
		add_filter( 'pre_http_request', array( $this, 'end_at_moment' ), PHP_INT_MIN );
		try {
			$work();
		} catch ( Killed $killed ) {
			unset( $killed );
		} finally {
			$is_killed          = $this->moments_left < 1;
			$this->moments_left = null;
			remove_filter( 'query', array( $this, 'end_at_query' ), PHP_INT_MIN );
			remove_filter( 'pre_wp_mail', array( $this, 'end_at_moment' ), PHP_INT_MIN );
			remove_filter( 'pre_http_request', array( $this, 'end_at_moment' ), PHP_INT_MIN );
			$wpdb->suppress_errors( $errors );
		}
		if ( $is_killed ) {
			if ( $this->is_in_transaction ) {
				$wpdb->query( 'ROLLBACK' );
			}
			Site_State::restore_request( $before );
		}
		return $is_killed;
	}

	/**
	 * Simulates that PHP exits immediately, as with `exit` in another plugin's hook. For use inside kill_at_query().
	 */
	protected function end_php(): void {
		$this->moments_left = 1;
		$this->end_at_moment( null );
	}

	/**
	 * Runs a function repeatedly. PHP crashes at the first query, email or HTTP request of the first run, then at the
	 * second of the second run, and so on, until a run does not crash. Each run starts with the same database, emails,
	 * clock and uploads.
	 *
	 * @param callable $work  Function that runs as one request.
	 * @param callable $check Called after each run with the number of the run and whether PHP crashed. Usually lets claims
	 *        expire, repeats the request or runs the queue, and asserts that nothing is lost or duplicated.
	 */
	protected function for_each_kill( callable $work, callable $check ): void {
		$number = 0;
		do {
			++$number;
			$is_killed = true;
			$this->try_out(
				function () use ( $number, $work, $check, &$is_killed ): void {
					$is_killed = $this->kill_at_query( $number, $work );
					$check( $number, $is_killed );
				},
				static function () use ( $number, &$is_killed ): string {
					return $is_killed ? "PHP ended at moment $number." : "PHP did not end, moment $number.";
				}
			);
		} while ( $is_killed && $number < 1000 );
		self::assertFalse( $is_killed, 'The work does not end within 1,000 queries, mails and requests.' );
		self::assertGreaterThan( 1, $number, 'The work needs no query, mail or request.' );
	}

	/**
	 * Runs a function repeatedly. The first query fails in the first run, the second in the second run, and so on,
	 * until a run has no failed query. See for_each_kill().
	 *
	 * @param callable $work  Function that runs as one request.
	 * @param callable $check Receives the return value or the thrown Database_Error or Stopped, the number of the
	 *        query, and whether the query was refused.
	 */
	protected function for_each_refusal( callable $work, callable $check ): void {
		$number = 0;
		do {
			++$number;
			$is_refused = false;
			$this->try_out(
				function () use ( $number, $work, $check, &$is_refused ): void {
					$left = $number;
					$note = static function () use ( &$left, &$is_refused ): bool {
						$is_now     = 0 === --$left;
						$is_refused = $is_refused || $is_now;
						return $is_now;
					};
					try {
						$answer = $this->refuse_queries( $note, $work );
					} catch ( Database_Error | Stopped $thrown ) {
						$answer = $thrown;
					}
					wp_cache_flush();
					$check( $answer, $number, $is_refused );
				},
				static function () use ( $number, &$is_refused ): string {
					return $is_refused ? "Query $number was refused." : 'No query was refused.';
				}
			);
		} while ( $is_refused && $number < 1000 );
		self::assertFalse( $is_refused, 'The work does not end within 1,000 queries.' );
	}

	/**
	 * Runs a function while random queries fail (the same in each run), or while a persistent object cache loses
	 * writes. ROLLBACK never fails, because a lost connection reverts uncommitted changes anyway.
	 *
	 * @param int $percent Percentage of refused queries. With 0, the cache loses writes instead.
	 * @param int $seed    Seed of the random choice.
	 * @return mixed Return value of the function.
	 */
	protected function disturb( int $percent, int $seed, callable $work ) {
		global $wp_object_cache;
		if ( 0 === $percent ) {
			$cache           = $wp_object_cache;
			$wp_object_cache = new Losing_Cache( $seed );
			$is_persistent   = wp_using_ext_object_cache( true );
			try {
				return $work();
			} finally {
				$wp_object_cache = $cache;
				wp_using_ext_object_cache( (bool) $is_persistent );
				wp_cache_flush();
			}
		}
		$number = 0;
		return $this->refuse_queries(
			static function ( $query ) use ( $percent, $seed, &$number ): bool {
				return 0 !== strpos( $query, 'ROLLBACK' ) && crc32( $seed . '/' . ++$number ) % 100 < $percent;
			},
			$work
		);
	}

	/** @return array<string, int[]> Data sets for disturb(): percent and seed. */
	public static function disturbances(): array {
		return array(
			'one query of a hundred is refused' => array( 1, 2 ),
			'one query of twenty is refused'    => array( 5, 1 ),
			'the object cache loses writes'     => array( 0, 1 ),
		);
	}

	/**
	 * Runs a function as a separate request: with empty caches and with initial static properties. Like each request,
	 * it first schedules missing events of the plugin.
	 *
	 * @return mixed Return value of the function, or the Database_Error or Stopped that the function threw.
	 */
	protected function as_request( callable $work ) {
		$before = Site_State::of_request();
		wp_cache_flush();
		try {
			Queue::schedule_events();
			return $work();
		} catch ( Database_Error | Stopped $thrown ) {
			return $thrown;
		} finally {
			Site_State::restore_request( $before );
		}
	}

	/** Counts a query. Simulates a crash of PHP before the query with the given number. */
	final public function end_at_query( $query ) {
		$this->end_at_moment( null );
		if ( 'START TRANSACTION' === $query ) {
			$this->is_in_transaction = true;
		} elseif ( 'COMMIT' === $query || 'ROLLBACK' === $query ) {
			$this->is_in_transaction = false;
		}
		return $query;
	}

	/**
	 * Counts the moments of a request at which PHP could crash. Simulates a crash at the chosen one and all later ones,
	 * because a crashed request cannot continue.
	 */
	final public function end_at_moment( $value ) {
		if ( --$this->moments_left < 1 ) {
			throw new Killed( 'PHP ended.' );
		}
		return $value;
	}

	/**
	 * Runs a function and reverts all its changes. Failure messages start with a description of the run.
	 *
	 * @param callable $moment Returns the description: at which moment PHP crashed, or which query was refused.
	 */
	private function try_out( callable $run, callable $moment ): void {
		global $wpdb;
		$before = Site_State::of_request();
		$ahead  = Clock::now() - \time();
		$mails  = $this->mails;
		$asked  = $this->requests;
		$files  = Site_State::files();
		$wpdb->query( 'SAVEPOINT moment' );
		wp_cache_flush();
		try {
			$run();
		} catch ( \PHPUnit\Framework\AssertionFailedError $failure ) {
			throw new \PHPUnit\Framework\AssertionFailedError( $moment() . " {$failure->getMessage()}\n{$failure->getTraceAsString()}" );
		}
		$wpdb->query( 'ROLLBACK TO SAVEPOINT moment' );
		Site_State::restore_request( $before );
		Clock::reset();
		Clock::pass( $ahead );
		$this->mails    = $mails;
		$this->requests = $asked;
		array_map( 'unlink', array_diff( Site_State::files(), $files ) );
	}
}
