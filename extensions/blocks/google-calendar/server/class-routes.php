<?php
namespace Dovetail\Google_Calendar;

use Dovetail\Plugin\Attributes;

defined( 'ABSPATH' ) || exit;

/** REST route that returns the events of calendars to authors. */
final class Routes {
	/** Seconds after which no more calendars are fetched. */
	const MAX_SECONDS = 15;

	/**
	 * Returns the next events of a block's calendars, up to the maximum of a list. The request contains the block's
	 * attributes.
	 *
	 * @return array{items: string[], leftOut: int, isCut: bool, problem: string}|\WP_Error See `Calendar` for
	 *                        `problem`.
	 */
	public static function read( \WP_REST_Request $request ) {
		$attributes = Attributes::for_block( 'google-calendar', array( 'itemsToShow' => PHP_INT_MAX ) + $request->get_params() );
		$ids        = Address::calendars( $attributes );
		if ( ! $ids ) {
			return new \WP_Error( 'calendar_none', __( 'This post has no such calendar.', 'dovetail-blocks' ), array( 'status' => 422 ) );
		}
		$deadline = time() + self::MAX_SECONDS;
		$entries  = array();
		foreach ( $ids as $id ) {
			$entries[] = time() < $deadline ? Calendar::for_author( $id ) : Calendar::for_page( $id );
		}
		$problems = array_values( array_filter( array_column( $entries, 'problem' ), 'strlen' ) );
		return array(
			// The editor disables links, so use the home page as their URL.
			'items'   => array_map( static fn( array $event ): string => Agenda::item( $event, home_url( '/' ) ), Agenda::next( $entries, $attributes ) ),
			'leftOut' => array_sum( array_column( array_column( $entries, 'calendar' ), 'leftOut' ) ),
			'isCut'   => in_array( true, array_column( array_column( $entries, 'calendar' ), 'isCut' ), true ),
			'problem' => $problems[0] ?? '',
		);
	}
}
