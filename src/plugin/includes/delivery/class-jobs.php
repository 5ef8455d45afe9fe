<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the waiting jobs of `Queue` that have arguments, one row each. One event runs all jobs of a type. WordPress
 * stores all its events in a single option, which becomes slower with each event.
 */
final class Jobs {
	/** Returns the columns of the table. `name` is a hash of the job's arguments. */
	public static function columns(): string {
		return '
hook varchar(64) COLLATE utf8mb4_bin NOT NULL,
name varchar(32) COLLATE utf8mb4_bin NOT NULL,
args text NOT NULL,
due bigint(20) unsigned NOT NULL,
PRIMARY KEY  (hook,name),
KEY due (hook,due)';
	}

	/** Stores a job. If the job is already waiting, the earlier of the two times is kept. */
	public static function add( string $hook, array $args, int $due ): void {
		$job = self::key( $hook, $args ) + compact( 'due' ) + array( 'args' => (string) wp_json_encode( $args ) );
		if ( null === Database::insert_once( 'jobs', $job ) ) {
			Database::execute( 'UPDATE {jobs} SET due = %d WHERE hook = %s AND name = %s AND due > %d', array( $due, $hook, $job['name'], $due ) );
		}
	}

	/** Returns the time when a job is due; null if the job is not waiting. */
	public static function next_time( string $hook, array $args ): ?int {
		$due = Database::value( 'SELECT due FROM {jobs} WHERE hook = %s AND name = %s', array_values( self::key( $hook, $args ) ) );
		return null === $due ? null : (int) $due;
	}

	/**
	 * Returns the due jobs of a hook, the earliest first.
	 *
	 * @return array[] Arguments of the jobs.
	 */
	public static function due( string $hook, int $most ): array {
		$jobs = Database::column( 'SELECT args FROM {jobs} WHERE hook = %s AND due <= %d ORDER BY due LIMIT %d', array( $hook, time(), $most ) );
		return array_map( static fn( string $args ): array => (array) json_decode( $args, true ), $jobs );
	}

	/**
	 * Yields all jobs, using little memory.
	 *
	 * @return \Generator<array{hook: string, args: array, due: int}>
	 */
	public static function each(): \Generator {
		$after = array( '', '', '' );
		do {
			$rows = Database::rows( 'SELECT hook, name, args, due FROM {jobs} WHERE hook > %s OR ( hook = %s AND name > %s ) ORDER BY hook, name LIMIT %d', array_merge( $after, array( Database::PAGE ) ) );
			foreach ( $rows as $row ) {
				$after = array( $row['hook'], $row['hook'], $row['name'] );
				yield array(
					'hook' => $row['hook'],
					'args' => (array) json_decode( $row['args'], true ),
					'due'  => (int) $row['due'],
				);
			}
		} while ( Database::PAGE === count( $rows ) );
	}

	/** Claims a due job for this request until a given time. Returns whether the claim succeeded. */
	public static function take( string $hook, array $args, int $until ): bool {
		return Database::execute( 'UPDATE {jobs} SET due = %d WHERE hook = %s AND name = %s AND due <= %d', array_merge( array( $until ), array_values( self::key( $hook, $args ) ), array( time() ) ) ) > 0;
	}

	/**
	 * Returns the time of the first waiting job of each hook.
	 *
	 * @return array<string, int> Unix timestamps by hook.
	 */
	public static function first(): array {
		return array_map( 'intval', array_column( Database::rows( 'SELECT hook, MIN( due ) AS due FROM {jobs} GROUP BY hook' ), 'due', 'hook' ) );
	}

	/** Deletes the job with the given arguments, or all jobs of a hook if the arguments are null. */
	public static function drop( string $hook, ?array $args ): void {
		Database::delete( 'jobs', null === $args ? compact( 'hook' ) : self::key( $hook, $args ) );
	}

	/** Deletes all jobs of the current site. */
	public static function drop_all(): void {
		if ( false !== get_option( Tables::OPTION ) ) {
			Database::execute( 'DELETE FROM {jobs}' );
		}
	}

	private static function key( string $hook, array $args ): array {
		return compact( 'hook' ) + array( 'name' => md5( (string) wp_json_encode( $args ) ) );
	}
}
