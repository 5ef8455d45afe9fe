<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Reads any number of subscribers in the order of their numbers, past every cache and without filling one: for mails and
 * tables.
 */
final class Subscriber_Query {
	/**
	 * The confirmed subscriber with a number, as it is at this moment.
	 *
	 * @param int $id A number.
	 */
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
	 * @param int    $most   How many at most.
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
	 * How many are still to get a mail about something that happened at a moment.
	 *
	 * @param int    $after  Number of the subscriber after whom to go on.
	 * @param string $moment `Y-m-d H:i:s` in UTC.
	 */
	public static function count_after( int $after, string $moment ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see the class.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND ID > %d AND post_content_filtered <= %s", Subscribers::TYPE, Subscribers::ACTIVE, $after, $moment ) );
	}

	/**
	 * Subscribers for a table.
	 *
	 * @param int        $after Number of the subscriber after whom to go on.
	 * @param int        $most  How many at most.
	 * @param int[]|null $ids   Of these alone, ascending; null for all.
	 * @return object[]|null Rows by number; null when the database refuses.
	 */
	public static function page( int $after, int $most, ?array $ids = null ): ?array {
		global $wpdb;
		$own = null;
		if ( null !== $ids ) {
			$own = array_slice(
				array_filter(
					$ids,
					static function ( $id ) use ( $after ) {
						return $id > $after;
					}
				),
				0,
				$most
			);
		}
		$among = null === $own ? '' : ' AND ID IN (' . implode( ',', array_map( 'intval', $own ? $own : array( 0 ) ) ) . ')';
		// phpcs:ignore WordPress.DB -- see the class; numbers.
		return $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title, post_status, post_date_gmt, post_content, post_content_filtered, post_parent FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN ( %s, %s ) AND ID > %d$among ORDER BY ID LIMIT %d", Subscribers::TYPE, Subscribers::PENDING, Subscribers::ACTIVE, $after, $most ) );
	}

	/**
	 * The numbers of those whom WordPress's list shows for a state and a search.
	 *
	 * @param string $state  Empty for every one.
	 * @param string $search As entered.
	 * @return int[] Ascending.
	 */
	public static function listed( string $state, string $search ): array {
		return array_map(
			'intval',
			get_posts(
				array(
					'post_type'        => Subscribers::TYPE,
					'post_status'      => '' === $state ? array( Subscribers::PENDING, Subscribers::ACTIVE ) : $state,
					's'                => $search,
					'fields'           => 'ids',
					'orderby'          => 'ID',
					'order'            => 'ASC',
					'numberposts'      => -1,
					'suppress_filters' => true,
					'cache_results'    => false,
				)
			)
		);
	}
}
