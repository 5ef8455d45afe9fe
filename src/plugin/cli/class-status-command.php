<?php
namespace Dovetail\Cli;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/** Shows the status of Dovetail Blocks. */
final class Status_Command extends Command {
	private const STATUSES = array(
		'good'        => 'ok',
		'recommended' => 'warning',
		'critical'    => 'error',
	);

	/**
	 * Shows the status of Dovetail Blocks.
	 *
	 * Runs the tests that Dovetail Blocks adds to Site Health, and counts blocks, connections, jobs and deliveries. The
	 * exit code is 1 if there is an error.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Fields to show: check, status, details.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Show the status.
	 *     $ wp dovetail status
	 *
	 *     # Use it in a script.
	 *     $ wp dovetail status --format=json || echo "Something is wrong."
	 *
	 * @param string[] $args    No arguments.
	 * @param array    $options Options.
	 */
	public function __invoke( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $options ): void {
				$rows = array_merge( array( self::row( 'version', 'ok', (string) get_file_data( DOVETAIL_BLOCKS_FILE, array( 'Version' ) )[0] ) ), self::tests(), self::counts() );
				$own  = array();
				foreach ( array( 'check', 'status', 'details' ) as $name ) {
					$own[ $name ] = static fn( array $row ) => $row[ $name ];
				}
				Output::print_records( $rows, $own, array_keys( $own ), $options );
				if ( in_array( 'error', array_column( $rows, 'status' ), true ) ) {
					\WP_CLI::halt( 1 );
				}
			}
		);
	}

	/** Returns the results of our Site Health tests, except the proxy test, which examines a browser's request. */
	private static function tests(): array {
		$rows = array();
		foreach ( (array) apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'] as $name => $test ) {
			if ( 0 !== strpos( (string) $name, 'dovetail_blocks_' ) || 'dovetail_blocks_proxies' === $name ) {
				continue;
			}
			$result  = call_user_func( $test['test'] );
			$details = 'good' === $result['status'] ? $result['label'] : $result['label'] . '. ' . wp_strip_all_tags( $result['description'] );
			$rows[]  = self::row( substr( $name, strlen( 'dovetail_blocks_' ) ), self::STATUSES[ $result['status'] ], $details );
		}
		return $rows;
	}

	private static function counts(): array {
		$all       = Availability::all();
		$available = count( array_filter( array_column( $all, 'available' ) ) );
		$connected = count( array_filter( array_keys( Connections::all() ), array( Connections::class, 'is_connected' ) ) );
		$sent      = array_column( Database::rows( "SELECT state, COUNT(*) AS number FROM {deliveries} WHERE state <> 'done' GROUP BY state" ), 'number', 'state' );
		$lost      = (int) ( $sent['failed'] ?? 0 ) + (int) ( $sent['unknown'] ?? 0 );
		$jobs      = (int) Database::value( 'SELECT COUNT(*) FROM {jobs}' );
		return array(
			self::row( 'blocks', 'ok', sprintf( '%1$d available, %2$d not available', $available, count( $all ) - $available ) ),
			self::row( 'connections', 'ok', sprintf( '%1$d of %2$d connected', $connected, count( Connections::all() ) ) ),
			self::row( 'queue', 'ok', self::number( $jobs, 'job waits', 'jobs wait' ) ),
			self::row( 'deliveries', $lost ? 'warning' : 'ok', sprintf( '%1$d waiting, %2$d failed', (int) ( $sent['waiting'] ?? 0 ) + (int) ( $sent['sending'] ?? 0 ), $lost ) ),
		);
	}

	private static function row( string $check, string $status, string $details ): array {
		return compact( 'check', 'status', 'details' );
	}
}
