<?php
namespace Dovetail\Related_Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the IDs found for each post in a fixed number of transients (“shelves”). A robot that reads a hundred thousand
 * posts leaves no more rows than a visitor who reads some hundreds.
 */
final class Cache {
	/** Names of transients, followed by the number of a shelf. */
	const TRANSIENT = 'dovetail_blocks_related_';

	/** Number of shelves, and of posts on one. */
	const SHARD_COUNT         = 256;
	const MAX_POSTS_PER_SHARD = 20;

	/** Seconds for which ids are kept; and where there was room for more of them, as on a site that is new. */
	const LIFETIME       = 12 * HOUR_IN_SECONDS;
	const LIFETIME_SHORT = 15 * MINUTE_IN_SECONDS;

	/**
	 * Reads the stored result of a post.
	 *
	 * @return array{key: string, time: int, ids: int[]}|null
	 */
	public static function get( int $id ): ?array {
		$shelf = self::shelf( $id );
		$kept  = $shelf[ $id ] ?? null;
		return is_array( $kept ) && isset( $kept['key'], $kept['time'], $kept['ids'] ) ? $kept : null;
	}

	/** Stores the result of a post. On a full shelf, it replaces the oldest one. */
	public static function put( int $id, string $key, array $ids ): void {
		$shelf = self::shelf( $id );
		unset( $shelf[ $id ] );
		$shelf[ $id ] = array(
			'key'  => $key,
			'time' => time(),
			'ids'  => $ids,
		);
		set_transient( self::TRANSIENT . $id % self::SHARD_COUNT, array_slice( $shelf, -self::MAX_POSTS_PER_SHARD, null, true ), DAY_IN_SECONDS );
	}

	/**
	 * The shelf of a post.
	 *
	 * @return array<int, array> By id.
	 */
	private static function shelf( int $id ): array {
		$shelf = get_transient( self::TRANSIENT . $id % self::SHARD_COUNT );
		return is_array( $shelf ) ? $shelf : array();
	}

	/** Whether what is kept still holds. What was found in the future was so before the clock was set right. */
	public static function is_fresh( array $kept ): bool {
		$age = time() - $kept['time'];
		return $age >= 0 && $age < ( count( $kept['ids'] ) < Related_Posts::MAX_POSTS ? self::LIFETIME_SHORT : self::LIFETIME );
	}
}
