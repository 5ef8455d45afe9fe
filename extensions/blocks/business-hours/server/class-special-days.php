<?php
namespace Dovetail\Business_Hours;

defined( 'ABSPATH' ) || exit;

/** Parses the saved special days and renders upcoming ones. Has no state. */
final class Special_Days {
	/**
	 * Limits of the list that visitors see: days in advance, and number of special days. A longer list would push the
	 * weekly hours out of view.
	 */
	const DAYS_AHEAD = 60;
	const MAX_ROWS   = 10;

	/** Maximum number of special days for search engines. */
	const MAX_FACTS = 50;

	/**
	 * Returns all special days in the saved HTML, the earliest first.
	 *
	 * @return list<array{from: string, to: string, name: string, hours: list<array{string, string}>}> Days as `YYYY-MM-DD`.
	 */
	public static function all( string $content ): array {
		preg_match_all( '~<dt>(\d{4}-\d\d-\d\d)(?:/(\d{4}-\d\d-\d\d))?( [^<]*)?</dt><dd>([^<]*)</dd>~', $content, $rows, PREG_SET_ORDER );
		$days = array();
		foreach ( $rows as list( , $from, $to, $name, $text ) ) {
			$to = '' === $to ? $from : $to;
			if ( self::is_date( $from ) && self::is_date( $to ) ) {
				$days[] = array(
					'from'  => $from,
					'to'    => $to,
					'name'  => trim( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
					'hours' => Business_Hours::intervals( $text ),
				);
			}
		}
		return $days;
	}

	private static function is_date( string $date ): bool {
		list( $year, $month, $day ) = array_map( 'intval', explode( '-', $date ) );
		return checkdate( $month, $day, $year );
	}

	private static function is_over( array $special ): bool {
		return $special['to'] < wp_date( 'Y-m-d' );
	}

	/**
	 * Returns the list of upcoming special days as escaped HTML; empty if there are none. Those that ended yesterday are
	 * also in it, but hidden: the script needs their hours, which can last past midnight.
	 *
	 * @param array[] $days Special days in the format of `all()`.
	 */
	public static function html( array $days ): string {
		$first = current_datetime()->modify( '-1 day' )->format( 'Y-m-d' );
		$last  = wp_date( 'Y-m-d', time() + self::DAYS_AHEAD * DAY_IN_SECONDS );
		$near  = array_filter( $days, static fn( array $special ): bool => $special['to'] >= $first && $special['from'] <= $last );
		$limit = self::MAX_ROWS + count( array_filter( $near, array( self::class, 'is_over' ) ) );
		if ( ! $near ) {
			return '';
		}
		return sprintf(
			'<div class="wp-block-dovetail-business-hours__special"><p>%1$s</p><dl>%2$s</dl></div>',
			esc_html__( 'Special hours', 'dovetail-blocks' ),
			implode( '', array_map( array( self::class, 'row' ), array_slice( $near, 0, $limit ) ) )
		);
	}

	/** Returns a row of the list. In cached pages, the script hides rows whose dates are over. */
	private static function row( array $special ): string {
		$days = implode( ' – ', array_map( array( self::class, 'date' ), array_unique( array( $special['from'], $special['to'] ) ) ) );
		return sprintf(
			'<div class="wp-block-dovetail-business-hours__day" data-from="%1$s" data-to="%2$s"%6$s><dt>%3$s%4$s</dt><dd>%5$s</dd></div>',
			esc_attr( $special['from'] ),
			esc_attr( $special['to'] ),
			esc_html( $days ),
			'' === $special['name'] ? '' : '<span class="wp-block-dovetail-business-hours__name">' . str_replace( '[', '&#091;', esc_html( $special['name'] ) ) . '</span>',
			Business_Hours::hours( $special['hours'] ),
			self::is_over( $special ) ? ' hidden' : ''
		);
	}

	/** Formats a date in the site's format. */
	private static function date( string $date ): string {
		return (string) wp_date( get_option( 'date_format' ), (int) strtotime( "$date 00:00:00 UTC" ), new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Returns upcoming special days in schema.org's format, where hours from midnight to midnight mean that the
	 * business is closed.
	 *
	 * @param array[] $days Special days in the format of `all()`.
	 */
	public static function schema( array $days ): array {
		$specifications = array();
		foreach ( $days as $special ) {
			if ( self::is_over( $special ) ) {
				continue;
			}
			foreach ( $special['hours'] ? $special['hours'] : array( array( '00:00', '00:00' ) ) as list( $opening, $closing ) ) {
				$is_whole_day     = $special['hours'] && '00:00' === $opening && '00:00' === $closing;
				$specifications[] = array(
					'@type'        => 'OpeningHoursSpecification',
					'validFrom'    => $special['from'],
					'validThrough' => $special['to'],
					'opens'        => $opening,
					'closes'       => $is_whole_day ? '23:59' : $closing,
				);
			}
		}
		return $specifications ? array( 'specialOpeningHoursSpecification' => array_slice( $specifications, 0, self::MAX_FACTS ) ) : array();
	}
}
