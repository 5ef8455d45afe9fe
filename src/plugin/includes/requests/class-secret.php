<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Creates signatures with a secret of this site. WordPress's salts are not suitable: all sites of a network share them,
 * and they change when a site moves or after an attack. Links in emails must work for years.
 */
final class Secret {
	/** Option that stores the site's secret for signatures. */
	const OPTION = 'dovetail_blocks_secret';

	/** @var array<int, string> The secret by site. */
	private static array $secrets = array();

	/**
	 * Returns the signature of a string, 64 hexadecimal digits. It is valid only on this site and for this purpose.
	 *
	 * @param string $purpose Purpose of the signature, such as `form receipt`: a literal without a line break, used by
	 *        one class only.
	 */
	public static function sign( string $purpose, string $text = '' ): string {
		return hash_hmac( 'sha256', $purpose . "\n" . $text, self::get_or_create() );
	}

	/**
	 * Returns the secret, and creates it if it is missing. If two requests create it at the same time, both get the
	 * stored one.
	 *
	 * @throws Database_Error If the secret cannot be read. Creating another one would make all existing signatures invalid.
	 */
	private static function get_or_create(): string {
		$site = get_current_blog_id();
		if ( isset( self::$secrets[ $site ] ) ) {
			return self::$secrets[ $site ];
		}
		$secret = get_option( self::OPTION );
		if ( ! is_string( $secret ) || '' === $secret ) {
			$row = array(
				'option_name'  => self::OPTION,
				'option_value' => bin2hex( random_bytes( 32 ) ),
				'autoload'     => 'off',
			);
			// Does not use add_option(), because it would overwrite a secret that another request has just stored.
			Database::insert_once( 'options', $row );
			$secret = (string) Database::value( 'SELECT option_value FROM {options} WHERE option_name = %s', array( self::OPTION ) );
			// Remove the cache entry that says the option does not exist.
			$missing = wp_cache_get( 'notoptions', 'options' );
			if ( is_array( $missing ) && isset( $missing[ self::OPTION ] ) ) {
				unset( $missing[ self::OPTION ] );
				wp_cache_set( 'notoptions', $missing, 'options' );
			}
			if ( '' === $secret ) {
				throw new Database_Error( 'The secret was not stored.' );
			}
		}
		self::$secrets[ $site ] = $secret;
		return $secret;
	}
}
