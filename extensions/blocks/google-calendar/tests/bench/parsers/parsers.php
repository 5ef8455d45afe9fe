<?php
/**
 * Parsers of untrusted input, for the timings in `tests/bench/parsers/time-parsers.php`.
 */

$ics  = "BEGIN:VCALENDAR\r\n";
$day  = gmdate( 'Ymd', time() + DAY_IN_SECONDS );

return array(
	'calendar' => array(
		'run'    => static function ( string $text ) {
			$calendar = \Dovetail\Google_Calendar\Ics::parse( $text );
			return $calendar ? \Dovetail\Google_Calendar\Events::coming( $calendar, time(), new \DateTimeZone( 'UTC' ) ) : null;
		},
		'bytes'  => 2 * MB_IN_BYTES,
		'pieces' => array( "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:A\r\n", "END:A\r\n", "BEGIN:A\r\nEND:A\r\n", 'BEGIN:', ':', ';', ';a', ';a=', ';a=b', ';a="', ';a="",', ';a=,', ',', '"', '\\', '\\n', "\r\n", "\r", "\n", "\n ", "\r\n\t", ' ', '=', '0', 'a' ),
		'frames' => array(
			''            => $repeat,
			'file'        => static fn( $piece ) => $repeat( $piece, $ics ),
			'property'    => static fn( $piece ) => $repeat( $piece, $ics . "BEGIN:VEVENT\r\nSUMMARY" ),
			'parameter'   => static fn( $piece ) => $repeat( $piece, $ics . "BEGIN:VEVENT\r\nSUMMARY;a=", ":a\r\nDTSTART:$day\r\nEND:VEVENT\r\n" ),
			'title'       => static fn( $piece ) => $repeat( $piece, $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nSUMMARY:", "\r\nEND:VEVENT\r\n" ),
			'description' => static fn( $piece ) => $repeat( $piece, $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nRRULE:FREQ=DAILY\r\nDESCRIPTION:", "\r\nEND:VEVENT\r\n" ),
			'rule'        => static fn( $piece ) => $repeat( $piece, $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nRRULE:FREQ=DAILY;BYDAY=", "\r\nEND:VEVENT\r\n" ),
			'uid'         => static fn( $piece ) => $repeat( $piece, $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nUID:", "\r\nEND:VEVENT\r\n" ),
			'zone'        => static fn( $piece ) => $repeat( $piece, $ics . 'X-WR-TIMEZONE:', "\r\n" ),
		),
		'more'   => array(
			'events'                => $number( "BEGIN:VEVENT\r\nUID:%d\r\nDTSTART:{$day}T100000Z\r\nEND:VEVENT\r\n", $ics ),
			'events, one uid'       => $repeat( "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:{$day}T100000Z\r\nEND:VEVENT\r\n", $ics ),
			'events that recur'     => $number( "BEGIN:VEVENT\r\nUID:%d\r\nDTSTART:20000101T100000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT\r\n", $ics ),
			'moved events'          => $number( "BEGIN:VEVENT\r\nUID:%1\$d\r\nRECURRENCE-ID:%1\$d\r\nDTSTART:{$day}T100000Z\r\nEND:VEVENT\r\n", $ics ),
			'zones'                 => $number( "BEGIN:VTIMEZONE\r\nTZID:%d\r\nEND:VTIMEZONE\r\n", $ics ),
			'RDATE'                 => $repeat( "RDATE:$day\r\n", $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\n", "END:VEVENT\r\n" ),
			'RDATE, one list'       => $repeat( "$day,", $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nRDATE:", "$day\r\nEND:VEVENT\r\n" ),
			'EXDATE, one list'      => $repeat( "$day,", $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nRRULE:FREQ=DAILY\r\nEXDATE:", "$day\r\nEND:VEVENT\r\n" ),
			'positions'             => $repeat( '1,', $ics . "BEGIN:VEVENT\r\nDTSTART:$day\r\nRRULE:FREQ=YEARLY;BYSETPOS=", "1\r\nEND:VEVENT\r\n" ),
			'days of a rule'        => $repeat( 'MO,', $ics . "BEGIN:VEVENT\r\nDTSTART:20000101\r\nRRULE:FREQ=WEEKLY;BYDAY=", "MO\r\nEND:VEVENT\r\n" ),
			'days of a month'       => $repeat( '1,', $ics . "BEGIN:VEVENT\r\nDTSTART:20000101\r\nRRULE:FREQ=MONTHLY;BYMONTHDAY=", "1\r\nEND:VEVENT\r\n" ),
			'months'                => $repeat( '1,', $ics . "BEGIN:VEVENT\r\nDTSTART:20000101\r\nRRULE:FREQ=YEARLY;BYMONTH=", "1\r\nEND:VEVENT\r\n" ),
			'RDATE and moved dates' => static function ( int $bytes ) use ( $ics ): string {
				$dates = array();
				$moved = '';
				for ( $count = 0; $count < min( 4900, intdiv( $bytes, 130 ) ); $count++ ) {
					$date    = gmdate( 'Ymd\THis\Z', time() + ( $count + 20 ) * 15 * MINUTE_IN_SECONDS );
					$dates[] = $date;
					$moved  .= "BEGIN:VEVENT\r\nUID:1\r\nRECURRENCE-ID:$date\r\nDTSTART:20990101T100000Z\r\nEND:VEVENT\r\n";
				}
				return "{$ics}BEGIN:VEVENT\r\nUID:1\r\nDTSTART:" . gmdate( 'Ymd\THis\Z', time() + HOUR_IN_SECONDS ) . "\r\nRDATE:" . implode( ',', $dates ) . "\r\nEND:VEVENT\r\n$moved";
			},
			'changes of a zone'     => $halves( '20200101T000000,', "{$day}T000000,", $ics . "BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETTO:+0100\r\nRDATE:", '' ),
			'zone dates and dates'  => static function ( int $bytes ) use ( $ics, $day ): string {
				$half = intdiv( $bytes, 2 * 16 );
				return $ics . "BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETTO:+0100\r\nRDATE:" . str_repeat( '20200101T000000,', $half ) . "20200101T000000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
					. "BEGIN:VEVENT\r\nDTSTART;TZID=x:{$day}T000000\r\nRDATE;TZID=x:" . str_repeat( "{$day}T000000,", $half ) . "{$day}T000000\r\nEND:VEVENT\r\n";
			},
			'zone rules and dates'  => $repeat( "{$day}T000000,", $ics . "BEGIN:VTIMEZONE\r\nTZID:x\r\n" . str_repeat( "BEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=DAILY\r\nEND:STANDARD\r\n", 20 ) . "END:VTIMEZONE\r\nBEGIN:VEVENT\r\nDTSTART;TZID=x:{$day}T000000\r\nRDATE;TZID=x:", "{$day}T000000\r\nEND:VEVENT\r\n" ),
			'zone rules and events' => $number( "BEGIN:VEVENT\r\nUID:%d\r\nDTSTART;TZID=x:{$day}T000000\r\nEND:VEVENT\r\n", $ics . "BEGIN:VTIMEZONE\r\nTZID:x\r\n" . str_repeat( "BEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=DAILY\r\nEND:STANDARD\r\n", 20 ) . "END:VTIMEZONE\r\n" ),
		),
	),
);
