<?php
namespace Dovetail\Cli;

use Dovetail\Plugin\Availability_List;

defined( 'ABSPATH' ) || exit;

/** Lists blocks and panels. */
final class Blocks_Command extends Command {
	/**
	 * Lists blocks, panels and enhancements, and why some are not available.
	 *
	 * ## OPTIONS
	 *
	 * [--available]
	 * : List only available ones. Use --no-available for the others.
	 *
	 * [--fields=<fields>]
	 * : Fields to show: slug, title, available, reason, details, plan, parent.
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
	 *     # Show why blocks are not available.
	 *     $ wp dovetail blocks list --no-available --fields=slug,reason,details
	 *
	 *     # Count the available ones.
	 *     $ wp dovetail blocks list --available --format=count
	 *
	 * @subcommand list
	 *
	 * @param string[] $args    No arguments.
	 * @param array    $options Options.
	 */
	public function list_( $args, $options ): void {
		self::run(
			'edit_posts',
			static function () use ( $options ): void {
				$fields = array();
				foreach ( array( 'slug', 'title', 'available', 'reason', 'details', 'plan', 'parent' ) as $name ) {
					$fields[ $name ] = static fn( array $row ) => 'details' === $name ? implode( ', ', $row[ $name ] ) : $row[ $name ];
				}
				$rows = Availability_List::rows( isset( $options['available'] ) ? (bool) $options['available'] : null );
				Output::print_records( $rows, $fields, array( 'slug', 'title', 'available', 'reason' ), $options );
			}
		);
	}
}
