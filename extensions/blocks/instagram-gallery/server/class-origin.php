<?php
namespace Dovetail\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

/** Who is asked for the posts of an account: Instagram itself, or the platform. */
final class Origin {
	/**
	 * The newest posts of an account.
	 *
	 * @param string $reference Of the account; that of the owner's may be news.
	 * @return array{username: string, posts: array[]}|\WP_Error Errors as of `Service::ask()` and of the platform, and
	 *         `invalid_token`.
	 */
	public static function read( string $reference ) {
		$account = Accounts::get( $reference );
		if ( ! $account ) {
			$owner = Accounts::owner( true );
			if ( $owner !== $reference ) {
				return is_wp_error( $owner ) ? $owner : Instagram::refused();
			}
			$account = Accounts::get( $reference );
		}
		if ( Accounts::PLATFORM === $account['kind'] ) {
			return Platform_Accounts::gallery( $account );
		}
		$posts = Instagram::media( $account['token'] );
		return is_wp_error( $posts ) ? $posts : array(
			'username' => $account['username'],
			'posts'    => $posts,
		);
	}
}
