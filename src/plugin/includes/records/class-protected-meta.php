<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Protects meta keys that a database takes for keys with an underscore in front. WordPress protects only `_key`, but to
 * MySQL a full-width underscore is an underscore, and invisible characters before it are nothing. As a custom field,
 * such a key would let an author write what only the plugin may write, such as the progress of a mailing.
 */
final class Protected_Meta {
	/** `is_protected_meta`: whether a key is protected. */
	public static function is_protected( $is_protected, $key ): bool {
		return $is_protected || 1 === preg_match( '~^[^\p{L}\p{N}\p{P}\p{S}]*\p{Pc}~u', (string) $key );
	}
}
