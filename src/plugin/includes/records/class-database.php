<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Runs all queries of this plugin. A failed query throws a `Database_Error`, so that an error is never mistaken for an
 * empty result.
 *
 * SQL names tables in braces: `{entries}` is a table of `Tables`, `{posts}` one of WordPress. Values replace `%s`, `%d`
 * and `%f` in order. Rows are arrays of strings or null by column.
 */
final class Database {
	/**
	 * Maximum number of runs if a statement or transaction conflicts with another, and maximum milliseconds before the
	 * first retry.
	 */
	const MAX_RUNS = 5;
	const PAUSE_MS = 20;

	/** Number of rows that `each()` loads at a time. */
	const PAGE = 500;

	/** Depth of nested transactions in this request. */
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
	 * Yields all rows of a table that meet the conditions, in the order of their IDs, using little memory.
	 *
	 * @param string $table  Name of the table, without braces.
	 * @param string $where  SQL conditions with placeholders.
	 * @param array  $values Values of the placeholders.
	 * @param int    $page   Number of rows per query.
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

	/**
	 * Returns an option from the database, bypassing WordPress's cache, which may be outdated; null when there is none.
	 */
	public static function option( string $name ) {
		$value = self::value( 'SELECT option_value FROM {options} WHERE option_name = %s', array( $name ) );
		return null === $value ? null : maybe_unserialize( $value );
	}

	/**
	 * Inserts a row.
	 *
	 * @param string $table Name of the table, without braces.
	 * @param array  $row   Integers, floats, booleans, strings and nulls by column.
	 * @return int ID of the new row.
	 */
	public static function insert( string $table, array $row ): int {
		global $wpdb;
		self::write( 'INSERT', $table, array( $row ) );
		return (int) $wpdb->insert_id;
	}

	/** Inserts a row, see `insert()`. Returns null when a row with the same unique key exists. */
	public static function insert_once( string $table, array $row ): ?int {
		global $wpdb;
		return self::write( 'INSERT IGNORE', $table, array( $row ) ) > 0 ? (int) $wpdb->insert_id : null;
	}

	/**
	 * Inserts rows with one statement. Skips rows whose unique key already exists.
	 *
	 * @param array[] $rows Rows with the same columns, at most a few hundred.
	 * @return int Number of inserted rows.
	 */
	public static function insert_rows( string $table, array $rows ): int {
		return $rows ? self::write( 'INSERT IGNORE', $table, $rows ) : 0;
	}

	/**
	 * Updates rows.
	 *
	 * @param array $changes Values by column.
	 * @param array $where   Values by column, all of which must match. A list matches any of its values.
	 * @return int Number of changed rows. MySQL does not count rows that already had these values.
	 */
	public static function update( string $table, array $changes, array $where ): int {
		list( $sets, $values )      = self::parts( $changes, ', ' );
		list( $conditions, $match ) = self::parts( $where, ' AND ' );
		return self::execute( "UPDATE {{$table}} SET $sets WHERE $conditions", array_merge( $values, $match ) );
	}

	/** Deletes rows, see `update()`. Returns the number of deleted rows. */
	public static function delete( string $table, array $where ): int {
		list( $conditions, $values ) = self::parts( $where, ' AND ' );
		return self::execute( "DELETE FROM {{$table}} WHERE $conditions", $values );
	}

	/** Runs a statement of any other type. Returns the number of affected rows. */
	public static function execute( string $sql, array $values = array() ): int {
		Tables::ensure();
		return self::persist( static fn(): int => self::run( $sql, $values ) );
	}

	/**
	 * Runs a callback in a transaction. A nested transaction becomes part of the outer one.
	 *
	 * @param callable $work Callback that changes nothing but the database, because it is repeated after a conflict with
	 *        another transaction. An exception rolls back its changes and is rethrown.
	 * @return mixed Return value of the callback.
	 */
	public static function transaction( callable $work ) {
		Tables::ensure();
		return self::persist( static fn() => self::run_together( $work ) );
	}

	/** Counts the rows of a table that meet a condition, but at most a given number. */
	public static function count( string $table, string $where, array $values, int $most ): int {
		return (int) self::value( "SELECT COUNT(*) FROM ( SELECT 1 FROM {{$table}} WHERE $where LIMIT %d ) AS found", array_merge( $values, array( $most ) ) );
	}

	/** Returns placeholders for the values of `IN ( … )`. */
	public static function places( array $values, string $place = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}

	/** Escapes text for `LIKE`, without adding wildcards around it. */
	public static function like( string $text ): string {
		global $wpdb;
		return $wpdb->esc_like( $text );
	}

	/** Returns the prefix of a site's tables and user options; of the current site by default. */
	public static function prefix( ?int $site = null ): string {
		global $wpdb;
		return $wpdb->get_blog_prefix( $site );
	}

	/** Ends a request for an admin screen whose records cannot be read from the database. */
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
	 * @param string $verb `INSERT` or `INSERT IGNORE`.
	 * @return int Number of inserted rows.
	 */
	private static function write( string $verb, string $table, array $rows ): int {
		$values = array();
		$places = array();
		foreach ( $rows as $row ) {
			$row      = array_replace( $rows[0], $row );
			$places[] = '( ' . implode( ', ', array_map( array( __CLASS__, 'place' ), $row ) ) . ' )';
			array_push( $values, ...self::non_null_values( $row ) );
		}
		return self::execute( "$verb INTO {{$table}} ( `" . implode( '`, `', array_keys( $rows[0] ) ) . '` ) VALUES ' . implode( ', ', $places ), $values );
	}

	/**
	 * Returns SQL that compares or sets columns, joined by a separator.
	 *
	 * @param string $between Separator, such as ` AND ` in conditions.
	 * @return array{0: string, 1: array} SQL, and the values of its placeholders.
	 */
	private static function parts( array $columns, string $between ): array {
		$parts  = array();
		$values = array();
		foreach ( $columns as $column => $value ) {
			if ( is_array( $value ) ) {
				// An empty list of values matches no row.
				$parts[] = $value ? "`$column` IN ( " . implode( ', ', array_map( array( __CLASS__, 'place' ), $value ) ) . ' )' : '1 = 0';
				array_push( $values, ...self::non_null_values( $value ) );
				continue;
			}
			$parts[] = null === $value && ' AND ' === $between ? "`$column` IS NULL" : "`$column` = " . self::place( $value );
			array_push( $values, ...self::non_null_values( array( $value ) ) );
		}
		return array( implode( $between, $parts ), $values );
	}

	private static function place( $value ): string {
		return null === $value ? 'NULL' : ( is_int( $value ) || is_bool( $value ) ? '%d' : ( is_float( $value ) ? '%F' : '%s' ) );
	}

	private static function non_null_values( array $values ): array {
		return array_values( array_filter( $values, static fn( $value ): bool => null !== $value ) );
	}

	/**
	 * Runs a callback, and retries it after a conflict with another request or after creating a missing table. A failed
	 * run has changed nothing.
	 */
	private static function persist( callable $run ) {
		for ( $runs = 1; ; $runs++ ) {
			try {
				return $run();
			} catch ( Database_Error $error ) {
				// Do not retry inside a transaction: the whole transaction must be retried, and creating a table would
				// commit it.
				if ( self::$depth > 0 || $runs >= self::MAX_RUNS || ! ( $error->is_about_a_conflict() || self::create_missing_tables( $error ) ) ) {
					throw $error;
				}
				// A random pause, so that two conflicting requests do not collide again.
				usleep( random_int( 0, $runs * self::PAUSE_MS ) * 1000 );
			}
		}
	}

	/** Runs a callback in a transaction, or in a savepoint if a transaction is already running. */
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
				// The database has rolled the transaction back, or will do so when the connection closes.
				unset( $error );
			}
			throw $thrown;
		} finally {
			--self::$depth;
		}
	}

	/** Runs a statement. Returns the number of affected or found rows. */
	private static function run( string $sql, array $values = array() ): int {
		global $wpdb;
		$sql    = (string) preg_replace_callback( '~\{(\w+)\}~', static fn( array $found ): string => Tables::name( $found[1] ), $sql );
		$sql    = $values ? $wpdb->prepare( $sql, $values ) : $sql; // phpcs:ignore WordPress.DB.PreparedSQL -- SQL of this plugin; all values are placeholders.
		$errors = $wpdb->suppress_errors();
		$count  = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared above; callers decide what is cached.
		$wpdb->suppress_errors( $errors );
		if ( false === $count ) {
			throw new Database_Error( '' === $wpdb->last_error ? 'The query was not run.' : $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- for logs.
		}
		return (int) $count;
	}

	/** Creates missing tables. Returns whether the query may succeed now. */
	private static function create_missing_tables( Database_Error $error ): bool {
		return $error->is_about_a_missing_table() && Tables::restore();
	}
}
