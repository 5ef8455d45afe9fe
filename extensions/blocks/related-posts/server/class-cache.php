<?php
namespace Dovetail\Related_Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the IDs of related posts in a fixed number of transients (shards), so that crawlers cannot fill the database.
 */
final class Cache {
	/** Prefix of the transients' names, followed by the number of a shard. */
	const TRANSIENT = 'dovetail_blocks_related_';

	/** Number of shards, and maximum number of posts per shard. */
	const SHARD_COUNT         = 256;
	const MAX_POSTS_PER_SHARD = 20;

	/** Lifetime in seconds of a result with the maximum number of posts, and of a smaller one, as on a new site. */
	const LIFETIME_SECONDS       = 12 * HOUR_IN_SECONDS;
	const SHORT_LIFETIME_SECONDS = 15 * MINUTE_IN_SECONDS;

	/**
	 * Returns the stored result for a post; null if there is none.
	 *
	 * @return array{key: string, time: int, ids: int[]}|null
	 */
	public static function get( int $id ): ?array {
		$shelf = self::shelf( $id );
		$kept  = $shelf[ $id ] ?? null;
		return is_array( $kept ) && isset( $kept['key'], $kept['time'], $kept['ids'] ) ? $kept : null;
	}

	/** Stores the result for a post. If its shard is full, replaces the oldest result. */
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
	 * Returns the shard that contains a post.
	 *
	 * @return array<int, array> Posts by ID.
	 */
	private static function shelf( int $id ): array {
		$shelf = get_transient( self::TRANSIENT . $id % self::SHARD_COUNT );
		return is_array( $shelf ) ? $shelf : array();
	}

	/**
	 * Whether a stored result is still valid. A result with a future date is not, because the clock was wrong when it
	 * was stored.
	 */
	public static function is_fresh( array $kept ): bool {
		$age = time() - $kept['time'];
		return $age >= 0 && $age < ( count( $kept['ids'] ) < Related_Posts::MAX_POSTS ? self::SHORT_LIFETIME_SECONDS : self::LIFETIME_SECONDS );
	}
}
