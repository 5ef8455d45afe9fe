<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Reads any number of subscribers in the order of their numbers, past every cache and without filling one: for mails and tables. */
final class Subscriber_Query {
	/** The confirmed subscriber with a number, as it is at this moment. */
	public static function fresh( int $id ): ?\WP_Post {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE ID = %d AND post_type = %s AND post_status = %s", $id, Subscribers::TYPE, Subscribers::ACTIVE ) );
		return $row ? new \WP_Post( $row ) : null;
	}

	/**
	 * Those who are to get a mail about something that happened at a moment: confirmed before it.
	 *
	 * @param int    $after  Number of the subscriber after whom to go on; 0 at first.
	 * @param string $moment `Y-m-d H:i:s` in UTC.
	 * @return int[] Numbers, ascending.
	 */
	public static function batch( int $after, string $moment, int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WP_Query cannot go on after a number; each page is read once.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND ID > %d AND post_content_filtered <= %s ORDER BY ID LIMIT %d",
				Subscribers::TYPE,
				Subscribers::ACTIVE,
				$after,
				$moment,
				$most
			)
		);
		return array_map( 'intval', $ids );
	}

	/**
	 * Counts the subscribers who still have to get an email about an event.
	 *
	 * @param string $moment `Y-m-d H:i:s` in UTC.
	 */
	public static function count_after( int $after, string $moment ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND ID > %d AND post_content_filtered <= %s", Subscribers::TYPE, Subscribers::ACTIVE, $after, $moment ) );
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
