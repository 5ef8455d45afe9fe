<?php
namespace Dovetail\Plugin;

use Dovetail\Connections\Connections;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which blocks, panels and enhancements are available, and keeps unavailable blocks from running on the page.
 *
 * The editor gets the same records. Availability is decided in the admin and for REST when blocks are registered
 * (`init`), and on a page when our first block is rendered. Add filters in a plugin's main file or on `plugins_loaded`.
 */
final class Availability {
	/** @var array<string, array>|null Records by slug; null until they are determined. */
	private static ?array $records = null;

	/** @return array{beta: bool, experimental: bool} Whether the beta and experimental lists are enabled. */
	private static function lists(): array {
		$lists = array(
			'beta'         => false,
			'experimental' => false,
		);
		/**
		 * Filters which release lists of unfinished extensions are enabled.
		 *
		 * @param array{beta: bool, experimental: bool} $lists Release lists; both are off by default.
		 */
		$filtered = (array) apply_filters( 'dovetail_blocks_lists', $lists );
		return array_map( 'boolval', array_intersect_key( $filtered, $lists ) + $lists );
	}

	/**
	 * Returns the record of each extension: `available` and, if it is false, `unavailable_reason`, `details` and, if
	 * known, `connection` or `required_plan`.
	 *
	 * @return array<string, array>
	 */
	public static function all(): array {
		if ( null === self::$records ) {
			self::$records = self::decide();
		}
		return self::$records;
	}

	/**
	 * Returns the records for the editor. On a site without a platform, blocks that only lack a connection are offered
	 * anyway, because they explain what is missing. Their records name the missing `connection`, so that they send no
	 * requests that must fail.
	 *
	 * @return array<string, array>
	 */
	public static function for_editor(): array {
		$records = self::all();
		if ( Settings::is_platform_configured() ) {
			return $records;
		}
		$rows = self::rows();
		foreach ( $records as $slug => $record ) {
			$needs = $rows[ $rows[ $slug ]['parent'] ?? $slug ]['needs'] ?? array();
			if ( $needs && 'missing_connection' === ( $record['unavailable_reason'] ?? '' ) ) {
				$records[ $slug ] = array(
					'available'  => true,
					'connection' => $record['connection'] ?? $needs[0],
				);
			}
		}
		return $records;
	}

	/** Whether an extension is available; false if it is unknown. */
	public static function is_available( string $slug ): bool {
		$records = self::all();
		return isset( $records[ $slug ] ) && $records[ $slug ]['available'];
	}

	/**
	 * Reduces an unavailable block to its saved HTML, without `render.php` and scripts.
	 *
	 * The block stays registered, so WordPress knows its attributes and supports, and its posts can be edited. No
	 * content is deleted when a plan ends.
	 */
	public static function gate( \WP_Block_Type $type, string $slug ): void {
		if ( self::is_available( $slug ) ) {
			return;
		}
		$type->render_callback        = null;
		$type->view_script_module_ids = array();
		/**
		 * Filters whether an unavailable block keeps its saved HTML for visitors.
		 *
		 * @param bool   $keeps Whether the block keeps its saved HTML; true by default. False for blocks that cannot work without their server code, such as a form.
		 * @param string $slug  Slug of the block, such as `order-form`.
		 */
		if ( ! apply_filters( 'dovetail_blocks_keeps_saved_html', true, $slug ) ) {
			$type->render_callback   = '__return_empty_string';
			$type->skip_inner_blocks = true;
		}
	}

	/**
	 * @return array<string, array> Build data of every extension by slug: `list`, `parent`, and `needs` (connection
	 *        IDs).
	 */
	public static function rows(): array {
		$path = DOVETAIL_BLOCKS_DIR . '/extensions.php';
		return is_readable( $path ) ? include $path : array();
	}

	/** @return array<string, array> */
	private static function decide(): array {
		$lines = self::rows();
		$lists = self::lists();

		$records = array();
		foreach ( $lines as $slug => $line ) {
			if ( null === $line['parent'] ) {
				$records[ $slug ] = self::initial_record( $slug, $line, $lists );
			}
		}
		/**
		 * Filters which extensions are available. Plans and connections use this filter.
		 *
		 * @param array<string, array> $records Records by slug: `available` (bool), and, if it is false,
		 *        `unavailable_reason` (such as `missing_plan`), `details` (array), `connection` (ID of the connection to
		 *        link to) and `required_plan` (slug).
		 */
		$filtered = apply_filters( 'dovetail_blocks_availability', $records );
		$records  = array_map( array( __CLASS__, 'complete_record' ), is_array( $filtered ) ? $filtered : $records );

		// A child block has the same record as its parent, regardless of filters.
		foreach ( $lines as $slug => $line ) {
			if ( null !== $line['parent'] ) {
				$records[ $slug ] = isset( $records[ $line['parent'] ] ) ? $records[ $line['parent'] ] : self::complete_record( false );
			}
		}
		return $records;
	}

	/**
	 * Returns an extension's record before filters.
	 *
	 * @param array $lists Enabled release lists.
	 */
	private static function initial_record( string $slug, array $line, array $lists ): array {
		if ( isset( $lists[ $line['list'] ] ) && ! $lists[ $line['list'] ] ) {
			return array(
				'available'          => false,
				'unavailable_reason' => 'not_listed',
			);
		}
		if ( Settings::is_disabled( $slug ) ) {
			return array(
				'available'          => false,
				'unavailable_reason' => 'switched_off',
			);
		}
		return Connections::has_one_of( $line['needs'] ) ? array( 'available' => true ) : array(
			'available'          => false,
			'unavailable_reason' => 'missing_connection',
			'details'            => Connections::names( $line['needs'] ),
			'connection'         => $line['needs'][0],
		);
	}

	/**
	 * Returns a complete record, regardless of what a filter returned.
	 *
	 * @param mixed $record Record from a filter; true or false are accepted as a short form.
	 */
	private static function complete_record( $record ): array {
		if ( ! is_array( $record ) ) {
			$record = array( 'available' => true === $record );
		}
		if ( ! empty( $record['available'] ) ) {
			return array( 'available' => true );
		}
		$is_named = isset( $record['unavailable_reason'] ) && is_string( $record['unavailable_reason'] ) && '' !== $record['unavailable_reason'];
		$whole    = array(
			'available'          => false,
			'unavailable_reason' => $is_named ? $record['unavailable_reason'] : 'unknown',
			'details'            => isset( $record['details'] ) ? (array) $record['details'] : array(),
		);
		$optional = array_intersect_key( $record, array_flip( array( 'connection', 'required_plan' ) ) );
		return $whole + array_filter( $optional, static fn( $value ): bool => is_string( $value ) && '' !== $value );
	}
}
