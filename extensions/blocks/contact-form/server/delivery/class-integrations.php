<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Reads the build's data about the plugins that the form integrates: `server-data.ts`. */
final class Integrations {
	/**
	 * Returns the plugins that the panels offer.
	 *
	 * @return array<string, string> Files without `.php` by name in WordPress's directory.
	 */
	public static function plugins(): array {
		return self::data()['plugins'];
	}

	/**
	 * Returns the facts about Jetpack CRM.
	 *
	 * @return array{file: string, first: string, withExtension: string, extension: string}
	 */
	public static function crm(): array {
		return self::data()['crm'];
	}

	/** Returns all data. */
	private static function data(): array {
		static $data = null;
		if ( null === $data ) {
			$data = ( require DOVETAIL_BLOCKS_DIR . '/blocks/contact-form/server-data.php' )['data'];
		}
		return $data;
	}
}
