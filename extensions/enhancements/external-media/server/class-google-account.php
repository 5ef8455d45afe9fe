<?php
namespace Dovetail\External_Media;

use Dovetail\Connections\Connections;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * An author's access to Google Photos: tokens and the current picking session, stored encrypted in user meta. No REST
 * response contains them.
 */
final class Google_Account {
	/** Name of the user option with the data. Each site has its own option. */
	const KEY = 'dovetail_blocks_google_photos';

	/** Tokens that expire within this many seconds are renewed before use. */
	const EXPIRY_MARGIN_SECONDS = 60;

	/**
	 * Returns the current user's data: `refresh`, `access`, `ends`, `session`, `is_used`, and `client`, the only OAuth
	 * client for which the tokens are valid.
	 *
	 * @return array<string, mixed> Empty without a user, and if the data cannot be decrypted or belongs to another client.
	 */
	public static function read(): array {
		$data = self::open( (string) get_user_option( self::KEY ) );
		return Connections::key( Google_Client::ID ) === ( $data['client'] ?? '' ) ? $data : array();
	}

	/**
	 * Decrypts a user's stored data.
	 *
	 * @return array<string, mixed> Data with the keys of `read()`, of any client; empty if the data cannot be decrypted.
	 */
	public static function open( string $stored ): array {
		$sealed = base64_decode( $stored, true ); // Bytes in a text.
		$length = SODIUM_CRYPTO_SECRETBOX_NONCEBYTES;
		if ( ! is_string( $sealed ) || strlen( $sealed ) <= $length + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return array();
		}
		$text = sodium_crypto_secretbox_open( substr( $sealed, $length ), substr( $sealed, 0, $length ), self::lock() );
		$data = is_string( $text ) ? json_decode( $text, true ) : null;
		return is_array( $data ) ? $data : array();
	}

	/**
	 * Updates the stored data.
	 *
	 * @param array<string, mixed> $change Changed keys of the data, see `read()`.
	 */
	public static function note( array $change ): void {
		$nonce  = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$text   = (string) wp_json_encode( array( 'client' => Connections::key( Google_Client::ID ) ) + $change + self::read() );
		$sealed = base64_encode( $nonce . sodium_crypto_secretbox( $text, $nonce, self::lock() ) );
		update_user_option( get_current_user_id(), self::KEY, $sealed );
	}

	/** Deletes the current user's data on this site and revokes their tokens at Google. */
	public static function forget(): void {
		Google_Revocation::end_of_user( get_current_user_id() );
	}

	/**
	 * Stores the tokens of an author who has granted access.
	 *
	 * @param array $tokens Tokens from `Google_Client::tokens()`.
	 */
	public static function take( array $tokens ): void {
		self::note(
			array(
				'access' => $tokens['access_token'],
				'ends'   => time() + $tokens['expires_in'],
			) + ( is_string( $tokens['refresh_token'] ?? null ) ? array( 'refresh' => $tokens['refresh_token'] ) : array() )
		);
	}

	/**
	 * Returns a valid token.
	 *
	 * @return string|\WP_Error The error code is `authorization_required` if the author must grant access.
	 */
	public static function token() {
		$kept = self::read();
		if ( is_string( $kept['access'] ?? null ) && ( $kept['ends'] ?? 0 ) > time() + self::EXPIRY_MARGIN_SECONDS ) {
			return $kept['access'];
		}
		if ( ! is_string( $kept['refresh'] ?? null ) ) {
			return Refusal::unauthorized();
		}
		$tokens = Google_Client::tokens(
			array(
				'grant_type'    => 'refresh_token',
				'refresh_token' => $kept['refresh'],
			)
		);
		if ( is_wp_error( $tokens ) ) {
			if ( 'authorization_required' === $tokens->get_error_code() ) {
				// The user revoked the access at Google.
				delete_user_option( get_current_user_id(), self::KEY );
			}
			return $tokens;
		}
		self::take( $tokens );
		return $tokens['access_token'];
	}

	/** Returns the encryption key, which is used only for Google accounts. */
	private static function lock(): string {
		return (string) hex2bin( Secret::sign( 'google photos tokens', wp_salt( 'secure_auth' ) ) ); // not Secret alone: the key must not be in the database.
	}
}
