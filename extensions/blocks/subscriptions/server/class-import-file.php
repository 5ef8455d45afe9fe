<?php
namespace Dovetail\Subscriptions;

use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/** Reads addresses out of a file of another program: whatever divides its columns, and whichever of them has the addresses. */
final class Import_File {
	/** Bytes and rows at most. */
	const BYTES = MB_IN_BYTES;
	const ROWS  = 5000;

	/** Rows by which the column is found. */
	const SAMPLE = 100;

	/**
	 * The addresses in a table.
	 *
	 * @return array{emails: string[], invalid: int, twice: int}|\WP_Error
	 */
	public static function read( string $text ) {
		if ( strlen( $text ) > self::BYTES ) {
			return Import_Upload::too_large();
		}
		$rows = self::rows( $text );
		if ( count( $rows ) > self::ROWS + 1 ) {
			/* translators: %s: a number. */
			return new \WP_Error( 'too_long', sprintf( __( 'This file has too many rows. The limit is %s. Split it and import the parts one by one.', 'dovetail-blocks' ), number_format_i18n( self::ROWS ) ) );
		}
		$column = self::column( $rows );
		if ( null === $column ) {
			return new \WP_Error( 'no_address', __( 'This file contains no email addresses. Choose a CSV file with one address per row.', 'dovetail-blocks' ) );
		}
		$emails  = array();
		$invalid = 0;
		$twice   = 0;
		foreach ( $rows as $number => $cells ) {
			$email = self::cell( $cells, $column );
			if ( ! Email::is_valid( $email ) ) {
				// The heading is no mistake, nor is an empty row.
				$invalid += '' === $email || 0 === $number ? 0 : 1;
				continue;
			}
			$twice += isset( $emails[ strtolower( $email ) ] ) ? 1 : 0;

			$emails[ strtolower( $email ) ] = $email;
		}
		return array( 'emails' => array_values( $emails ) ) + compact( 'invalid', 'twice' );
	}

	/**
	 * The cells of each row.
	 *
	 * @return array<int, array<int, string|null>>
	 */
	private static function rows( string $text ): array {
		$text = (string) preg_replace( '~^\xEF\xBB\xBF~', '', $text );
		// Older spreadsheets write one byte a letter.
		$text    = 1 === preg_match( '~~u', $text ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
		$first   = (string) strtok( $text, "\r\n" );
		$divider = ',';
		foreach ( array( ';', "\t" ) as $sign ) {
			$divider = substr_count( $first, $sign ) > substr_count( $first, $divider ) ? $sign : $divider;
		}
		$file = fopen( 'php://temp', 'w+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- no file of the site's.
		fwrite( $file, str_replace( array( "\r\n", "\r" ), "\n", $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the same.
		rewind( $file );
		$rows = array();
		while ( count( $rows ) <= self::ROWS + 1 ) {
			$cells = fgetcsv( $file, 0, $divider, '"', '' );
			if ( ! is_array( $cells ) ) {
				break;
			}
			$rows[] = $cells;
		}
		return $rows;
	}

	/** The column with most addresses; null where there is none. */
	private static function column( array $rows ): ?int {
		$counts = array();
		foreach ( array_slice( $rows, 0, self::SAMPLE ) as $cells ) {
			foreach ( array_keys( $cells ) as $column ) {
				if ( Email::is_valid( self::cell( $cells, $column ) ) ) {
					$counts[ $column ] = ( $counts[ $column ] ?? 0 ) + 1;
				}
			}
		}
		return $counts ? (int) array_search( max( $counts ), $counts, true ) : null;
	}

	/**
	 * Returns the value of a cell, without the prefix that protects spreadsheets from formulas.
	 *
	 * @param array<int, string|null> $cells Of a row.
	 */
	private static function cell( array $cells, int $column ): string {
		return ltrim( trim( (string) ( $cells[ $column ] ?? '' ) ), "'" );
	}
}
