<?php
/**
 * Stores copies of the fixtures' calendars before the fixtures are rendered. The events are far in the future.
 *
 * @package Dovetail_Blocks
 */

$dovetail_blocks_event = static function ( $title, $start, $end, $more = array() ) {
	return $more + array(
		'key'         => substr( md5( $title ), 0, 12 ),
		'start'       => strtotime( $start . ' UTC' ),
		'end'         => strtotime( $end . ' UTC' ),
		'isAllDay'    => false,
		'title'       => $title,
		'place'       => '',
		'description' => '',
		'uid'         => 'one@google.com',
	);
};
set_transient(
	\Dovetail\Google_Calendar\Calendar::transient_name( 'harbour@group.calendar.google.com' ),
	array(
		'checked'  => time(),
		'problem'  => '',
		'calendar' => array(
			'leftOut' => 0,
			'isCut'   => false,
			'events'  => array(
				$dovetail_blocks_event( 'Ships & boats: <b>a fair</b> [gallery]', '2099-06-12', '2099-06-15', array( 'isAllDay' => true ) ),
				$dovetail_blocks_event( 'Fish market', '2099-06-13 07:00', '2099-06-13 12:00', array( 'place' => 'Old harbour, "quay 3"' ) ),
			),
		),
	),
	DAY_IN_SECONDS
);
