<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Caches an account's name, whether the network has rejected the account, and encrypted temporary credentials. The
 * cache becomes invalid when the owner changes the account's settings.
 */
final class Account_Cache {
	/** Prefix of the options that cache account data, followed by the connection ID. */
	const OPTION = 'dovetail_blocks_publicize_';

	/**
	 * Returns the cached data of a connection.
	 *
	 * @return array{profile: string, refused: bool, lent: string}
	 */
	public static function of( string $id ): array {
		$kept = get_option( self::OPTION . $id, array() );
		$kept = is_array( $kept ) && self::mark( $id ) === ( $kept['mark'] ?? '' ) ? $kept : array();
		return $kept + array(
			'profile' => '',
			'refused' => false,
			'lent'    => '',
		);
	}

	/**
	 * Updates the cached data of a connection.
	 *
	 * @param array $change Changed keys of the cached data, see `of()`.
	 */
	public static function note( string $id, array $change ): void {
		update_option( self::OPTION . $id, array( 'mark' => self::mark( $id ) ) + $change + self::of( $id ), false );
	}

	/**
	 * Returns temporary credentials.
	 *
	 * @return array Credentials; empty if expired.
	 */
	public static function lent( string $id ): array {
		$sealed = base64_decode( self::of( $id )['lent'], true ); // Bytes in a text.
		$length = SODIUM_CRYPTO_SECRETBOX_NONCEBYTES;
		if ( ! is_string( $sealed ) || strlen( $sealed ) <= $length + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return array();
		}
		$text = sodium_crypto_secretbox_open( substr( $sealed, $length ), substr( $sealed, 0, $length ), self::lock() );
		$data = is_string( $text ) ? json_decode( $text, true ) : null;
		return is_array( $data ) && ( $data['ends'] ?? 0 ) > time() ? $data : array();
	}

	/**
	 * Stores temporary credentials from a network.
	 *
	 * @param array $data    Empty to delete the stored credentials.
	 * @param int   $seconds Seconds until the credentials expire.
	 */
	public static function lend( string $id, array $data, int $seconds = 0 ): void {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$text  = (string) wp_json_encode( $data + array( 'ends' => time() + $seconds ) );
		self::note( $id, array( 'lent' => $data ? base64_encode( $nonce . sodium_crypto_secretbox( $text, $nonce, self::lock() ) ) : '' ) );
	}

	/** Returns a hash of the values that the owner entered. */
	private static function mark( string $id ): string {
		return substr( Secret::sign( 'publicize account', (string) wp_json_encode( Connections::values( $id ) ) ), 0, 32 );
	}

	/** Returns the encryption key. */
	private static function lock(): string {
		return (string) hex2bin( Secret::sign( 'publicize credentials', wp_salt( 'secure_auth' ) ) ); // not Secret alone: the key must not be in the database.
	}
}
