<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Signs data that must stay valid for years, such as links in emails. WordPress's salts are for short-lived data: they
 * change when a site moves or after an attack, which would invalidate every signature.
 */
final class Secret {
	const OPTION = 'dovetail_blocks_secret';

	/** @var array<int, string> The secret, by site. */
	private static array $secrets = array();

	/** @return string The signature of a text: 64 hexadecimal digits. */
	public static function sign( string $text ): string {
		return hash_hmac( 'sha256', $text, self::get_or_create() );
	}

	/**
	 * The secret, made when it is first asked for. Of two requests that make one at the same moment both get the one that
	 * is stored. Where the database refuses it is WordPress's salt, by which signatures were made before.
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
				return wp_salt( 'nonce' );
			}
		}
		self::$secrets[ $site ] = $secret;
		return $secret;
	}
}
