<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** REST route with the events that the site can read from a calendar, for authors. */
final class Routes {
	/** Seconds after which no further calendar is requested. */
	const SECONDS = 15;

	/**
	 * Returns the next events of the calendars in a URL.
	 *
	 * @return array{items: string[], leftOut: int, isCut: bool, problem: string}|\WP_Error `problem` is `private` or
	 *                        `unreachable` where a calendar could not be read now, `busy` where it is being read.
	 */
	public static function read( \WP_REST_Request $request ) {
		$ids = Address::ids( (string) $request['url'] );
		if ( ! $ids ) {
			return new \WP_Error( 'calendar_none', __( 'This post has no such calendar.', 'dovetail-blocks' ), array( 'status' => 422 ) );
		}
		$deadline = time() + self::SECONDS;
		$entries  = array();
		foreach ( $ids as $id ) {
			$entries[] = time() < $deadline ? Calendar::for_author( $id ) : Calendar::for_page( $id );
		}
		$problems = array_values( array_filter( array_column( $entries, 'problem' ), 'strlen' ) );
		return array(
			// In the editor, links have no target.
			'items'   => array_map( static fn( array $event ): string => Agenda::item( $event, home_url( '/' ) ), Agenda::next( $entries ) ),
			'leftOut' => array_sum( array_column( array_column( $entries, 'calendar' ), 'leftOut' ) ),
			'isCut'   => in_array( true, array_column( array_column( $entries, 'calendar' ), 'isCut' ), true ),
			'problem' => $problems[0] ?? '',
		);
	}
}
