<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Events;
use Dovetail\Google_Calendar\Ics;
use Dovetail\Tests\Test_Case;

/**
 * Base class for tests of calendar files. The current time is the morning of Monday, 23 November 2026, on a site in
 * Tokyo.
 */
abstract class Ics_Test_Case extends Test_Case {

	const NOW = '2026-11-23T08:00:00Z';

	protected static function event( string ...$lines ): array {
		return array( 'EVENT', ...$lines, ...array( 'END' ) );
	}

	protected static function file( array $lines, string $zone = 'Europe/Berlin' ): string {
		$number = 0;
		$text   = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" . ( '' === $zone ? '' : "X-WR-TIMEZONE:$zone\r\n" );
		foreach ( $lines as $line ) {
			if ( 'EVENT' === $line ) {
				++$number;
				$line = "BEGIN:VEVENT\r\nUID:$number\r\nSUMMARY:Event";
			}
			$text .= ( 'END' === $line ? 'END:VEVENT' : $line ) . "\r\n";
		}
		return "{$text}END:VCALENDAR\r\n";
	}

	/** @return array{events: string[], leftOut: int, isCut: bool} The next events of a calendar file. */
	protected static function read( string $file, string $now = self::NOW ): array {
		$coming = Events::coming( Ics::parse( $file ), strtotime( $now ), new \DateTimeZone( 'Asia/Tokyo' ) );
		$form   = static function ( array $event ): string {
			$format = $event['isAllDay'] ? 'Y-m-d' : 'Y-m-d\TH:i';
			return gmdate( $format, $event['start'] ) . '/' . gmdate( $format, $event['end'] ) . ( 'Event' === $event['title'] ? '' : ' ' . $event['title'] );
		};
		return array(
			'events'  => array_map( $form, $coming['events'] ),
			'leftOut' => $coming['leftOut'],
			'isCut'   => $coming['isCut'],
		);
	}
}
