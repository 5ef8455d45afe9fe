<?php
namespace Dovetail\Google_Calendar;

defined( 'ABSPATH' ) || exit;

/** A date or time in a calendar file. */
final class Moment {
	/** Maximum number of values in lists such as the excluded dates of an event. */
	const MAX_VALUES = 10000;

	/** Local time as a Unix timestamp, as if local time were UTC. For a date, the timestamp of midnight. */
	public int $wall;

	/** Name of the time zone; empty for the calendar's default zone. */
	public string $zone;

	/** Whether the value is a date without a time. */
	public bool $is_date;

	/** UTC time as a Unix timestamp. For a date, equal to local time. */
	public int $utc;

	/**
	 * Parses a property as a date or time.
	 *
	 * @param array|null $property Parameters and value of the property; null if it is missing.
	 * @return self|null Null if the value or its time zone is invalid.
	 */
	public static function read( ?array $property, Zones $zones ): ?self {
		$wall = $property ? self::wall( $property[1] ) : null;
		if ( null === $wall ) {
			return null;
		}
		$self          = new self();
		$self->wall    = $wall;
		$self->is_date = 8 === strlen( $property[1] );
		$self->zone    = 'Z' === substr( $property[1], -1 ) ? 'UTC' : ( $property[0]['TZID'] ?? '' );
		$utc           = $self->is_date ? $wall : $zones->utc( $wall, $self->zone );
		$self->utc     = (int) $utc;
		return null === $utc ? null : $self;
	}

	/**
	 * Parses the values of a list of properties.
	 *
	 * @param array[] $properties Properties, each with parameters and value.
	 * @return self[]|null Null if any value is invalid, or if there are too many.
	 */
	public static function all( array $properties, Zones $zones ): ?array {
		$moments = array();
		foreach ( $properties as list( $parameters, $list ) ) {
			foreach ( explode( ',', $list ) as $value ) {
				$moment = self::read( array( $parameters, trim( $value ) ), $zones );
				if ( ! $moment || count( $moments ) === self::MAX_VALUES ) {
					return null;
				}
				$moments[] = $moment;
			}
		}
		return $moments;
	}

	/**
	 * Returns the local time of a value in seconds.
	 *
	 * @param string $value Value such as `20261124` or `20261124T090000Z`.
	 * @return int|null Null if the value is not a time.
	 */
	public static function wall( string $value ): ?int {
		if ( ! preg_match( '~^([1-9]\d{3})(\d\d)(\d\d)(?:T([01]\d|2[0-4])([0-5]\d)([0-5]\d|60)Z?)?$~i', $value, $at ) || ! checkdate( (int) $at[2], (int) $at[3], (int) $at[1] ) ) {
			return null;
		}
		return gmmktime( (int) ( $at[4] ?? 0 ), (int) ( $at[5] ?? 0 ), (int) ( $at[6] ?? 0 ), (int) $at[2], (int) $at[3], (int) $at[1] );
	}

	/**
	 * Returns a duration in seconds.
	 *
	 * @param string $value Value such as `PT1H30M`.
	 * @return int|null Null if the value is invalid or negative.
	 */
	public static function duration( string $value ): ?int {
		if ( ! preg_match( '~^\+?P(?=[\dT])(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$~i', $value, $of ) ) {
			return null;
		}
		$of = array_map( 'intval', $of + array_fill( 0, 6, 0 ) );
		return $of[1] * WEEK_IN_SECONDS + $of[2] * DAY_IN_SECONDS + $of[3] * HOUR_IN_SECONDS + $of[4] * MINUTE_IN_SECONDS + $of[5];
	}
}
