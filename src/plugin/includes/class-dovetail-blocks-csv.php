<?php
/**
 * Tables for other programs.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes CSV that spreadsheets read as text (RFC 4180, UTF-8): none of it runs there.
 */
final class Dovetail_Blocks_Csv {
	/** A mark without which spreadsheets take a file for one in an older encoding. */
	const MARK = "\xEF\xBB\xBF";

	/**
	 * Says what the answer to this request is: a file to keep, for nobody else.
	 *
	 * @param string $name Of the file; the day and the ending are added.
	 * @return void
	 */
	public static function announce( $name ) {
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . $name . '-' . gmdate( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
	}

	/**
	 * A row.
	 *
	 * @param string[] $cells Plain text.
	 * @return string A line with its end.
	 */
	public static function line( $cells ) {
		return implode(
			',',
			array_map(
				static function ( $cell ) {
					return '"' . str_replace( '"', '""', self::harmless( $cell ) ) . '"';
				},
				$cells
			)
		) . "\r\n";
	}

	/**
	 * Text that no spreadsheet takes for a formula: what might be one gets an apostrophe in front.
	 *
	 * @param string $text Plain text.
	 * @return string
	 */
	private static function harmless( $text ) {
		// By bytes too, should the text be no UTF-8.
		$is_formula = preg_match( '~^(?:[\t\r\n]|[\s\'"]*[=+\-@])~', $text ) || preg_match( '~^[\s\'"]*[＝＋－＠]~u', $text );
		return $is_formula ? "'" . $text : $text;
	}
}
