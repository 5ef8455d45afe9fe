<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Gives other programs a list of blocks, panels and enhancements, with the reason for each that is unavailable. */
final class Availability_List {
	/**
	 * Returns a row for each extension.
	 *
	 * @param bool|null $is_available True for available extensions only, false for the others; null for all.
	 * @return array<int, array{slug: string, title: string, available: bool, reason: string, details: string[], plan: string, parent: string}>
	 */
	public static function rows( ?bool $is_available = null ): array {
		$words = Block_Strings::all();
		$build = Availability::rows();
		$rows  = array();
		foreach ( Availability::all() as $slug => $record ) {
			if ( null === $is_available || $record['available'] === $is_available ) {
				$rows[] = array(
					'slug'      => (string) $slug,
					'title'     => (string) ( $words[ $slug ]['title'] ?? $slug ),
					'available' => $record['available'],
					'reason'    => $record['unavailable_reason'] ?? '',
					'details'   => array_values( array_filter( $record['details'] ?? array(), 'is_string' ) ),
					'plan'      => $record['required_plan'] ?? '',
					'parent'    => (string) ( $build[ $slug ]['parent'] ?? '' ),
				);
			}
		}
		return $rows;
	}
}
