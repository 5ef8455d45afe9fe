<?php
/**
 * The time of a test.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Tests;

/** Sets the clock of the plugin's own code. WordPress keeps the real time: its transients and WP-Cron do not see the difference. */
final class Clock {

	/** @var int Seconds that the plugin is ahead. */
	private static $ahead = 0;

	/** Returns the time that the plugin's code gets from time(). */
	public static function now(): int {
		return \time() + self::$ahead;
	}

	/** Lets seconds pass; a negative number goes back. */
	public static function pass( int $seconds ): void {
		self::$ahead += $seconds;
	}

	/** Goes back to the real time. */
	public static function reset(): void {
		self::$ahead = 0;
	}

	/**
	 * Makes time() ask this clock and sleep() pass at once, in the namespaces of these classes.
	 *
	 * @param string[] $classes Names with namespace.
	 */
	public static function replace_time( array $classes ): void {
		$namespaces = array_unique( array_map( static fn( $name ) => substr( $name, 0, strrpos( $name, '\\' ) ), $classes ) );
		foreach ( $namespaces as $namespace ) {
			eval( "namespace $namespace; function time() { return \\Dovetail\\Tests\\Clock::now(); } function sleep( \$seconds ) { \\Dovetail\\Tests\\Clock::pass( \$seconds ); return 0; }" ); // Names of our own classes.
		}
	}
}
