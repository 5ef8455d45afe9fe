<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Zone_Names;
use Dovetail\Google_Calendar\Zones;
use Dovetail\Tests\Test_Case;

/** Tests time zone names as programs write them. */
final class ZoneNamesTest extends Test_Case {

	/** @dataProvider names */
	public function test_a_time_zone_name_resolves_to_its_utc_offsets( string $name, int $winter, int $summer ): void {
		$zone = Zone_Names::find( $name );
		$this->assertNotNull( $zone );
		$this->assertSame(
			array( $winter, $summer ),
			array( $zone->getOffset( new \DateTime( '2025-01-15' ) ) / 60, $zone->getOffset( new \DateTime( '2025-07-15' ) ) / 60 )
		);
	}

	public static function names(): array {
		$cases = array();
		foreach (
			array(
				// Windows names, including those of earlier versions.
				array( 'Newfoundland Standard Time', -210, -150 ),
				array( 'W. Europe Standard Time', 60, 120 ),
				array( 'FLE Standard Time', 120, 180 ),
				array( 'Central Standard Time (Mexico)', -360, -360 ),
				array( 'US Eastern Standard Time', -300, -240 ),
				array( 'Nepal Standard Time', 345, 345 ),
				array( 'Myanmar Standard Time', 390, 390 ),
				array( 'Chatham Islands Standard Time', 825, 765 ),
				array( 'Argentina Standard Time', -180, -180 ),
				array( 'Greenland Standard Time', -120, -60 ),
				array( 'Russia Time Zone 3', 240, 240 ),
				array( 'Kamchatka Standard Time', 720, 720 ),
				array( 'UTC-11', -660, -660 ),
				array( 'UTC+13', 780, 780 ),
				array( 'UTC', 0, 0 ),
				// Display names in Windows and Outlook.
				array( '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 60, 120 ),
				array( '(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien', 60, 120 ),
				array( '(GMT+01.00) Sarajevo/Warsaw/Zagreb', 60, 120 ),
				array( '(GMT+01:00) Sarajevo, Skopje, Warsaw, Zagreb', 60, 120 ),
				array( '(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius', 120, 180 ),
				array( '(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 0, 60 ),
				array( '(UTC) Dublin, Edinburgh, Lisbon, London', 0, 60 ),
				array( '(UTC) Coordinated Universal Time', 0, 0 ),
				array( '(UTC-05:00) Eastern Time (US & Canada)', -300, -240 ),
				array( '(GMT -08:00) Pacific Time (US & Canada); Tijuana', -480, -420 ),
				array( '(UTC-08:00) Pacific Time (US & Canada)', -480, -420 ),
				array( '(UTC-04:00) Atlantic Time (Canada)', -240, -180 ),
				array( '(UTC-03:30) Newfoundland', -210, -150 ),
				array( '(UTC-09:00) Alaska', -540, -480 ),
				array( '(UTC-08:00) Baja California', -480, -420 ),
				array( '(UTC-05:00) Indiana (East)', -300, -240 ),
				array( '(UTC-05:00) Turks and Caicos', -300, -240 ),
				array( '(UTC-03:00) Saint Pierre and Miquelon', -180, -120 ),
				array( '(UTC-06:00) Guadalajara, Mexico City, Monterrey', -360, -360 ),
				array( '(UTC+12:45) Chatham Islands', 825, 765 ),
				array( '(UTC+10:30) Lord Howe Island', 660, 630 ),
				array( '(UTC+10:00) Canberra, Melbourne, Sydney', 660, 600 ),
				array( '(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', 330, 330 ),
				array( '(UTC-07:00) Arizona', -420, -420 ),
				// If a place is unknown or has another offset, the offset in the name is used.
				array( '(UTC+04:00) Moscow, St. Petersburg', 240, 240 ),
				array( '(UTC+05:45) Atlantis', 345, 345 ),
				array( '(UTC-12:00)', -720, -720 ),
				array( 'GMT-0500', -300, -300 ),
				array( 'GMT+2', 120, 120 ),
				// Names that other programs use.
				array( '/freeassociation.sourceforge.net/Europe/Paris', 60, 120 ),
				array( 'tzone://Microsoft/Utc', 0, 0 ),
			) as $case
		) {
			$cases[ $case[0] ] = $case;
		}
		return $cases;
	}

	/** @dataProvider no_names */
	public function test_an_invalid_time_zone_name_is_rejected( string $name ): void {
		$this->assertNull( Zone_Names::find( $name ) );
	}

	public static function no_names(): array {
		return array(
			'an empty name'                 => array( '' ),
			'an abbreviation'               => array( 'CST' ),
			'an unknown zone'               => array( 'Nowhere/Land' ),
			'an unknown name of Windows'    => array( 'Atlantis Standard Time' ),
			'Outlook’s name for any rules'  => array( 'Customized Time Zone' ),
			'an impossible offset'          => array( '(UTC+25:00) Atlantis' ),
			'invalid UTF-8'                 => array( "Pacific \xFF Time" ),
			'a name with a null byte'       => array( "Europe/Berlin\0" ),
			'10,000 characters'             => array( str_repeat( 'x', 10000 ) ),
			'10,000 characters of a zone'   => array( str_repeat( 'Europe/', 1428 ) . 'Berlin' ),
			'10,000 characters of a list'   => array( '(UTC+01:00) ' . str_repeat( 'Berlin, ', 1250 ) ),
			'10,000 characters of slashes'  => array( str_repeat( '/', 10000 ) ),
			'10,000 parentheses and spaces' => array( str_repeat( '(UTC+01:00) ', 834 ) ),
		);
	}

	public function test_every_windows_time_zone_name_is_resolved_even_without_intl(): void {
		foreach ( Zone_Names::WINDOWS_ZONES as $name => $id ) {
			$this->assertSame( $id, ( new \DateTimeZone( $id ) )->getName() );
			$this->assertNotNull( Zone_Names::find( $name ) );
		}
	}

	public function test_the_table_contains_every_time_zone_name_of_intl_with_the_same_offsets(): void {
		if ( ! class_exists( 'IntlTimeZone' ) ) {
			$this->assertGreaterThan( 139, count( Zone_Names::WINDOWS_ZONES ) );
			return;
		}
		// Not `IntlTimeZone::createEnumeration()`, whose iterator can crash PHP 8.2.
		foreach ( \DateTimeZone::listIdentifiers( \DateTimeZone::ALL_WITH_BC ) as $id ) {
			$name = \IntlTimeZone::getWindowsID( $id );
			if ( ! $name ) {
				continue;
			}
			$this->assertArrayHasKey( $name, Zone_Names::WINDOWS_ZONES );
			$mapped = new \DateTimeZone( \IntlTimeZone::getIDForWindowsID( $name ) );
			$listed = new \DateTimeZone( Zone_Names::WINDOWS_ZONES[ $name ] );
			foreach ( array( '2025-01-15', '2025-07-15' ) as $day ) {
				$this->assertSame( $mapped->getOffset( new \DateTime( $day ) ), $listed->getOffset( new \DateTime( $day ) ), $name );
			}
		}
	}

	public function test_rules_of_a_time_zone_apply_even_if_its_name_has_10000_characters(): void {
		$name  = str_repeat( 'x', 10000 );
		$rule  = array(
			'DTSTART'    => array( array(), '19700101T000000' ),
			'TZOFFSETTO' => array( array(), '+0530' ),
		);
		$zones = new Zones(
			array(
				$name => array(
					'location' => $name,
					'rules'    => array( $rule ),
				),
			),
			$name,
			new \DateTimeZone( 'Asia/Tokyo' )
		);
		$this->assertSame( -330 * 60, $zones->utc( 0, $name ) );
		$this->assertNull( $zones->utc( 0, "{$name}y" ) );
		$this->assertSame( -540 * 60, $zones->utc( 0, '' ) );
	}

	public function test_5000_time_zone_names_with_many_places_are_looked_up_within_seconds(): void {
		$start = microtime( true );
		for ( $number = 0; $number < 5000; $number++ ) {
			Zone_Names::find( "(UTC+13:00) $number" . str_repeat( ',Berlin', 20 ) );
		}
		$this->assertLessThan( 5, microtime( true ) - $start );
	}
}
