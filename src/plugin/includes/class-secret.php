<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Signs with a secret of this site. WordPress's salts are not for this: all sites of a network share them, and they change
 * when a site moves or after an attack, which would invalidate links in emails that must work for years.
 */
final class Secret {
	const OPTION = 'dovetail_blocks_secret';

	/** @var array<int, string> The secret, by site. */
	private static array $secrets = array();

	/**
	 * Returns the signature of a text: 64 hexadecimal digits. A signature is valid on this site, for this purpose.
	 *
	 * @param string $purpose What is signed, such as `form receipt`: a literal without a line break, used by one class only.
	 */
	public static function sign( string $purpose, string $text = '' ): string {
		return hash_hmac( 'sha256', $purpose . "\n" . $text, self::get_or_create() );
	}

	/**
	 * Returns the secret, and creates it first if it is missing. Two requests that create it at the same moment both get the
	 * one that is stored. If the database stores none, each call gets another secret, so no signature is accepted.
	 */
	private static function get_or_create(): string {
		global $wpdb;
		$site = get_current_blog_id();
		if ( isset( self::$secrets[ $site ] ) ) {
			return self::$secrets[ $site ];
		}
		$secret = get_option( self::OPTION );
		if ( ! is_string( $secret ) || '' === $secret ) {
			// phpcs:disable WordPress.DB.DirectDatabaseQuery -- add_option() overwrites what came a moment before.
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", self::OPTION, bin2hex( random_bytes( 32 ) ) ) );
			$secret = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) );
			// phpcs:enable
			// Remove the cached absence of the option.
			$missing = wp_cache_get( 'notoptions', 'options' );
			if ( is_array( $missing ) && isset( $missing[ self::OPTION ] ) ) {
				unset( $missing[ self::OPTION ] );
				wp_cache_set( 'notoptions', $missing, 'options' );
			}
			if ( ! is_string( $secret ) || '' === $secret ) {
				return bin2hex( random_bytes( 32 ) );
			}
		}
		self::$secrets[ $site ] = $secret;
		return $secret;
	}
}
