<?php
namespace Dovetail\External_Media;

use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Revokes authors' access to Google when they disconnect, leave the site or are deleted, and when the site or the
 * plugin is deleted. Always deletes the stored tokens. Revoking them at Google has a time limit.
 */
final class Google_Revocation {
	/** Time limit in seconds for all revocations in a request, and timeout in seconds of each. */
	const MAX_SECONDS = 6;
	const TIMEOUT     = 3;

	/** @var float Seconds that this request has spent on revoking tokens. */
	private static float $spent = 0.0;

	/** Revokes a user's access on the current site. */
	public static function end_of_user( $user ): void {
		$name   = self::name();
		$stored = get_user_meta( (int) $user, $name, true );
		if ( is_string( $stored ) && '' !== $stored ) {
			delete_user_meta( (int) $user, $name );
			self::revoke( $stored );
		}
	}

	/** Revokes a user's access on all sites of the network, including sites where they are not a member. */
	public static function end_everywhere( $user ): void {
		foreach ( array_keys( (array) get_user_meta( (int) $user ) ) as $name ) {
			if ( preg_match( '~^' . preg_quote( Database::prefix( 0 ), '~' ) . '(?:(\d+)_)?' . Google_Account::KEY . '\z~', (string) $name, $found ) ) {
				// WordPress gives the first site no number.
				self::in_site( (int) ( $found[1] ?? 1 ), static fn() => self::end_of_user( $user ) );
			}
		}
	}

	/**
	 * Revokes all users' access on a site that is about to be deleted.
	 *
	 * @param \WP_Site $site The site that is deleted.
	 */
	public static function end_of_site( $site ): void {
		self::in_site( (int) $site->blog_id, array( __CLASS__, 'end_all' ) );
	}

	/** Revokes all users' access on the current site. */
	public static function end_all(): void {
		$name   = self::name();
		$stored = Database::column( 'SELECT meta_value FROM {usermeta} WHERE meta_key = %s', array( $name ) );
		delete_metadata( 'user', 0, $name, '', true );
		array_map( array( __CLASS__, 'revoke' ), $stored );
	}

	/**
	 * Revokes a token at Google, unless the request's time for revocations is used up.
	 *
	 * @param string $stored Stored data from `Google_Account::note()`.
	 */
	private static function revoke( string $stored ): void {
		$kept  = Google_Account::open( $stored );
		$token = $kept['refresh'] ?? $kept['access'] ?? '';
		if ( ! is_string( $token ) || '' === $token || self::$spent + 1 > self::MAX_SECONDS ) {
			return;
		}
		$start = microtime( true );
		Google_Client::revoke( $token, min( self::TIMEOUT, self::MAX_SECONDS - self::$spent ) );
		self::$spent += microtime( true ) - $start;
	}

	private static function in_site( int $site, callable $work ): void {
		switch_to_blog( $site );
		$work();
		restore_current_blog();
	}

	/** Returns the name of the user meta on the current site. */
	private static function name(): string {
		return Database::prefix() . Google_Account::KEY;
	}
}
