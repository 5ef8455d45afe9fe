<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Loads the facts that the build collected from the extensions' folders: settings, services, privacy texts. */
final class Manifest {
	private static ?array $facts = null;

	/**
	 * Returns the settings of the blocks by name: `section`, `control`, `default`, and `checks` for a text field, `max`
	 * for a number or `values` for a choice.
	 *
	 * @return array<string, array>
	 */
	public static function settings(): array {
		return self::all()['settings'];
	}

	/**
	 * @return array<string, array> Services by name: `address`, `isKeyForEditor`, and `key`, the connection that the
	 *        service requires.
	 */
	public static function services(): array {
		return self::all()['services'];
	}

	/**
	 * Returns the embeds by slug of their block: `service`, `host`, `hosts`, `base`, `sandbox`, `allow`, `heights`,
	 * `server`.
	 *
	 * @return array<string, array>
	 */
	public static function embeds(): array {
		return self::all()['embeds'];
	}

	/**
	 * Returns the blocks' connections by ID: `group` and `choice` (see `ConnectionFact`), `type`, `method`, `isPublic`,
	 * `where` (page to get a key), `check`, and `fields` by name.
	 *
	 * @return array<string, array>
	 */
	public static function connections(): array {
		return self::all()['connections'];
	}

	/**
	 * Returns features that work without an account, by block slug: the `group` on the Connections page, and the
	 * `pattern` (or block) with which a new page starts.
	 *
	 * @return array<string, array{group: string, pattern: string}>
	 */
	public static function without_account(): array {
		return self::all()['withoutAccount'];
	}

	/** @return string[] Slugs of blocks of which visitors see nothing until an administrator has set something up. */
	public static function needs_setup(): array {
		return self::all()['needsSetup'];
	}

	/**
	 * Returns texts in the reader's language: `settings` (label, help, problems, choices) and `connections` (name,
	 * purpose, help, problems, sends, fields) by name, `withoutAccount` (name, purpose, help) by slug, `privacy` (title
	 * and text).
	 *
	 * @return array{settings: array<string, array>, connections: array<string, array>, withoutAccount: array<string, array<string, string>>, privacy: array<int, array{title: string, text: string}>}
	 */
	public static function strings(): array {
		return self::all()['words']();
	}

	/** Returns the whole manifest; empty before the first build. */
	private static function all(): array {
		if ( null === self::$facts ) {
			$path        = DOVETAIL_BLOCKS_DIR . '/manifest.php';
			self::$facts = ( is_readable( $path ) ? include $path : array() ) + array(
				'settings'       => array(),
				'services'       => array(),
				'embeds'         => array(),
				'connections'    => array(),
				'withoutAccount' => array(),
				'needsSetup'     => array(),
				'words'          => static function () {
					return array(
						'settings'       => array(),
						'connections'    => array(),
						'withoutAccount' => array(),
						'privacy'        => array(),
					);
				},
			);
		}
		return self::$facts;
	}
}
