<?php
/**
 * The fake clock for tests.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/** Sets the time for the plugin's own code. WordPress keeps the real time, also for transients and WP-Cron. */
final class Clock {

	/** @var int Number of seconds by which the plugin's clock is ahead. */
	private static $ahead = 0;

	/** @var int|null Real time at which the clock was stopped; null while it runs. */
	private static $stopped = null;

	/** Returns the time that `time()` returns to the plugin's code. */
	public static function now(): int {
		return ( self::$stopped ?? \time() ) + self::$ahead;
	}

	/** Advances the clock by a number of seconds, which may be negative. */
	public static function pass( int $seconds ): void {
		self::$ahead += $seconds;
	}

	/** Stops the clock until the end of the test, for tests that compare exact seconds. */
	public static function stop(): void {
		self::$stopped = \time();
	}

	/** Resets the clock to the real time. */
	public static function reset(): void {
		self::$ahead   = 0;
		self::$stopped = null;
	}

	/**
	 * Replaces `time()` and `sleep()` in the namespaces of the given classes: they use this clock and do not wait.
	 *
	 * @param string[] $classes Class names with namespace.
	 */
	public static function replace_time( array $classes ): void {
		$namespaces = array_unique( array_map( static fn( $name ) => substr( $name, 0, strrpos( $name, '\\' ) ), $classes ) );
		foreach ( $namespaces as $namespace ) {
			eval( "namespace $namespace; function time() { return \\Dovetail\\Tests\\Clock::now(); } function sleep( \$seconds ) { \\Dovetail\\Tests\\Clock::pass( \$seconds ); return 0; }" ); // Names of our own classes.
		}
	}
}
