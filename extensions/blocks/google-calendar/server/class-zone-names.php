<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** Finds time zones by the names that calendar programs use. */
final class Zone_Names {
	/** Maximum length of a time zone name in bytes, and maximum number of cities or regions in it. */
	const MAX_LENGTH = 200;
	const MAX_PLACES = 10;

	/**
	 * Windows names of time zones from CLDR and from earlier Windows versions. Used if PHP has no intl, or if intl
	 * lacks a name.
	 */
	const WINDOWS_ZONES = array(
		'AUS Central Standard Time'       => 'Australia/Darwin',
		'AUS Eastern Standard Time'       => 'Australia/Sydney',
		'Afghanistan Standard Time'       => 'Asia/Kabul',
		'Alaskan Standard Time'           => 'America/Anchorage',
		'Aleutian Standard Time'          => 'America/Adak',
		'Altai Standard Time'             => 'Asia/Barnaul',
		'Arab Standard Time'              => 'Asia/Riyadh',
		'Arabian Standard Time'           => 'Asia/Dubai',
		'Arabic Standard Time'            => 'Asia/Baghdad',
		'Argentina Standard Time'         => 'America/Argentina/Buenos_Aires',
		'Armenian Standard Time'          => 'Asia/Yerevan',
		'Astrakhan Standard Time'         => 'Europe/Astrakhan',
		'Atlantic Standard Time'          => 'America/Halifax',
		'Aus Central W. Standard Time'    => 'Australia/Eucla',
		'Azerbaijan Standard Time'        => 'Asia/Baku',
		'Azores Standard Time'            => 'Atlantic/Azores',
		'Bahia Standard Time'             => 'America/Bahia',
		'Bangladesh Standard Time'        => 'Asia/Dhaka',
		'Belarus Standard Time'           => 'Europe/Minsk',
		'Bougainville Standard Time'      => 'Pacific/Bougainville',
		'Canada Central Standard Time'    => 'America/Regina',
		'Cape Verde Standard Time'        => 'Atlantic/Cape_Verde',
		'Caucasus Standard Time'          => 'Asia/Yerevan',
		'Cen. Australia Standard Time'    => 'Australia/Adelaide',
		'Central America Standard Time'   => 'America/Guatemala',
		'Central Asia Standard Time'      => 'Asia/Almaty',
		'Central Brazilian Standard Time' => 'America/Cuiaba',
		'Central Europe Standard Time'    => 'Europe/Budapest',
		'Central European Standard Time'  => 'Europe/Warsaw',
		'Central Pacific Standard Time'   => 'Pacific/Guadalcanal',
		'Central Standard Time'           => 'America/Chicago',
		'Central Standard Time (Mexico)'  => 'America/Mexico_City',
		'Chatham Islands Standard Time'   => 'Pacific/Chatham',
		'China Standard Time'             => 'Asia/Shanghai',
		'Cuba Standard Time'              => 'America/Havana',
		'Dateline Standard Time'          => 'Etc/GMT+12',
		'E. Africa Standard Time'         => 'Africa/Nairobi',
		'E. Australia Standard Time'      => 'Australia/Brisbane',
		'E. Europe Standard Time'         => 'Europe/Chisinau',
		'E. South America Standard Time'  => 'America/Sao_Paulo',
		'Easter Island Standard Time'     => 'Pacific/Easter',
		'Eastern Standard Time'           => 'America/New_York',
		'Eastern Standard Time (Mexico)'  => 'America/Cancun',
		'Egypt Standard Time'             => 'Africa/Cairo',
		'Ekaterinburg Standard Time'      => 'Asia/Yekaterinburg',
		'FLE Standard Time'               => 'Europe/Helsinki',
		'Fiji Standard Time'              => 'Pacific/Fiji',
		'GMT Standard Time'               => 'Europe/London',
		'GTB Standard Time'               => 'Europe/Bucharest',
		'Georgian Standard Time'          => 'Asia/Tbilisi',
		'Greenland Standard Time'         => 'America/Nuuk',
		'Greenwich Standard Time'         => 'Atlantic/Reykjavik',
		'Haiti Standard Time'             => 'America/Port-au-Prince',
		'Hawaiian Standard Time'          => 'Pacific/Honolulu',
		'India Standard Time'             => 'Asia/Kolkata',
		'Iran Standard Time'              => 'Asia/Tehran',
		'Israel Standard Time'            => 'Asia/Jerusalem',
		'Jordan Standard Time'            => 'Asia/Amman',
		'Kaliningrad Standard Time'       => 'Europe/Kaliningrad',
		'Kamchatka Standard Time'         => 'Asia/Kamchatka',
		'Korea Standard Time'             => 'Asia/Seoul',
		'Libya Standard Time'             => 'Africa/Tripoli',
		'Line Islands Standard Time'      => 'Pacific/Kiritimati',
		'Lord Howe Standard Time'         => 'Australia/Lord_Howe',
		'Magadan Standard Time'           => 'Asia/Magadan',
		'Magallanes Standard Time'        => 'America/Punta_Arenas',
		'Marquesas Standard Time'         => 'Pacific/Marquesas',
		'Mauritius Standard Time'         => 'Indian/Mauritius',
		'Mexico Standard Time'            => 'America/Mexico_City',
		'Mexico Standard Time 2'          => 'America/Chihuahua',
		'Mid-Atlantic Standard Time'      => 'Etc/GMT+2',
		'Middle East Standard Time'       => 'Asia/Beirut',
		'Montevideo Standard Time'        => 'America/Montevideo',
		'Morocco Standard Time'           => 'Africa/Casablanca',
		'Mountain Standard Time'          => 'America/Denver',
		'Mountain Standard Time (Mexico)' => 'America/Chihuahua',
		'Myanmar Standard Time'           => 'Asia/Yangon',
		'N. Central Asia Standard Time'   => 'Asia/Novosibirsk',
		'Namibia Standard Time'           => 'Africa/Windhoek',
		'Nepal Standard Time'             => 'Asia/Kathmandu',
		'New Zealand Standard Time'       => 'Pacific/Auckland',
		'Newfoundland Standard Time'      => 'America/St_Johns',
		'Norfolk Standard Time'           => 'Pacific/Norfolk',
		'North Asia East Standard Time'   => 'Asia/Irkutsk',
		'North Asia Standard Time'        => 'Asia/Krasnoyarsk',
		'North Korea Standard Time'       => 'Asia/Pyongyang',
		'Omsk Standard Time'              => 'Asia/Omsk',
		'Pacific SA Standard Time'        => 'America/Santiago',
		'Pacific Standard Time'           => 'America/Los_Angeles',
		'Pacific Standard Time (Mexico)'  => 'America/Tijuana',
		'Pakistan Standard Time'          => 'Asia/Karachi',
		'Paraguay Standard Time'          => 'America/Asuncion',
		'Qyzylorda Standard Time'         => 'Asia/Qyzylorda',
		'Romance Standard Time'           => 'Europe/Paris',
		'Russia Time Zone 10'             => 'Asia/Srednekolymsk',
		'Russia Time Zone 11'             => 'Asia/Kamchatka',
		'Russia Time Zone 3'              => 'Europe/Samara',
		'Russian Standard Time'           => 'Europe/Moscow',
		'SA Eastern Standard Time'        => 'America/Cayenne',
		'SA Pacific Standard Time'        => 'America/Bogota',
		'SA Western Standard Time'        => 'America/La_Paz',
		'SE Asia Standard Time'           => 'Asia/Bangkok',
		'Saint Pierre Standard Time'      => 'America/Miquelon',
		'Sakhalin Standard Time'          => 'Asia/Sakhalin',
		'Samoa Standard Time'             => 'Pacific/Apia',
		'Sao Tome Standard Time'          => 'Africa/Sao_Tome',
		'Saratov Standard Time'           => 'Europe/Saratov',
		'Singapore Standard Time'         => 'Asia/Singapore',
		'South Africa Standard Time'      => 'Africa/Johannesburg',
		'South Sudan Standard Time'       => 'Africa/Juba',
		'Sri Lanka Standard Time'         => 'Asia/Colombo',
		'Sudan Standard Time'             => 'Africa/Khartoum',
		'Syria Standard Time'             => 'Asia/Damascus',
		'Taipei Standard Time'            => 'Asia/Taipei',
		'Tasmania Standard Time'          => 'Australia/Hobart',
		'Tocantins Standard Time'         => 'America/Araguaina',
		'Tokyo Standard Time'             => 'Asia/Tokyo',
		'Tomsk Standard Time'             => 'Asia/Tomsk',
		'Tonga Standard Time'             => 'Pacific/Tongatapu',
		'Transbaikal Standard Time'       => 'Asia/Chita',
		'Turkey Standard Time'            => 'Europe/Istanbul',
		'Turks And Caicos Standard Time'  => 'America/Grand_Turk',
		'US Eastern Standard Time'        => 'America/Indiana/Indianapolis',
		'US Mountain Standard Time'       => 'America/Phoenix',
		'UTC'                             => 'Etc/UTC',
		'UTC+12'                          => 'Etc/GMT-12',
		'UTC+13'                          => 'Etc/GMT-13',
		'UTC-02'                          => 'Etc/GMT+2',
		'UTC-08'                          => 'Etc/GMT+8',
		'UTC-09'                          => 'Etc/GMT+9',
		'UTC-11'                          => 'Etc/GMT+11',
		'Ulaanbaatar Standard Time'       => 'Asia/Ulaanbaatar',
		'Venezuela Standard Time'         => 'America/Caracas',
		'Vladivostok Standard Time'       => 'Asia/Vladivostok',
		'Volgograd Standard Time'         => 'Europe/Volgograd',
		'W. Australia Standard Time'      => 'Australia/Perth',
		'W. Central Africa Standard Time' => 'Africa/Lagos',
		'W. Europe Standard Time'         => 'Europe/Berlin',
		'W. Mongolia Standard Time'       => 'Asia/Hovd',
		'West Asia Standard Time'         => 'Asia/Tashkent',
		'West Bank Standard Time'         => 'Asia/Hebron',
		'West Pacific Standard Time'      => 'Pacific/Port_Moresby',
		'Yakutsk Standard Time'           => 'Asia/Yakutsk',
		'Yukon Standard Time'             => 'America/Whitehorse',
	);

	/**
	 * Places in the Windows display names of time zones with daylight saving time. PHP's time zone names lack these
	 * places.
	 */
	const PLACES = array(
		'alaska'           => 'America/Anchorage',
		'baja california'  => 'America/Tijuana',
		'indiana (east)'   => 'America/Indiana/Indianapolis',
		'turks and caicos' => 'America/Grand_Turk',
	);

	/**
	 * PHP's time zone names by their last part in lower case, such as `berlin`.
	 *
	 * @var array<string, string[]>|null
	 */
	private static ?array $places = null;

	/**
	 * Returns the time zone for a name that a calendar program uses.
	 *
	 * @param string $name Name such as `Europe/Berlin`, `W. Europe Standard Time` or `(UTC+01:00) Amsterdam, Berlin`. Abbreviations
	 *                     are rejected, because they can mean several zones.
	 */
	public static function find( string $name ): ?\DateTimeZone {
		return self::named( $name ) ?? self::of_windows( $name ) ?? self::displayed( $name );
	}

	/** Returns the time zone for a PHP time zone name. Some programs add a path before the name. */
	public static function named( string $name ): ?\DateTimeZone {
		if ( in_array( strtoupper( $name ), array( 'UTC', 'GMT', 'Z', 'ETC/UTC', 'TZONE://MICROSOFT/UTC' ), true ) ) {
			return new \DateTimeZone( 'UTC' );
		}
		if ( strlen( $name ) > self::MAX_LENGTH || ! preg_match( '~(?:^|/)([A-Z][a-z]+(?:/[\w+-]+){1,2})$~', $name, $found ) ) {
			return null;
		}
		try {
			return new \DateTimeZone( $found[1] );
		} catch ( \Exception $unknown ) {
			return null;
		}
	}

	private static function of_windows( string $name ): ?\DateTimeZone {
		if ( ! preg_match( '~^[A-Z][ -\x7E]{2,49}$~', $name ) ) {
			return null;
		}
		// Try intl and the table, because PHP may know only the old or only the new name of a time zone.
		$known = class_exists( 'IntlTimeZone' ) ? \IntlTimeZone::getIDForWindowsID( $name ) : false;
		return self::named( (string) $known ) ?? self::named( self::WINDOWS_ZONES[ $name ] ?? '' );
	}

	/**
	 * Returns the time zone for a display name in Windows or Outlook, in any language. Prefers the time zone of a place
	 * in the name if its offset matches. Otherwise returns any time zone with that offset.
	 *
	 * @param string $name Name such as `(UTC+01:00) Amsterdam, Berlin, Bern` or `GMT+0100`.
	 */
	private static function displayed( string $name ): ?\DateTimeZone {
		if ( strlen( $name ) > self::MAX_LENGTH || ! preg_match( '~^(?:\((?:UTC|GMT)\)|\(?(?:UTC|GMT)\s*([+-])(\d{1,2})(?:[:.]?([0-5]\d))?\)?)(?:\s+(.*))?$~s', $name, $found ) ) {
			return null;
		}
		$minutes = 60 * (int) ( $found[2] ?? 0 ) + (int) ( $found[3] ?? 0 );
		if ( $minutes > 14 * 60 ) {
			return null;
		}
		$offset = ( '-' === ( $found[1] ?? '' ) ? -60 : 60 ) * $minutes;
		$text   = trim( $found[4] ?? '' );
		$places = array_slice( (array) preg_split( '~\s*(?:[,;/]|\band\b)\s*~', $text ), 0, self::MAX_PLACES );
		foreach ( array( $text, ...$places ) as $place ) {
			$one = (string) preg_replace( '~(?: Time)? \((?:US|Canada)[^()]*\)$| Islands?$~', '', $place );
			$ids = self::places()[ str_replace( ' ', '_', strtolower( $one ) ) ] ?? array();
			foreach ( array( self::of_windows( "$one Standard Time" ), self::named( self::PLACES[ strtolower( $one ) ] ?? '' ), ...array_map( array( self::class, 'named' ), $ids ) ) as $zone ) {
				if ( $zone && self::standard_offset( $zone ) === $offset ) {
					return $zone;
				}
			}
		}
		return new \DateTimeZone( sprintf( '%s%02d:%02d', $offset < 0 ? '-' : '+', intdiv( $minutes, 60 ), $minutes % 60 ) );
	}

	/** @return array<string, string[]> Zone names by place, see `$places`. */
	private static function places(): array {
		if ( null === self::$places ) {
			self::$places = array();
			foreach ( \DateTimeZone::listIdentifiers() as $id ) {
				self::$places[ strtolower( (string) preg_replace( '~^.*/~', '', $id ) ) ][] = $id;
			}
		}
		return self::$places;
	}

	/** Returns the UTC offset of a time zone's standard time, in seconds. */
	private static function standard_offset( \DateTimeZone $zone ): int {
		$year = gmdate( 'Y' );
		return min( $zone->getOffset( new \DateTime( "$year-01-01" ) ), $zone->getOffset( new \DateTime( "$year-07-01" ) ) );
	}
}
