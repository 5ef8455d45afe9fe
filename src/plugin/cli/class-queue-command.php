<?php
namespace Dovetail\Cli;

use Dovetail\Plugin\Deliveries;
use Dovetail\Plugin\Jobs;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/** Lists and runs background jobs: emails to subscribers, deliveries to services, feed updates. */
final class Queue_Command extends Command {
	/** Maximum number of rounds per command. Each round runs all due jobs for a few seconds each. */
	const MAX_ROUNDS = 1000;

	/**
	 * Lists waiting jobs, or deliveries.
	 *
	 * ## OPTIONS
	 *
	 * [--deliveries]
	 * : List deliveries to people and services instead of jobs.
	 *
	 * [--state=<state>]
	 * : List only deliveries in this state: waiting, sending, done, failed, unknown.
	 *
	 * [--fields=<fields>]
	 * : Fields to show. Of jobs: job, arguments, due. Of deliveries: id, type, record, kind, state, tries, due, problem.
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
	 *     # List waiting jobs.
	 *     $ wp dovetail queue list
	 *
	 *     # Show why deliveries failed.
	 *     $ wp dovetail queue list --deliveries --state=failed --fields=type,record,kind,problem
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
				$name = static fn( string $field ): callable => static fn( array $row ) => $row[ $field ];
				$due  = static fn( array $row ): string => self::moment( $row['due'] );
				if ( empty( $options['deliveries'] ) ) {
					$fields = array(
						'job'       => $name( 'hook' ),
						'arguments' => $name( 'args' ),
						'due'       => $due,
					);
					Output::print_records( self::jobs(), $fields, array_keys( $fields ), $options );
					return;
				}
				$states = array( 'waiting', 'sending', 'done', 'failed', 'unknown' );
				$state  = $options['state'] ?? '';
				if ( '' !== $state && ! in_array( $state, $states, true ) ) {
					\WP_CLI::error( sprintf( 'There is no state "%1$s". Choose one of these: %2$s.', $state, implode( ', ', $states ) ) );
				}
				$fields = array();
				foreach ( array( 'id', 'type', 'record', 'kind', 'state', 'tries', 'due', 'problem' ) as $field ) {
					$fields[ $field ] = 'due' === $field ? $due : $name( $field );
				}
				Output::print_records( Deliveries::each( $state ), $fields, array_keys( $fields ), $options );
			}
		);
	}

	/**
	 * Runs the jobs that are due.
	 *
	 * Use it if WP-Cron does not run, or to avoid waiting. Interrupted jobs are resumed.
	 *
	 * ## OPTIONS
	 *
	 * [<job>...]
	 * : Names of jobs, as `wp dovetail queue list` shows them. Without names, all due jobs run.
	 *
	 * ## EXAMPLES
	 *
	 *     # Run all due jobs.
	 *     $ wp dovetail queue run
	 *
	 *     # Send waiting deliveries.
	 *     $ wp dovetail queue run dovetail_blocks_deliver
	 *
	 * @subcommand run
	 *
	 * @param string[] $args Job names.
	 */
	public function run_( $args ): void {
		self::run(
			'manage_options',
			static function () use ( $args ): void {
				foreach ( array_diff( $args, Queue::kinds() ) as $unknown ) {
					\WP_CLI::error( sprintf( 'There is no job "%1$s". Choose among these: %2$s.', $unknown, implode( ', ', Queue::kinds() ) ) );
				}
				self::end_grant();
				Queue::run_hourly();
				$ran   = 0;
				$round = 0;
				do {
					$busy = Queue::run_now( $args ? $args : Queue::kinds() );
					$ran += $busy;
				} while ( $busy && ++$round < self::MAX_ROUNDS );
				\WP_CLI::success( 0 === $ran ? 'Nothing was due.' : 'Ran ' . self::number( $ran, 'job.', 'jobs.' ) );
			}
		);
	}

	/** Yields the waiting jobs, first those without arguments. */
	private static function jobs(): \Generator {
		foreach ( Queue::kinds() as $hook ) {
			$due = Queue::next_time( $hook );
			if ( null !== $due ) {
				yield compact( 'hook', 'due' ) + array( 'args' => array() );
			}
		}
		yield from Jobs::each();
	}
}
