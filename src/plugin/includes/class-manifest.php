<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Reads what the build has gathered from the blocks' folders: settings, services, sentences for the privacy policy. */
final class Manifest {
	/** What stands in `manifest.php`, once it is read. */
	private static ?array $facts = null;

	/**
	 * The settings of the blocks by name: `section`, `control`, and `checks` of a text or `max` of a number.
	 *
	 * @return array<string, array>
	 */
	public static function settings(): array {
		return self::all()['settings'];
	}

	/**
	 * Services that are on when a key is set, by name: `address`, `key` (the setting), `isKeyForEditor`.
	 *
	 * @return array<string, array>
	 */
	public static function services(): array {
		return self::all()['services'];
	}

	/**
	 * Sentences in the reader's language: `settings` (label, help, problems) by name, `privacy` (title and text).
	 *
	 * @return array{settings: array<string, array>, privacy: array<int, array{title: string, text: string}>}
	 */
	public static function words(): array {
		return self::all()['words']();
	}

	/** All of them; nothing where nothing has been built. */
	private static function all(): array {
		if ( null === self::$facts ) {
			$path        = DOVETAIL_BLOCKS_DIR . '/manifest.php';
			self::$facts = ( is_readable( $path ) ? include $path : array() ) + array(
				'settings' => array(),
				'services' => array(),
				'words'    => static function () {
					return array(
						'settings' => array(),
						'privacy'  => array(),
					);
				},
			);
		}
		return self::$facts;
	}
}
