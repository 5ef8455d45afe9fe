<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Protects meta keys that the database treats as equal to a key that starts with an underscore. WordPress protects only
 * `_key`. But MySQL treats a full-width underscore as an underscore and ignores invisible characters before it. With
 * such a custom field, an author could overwrite data of the plugin, such as the progress of a mailing.
 */
final class Protected_Meta {
	/** `is_protected_meta`: whether a key is protected. */
	public static function is_protected( $is_protected, $key ): bool {
		return $is_protected || 1 === preg_match( '~^[^\p{L}\p{N}\p{P}\p{S}]*\p{Pc}~u', (string) $key );
	}
}
