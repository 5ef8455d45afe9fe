<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's own tables. They are created by the first query that needs one and after an update. They are deleted
 * with the plugin or with a site of a network.
 */
final class Tables {
	/** Increase this number when columns or keys of a table change. */
	const VERSION = 5;

	/** Option that stores the version of each table. */
	const OPTION = 'dovetail_blocks_tables';

	/** Option that stores the time when a missing table was created again, by table name. */
	const LOST_OPTION = 'dovetail_blocks_lost_tables';

	/** @var array<string, callable> Functions that return columns and keys, by table name. */
	private static array $tables = array();

	/** @var array<string, string[]> Keys that earlier versions had, by table name. */
	private static array $old_keys = array();

	/** @var array<int, true> Sites whose tables this request has checked. */
	private static array $checked = array();

	/**
	 * Registers a table.
	 *
	 * @param string   $name     Name of the table: letters and underscores, without a prefix.
	 * @param callable $columns  Returns the lines between the parentheses of `CREATE TABLE`, in the format of `dbDelta()`.
	 * @param string[] $old_keys Keys that earlier versions had. An update removes them.
	 */
	public static function add( string $name, $columns, array $old_keys = array() ): void {
		self::$tables[ $name ]   = $columns;
		self::$old_keys[ $name ] = $old_keys;
	}

	/** Returns the full name of a table, ours or WordPress's. */
	public static function name( string $table ): string {
		global $wpdb;
		return isset( self::$tables[ $table ] ) ? self::prefix() . $table : $wpdb->$table;
	}

	/** Creates or updates the tables of this site if necessary. */
	public static function ensure(): void {
		$site = get_current_blog_id();
		// The plugin has no tables while it is being deleted.
		if ( ! self::$tables || isset( self::$checked[ $site ] ) ) {
			return;
		}
		self::$checked[ $site ] = true;
		$stored                 = get_option( self::OPTION );
		// A request that started before an update still runs the old code, so it must not change the newer tables.
		if ( $stored !== self::state() && (int) $stored <= self::VERSION && self::create() ) {
			update_option( self::OPTION, self::state(), true );
		}
	}

	/**
	 * Creates missing tables again and records this for the notice to administrators.
	 *
	 * @return bool Whether all tables exist now. Another request may have created them in the meantime.
	 */
	public static function restore(): bool {
		global $wpdb;
		$lost = array_diff( self::all(), self::existing() );
		if ( '' !== $wpdb->last_error || ( $lost && ! self::create() ) ) {
			return false;
		}
		if ( $lost && false !== get_option( self::OPTION ) ) {
			$names = array_map( static fn( string $table ): string => substr( $table, strlen( self::prefix() ) ), $lost );
			update_option( self::LOST_OPTION, array_fill_keys( $names, time() ) + (array) get_option( self::LOST_OPTION, array() ), false );
		}
		return true;
	}

	/**
	 * Returns the tables that were missing and created again.
	 *
	 * @return array<string, int> Unix timestamps by table.
	 */
	public static function lost(): array {
		return array_map( 'intval', (array) get_option( self::LOST_OPTION, array() ) );
	}

	/**
	 * Returns the tables that the database cannot change, because they are damaged or it is read-only.
	 *
	 * @return string[] Table names with prefix.
	 */
	public static function refused(): array {
		return array_filter(
			self::all(),
			static function ( string $table ): bool {
				try {
					Database::execute( "DELETE FROM $table WHERE 1 = 0" );
					return false;
				} catch ( Database_Error $error ) {
					return true;
				}
			}
		);
	}

	/**
	 * Returns the plugin's tables that exist for this site, including unused ones.
	 *
	 * @return string[] Table names with prefix.
	 */
	public static function existing(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Database needs the tables.
		return (array) $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::prefix() ) . '%' ) );
	}

	/** Deletes all tables of this site with their data. */
	public static function drop(): void {
		global $wpdb;
		foreach ( self::existing() as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" ); // phpcs:ignore WordPress.DB -- a name from the database.
		}
		delete_option( self::OPTION );
		delete_option( self::LOST_OPTION );
		self::$checked = array();
	}

	/** Adds our tables to those that WordPress deletes when it deletes a site of a network. */
	public static function add_to_site_tables( $tables ): array {
		return array_merge( (array) $tables, self::existing() );
	}

	/**
	 * Creates the tables, adds missing columns and removes old keys.
	 *
	 * @return bool Whether all tables and columns exist. Otherwise the next request tries again.
	 */
	private static function create(): bool {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$errors = $wpdb->suppress_errors();
		foreach ( self::$tables as $name => $columns ) {
			dbDelta( 'CREATE TABLE ' . self::prefix() . "$name (\n" . trim( $columns() ) . "\n) ENGINE=InnoDB " . $wpdb->get_charset_collate() . ';' );
		}
		$is_whole = ! array_diff( self::all(), self::existing() );
		foreach ( $is_whole ? self::$tables : array() as $name => $columns ) {
			preg_match_all( '~^[a-z_]+(?= )~m', $columns(), $names );
			$is_whole = $is_whole && ! array_diff( $names[0], $wpdb->get_col( 'SHOW COLUMNS FROM ' . self::name( $name ) ) ); // phpcs:ignore WordPress.DB -- a name of this class.
		}
		// A key that cannot be removed does no harm, so the update counts as done.
		foreach ( array_filter( self::$old_keys ) as $name => $keys ) {
			$table = self::name( $name );
			foreach ( array_intersect( $keys, $wpdb->get_col( "SHOW INDEX FROM $table", 2 ) ) as $key ) { // phpcs:ignore WordPress.DB -- a name of this class.
				$wpdb->query( "ALTER TABLE $table DROP KEY $key" ); // phpcs:ignore WordPress.DB -- names of this class.
			}
		}
		$wpdb->suppress_errors( $errors );
		return $is_whole;
	}

	/** @return string[] Names of all tables in the database. */
	private static function all(): array {
		return array_map( array( __CLASS__, 'name' ), array_keys( self::$tables ) );
	}

	private static function prefix(): string {
		global $wpdb;
		return $wpdb->prefix . 'dovetail_';
	}

	/** Returns the value of `OPTION` when all tables are up to date. */
	private static function state(): string {
		return self::VERSION . ':' . implode( ',', array_keys( self::$tables ) );
	}
}
