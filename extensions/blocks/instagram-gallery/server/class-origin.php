<?php
namespace Dovetail\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

/** Reads the posts of an account from Instagram itself or from the platform. */
final class Origin {
	/**
	 * Returns the newest posts of an account.
	 *
	 * @param string $reference Of the account; that of the owner's may be news.
	 * @return array{username: string, posts: array[]}|\WP_Error Errors as of `Service::ask()` and of the platform, and
	 *         `invalid_token` and `unknown_account`.
	 */
	public static function read( string $reference ) {
		$account = Accounts::get( $reference );
		if ( ! $account ) {
			$owner = Accounts::owner( true );
			if ( $owner !== $reference ) {
				return self::unknown();
			}
			$account = Accounts::get( $reference );
		}
		if ( Accounts::PLATFORM === $account['kind'] ) {
			return Platform_Accounts::gallery( $account );
		}
		$media = Instagram::media( $account['token'] );
		if ( ! is_wp_error( $media ) && '' === $media['username'] ) {
			$media['username'] = $account['username'];
		}
		return $media;
	}

	/** Returns the error for an account that is unknown or was removed. Its post may move to a site that knows it. */
	public static function unknown(): \WP_Error {
		return new \WP_Error( 'unknown_account', __( 'This Instagram account is not connected to this site or can’t be reached. Reconnect it, or disconnect it in the sidebar and choose another.', 'dovetail-blocks' ), array( 'status' => 404 ) );
	}
}
