<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Runs all queries of this plugin. A query that the database refuses throws a `Database_Error`, so that an unknown answer
 * is never taken for an empty one.
 *
 * SQL names tables in braces: `{entries}` is a table of `Tables`, `{posts}` one of WordPress. Values fill the places
 * `%s`, `%d` and `%f` in order. Rows are arrays of column and string, or null.
 */
final class Database {
	/** How often a statement or a transaction is run that meets another one, and milliseconds of the longest first pause. */
	const MAX_RUNS = 5;
	const PAUSE_MS = 20;

	/** Rows that `each()` reads at a time. */
	const PAGE = 500;

	/** Number of nested transactions that are open in this request. */
	private static int $depth = 0;

	/** Returns the first row; null when there is none. */
	public static function row( string $sql, array $values = array() ): ?array {
		return self::rows( $sql, $values )[0] ?? null;
	}

	/**
	 * Returns all rows.
	 *
	 * @return array<int, array<string, string|null>>
	 */
	public static function rows( string $sql, array $values = array() ): array {
		global $wpdb;
		self::execute( $sql, $values );
		return array_map( 'get_object_vars', (array) $wpdb->last_result );
	}

	/** Returns the first column of the first row; null when there is no row. */
	public static function value( string $sql, array $values = array() ): ?string {
		$row = self::row( $sql, $values );
		return $row ? reset( $row ) : null;
	}

	/**
	 * Returns the first column of all rows.
	 *
	 * @return array<int, string|null>
	 */
	public static function column( string $sql, array $values = array() ): array {
		return array_map( static fn( array $row ) => reset( $row ), self::rows( $sql, $values ) );
	}

	/**
	 * Yields the rows of a table in the order of their IDs, as many as there are, in little memory.
	 *
	 * @param string $table  Without braces.
	 * @param string $where  Conditions in SQL.
	 * @param array  $values Of their places.
	 * @param int    $page   Rows that one query reads.
	 * @return \Generator<array<string, string|null>>
	 */
	public static function each( string $table, string $where, array $values = array(), int $page = self::PAGE ): \Generator {
		$last = 0;
		do {
			$rows = self::rows( "SELECT * FROM {{$table}} WHERE ( $where ) AND id > %d ORDER BY id LIMIT %d", array_merge( $values, array( $last, $page ) ) );
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				yield $row;
			}
		} while ( count( $rows ) === $page );
	}

	/** Returns an option as it is stored, past WordPress's cache, which may be out of date; null when there is none. */
	public static function option( string $name ) {
		$value = self::value( 'SELECT option_value FROM {options} WHERE option_name = %s', array( $name ) );
		return null === $value ? null : maybe_unserialize( $value );
	}

	/**
	 * Adds a row.
	 *
	 * @param string $table Without braces.
	 * @param array  $row   Integers, floats, booleans, strings and nulls by column.
	 * @return int The new ID.
	 */
	public static function insert( string $table, array $row ): int {
		global $wpdb;
		self::write( 'INSERT', $table, array( $row ) );
		return (int) $wpdb->insert_id;
	}

	/** Adds a row, see `insert()`. Returns null when a row with the same unique key exists. */
	public static function insert_once( string $table, array $row ): ?int {
		global $wpdb;
		return self::write( 'INSERT IGNORE', $table, array( $row ) ) > 0 ? (int) $wpdb->insert_id : null;
	}

	/**
	 * Adds rows in one statement, except those whose unique key exists already.
	 *
	 * @param array[] $rows With the same columns; some hundreds at most.
	 * @return int How many were added.
	 */
	public static function insert_rows( string $table, array $rows ): int {
		return $rows ? self::write( 'INSERT IGNORE', $table, $rows ) : 0;
	}

	/**
	 * Changes rows.
	 *
	 * @param array $changes Values by column.
	 * @param array $where   Values by column, all of which must match; a list matches any of its values.
	 * @return int How many rows were changed. MySQL does not count rows that had these values before.
	 */
	public static function update( string $table, array $changes, array $where ): int {
		list( $sets, $values )      = self::parts( $changes, ', ' );
		list( $conditions, $match ) = self::parts( $where, ' AND ' );
		return self::execute( "UPDATE {{$table}} SET $sets WHERE $conditions", array_merge( $values, $match ) );
	}

	/** Deletes rows, see `update()`. Returns how many were deleted. */
	public static function delete( string $table, array $where ): int {
		list( $conditions, $values ) = self::parts( $where, ' AND ' );
		return self::execute( "DELETE FROM {{$table}} WHERE $conditions", $values );
	}

	/** Runs any other statement. Returns how many rows it affected. */
	public static function execute( string $sql, array $values = array() ): int {
		Tables::ensure();
		return self::persist( static fn(): int => self::run( $sql, $values ) );
	}

	/**
	 * Does work whose writes are stored together or not at all. Within another transaction its writes are stored with that
	 * one.
	 *
	 * @param callable $work Runs again where another transaction was in its way, so it must change nothing but the database.
	 *                       What it throws undoes its writes, and goes on.
	 * @return mixed What it returns.
	 */
	public static function transaction( callable $work ) {
		Tables::ensure();
		return self::persist( static fn() => self::run_together( $work ) );
	}

	/** Counts the rows of a table that meet a condition, up to a number. */
	public static function count( string $table, string $where, array $values, int $most ): int {
		return (int) self::value( "SELECT COUNT(*) FROM ( SELECT id FROM {{$table}} WHERE $where LIMIT %d ) AS found", array_merge( $values, array( $most ) ) );
	}

	/** Returns places for the values of `IN ( … )`. */
	public static function places( array $values, string $place = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}

	/** Returns text that `LIKE` finds as it is, without the signs for any text around it. */
	public static function like( string $text ): string {
		global $wpdb;
		return $wpdb->esc_like( $text );
	}

	/** Returns what the names of a site's tables and user options begin with; without a site, of the current one. */
	public static function prefix( ?int $site = null ): string {
		global $wpdb;
		return $wpdb->get_blog_prefix( $site );
	}

	/** Ends a request for an admin screen whose records the database does not give. */
	public static function refuse_screen(): void {
		wp_die(
			esc_html__( 'The database did not answer, so this page can’t be shown. Nothing was changed. Reload the page in a minute.', 'dovetail-blocks' ),
			esc_html__( 'The database did not answer', 'dovetail-blocks' ),
			array(
				'response'  => 503,
				'back_link' => true,
			)
		);
	}

	/**
	 * Writes rows.
	 *
	 * @param string $verb `INSERT`, or `INSERT IGNORE`.
	 * @return int How many were added.
	 */
	private static function write( string $verb, string $table, array $rows ): int {
		$values = array();
		$places = array();
		foreach ( $rows as $row ) {
			$row      = array_replace( $rows[0], $row );
			$places[] = '( ' . implode( ', ', array_map( array( __CLASS__, 'place' ), $row ) ) . ' )';
			array_push( $values, ...self::filled( $row ) );
		}
		return self::execute( "$verb INTO {{$table}} ( `" . implode( '`, `', array_keys( $rows[0] ) ) . '` ) VALUES ' . implode( ', ', $places ), $values );
	}

	/**
	 * Returns SQL for columns and values.
	 *
	 * @param string $between ` AND ` in conditions.
	 * @return array{0: string, 1: array} SQL, and the values of its places.
	 */
	private static function parts( array $columns, string $between ): array {
		$parts  = array();
		$values = array();
		foreach ( $columns as $column => $value ) {
			if ( is_array( $value ) ) {
				// No value at all matches nothing.
				$parts[] = $value ? "`$column` IN ( " . implode( ', ', array_map( array( __CLASS__, 'place' ), $value ) ) . ' )' : '1 = 0';
				array_push( $values, ...self::filled( $value ) );
				continue;
			}
			$parts[] = null === $value && ' AND ' === $between ? "`$column` IS NULL" : "`$column` = " . self::place( $value );
			array_push( $values, ...self::filled( array( $value ) ) );
		}
		return array( implode( $between, $parts ), $values );
	}

	/** Returns the place of a value. */
	private static function place( $value ): string {
		return null === $value ? 'NULL' : ( is_int( $value ) || is_bool( $value ) ? '%d' : ( is_float( $value ) ? '%F' : '%s' ) );
	}

	/** Returns the values that have a place. */
	private static function filled( array $values ): array {
		return array_values( array_filter( $values, static fn( $value ): bool => null !== $value ) );
	}

	/** Runs something again where another request was in its way or a table was missing: it has changed nothing. */
	private static function persist( callable $run ) {
		for ( $runs = 1; ; $runs++ ) {
			try {
				return $run();
			} catch ( Database_Error $error ) {
				// Within a transaction, all of it has to run again; creating a table would end it.
				if ( self::$depth > 0 || $runs >= self::MAX_RUNS || ! ( $error->is_about_a_conflict() || self::can_mend( $error ) ) ) {
					throw $error;
				}
				// Two that meet would meet again.
				usleep( random_int( 0, $runs * self::PAUSE_MS ) * 1000 );
			}
		}
	}

	/** Runs work between the statements of a transaction. */
	private static function run_together( callable $work ) {
		$point = 'dovetail_' . self::$depth;
		self::run( self::$depth > 0 ? "SAVEPOINT $point" : 'START TRANSACTION' );
		++self::$depth;
		try {
			$result = $work();
			self::run( self::$depth > 1 ? "RELEASE SAVEPOINT $point" : 'COMMIT' );
			return $result;
		} catch ( \Throwable $thrown ) {
			try {
				self::run( self::$depth > 1 ? "ROLLBACK TO SAVEPOINT $point" : 'ROLLBACK' );
			} catch ( Database_Error $error ) {
				// The database has undone it, or will when the connection ends.
				unset( $error );
			}
			throw $thrown;
		} finally {
			--self::$depth;
		}
	}

	/** Runs a statement. Returns how many rows it affected or found. */
	private static function run( string $sql, array $values = array() ): int {
		global $wpdb;
		$sql    = (string) preg_replace_callback( '~\{(\w+)\}~', static fn( array $found ): string => Tables::name( $found[1] ), $sql );
		$sql    = $values ? $wpdb->prepare( $sql, $values ) : $sql; // phpcs:ignore WordPress.DB.PreparedSQL -- SQL of this plugin; all values have places.
		$errors = $wpdb->suppress_errors();
		$count  = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared above; callers decide what is cached.
		$wpdb->suppress_errors( $errors );
		if ( false === $count ) {
			throw new Database_Error( '' === $wpdb->last_error ? 'The query was not run.' : $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- for logs.
		}
		return (int) $count;
	}

	/** Creates the tables again where one is missing. Returns whether the query may succeed now. */
	private static function can_mend( Database_Error $error ): bool {
		return $error->is_about_a_missing_table() && Tables::restore();
	}
}
