<?php
/**
 * Stores copies of the fixtures' calendars before the fixtures are rendered. The events are far in the future.
 *
 * @package Dovetail_Blocks
 */

$dovetail_blocks_event = static function ( $title, $start, $end, $more = array() ) {
	return $more + array(
		'key'         => substr( md5( "$title $start" ), 0, 12 ),
		'start'       => strtotime( $start . ' UTC' ),
		'end'         => strtotime( $end . ' UTC' ),
		'isAllDay'    => false,
		'title'       => $title,
		'place'       => '',
		'description' => '',
		'uid'         => "$title@google.com",
		'repeats'     => null,
	);
};
$dovetail_blocks_copy = static function ( $id, $events ) {
	set_transient(
		\Dovetail\Google_Calendar\Calendar::transient_name( $id ),
		array(
			'checked'  => time(),
			'problem'  => '',
			'calendar' => array(
				'leftOut' => 0,
				'isCut'   => false,
				'events'  => $events,
				'later'   => array(),
			),
		),
		DAY_IN_SECONDS
	);
};
$dovetail_blocks_copy(
	'harbour@group.calendar.google.com',
	array(
		$dovetail_blocks_event( 'Ships & boats: <b>a fair</b> [gallery]', '2099-06-12', '2099-06-15', array( 'isAllDay' => true ) ),
		$dovetail_blocks_event( 'Fish market', '2099-06-13 07:00', '2099-06-13 12:00', array( 'place' => 'Old harbour, "quay 3"' ) ),
	)
);
$dovetail_blocks_weekly = array(
	'repeats' => array(
		'unit'     => 'WEEKLY',
		'interval' => 1,
		'days'     => array( 2 ),
		'last'     => null,
	),
);
$dovetail_blocks_copy(
	'https://platform.test/calendars/rowing.ics',
	array( $dovetail_blocks_event( 'Sunrise rowing', '2099-06-09 06:00', '2099-06-09 11:00', $dovetail_blocks_weekly ) )
);
$dovetail_blocks_copy(
	'https://cloud.example.org/remote.php/dav/public-calendars/harbour?export',
	array(
		$dovetail_blocks_event( 'Sunrise rowing', '2099-06-09 06:00', '2099-06-09 11:00', $dovetail_blocks_weekly ),
		$dovetail_blocks_event( 'Sunrise rowing', '2099-06-16 06:00', '2099-06-16 11:00', $dovetail_blocks_weekly ),
		$dovetail_blocks_event( 'Open harbour', '2099-06-20 10:00', '2099-06-20 18:00', array( 'place' => 'Old harbour' ) ),
	)
);
