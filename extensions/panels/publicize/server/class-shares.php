<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Sharing state per post and connection: one meta row each, so that two jobs don't overwrite each other. */
final class Shares {
	/** Option name prefix, followed by the connection ID. */
	const META = '_dovetail_share_';

	/** Where a post that was published once keeps its own number: a copy of it, which has another one, was not. */
	const BEGUN = '_dovetail_shared';

	/** Where a post keeps the id of each connection for which it waits: the key alone finds them, among however many posts. */
	const WAITING = '_dovetail_sharing';

	/** Rows that one look takes up. */
	const MOST = 200;

	/** Whether the sharing of a post has begun, or was left out for good, whatever the cache says. */
	public static function has_begun( int $post ): bool {
		wp_cache_delete( $post, 'post_meta' );
		return (int) get_post_meta( $post, self::BEGUN, true ) === $post;
	}

	/** Notes that the sharing of a post has begun: it never begins again. */
	public static function mark( int $post ): void {
		update_post_meta( $post, self::BEGUN, $post );
	}

	/**
	 * Returns the sharing state of a post at a connection.
	 *
	 * @return array{post: int, state: string, since: int, tries: int, doubt: int, at: int, url: string, sentence: string, count: int, without: int}|null
	 *         and `thread: ?bool`. `state` is `waiting`, `done` or `failed`. `doubt` is the time of the first unconfirmed attempt,
	 *         `count` the number of posts in a thread, and `without` the number of omitted images.
	 */
	public static function of( int $post, string $id ): ?array {
		$row = json_decode( (string) get_post_meta( $post, self::META . $id, true ), true );
		return is_array( $row ) && ( $row['post'] ?? 0 ) === $post ? $row + self::fresh( $post ) : null;
	}

	/**
	 * All that became of a post.
	 *
	 * @return array<string, array> Rows by id of the connection.
	 */
	public static function all( int $post ): array {
		$rows = array();
		foreach ( array_keys( (array) get_post_meta( $post ) ) as $key ) {
			if ( 0 === strpos( $key, self::META ) ) {
				$id          = substr( $key, strlen( self::META ) );
				$rows[ $id ] = self::of( $post, $id );
			}
		}
		return array_filter( $rows );
	}

	/** Has a post wait for a connection, unless something has become of it there. */
	public static function add( int $post, string $id ): void {
		if ( ! self::of( $post, $id ) ) {
			self::write( $post, $id, self::fresh( $post ) );
		}
	}

	/**
	 * Updates the sharing state.
	 *
	 * @param array $change Some of the keys of `of()`.
	 */
	public static function note( int $post, string $id, array $change ): void {
		self::write( $post, $id, $change + ( self::of( $post, $id ) ?? self::fresh( $post ) ) );
	}

	/** Forgets what has not become anything. */
	public static function drop( int $post, string $id ): void {
		delete_post_meta( $post, self::META . $id );
		delete_post_meta( $post, self::WAITING, $id );
	}

	/**
	 * The jobs that are not done, of posts that are public.
	 *
	 * @return array[] Arguments of `Sharing::share()`.
	 */
	public static function unfinished(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the key has an index.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta.meta_value, meta.post_id FROM {$wpdb->postmeta} meta JOIN {$wpdb->posts} posts ON posts.ID = meta.post_id WHERE meta.meta_key = %s AND posts.post_status = 'publish' AND posts.post_password = '' ORDER BY meta.meta_id LIMIT %d", self::WAITING, self::MOST ) );
		$jobs = array();
		foreach ( $rows as $row ) {
			$share = self::of( (int) $row->post_id, $row->meta_value );
			if ( $share && 'waiting' === $share['state'] ) {
				$jobs[] = array( (int) $row->post_id, $row->meta_value );
			} else {
				// Left by a copied post or a request that died.
				delete_post_meta( (int) $row->post_id, self::WAITING, $row->meta_value );
			}
		}
		return $jobs;
	}

	/** A row of which nothing has become yet. */
	private static function fresh( int $post ): array {
		return array(
			'post'     => $post,
			'state'    => 'waiting',
			'since'    => time(),
			'tries'    => 0,
			'doubt'    => 0,
			'at'       => 0,
			'url'      => '',
			'sentence' => '',
			'count'    => 0,
			'without'  => 0,
			'thread'   => null,
		);
	}

	private static function write( int $post, string $id, array $row ): void {
		$is_noted = in_array( $id, (array) get_post_meta( $post, self::WAITING ), true );
		if ( 'waiting' === $row['state'] && ! $is_noted ) {
			add_post_meta( $post, self::WAITING, wp_slash( $id ) );
		}
		update_post_meta( $post, self::META . $id, wp_slash( (string) wp_json_encode( $row ) ) );
		if ( 'waiting' !== $row['state'] && $is_noted ) {
			delete_post_meta( $post, self::WAITING, $id );
		}
	}
}
