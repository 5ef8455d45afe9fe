<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Reads the table of kinds that the build writes: `fields/kinds.ts`. */
final class Kinds {
	/** What stands of a kind that is in the table no more. */
	const UNKNOWN = array(
		'asks'         => '',
		'control'      => 'text',
		'autocomplete' => '',
	);

	/** Whether there is such a kind. */
	public static function has( string $kind ): bool {
		return isset( self::table()['data']['kinds'][ $kind ] );
	}

	/**
	 * What tells a kind from the others.
	 *
	 * @return array{asks: string, control: string, autocomplete: string} How it is answered: `line`, `tick` or `choice`;
	 *         `textarea`, `select` or the `type` of its inputs; what browsers may fill in.
	 */
	public static function get( string $kind ): array {
		return self::has( $kind ) ? self::table()['data']['kinds'][ $kind ] : self::UNKNOWN;
	}

	/**
	 * What fields of the kinds are called whose author wrote nothing, in the language of whoever asks.
	 *
	 * @return array<string, string> By kind.
	 */
	public static function labels(): array {
		return self::table()['messages']()['labels'];
	}

	/**
	 * What visitors consent to where the author wrote nothing.
	 *
	 * @return array{implicit: string, explicit: string}
	 */
	public static function consents(): array {
		return self::table()['messages']()['consents'];
	}

	/**
	 * What the build has written.
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
