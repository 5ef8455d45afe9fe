<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Collects facts from the blocks of a page and prints them as one `LocalBusiness`, so that two blocks never describe two. */
final class Local_Business {
	/**
	 * Facts of the page so far, as schema.org names them.
	 *
	 * @var array<string, mixed>
	 */
	private static array $facts = array();

	/**
	 * Adds facts. Lists of several blocks are joined; for a single fact the first block of the page counts.
	 *
	 * @param array<string, mixed> $facts Such as `array( 'telephone' => '+49 30 1234' )`.
	 */
	public static function add( array $facts ): void {
		if ( ! $facts || is_feed() || is_admin() || wp_is_serving_rest_request() ) {
			return;
		}
		if ( ! self::$facts ) {
			add_action( 'wp_footer', array( __CLASS__, 'print_once' ) );
		}
		foreach ( $facts as $name => $fact ) {
			$known                = isset( self::$facts[ $name ] ) ? self::$facts[ $name ] : null;
			self::$facts[ $name ] = is_array( $known ) && is_array( $fact ) && wp_is_numeric_array( $fact )
				? array_values( array_unique( array_merge( $known, $fact ), SORT_REGULAR ) )
				: ( null === $known ? $fact : $known );
		}
	}

	/** Prints the page's LocalBusiness, named after the site. */
	public static function print_once(): void {
		$business = array(
			'@context' => 'https://schema.org',
			'@type'    => 'LocalBusiness',
			'name'     => html_entity_decode( get_bloginfo( 'name', 'display' ), ENT_QUOTES, 'UTF-8' ),
			'url'      => home_url( '/' ),
		) + self::$facts;
		/**
		 * Changes what search engines are told about the business. An empty array prints nothing.
		 *
		 * @param array<string, mixed> $business As schema.org names it.
		 */
		$business    = apply_filters( 'dovetail_blocks_local_business', $business );
		self::$facts = array();
		if ( is_array( $business ) && $business ) {
			wp_print_inline_script_tag(
				(string) wp_json_encode( $business, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
				array( 'type' => 'application/ld+json' )
			);
		}
	}
}
