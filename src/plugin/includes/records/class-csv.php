<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Writes CSV (RFC 4180, UTF-8) whose cells spreadsheets treat as text, never as formulas. Memory use does not depend on
 * the number of rows, and an incomplete file is never sent.
 */
final class Csv {
	/** Byte order mark. Without it, spreadsheets read the file in an older encoding. */
	const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/**
	 * Matches a phone number such as `+49 30 123456`: too long to be a sum such as `+1-1`, and without characters that
	 * could call a function.
	 */
	const PHONE_PATTERN = '~^\+(?:[ ().\/-]{0,3}\d){6,20}\z~';

	/**
	 * Matches a character that some spreadsheets treat as a cell separator, and characters that may precede a formula
	 * after it. Callers append the formula character and a closing parenthesis.
	 */
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
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- only for a file that an administrator downloads.
		}
		// Above two megabytes, PHP moves the data to a temporary file that is deleted at the end of the request.
		$file  = fopen( 'php://temp', 'w+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- not a file of the site.
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
		// Send the length, so that browsers report an incomplete download as failed.
		header( 'Content-Length: ' . ftell( $file ) );
		rewind( $file );
		fpassthru( $file );
		exit;
	}

	/**
	 * Writes a table.
	 *
	 * @param iterable<string[]> $rows Cells as plain text, headings first.
	 * @return int|WP_Error Number of rows below the headings.
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
	 * Returns the name of a CSV file: the given name, the date and the number of rows.
	 *
	 * @param int $rows Number of rows below the headings. It is part of the name, so that people who import the file
	 *        see whether it is complete.
	 */
	public static function file_name( string $name, int $rows ): string {
		return $name . '-' . gmdate( 'Y-m-d' ) . '-' . $rows . ( 1 === $rows ? '-row' : '-rows' ) . '.csv';
	}

	/** @return string A row as one line with its line ending. */
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
	 * Adds an apostrophe before text that a spreadsheet could interpret as a formula. Also does so after list
	 * separators and line breaks, where some spreadsheets start a new cell.
	 */
	private static function escape_formula( string $text ): string {
		if ( preg_match( self::PHONE_PATTERN, $text ) ) {
			// Contact imports would keep an apostrophe. Replace dashes and slashes with spaces instead, because a
			// spreadsheet would calculate with them.
			return strtr( $text, '-/', '  ' );
		}
		// Also check without the `u` flag, because the text may be invalid UTF-8.
		$is_formula = preg_match( '~^(?:[\t\r\n]|[\s\'"]*[=+\-@])~', $text ) || preg_match( '~^[\s\'"]*[＝＋－＠]~u', $text );
		$text       = (string) preg_replace( '~' . self::FORMULA_START_PATTERN . '[=+\-@])~', "$1'$2", $text );
		$text       = preg_replace( '~' . self::FORMULA_START_PATTERN . '[＝＋－＠])~u', "$1'$2", $text ) ?? $text;
		return $is_formula ? "'" . $text : $text;
	}

	/** @return bool Whether the whole text was written. */
	private static function write_text( $file, string $text ): bool {
		return strlen( $text ) === fwrite( $file, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- not a file of the site.
	}
}
