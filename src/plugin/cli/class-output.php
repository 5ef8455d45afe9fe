<?php
namespace Dovetail\Cli;

use Dovetail\Plugin\Csv;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Prints records in WP-CLI's formats. Unlike WP-CLI's own formatter, it does not keep all records in memory. If the
 * program that reads the output stops reading, the command ends without an error.
 */
final class Output {
	/** Maximum number of rows in one table. Longer lists are printed as several tables. */
	const MAX_TABLE_ROWS = 500;

	/**
	 * Prints records.
	 *
	 * @param iterable<array>         $records
	 * @param array<string, callable> $fields   Callbacks that return a field of a record, by field name. The first is
	 *        the ID.
	 * @param string[]                $defaults Names of the fields that are shown without `--fields`.
	 * @param array<string, string>   $options  Command line options `format`, `fields` and `field`.
	 */
	public static function print_records( iterable $records, array $fields, array $defaults, array $options ): void {
		$format = $options['format'] ?? 'table';
		$names = isset( $options['field'] ) ? array( $options['field'] ) : $defaults;
		$names = isset( $options['fields'] ) && ! isset( $options['field'] ) ? array_map( 'trim', explode( ',', $options['fields'] ) ) : $names;
		foreach ( array_diff( $names, array_keys( $fields ) ) as $unknown ) {
			\WP_CLI::error( sprintf( 'There is no field "%1$s". Choose among these: %2$s.', $unknown, implode( ', ', array_keys( $fields ) ) ) );
		}
		if ( 'count' === $format || 'ids' === $format ) {
			$names = array( (string) array_key_first( $fields ) );
		}
		$rows = self::rows( $records, array_intersect_key( $fields, array_flip( $names ) ), $names );
		if ( 'count' === $format ) {
			self::write( iterator_count( $rows ) . "\n" );
		} elseif ( 'json' === $format ) {
			self::print_json( $rows, isset( $options['field'] ) );
		} elseif ( 'csv' === $format && ! isset( $options['field'] ) ) {
			self::write( Csv::format_row( $names ) );
			foreach ( $rows as $row ) {
				self::write( Csv::format_row( array_map( array( __CLASS__, 'text' ), array_values( $row ) ) ) );
			}
		} elseif ( 'ids' === $format || isset( $options['field'] ) ) {
			self::print_list( $rows, 'ids' === $format ? ' ' : "\n" );
		} else {
			self::print_tables( $rows, $names );
		}
	}

	/**
	 * Writes the rows of a CSV export to a file, or to the standard output.
	 *
	 * @param iterable<string[]>    $rows    Rows, headings first.
	 * @param string                $path    File to write; empty for the standard output.
	 * @param array<string, string> $options Command line options; with `yes`, an existing file is replaced.
	 */
	public static function export( iterable $rows, string $path, array $options ): void {
		if ( '' === $path || '-' === $path ) {
			self::write( Csv::BYTE_ORDER_MARK );
			foreach ( $rows as $cells ) {
				self::write( Csv::format_row( $cells ) );
			}
			return;
		}
		if ( is_dir( $path ) ) {
			\WP_CLI::error( sprintf( '"%s" is a folder. Name a file.', $path ) );
		}
		if ( file_exists( $path ) ) {
			\WP_CLI::confirm( sprintf( 'Replace the file "%s"?', $path ), $options );
		}
		// Write to a temporary file that only its owner can read, and rename it when it is complete.
		$partial = $path . '.' . getmypid() . '.partial';
		// phpcs:disable WordPress.WP.AlternativeFunctions -- not a file of the site.
		$mask = umask( 0077 );
		$file = @fopen( $partial, 'xb' );
		umask( $mask );
		if ( ! $file ) {
			\WP_CLI::error( sprintf( 'The file "%s" cannot be written. Check the folder and its permissions.', $path ) );
		}
		$count = Csv::write( $file, $rows );
		if ( ! fclose( $file ) || is_wp_error( $count ) || ! rename( $partial, $path ) ) {
			@unlink( $partial );
			\WP_CLI::error( is_wp_error( $count ) ? $count->get_error_message() : sprintf( 'The file "%s" cannot be written. The disk may be full.', $path ) );
		}
		// phpcs:enable
		\WP_CLI::success( sprintf( 'Exported %1$s to %2$s.', 1 === $count ? '1 row' : "$count rows", $path ) );
	}

	/**
	 * @param array<string, callable> $fields
	 * @param string[]                $names  Names of the fields, in order.
	 * @return \Generator<array<string, mixed>>
	 */
	private static function rows( iterable $records, array $fields, array $names ): \Generator {
		foreach ( $records as $record ) {
			$row = array();
			foreach ( $names as $name ) {
				$row[ $name ] = $fields[ $name ]( $record );
			}
			yield $row;
		}
	}

	private static function print_json( iterable $rows, bool $is_field ): void {
		$before = '[';
		foreach ( $rows as $row ) {
			self::write( $before . wp_json_encode( $is_field ? reset( $row ) : $row, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$before = ',';
		}
		self::write( '[' === $before ? "[]\n" : "]\n" );
	}

	private static function print_list( iterable $rows, string $separator ): void {
		$before = '';
		foreach ( $rows as $row ) {
			self::write( $before . self::text( reset( $row ) ) );
			$before = $separator;
		}
		self::write( '' === $before ? '' : "\n" );
	}

	/** Prints tables. In a pipe, WP-CLI prints tab-separated lines, so a single table contains all rows. */
	private static function print_tables( iterable $rows, array $names ): void {
		$page     = array();
		$is_first = true;
		foreach ( $rows as $row ) {
			$page[] = array_map( array( __CLASS__, 'cell' ), array_values( $row ) );
			if ( self::MAX_TABLE_ROWS === count( $page ) ) {
				self::print_table( $page, $names, $is_first );
				$page     = array();
				$is_first = false;
			}
		}
		if ( $page || $is_first ) {
			self::print_table( $page, $names, $is_first );
		}
	}

	private static function print_table( array $rows, array $names, bool $is_first ): void {
		$table = new \cli\Table();
		$table->setHeaders( $names );
		$table->setRows( $rows );
		$lines = $table->getDisplayLines();
		if ( ! $is_first && \cli\Shell::isPiped() ) {
			array_shift( $lines );
		}
		self::write( implode( "\n", $lines ) . "\n" );
	}

	/** Returns a value as text on one line. */
	private static function cell( $value ): string {
		return Plain_Text::line( self::text( $value ) );
	}

	private static function text( $value ): string {
		return is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : ( is_scalar( $value ) || null === $value ? (string) $value : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/** Writes text. Ends the command if the reader has closed the pipe, as with `| head`. */
	public static function write( string $text ): void {
		if ( ob_get_level() > 0 ) {
			echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- for a terminal.
			return;
		}
		while ( '' !== $text ) {
			$written = @fwrite( STDOUT, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- not a file of the site.
			if ( ! $written ) {
				exit( 0 );
			}
			$text = (string) substr( $text, $written );
		}
	}
}
