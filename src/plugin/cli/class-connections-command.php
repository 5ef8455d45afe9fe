<?php
namespace Dovetail\Cli;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Connections;

defined( 'ABSPATH' ) || exit;

/** Lists and checks the services that this site is connected to. */
final class Connections_Command extends Command {
	/**
	 * Lists the services. Keys and passwords are never shown.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Fields to show: id, name, connected, method, source, checked, result, answered, failed, failure.
	 *
	 * [--field=<field>]
	 * : Show the values of one field.
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
	 *     # List the services.
	 *     $ wp dovetail connections list
	 *
	 *     # Show where the keys come from.
	 *     $ wp dovetail connections list --fields=id,source
	 *
	 * @subcommand list
	 *
	 * @param string[] $args    No arguments.
	 * @param array    $options Options.
	 */
	public function list_( $args, $options ): void {
		self::run(
			'manage_options',
			static function () use ( $options ): void {
				$rows = array();
				foreach ( Connections::all() as $id => $connection ) {
					$rows[] = compact( 'id' ) + Connection_State::get( $id ) + $connection;
				}
				$fields = array(
					'id'        => static fn( array $row ): string => $row['id'],
					'name'      => static fn( array $row ): string => $row['name'],
					'connected' => static fn( array $row ): bool => Connections::is_connected( $row['id'] ),
					'method'    => static fn( array $row ): string => $row['method'],
					'source'    => static fn( array $row ): string => Connections::key_source( $row['id'] ),
					'checked'   => static fn( array $row ): string => self::moment( $row['checked'] ),
					'result'    => static fn( array $row ): string => '' === $row['refused'] ? $row['sentence'] : $row['refused'],
					'answered'  => static fn( array $row ): string => self::moment( $row['answered'] ),
					'failed'    => static fn( array $row ): string => self::moment( $row['failed'] ),
					'failure'   => static fn( array $row ): string => $row['failure'],
				);
				Output::print_records( $rows, $fields, array( 'id', 'name', 'connected', 'checked', 'result' ), $options );
			}
		);
	}

	/**
	 * Checks the entered keys and credentials with their services.
	 *
	 * The exit code is 1 if a service rejects them or does not respond.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : IDs of connections. Without IDs, all connected services are checked.
	 *
	 * ## EXAMPLES
	 *
	 *     # Check one service.
	 *     $ wp dovetail connections check mailchimp
	 *
	 *     # Check all.
	 *     $ wp dovetail connections check
	 *
	 * @param string[] $args Connection IDs.
	 */
	public function check( $args ): void {
		self::run(
			'manage_options',
			static function () use ( $args ): void {
				$all = Connections::all();
				foreach ( array_diff( $args, array_keys( $all ) ) as $unknown ) {
					\WP_CLI::error( sprintf( 'There is no connection "%1$s". Choose among these: %2$s.', $unknown, implode( ', ', array_keys( $all ) ) ) );
				}
				$is_bad = false;
				foreach ( $args ? array_unique( $args ) : array_keys( $all ) as $id ) {
					if ( ! Connections::is_connected( $id ) || '' === $all[ $id ]['check'] ) {
						if ( $args ) {
							\WP_CLI::warning( sprintf( '%1$s: %2$s', $all[ $id ]['name'], Connections::is_connected( $id ) ? 'There is nothing to check.' : 'Not connected.' ) );
							$is_bad = $is_bad || ! Connections::is_connected( $id );
						}
						continue;
					}
					$said = Connection_State::check( $id );
					if ( Connection_State::get( $id )['isGood'] ) {
						\WP_CLI::success( sprintf( '%1$s: %2$s', $all[ $id ]['name'], $said ) );
					} else {
						\WP_CLI::warning( sprintf( '%1$s: %2$s', $all[ $id ]['name'], $said ) );
						$is_bad = true;
					}
				}
				if ( $is_bad ) {
					\WP_CLI::halt( 1 );
				}
			}
		);
	}
}
