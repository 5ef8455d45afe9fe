<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Selects the fields of records for one view: a list in wp-admin, a CSV file or an export of personal data. A module
 * defines the fields of its records once, and each view chooses fields by name.
 */
final class Record_Fields {
	/** @var array<string, array{0: string, 1: callable, 2?: callable}> The selected fields, in display order. */
	private array $fields = array();

	/**
	 * Selects fields by name.
	 *
	 * @param array<string, array{0: string, 1: callable, 2?: callable}> $fields Fields by name: the heading, a callback
	 *        for a record's plain text, and one for its HTML if that differs from the text.
	 * @param string[]                                                   $names  Names of the selected fields.
	 */
	public function __construct( array $fields, array $names ) {
		foreach ( $names as $name ) {
			$this->fields[ $name ] = $fields[ $name ];
		}
	}

	/**
	 * Returns the headings.
	 *
	 * @return array<string, string> Headings as plain text by field name.
	 */
	public function headings(): array {
		return array_map( static fn( array $field ): string => $field[0], $this->fields );
	}

	/**
	 * Returns the fields of a record as text.
	 *
	 * @return array<string, string> Headings as plain text by field name.
	 */
	public function texts( array $record ): array {
		return array_map( static fn( array $field ): string => $field[1]( $record ), $this->fields );
	}

	/** Returns a field of a record as plain text. */
	public function text( string $name, array $record ): string {
		return $this->fields[ $name ][1]( $record );
	}

	/** Returns a field of a record as HTML. */
	public function html( string $name, array $record ): string {
		$field = $this->fields[ $name ];
		return isset( $field[2] ) ? $field[2]( $record ) : esc_html( $field[1]( $record ) );
	}

	/**
	 * Returns the headings and texts of a record in the format of WordPress's personal data exports.
	 *
	 * @param bool $is_html Whether to export HTML instead of plain text.
	 * @return array<int, array{name: string, value: string}>
	 */
	public function pairs( array $record, bool $is_html = false ): array {
		$pairs = array();
		foreach ( $this->fields as $key => list( $name, $text ) ) {
			$value   = $is_html ? $this->html( $key, $record ) : $text( $record );
			$pairs[] = compact( 'name', 'value' );
		}
		return $pairs;
	}
}
