<?php
namespace Dovetail\Instagram_Gallery;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Whose posts the site can show, by reference. A reference is what stands in a post; the token that belongs to it stands
 * here, and nowhere else but in what the owner has entered.
 */
final class Accounts {
	/** Where they stand; loaded only when needed. */
	const OPTION = 'dovetail_blocks_instagram_accounts';

	/** What a reference looks like. No token does. */
	const REFERENCE = '~^account-[0-9a-f]{16}\z~';

	/** Most accounts beside the owner's. Of more, the one that was used the longest ago is forgotten. */
	const MOST = 20;

	/** Seconds for which a key of the owner's that nobody could answer for is left alone by pages and jobs. */
	const PATIENCE = 10 * MINUTE_IN_SECONDS;

	/** Where a token comes from: what the owner has entered, the platform, or a post that was written elsewhere. */
	const OWNER    = 'owner';
	const PLATFORM = 'platform';
	const POST     = 'post';

	/**
	 * All accounts by reference.
	 *
	 * @return array<string, array{kind: string, username: string, token: string, entered: string, since: int, renewed: int, expires: int, refused: int, told: int, used: int}>
	 */
	public static function all(): array {
		$stored   = get_option( self::OPTION, array() );
		$accounts = array();
		foreach ( is_array( $stored ) ? $stored : array() as $reference => $account ) {
			if ( self::is_reference( $reference ) && is_array( $account ) && self::is_there( $account ) ) {
				$accounts[ $reference ] = $account;
			}
		}
		return $accounts;
	}

	/**
	 * The account of a reference; null of one that nobody knows.
	 *
	 * @param string $reference As it stands in a post.
	 */
	public static function get( string $reference ): ?array {
		return self::all()[ $reference ] ?? null;
	}

	/**
	 * The reference of the account whose token the owner has entered; empty when it is not known.
	 *
	 * @param bool $asks Whether Instagram may be asked whose it is.
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

	/** Whether the owner has entered a token of which it is not known yet whose it is. */
	public static function is_owner_new(): bool {
		return Connections::is_connected( Instagram::ID ) && '' === self::owner( false ) && self::mark( Connections::key( Instagram::ID ) ) !== get_transient( self::OPTION );
	}

	/**
	 * Asks whose token the owner has entered, and keeps the account.
	 *
	 * @param string $key What she has entered.
	 * @return array{id: string, username: string}|\WP_Error
	 */
	public static function meet_owner( string $key ) {
		$who = Instagram::me( $key );
		if ( is_wp_error( $who ) ) {
			set_transient( self::OPTION, self::mark( $key ), self::PATIENCE );
			return $who;
		}
		$reference = self::reference( self::OWNER, $who['id'] );
		$known     = self::get( $reference );
		// What was renewed since goes on being used while the key is the same.
		if ( ! $known || self::OWNER !== $known['kind'] || self::mark( $key ) !== $known['entered'] ) {
			self::keep( $reference, self::made( self::OWNER, $who['username'], $key ) );
		}
		return $who;
	}

	/**
	 * Keeps an account of the platform's.
	 *
	 * @return string Its reference.
	 */
	public static function add_of_platform( string $username, string $token ): string {
		$reference = self::reference( self::PLATFORM, $username );
		$known     = self::get( $reference );
		if ( ! $known || $known['token'] !== $token ) {
			self::keep( $reference, self::made( self::PLATFORM, $username, $token ) );
		}
		return $reference;
	}

	/**
	 * Takes over a token that stood in a post.
	 *
	 * @return string Its reference; empty where it is no token of Instagram's.
	 */
	public static function adopt( string $username, string $token ): string {
		if ( 1 !== preg_match( Instagram::TOKEN, $token ) ) {
			return '';
		}
		$reference = 'account-' . substr( Secret::sign( 'instagram token', $token ), 0, 16 );
		if ( ! self::get( $reference ) ) {
			self::keep( $reference, self::made( self::POST, $username, $token ) );
		}
		return $reference;
	}

	/**
	 * Changes what is known of an account.
	 *
	 * @param array $change Some of its fields.
	 */
	public static function change( string $reference, array $change ): void {
		$account = self::get( $reference );
		if ( $account ) {
			self::keep( $reference, $change + $account );
		}
	}

	/** Whether a text is a reference. */
	public static function is_reference( $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::REFERENCE, $value );
	}

	/**
	 * The reference of an account: the same on every site, since it says nothing that its profile does not.
	 *
	 * @param string $name Its id, or its username.
	 */
	private static function reference( string $kind, string $name ): string {
		return 'account-' . substr( hash( 'sha256', "instagram $kind $name" ), 0, 16 );
	}

	/** What tells one key from another, and does not give it away. */
	private static function mark( string $key ): string {
		return Secret::sign( 'instagram key', $key );
	}

	/** A new account. */
	private static function made( string $kind, string $username, string $token ): array {
		return array(
			'kind'     => $kind,
			'username' => $username,
			'token'    => $token,
			'entered'  => self::OWNER === $kind ? self::mark( $token ) : '',
			'since'    => time(),
			'renewed'  => 0,
			'expires'  => 0,
			'refused'  => 0,
			'told'     => 0,
			'used'     => time(),
		);
	}

	/** Whether an account is still one: the owner's ends with the key that she has entered. */
	private static function is_there( array $account ): bool {
		return self::OWNER !== $account['kind'] || self::mark( Connections::key( Instagram::ID ) ) === $account['entered'];
	}

	/** Keeps an account, and not too many. */
	private static function keep( string $reference, array $account ): void {
		$accounts               = self::all();
		$accounts[ $reference ] = $account;
		uasort( $accounts, static fn( array $one, array $other ): int => array( self::OWNER === $other['kind'], $other['used'] ) <=> array( self::OWNER === $one['kind'], $one['used'] ) );
		update_option( self::OPTION, array_slice( $accounts, 0, self::MOST + 1, true ), false );
	}
}
