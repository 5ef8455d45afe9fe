<?php
namespace Dovetail\Cli;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Block_Strings;

defined( 'ABSPATH' ) || exit;

/** Lists blocks and panels. */
final class Blocks_Command extends Command {
	/**
	 * Lists blocks, panels and enhancements, and why some are not available.
	 *
	 * ## OPTIONS
	 *
	 * [--available]
	 * : Only those that are available. Use --no-available for the others.
	 *
	 * [--fields=<fields>]
	 * : Fields to show: slug, title, available, reason, details, plan, parent.
	 *
	 * [--field=<field>]
	 * : Show the values of one field.
	 *
	 * [--format=<format>]
	 * : How to show them.
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
	 * @param string[] $args    None.
	 * @param array    $options Options.
	 */
	public function list_( $args, $options ): void {
		self::run(
			'edit_posts',
			static function () use ( $options ): void {
				$titles  = array_column( array_map( static fn( string $slug, array $words ): array => array( $slug, $words['title'] ?? $slug ), array_keys( Block_Strings::all() ), Block_Strings::all() ), 1, 0 );
				$parents = array_column( array_map( static fn( string $slug, array $row ): array => array( $slug, $row['parent'] ), array_keys( Availability::rows() ), Availability::rows() ), 1, 0 );
				$rows    = array();
				foreach ( Availability::all() as $slug => $record ) {
					if ( ! isset( $options['available'] ) || $record['available'] === (bool) $options['available'] ) {
						$rows[] = compact( 'slug' ) + $record + array( 'title' => $titles[ $slug ] ?? $slug, 'parent' => $parents[ $slug ] ?? '' );
					}
				}
				$fields = array(
					'slug'      => static fn( array $row ): string => $row['slug'],
					'title'     => static fn( array $row ): string => $row['title'],
					'available' => static fn( array $row ): bool => $row['available'],
					'reason'    => static fn( array $row ): string => $row['unavailable_reason'] ?? '',
					'details'   => static fn( array $row ): string => implode( ', ', array_filter( $row['details'] ?? array(), 'is_scalar' ) ),
					'plan'      => static fn( array $row ): string => $row['required_plan'] ?? '',
					'parent'    => static fn( array $row ): string => (string) $row['parent'],
				);
				Output::print_records( $rows, $fields, array( 'slug', 'title', 'available', 'reason' ), $options );
			}
		);
	}
}
