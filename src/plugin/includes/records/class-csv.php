<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Writes CSV that spreadsheets read as text (RFC 4180, UTF-8): none of it runs there. Any number of rows goes through the
 * same little memory, and a file is whole or is not sent at all.
 */
final class Csv {
	/** A mark without which spreadsheets take a file for one in an older encoding. */
	const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/** A phone number as people write it: long enough to be no sum such as `+1-1`, and without anything that could call something. */
	const PHONE_PATTERN = '~^\+(?:[ ().\/-]{0,3}\d){6,20}\z~';

	/** A character at which some spreadsheet cuts a cell, and what may stand between it and a formula; to be closed. */
	const FORMULA_START_PATTERN = '([;,\t|\n\r])((?:[^\S\t\n\r]|[\'"])*';

	/**
	 * Sends a table as a download and ends the request. The file is completed first, because a started response can't
	 * report a database error.
	 *
	 * @param string             $name File name; row count, date and extension are added.
	 * @param iterable<string[]> $rows Cells as plain text, headings first.
	 */
	public static function send( string $name, iterable $rows ): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		// Beyond two megabytes it goes to a file that ends with the request.
		$file  = fopen( 'php://temp', 'w+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no file of the site's.
		$count = self::write( $file, $rows );
		if ( is_wp_error( $count ) ) {
			wp_die( esc_html( $count->get_error_message() ), '', array( 'response' => 500, 'back_link' => true ) );
		}
		while ( ob_get_level() && ob_end_clean() ) {
			continue;
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . self::file_name( $name, $count ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		// A browser that gets less says that the download has failed.
		header( 'Content-Length: ' . ftell( $file ) );
		rewind( $file );
		fpassthru( $file );
		exit;
	}

	/**
	 * Writes a table.
	 *
	 * @param iterable<string[]> $rows Cells as plain text, the heading first.
	 * @return int|WP_Error How many rows stand below the heading.
	 */
	public static function write( $file, iterable $rows ) {
		$count = -1;
		$whole = self::write_text( $file, self::BYTE_ORDER_MARK );
		try {
			foreach ( $rows as $cells ) {
				$whole = $whole && self::write_text( $file, self::format_row( $cells ) );
				++$count;
			}
		} catch ( Database_Error $error ) {
			$whole = false;
		}
		return $whole
			? max( 0, $count )
			: new \WP_Error( 'csv_incomplete', __( 'No file was created because not all rows could be read. Your data is still on this site. Try again in a few minutes.', 'dovetail-blocks' ), array( 'status' => 500 ) );
	}

	/**
	 * Name of a file.
	 *
	 * @param int $rows How many rows below the heading: who imports it sees whether all have come.
	 */
	public static function file_name( string $name, int $rows ): string {
		return $name . '-' . gmdate( 'Y-m-d' ) . '-' . $rows . ( 1 === $rows ? '-row' : '-rows' ) . '.csv';
	}

	/** @return string A row as a line with its end. */
	public static function format_row( array $cells ): string {
		return implode(
			',',
			array_map(
				static function ( $cell ) {
					return '"' . str_replace( '"', '""', self::escape_formula( $cell ) ) . '"';
				},
				$cells
			)
		) . "\r\n";
	}

	/**
	 * Text that no spreadsheet takes for a formula: what might be one gets an apostrophe in front. A spreadsheet whose list
	 * separator is another one than ours cuts a cell there, and a line at each break.
	 */
	private static function escape_formula( string $text ): string {
		if ( preg_match( self::PHONE_PATTERN, $text ) ) {
			// What imports contacts would keep an apostrophe. A spreadsheet computes with dashes and strokes, not with spaces.
			return strtr( $text, '-/', '  ' );
		}
		// By bytes too, should the text be no UTF-8.
		$is_formula = preg_match( '~^(?:[\t\r\n]|[\s\'"]*[=+\-@])~', $text ) || preg_match( '~^[\s\'"]*[＝＋－＠]~u', $text );
		$text       = (string) preg_replace( '~' . self::FORMULA_START_PATTERN . '[=+\-@])~', "$1'$2", $text );
		$text       = preg_replace( '~' . self::FORMULA_START_PATTERN . '[＝＋－＠])~u', "$1'$2", $text ) ?? $text;
		return $is_formula ? "'" . $text : $text;
	}

	/**
	 * Writes text.
	 *
	 * @return bool Whether all of it was written.
	 */
	private static function write_text( $file, string $text ): bool {
		return strlen( $text ) === fwrite( $file, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no file of the site's.
	}
}
