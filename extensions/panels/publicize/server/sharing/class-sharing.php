<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Availability;
use Dovetail\Plugin\Database;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/** Determines which posts can be shared, and to which connections. */
final class Sharing {
	/** ID for all connections of the platform. */
	const PLATFORM = 'platform';

	/** Maximum age of a post in seconds for automatic sharing. The author can share older posts manually. */
	const MAX_AGE_SECONDS = 2 * DAY_IN_SECONDS;

	/** Whether everyone can read a post, and posts of its type can be shared. */
	public static function is_public( \WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && in_array( $post->post_type, Share_Options::types(), true );
	}

	/** Whether a post is public, and sharing is available for its post type. */
	public static function can_be_shared( \WP_Post $post ): bool {
		return self::is_public( $post ) && Availability::is_available( 'publicize' );
	}

	/**
	 * Returns the connection IDs, including `PLATFORM` if the platform has connections.
	 *
	 * @return string[]
	 */
	public static function connections(): array {
		return array_merge( Accounts::ids(), Settings::is_platform_configured() && array() !== Platform_Accounts::last() ? array( self::PLATFORM ) : array() );
	}

	/**
	 * Returns the connections that a post of this type can be shared to.
	 *
	 * @return string[]
	 */
	public static function connections_for( \WP_Post $post ): array {
		return in_array( $post->post_type, Share_Options::types(), true ) && Availability::is_available( 'publicize' ) ? self::connections() : array();
	}

	/**
	 * Returns the connections that the author did not turn off. Keeps the platform if at least one of its connections is
	 * on.
	 *
	 * @param string[] $connections Connection IDs.
	 */
	public static function chosen( int $post, array $connections ): array {
		$choice = Share_Options::of( $post );
		return array_values(
			array_filter(
				$connections,
				static function ( string $id ) use ( $choice ): bool {
					return self::PLATFORM === $id ? array() !== Platform_Accounts::enabled( $choice ) : $choice[ $id ] ?? true;
				}
			)
		);
	}

	/**
	 * Loads the post's metadata into WordPress's cache. Throws on a database error, where WordPress's own function
	 * would return an empty value.
	 */
	public static function load_meta( int $post ): void {
		$meta = array();
		foreach ( Database::rows( 'SELECT meta_key, meta_value FROM {postmeta} WHERE post_id = %d ORDER BY meta_id', array( $post ) ) as $row ) {
			$meta[ $row['meta_key'] ][] = $row['meta_value'];
		}
		wp_cache_set( $post, $meta, 'post_meta' );
	}
}
