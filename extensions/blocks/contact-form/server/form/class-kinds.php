<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Reads the build's data about field types: `fields/kinds.ts`. */
final class Kinds {
	/** Data for an unknown field type, which a later version may have removed. */
	const UNKNOWN = array(
		'asks'         => '',
		'control'      => 'text',
		'autocomplete' => '',
	);

	/** Whether a field type exists. */
	public static function has( string $kind ): bool {
		return isset( self::table()['data']['kinds'][ $kind ] );
	}

	/**
	 * Returns the data of a field type.
	 *
	 * @return array{asks: string, control: string, autocomplete: string, moment?: array{format: string, option: string}}
	 *         How it is answered: `line`, `tick` or `choice`; `textarea`, `select` or the `type` of its inputs; the
	 *         `autocomplete` attribute; for a day or a time, the format in which it is stored, and the option with the
	 *         format for people.
	 */
	public static function get( string $kind ): array {
		return self::has( $kind ) ? self::table()['data']['kinds'][ $kind ] : self::UNKNOWN;
	}

	/**
	 * Returns the default labels of the field types in the current language.
	 *
	 * @return array<string, string> By type.
	 */
	public static function labels(): array {
		return self::table()['messages']()['labels'];
	}

	/**
	 * Returns the error texts of a field type: for a missing answer and for an invalid one.
	 *
	 * @return array{missing: string, wrong: string}
	 */
	public static function sentences( string $kind ): array {
		$messages = self::table()['messages']();
		$kind     = self::has( $kind ) ? $kind : 'textarea';
		return array(
			'missing' => $messages['missing'][ $kind ],
			'wrong'   => $messages['wrong'][ $kind ],
		);
	}

	/**
	 * Returns the default consent texts.
	 *
	 * @return array{implicit: string, explicit: string}
	 */
	public static function consents(): array {
		return self::table()['messages']()['consents'];
	}

	/**
	 * Returns the data written by the build.
	 *
	 * @return array{data: array, messages: callable}
	 */
	private static function table(): array {
		static $table = null;
		if ( null === $table ) {
			$table = require DOVETAIL_BLOCKS_DIR . '/blocks/fields/server-data.php';
		}
		return $table;
	}
}
