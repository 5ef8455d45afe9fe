<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Translated titles, descriptions, keywords, variations and examples of blocks. Only the editor needs them, so pages do
 * not load these translations.
 */
final class Block_Strings {
	/**
	 * Returns each block's title, description, keywords, variations and example by slug, in the user's language.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		return include DOVETAIL_BLOCKS_DIR . '/block-words.php';
	}

	/** Adds translated titles to the registered blocks, for REST requests and editors outside the admin. */
	public static function add(): void {
		$words = self::all();
		foreach ( Registry::blocks() as $slug => $type ) {
			foreach ( $words[ $slug ] ?? array() as $name => $value ) {
				$type->$name = $value;
			}
		}
	}
}
