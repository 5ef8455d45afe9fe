<?php
namespace Dovetail\Cli;

use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/** Clears temporary data of this site. */
final class Cache_Command extends Command {
	/** Prefix of the names of our transients. */
	const PREFIX = 'dovetail_blocks_';

	/** Number of names per database query. */
	const PAGE = 500;

	/**
	 * Deletes cached feeds, calendars, search results and counts.
	 *
	 * Deleted data is fetched or counted again when needed. Settings and records stay. An open connection pop-up has to
	 * be opened again.
	 *
	 * ## EXAMPLES
	 *
	 *     # Fetch all feeds and calendars again.
	 *     $ wp dovetail cache clear
	 */
	public function clear(): void {
		self::run(
			'manage_options',
			static function (): void {
				if ( wp_using_ext_object_cache() ) {
					\WP_CLI::error( 'This site keeps its caches in an object cache, which cannot be searched. Run "wp cache flush" to clear all of it.' );
				}
				$count = 0;
				foreach ( self::names() as $name ) {
					$count += delete_transient( $name ) ? 1 : 0;
				}
				\WP_CLI::success( 'Deleted ' . self::number( $count, 'cached item.', 'cached items.' ) );
			}
		);
	}

	private static function names(): \Generator {
		$start = '_transient_' . self::PREFIX;
		$last  = '';
		do {
			$page = Database::column( 'SELECT option_name FROM {options} WHERE option_name LIKE %s AND option_name > %s ORDER BY option_name LIMIT %d', array( Database::like( $start ) . '%', $last, self::PAGE ) );
			foreach ( $page as $last ) {
				yield substr( $last, strlen( '_transient_' ) );
			}
		} while ( self::PAGE === count( $page ) );
	}
}
