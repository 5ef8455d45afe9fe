<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Collects facts about businesses from a page's blocks and prints them as `LocalBusiness` data: one business, or one
 * for each branch if there are different opening hours.
 */
final class Local_Business {
	/** The property that distinguishes branches. */
	private const HOURS_PROPERTY = 'openingHoursSpecification';

	/** @var list<array<string, mixed>> Facts of the page so far, in schema.org's terms and in the order of the blocks. */
	private static array $said = array();

	/**
	 * Adds the facts of a block. Ignores blocks on archives and in other posts listed on the page.
	 *
	 * @param array<string, mixed> $facts Facts such as `array( 'telephone' => '+49 30 1234' )`.
	 */
	public static function add( array $facts ): void {
		if ( ! $facts || is_feed() || is_admin() || wp_is_serving_rest_request() ) {
			return;
		}
		if ( ! is_singular() || get_the_ID() !== get_queried_object_id() ) {
			return;
		}
		if ( ! self::$said ) {
			add_action( 'wp_footer', array( __CLASS__, 'print_once' ) );
		}
		self::$said[] = $facts;
	}

	/** Prints the page's businesses, named after the site. */
	public static function print_once(): void {
		$businesses = self::businesses( self::$said );
		self::$said = array();
		foreach ( $businesses as $facts ) {
			$business = array(
				'@context' => 'https://schema.org',
				'@type'    => 'LocalBusiness',
				'name'     => html_entity_decode( get_bloginfo( 'name', 'display' ), ENT_QUOTES, 'UTF-8' ),
				'url'      => home_url( '/' ),
			) + $facts;
			/**
			 * Filters the structured data of a business. An empty array prints nothing.
			 *
			 * @param array<string, mixed> $business Properties from schema.org.
			 */
			$business = apply_filters( 'dovetail_blocks_local_business', $business );
			if ( is_array( $business ) && $business ) {
				wp_print_inline_script_tag(
					(string) wp_json_encode( $business, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
					array( 'type' => 'application/ld+json' )
				);
			}
		}
	}

	/**
	 * Returns the facts of each business. Each set of different opening hours is a branch, with the contact details
	 * nearest to it on the page.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function businesses( array $said ): array {
		$hours = self::remove_duplicates( array_column( $said, self::HOURS_PROPERTY ) );
		if ( count( $hours ) < 2 ) {
			// If several blocks state the same fact, the first block on the page has priority.
			return $said ? array( array_merge( ...array_reverse( $said ) ) ) : array();
		}
		$parts    = self::parts( $said );
		$branches = array();
		foreach ( $parts as $place => $part ) {
			if ( isset( $part[ self::HOURS_PROPERTY ] ) ) {
				$branches[] = $part + self::nearest_contact( $parts, $place );
			}
		}
		return self::remove_duplicates( $branches );
	}

	private static function remove_duplicates( array $entries ): array {
		return array_values( array_intersect_key( $entries, array_unique( array_map( 'wp_json_encode', $entries ) ) ) );
	}

	/**
	 * Groups the facts in page order. Opening hours always form their own group; consecutive contact details form one
	 * group until a detail repeats.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function parts( array $said ): array {
		$parts = array();
		foreach ( $said as $facts ) {
			$last = end( $parts );
			if ( ! $last || isset( $facts[ self::HOURS_PROPERTY ] ) || isset( $last[ self::HOURS_PROPERTY ] ) || array_intersect_key( $last, $facts ) ) {
				$parts[] = $facts;
			} else {
				$parts[ count( $parts ) - 1 ] = $last + $facts;
			}
		}
		return $parts;
	}

	/**
	 * Returns the contact details nearest to the opening hours. If two are equally near, prefers those above, or those
	 * below if the page starts with opening hours.
	 *
	 * @return array<string, mixed> Contact details; empty if there are none.
	 */
	private static function nearest_contact( array $parts, int $place ): array {
		$towards = isset( $parts[0][ self::HOURS_PROPERTY ] ) ? 1 : -1;
		for ( $steps = 1; $steps < count( $parts ); $steps++ ) {
			foreach ( array( $place + $towards * $steps, $place - $towards * $steps ) as $other ) {
				if ( isset( $parts[ $other ] ) && ! isset( $parts[ $other ][ self::HOURS_PROPERTY ] ) ) {
					return $parts[ $other ];
				}
			}
		}
		return array();
	}
}
