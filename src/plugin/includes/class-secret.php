<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Signs what has to hold for years, as links in mails do. The salts of WordPress are for what lasts some days: they are
 * changed when a site moves, or after somebody has broken in, and every signature by them is void then.
 */
final class Secret {
	/** Where it is kept. */
	const OPTION = 'dovetail_blocks_secret';

	/** @var array<int, string> The secret, by site. */
	private static array $secrets = array();

	/** @return string The signature of a text: 64 hexadecimal digits. */
	public static function sign( string $text ): string {
		return hash_hmac( 'sha256', $text, self::secret() );
	}

	/**
	 * The secret, made when it is first asked for. Of two requests that make one at the same moment both get the one that
	 * is stored. Where the database refuses it is WordPress's salt, by which signatures were made before.
	 */
	private static function secret(): string {
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
			// That there is none is in the cache.
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
