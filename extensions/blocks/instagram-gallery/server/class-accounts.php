<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the connected accounts and their tokens by reference. Posts contain only references. The connection also
 * stores the owner's token.
 */
final class Accounts {
	/** Option that stores the connected Instagram accounts. */
	const OPTION = 'dovetail_blocks_instagram_accounts';

	/** Format of a reference. No token matches it. */
	const REFERENCE = '~^account-[0-9a-f]{16}\z~';

	/** Maximum number of accounts per user, and per site in addition to the owner's. See `make_room()`. */
	const MAX_PER_USER = 20;
	const MAX_ACCOUNTS = 200;

	/** Seconds before pages and jobs check the owner's key again after a failure. */
	const RETRY_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Source of a token: entered by the owner, from the platform, or from a post written on another site. */
	const OWNER    = 'owner';
	const PLATFORM = 'platform';
	const POST     = 'post';

	/**
	 * Returns all accounts by reference.
	 *
	 * `user` is the ID of the user who added the account (0 for the owner's). `confirmed` is the time when its token
	 * was first accepted (0 for never).
	 *
	 * @return array<string, array{kind: string, user: int, username: string, token: string, entered: string, since: int, confirmed: int, renewed: int, expires: int, refused: int, told: int, used: int}>
	 */
	public static function all(): array {
		return self::valid( get_option( self::OPTION, array() ) );
	}

	/** Returns the valid accounts in a stored list. Omits the account of a key that the owner has replaced. */
	private static function valid( $stored ): array {
		$accounts = array();
		foreach ( is_array( $stored ) ? $stored : array() as $reference => $account ) {
			if ( self::is_reference( $reference ) && is_array( $account ) && self::is_there( $account ) ) {
				$accounts[ $reference ] = $account;
			}
		}
		return $accounts;
	}

	/**
	 * Returns the account for a reference; null if it is unknown.
	 *
	 * @param string $reference Reference from a post.
	 */
	public static function get( string $reference ): ?array {
		return self::all()[ $reference ] ?? null;
	}

	/**
	 * Returns the reference of the owner's account; empty if it is unknown.
	 *
	 * @param bool $asks Whether to request the account from Instagram if it is unknown.
	 * @return string|\WP_Error
	 */
	public static function owner( bool $asks ) {
		foreach ( self::all() as $reference => $account ) {
			if ( self::OWNER === $account['kind'] ) {
				return $reference;
			}
		}
		$key = Connections::key( Instagram::ID );
		if ( '' === $key || ! $asks ) {
			return '';
		}
		$account = self::meet_owner( $key );
		return is_wp_error( $account ) ? $account : self::reference( self::OWNER, $account['id'] );
	}

	/** Whether the owner has entered a token whose account is still unknown. */
	public static function is_owner_new(): bool {
		return Connections::is_connected( Instagram::ID ) && '' === self::owner( false ) && self::mark( Connections::key( Instagram::ID ) ) !== get_transient( self::OPTION );
	}

	/**
	 * Gets the account of the owner's token from Instagram and stores it.
	 *
	 * @param string $key Token that the owner entered.
	 * @return array{id: string, username: string}|\WP_Error
	 */
	public static function meet_owner( string $key ) {
		$who = Instagram::me( $key );
		if ( is_wp_error( $who ) ) {
			set_transient( self::OPTION, self::mark( $key ), self::RETRY_SECONDS );
			return $who;
		}
		$reference = self::reference( self::OWNER, $who['id'] );
		$known     = self::get( $reference );
		// Keep using a renewed token while the owner's key is the same.
		if ( ! $known || self::OWNER !== $known['kind'] || self::mark( $key ) !== $known['entered'] ) {
			self::keep( $reference, self::made( self::OWNER, $who['username'], $key, 0 ) );
		}
		return $who;
	}

	/**
	 * Stores an account that the current user has connected at the platform.
	 *
	 * @return string Reference of the account; empty if the limit is reached.
	 */
	public static function add_of_platform( string $username, string $token ): string {
		$reference = self::reference( self::PLATFORM, $username );
		$known     = self::get( $reference );
		if ( $known && $known['token'] === $token ) {
			return $reference;
		}
		return self::add( $reference, self::made( self::PLATFORM, $username, $token, $known ? $known['user'] : get_current_user_id() ) );
	}

	/**
	 * Stores a token from a post and returns its reference.
	 *
	 * @param int $user ID of the post's author.
	 * @return string Reference of the account; empty if the text is not an Instagram token, or if the limit is reached.
	 */
	public static function adopt( string $username, string $token, int $user ): string {
		if ( 1 !== preg_match( Instagram::TOKEN, $token ) ) {
			return '';
		}
		$reference = 'account-' . substr( Secret::sign( 'instagram token', $token ), 0, 16 );
		return self::get( $reference ) ? $reference : self::add( $reference, self::made( self::POST, $username, $token, $user ) );
	}

	/**
	 * Updates an account.
	 *
	 * @param array $change Fields to change.
	 */
	public static function change( string $reference, array $change ): void {
		$account = self::get( $reference );
		if ( $account ) {
			self::keep( $reference, $change + $account );
		}
	}

	/** Whether a string is a reference. */
	public static function is_reference( $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::REFERENCE, $value );
	}

	/**
	 * Returns the reference of an account: a hash of its ID or username, which is the same on every site and reveals no
	 * token.
	 *
	 * @param string $name ID or username of the account.
	 */
	private static function reference( string $kind, string $name ): string {
		return 'account-' . substr( hash( 'sha256', "instagram $kind $name" ), 0, 16 );
	}

	/** Returns a keyed hash, which identifies a key without storing it. */
	private static function mark( string $key ): string {
		return Secret::sign( 'instagram key', $key );
	}

	/**
	 * Returns a new account. Tokens of the owner and of the platform count as confirmed, because Instagram or the
	 * platform has checked them.
	 */
	private static function made( string $kind, string $username, string $token, int $user ): array {
		return array(
			'kind'      => $kind,
			'user'      => $user,
			'username'  => $username,
			'token'     => $token,
			'entered'   => self::OWNER === $kind ? self::mark( $token ) : '',
			'since'     => time(),
			'confirmed' => self::POST === $kind ? 0 : time(),
			'renewed'   => 0,
			'expires'   => 0,
			'refused'   => 0,
			'told'      => 0,
			'used'      => time(),
		);
	}

	/** Whether an account still exists. The owner's account becomes invalid when the owner replaces the key. */
	private static function is_there( array $account ): bool {
		return self::OWNER !== $account['kind'] || self::mark( Connections::key( Instagram::ID ) ) === $account['entered'];
	}

	/**
	 * Adds an account, or replaces one.
	 *
	 * @return string Reference of the account; empty if the limit is reached.
	 */
	private static function add( string $reference, array $account ): string {
		if ( ! self::get( $reference ) && ! self::make_room( $account ) ) {
			return '';
		}
		self::keep( $reference, $account );
		return $reference;
	}

	/**
	 * Makes room for a new account. If the user has too many, deletes one of that user's accounts: a token that was
	 * never accepted, or an account that no published post shows. If the site has too many, deletes the least recently
	 * used token that was never accepted. A single user cannot reach the site's limit.
	 *
	 * @param array $account The new account.
	 * @return bool Whether the new token can be stored.
	 */
	private static function make_room( array $account ): bool {
		$added = array_filter( self::all(), static fn( array $one ): bool => self::OWNER !== $one['kind'] );
		$own   = array_filter( $added, static fn( array $one ): bool => $one['user'] === $account['user'] );
		if ( count( $own ) < self::MAX_PER_USER && count( $added ) < self::MAX_ACCOUNTS ) {
			return true;
		}
		$is_own     = count( $own ) >= self::MAX_PER_USER;
		$candidates = $is_own ? $own : $added;
		uasort( $candidates, static fn( array $one, array $other ): int => array( (bool) $one['confirmed'], $one['used'] ) <=> array( (bool) $other['confirmed'], $other['used'] ) );
		foreach ( $candidates as $reference => $candidate ) {
			if ( ! $candidate['confirmed'] || ( $is_own && $account['confirmed'] && ! self::is_published( $reference ) ) ) {
				return self::drop( $reference );
			}
		}
		return false;
	}

	/** Whether a published post, template or widget shows an account. */
	private static function is_published( string $reference ): bool {
		$needle = '%' . Database::like( $reference ) . '%';
		return null !== Database::value( "SELECT ID FROM {posts} WHERE post_status IN ( 'publish', 'private', 'future' ) AND post_content LIKE %s LIMIT 1", array( $needle ) )
			|| null !== Database::value( 'SELECT option_id FROM {options} WHERE option_name LIKE %s AND option_value LIKE %s LIMIT 1', array( Database::like( 'widget_' ) . '%', $needle ) );
	}

	/**
	 * Deletes an account and the copies of its posts.
	 *
	 * @return bool Always true.
	 */
	private static function drop( string $reference ): bool {
		$accounts = self::valid( Database::option( self::OPTION ) );
		unset( $accounts[ $reference ] );
		update_option( self::OPTION, $accounts, false );
		Gallery::forget( $reference );
		return true;
	}

	/** Stores an account. If it is new, the caller must call `make_room()` first. */
	private static function keep( string $reference, array $account ): void {
		update_option( self::OPTION, array( $reference => $account ) + self::valid( Database::option( self::OPTION ) ), false );
	}
}
