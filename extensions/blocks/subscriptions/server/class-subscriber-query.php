<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/** Reads any number of subscribers in the order of their numbers, past every cache and without filling one: for mails and tables. */
final class Subscriber_Query {
	/** Returns the confirmed subscriber with an ID. */
	public static function fresh( int $id ): ?\WP_Post {
		$row = Database::row( 'SELECT * FROM {posts} WHERE ID = %d AND post_type = %s AND post_status = %s', array( $id, Subscribers::TYPE, Subscribers::ACTIVE ) );
		return $row ? new \WP_Post( (object) $row ) : null;
	}

	/**
	 * Returns those who are to get a mail about something that happened at a moment: confirmed by then.
	 *
	 * @param int $after ID of the subscriber after whom to go on; 0 at first.
	 * @return int[] IDs, ascending.
	 */
	public static function batch( int $after, int $moment, int $most ): array {
		return array_map( 'intval', Database::column( 'SELECT ID FROM {posts} WHERE post_type = %s AND post_status = %s AND ID > %d AND post_content_filtered <= %s ORDER BY ID LIMIT %d', array( Subscribers::TYPE, Subscribers::ACTIVE, $after, gmdate( 'Y-m-d H:i:s', $moment ), $most ) ) );
	}

	/** Counts the subscribers who still have to get a mail about something that happened at a moment, see `batch()`. */
	public static function count_after( int $after, int $moment ): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {posts} WHERE post_type = %s AND post_status = %s AND ID > %d AND post_content_filtered <= %s', array( Subscribers::TYPE, Subscribers::ACTIVE, $after, gmdate( 'Y-m-d H:i:s', $moment ) ) );
	}

	/**
	 * Subscribers for a table: those that a list shows.
	 *
	 * @param array<string, string> $shown `post_status` and `s`, as the list was asked; what is missing narrows nothing.
	 * @return \WP_Post[]|null By number; where the database refuses, `$wpdb` says so.
	 */
	public static function page( int $after, int $most, array $shown = array() ): ?array {
		global $wpdb;
		$states = array( Subscribers::PENDING, Subscribers::ACTIVE );
		$state  = $shown['post_status'] ?? '';
		$beyond = static function ( $where ) use ( $after, $wpdb ) {
			return $where . $wpdb->prepare( " AND {$wpdb->posts}.ID > %d", $after );
		};
		add_filter( 'posts_where', $beyond );
		add_filter( 'split_the_query', '__return_false' );
		// The list's own way to search. It asks once and caches nothing.
		$query = new \WP_Query(
			array(
				'post_type'              => Subscribers::TYPE,
				'post_status'            => in_array( $state, $states, true ) ? $state : $states,
				's'                      => $shown['s'] ?? '',
				'posts_per_page'         => $most,
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'no_found_rows'          => true,
				'cache_results'          => false,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		remove_filter( 'split_the_query', '__return_false' );
		remove_filter( 'posts_where', $beyond );
		return $query->posts;
	}
}
