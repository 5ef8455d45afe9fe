<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Lock;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the progress of a post's mailing in one meta row, as JSON. Every change is one statement that fails if another
 * request has changed the row since it was read, so two runners never send to the same subscriber.
 *
 * - `post`: the post's own ID: a copy of the post has a copy of the row, which is then ignored;
 * - `state`: `running`, `stopped` by the owner, or `done`; `since`: later subscribers do not get it;
 * - `round`: 0 for the first attempt, then the number of the retry; `through`: the last subscriber
 *   of this round; `current`: the subscriber the runner `by` is sending to, 0 for none;
 * - `sent`: count; `wait`: not before this timestamp; `changed`: timestamp; `turn`: counts changes, so that no two rows
 * are equal.
 */
final class Mailing {
	/** Meta key. */
	const META = '_dovetail_blocks_mailed';

	/** Attempts to make a change when others interfere. */
	const TRIES = 50;

	/**
	 * Begins the mails about a post, unless they have begun.
	 *
	 * @param string $since `Y-m-d H:i:s` in UTC: who confirmed later does not get them.
	 * @return bool Whether they have begun now.
	 */
	public static function begin( int $post, string $since ): bool {
		$name = 'mailing_' . $post;
		try {
			$claimed = Lock::claim( $name, MINUTE_IN_SECONDS );
		} catch ( \Dovetail\Plugin\Database_Error $error ) {
			$claimed = false;
		}
		if ( ! $claimed ) {
			return false;
		}
		$is_new = null === self::read( $post );
		if ( $is_new ) {
			// A copied post has the row of the original.
			delete_post_meta( $post, self::META );
			$is_new = (bool) add_post_meta(
				$post,
				self::META,
				wp_slash(
					(string) wp_json_encode(
						array(
							'post'    => $post,
							'state'   => 'running',
							'since'   => $since,
							'round'   => 0,
							'through' => 0,
							'current' => 0,
							'by'      => '',
							'sent'    => 0,
							'wait'    => 0,
							'changed' => time(),
							'turn'    => 0,
						)
					)
				)
			);
		}
		Lock::release( $name );
		return $is_new;
	}

	/** The progress of a post's mails; null when they have not begun. */
	public static function read( int $post ): ?array {
		$row = self::row( $post );
		return $row ? $row['progress'] : null;
	}

	/**
	 * Changes the progress.
	 *
	 * @param callable $change Gets the progress as it is and returns it as it shall be; null to leave it. May be asked
	 *                         several times.
	 * @return array|null The progress as it is now; null when it was left, is gone, or cannot be stored.
	 */
	public static function change( int $post, callable $change ): ?array {
		global $wpdb;
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$row   = self::row( $post );
			$after = $row ? $change( $row['progress'] ) : null;
			if ( ! $after ) {
				return null;
			}
			$after['changed'] = time();
			$after['turn']    = $row['progress']['turn'] + 1;
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no change that fails when another came before it.
			$changed = $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = %s WHERE meta_id = %d AND meta_value = %s", wp_json_encode( $after ), $row['id'], $row['value'] ) );
			if ( false === $changed ) {
				return null;
			}
			if ( $changed ) {
				wp_cache_delete( $post, 'post_meta' );
				return $after;
			}
		}
		return null;
	}

	/**
	 * Returns the published posts with unfinished, running mailings.
	 *
	 * @return array[] A list of lists with one ID each.
	 */
	public static function unfinished(): array {
		$jobs = array();
		foreach ( self::latest( 'running', 200 ) as $post => $progress ) {
			if ( 'publish' === get_post_status( $post ) ) {
				$jobs[] = array( $post );
			}
		}
		return $jobs;
	}

	/**
	 * The latest mails, the newest first.
	 *
	 * @param string $state Of those in this state; empty for all.
	 * @return array<int, array> Progress by the post's number.
	 */
	public static function latest( string $state, int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- the key has an index; WP_Query cannot sort by the row's number.
		$rows   = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY meta_id DESC LIMIT %d", self::META, '%' . $wpdb->esc_like( '' === $state ? '"state":' : '"state":"' . $state . '"' ) . '%', $most ) );
		$latest = array();
		foreach ( $rows as $row ) {
			$progress = self::parse( (int) $row->post_id, $row->meta_value );
			if ( $progress ) {
				$latest[ (int) $row->post_id ] = $progress;
			}
		}
		return $latest;
	}

	/**
	 * The row of a post, past every cache.
	 *
	 * @return array{id: int, value: string, progress: array}|null
	 */
	private static function row( int $post ): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- another process may have changed it a moment ago.
		foreach ( $wpdb->get_results( $wpdb->prepare( "SELECT meta_id, meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s ORDER BY meta_id", $post, self::META ) ) as $row ) {
			$progress = self::parse( $post, $row->meta_value );
			if ( $progress ) {
				return array(
					'id'       => (int) $row->meta_id,
					'value'    => $row->meta_value,
					'progress' => $progress,
				);
			}
		}
		return null;
	}

	/** The progress that a row holds; null for what a copy has of another post. */
	private static function parse( int $post, string $value ): ?array {
		$progress = json_decode( $value, true );
		return is_array( $progress ) && isset( $progress['post'], $progress['state'], $progress['turn'] ) && $post === $progress['post'] ? $progress : null;
	}
}
