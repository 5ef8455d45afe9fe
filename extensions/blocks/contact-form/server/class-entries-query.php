<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Finds and counts the entries that the person may read, for the list, the table and the way from one to the next. */
final class Entries_Query {
	/** Parameter that chooses read or unread entries. */
	const STATE = 'entry_state';

	/** Parameter that chooses the entries of one form: the post of the form, 0 for the site. */
	const FORM = 'entry_form';

	/**
	 * Returns the query arguments of a view of the entries table.
	 *
	 * @param array $request `post_status`, the state and the form, without slashes.
	 * @return array For WP_Query.
	 */
	public static function of( array $request ): array {
		$sources = Capabilities::sources();
		if ( isset( $request[ self::FORM ] ) && is_numeric( $request[ self::FORM ] ) ) {
			$sources = array_intersect( $sources, array( (int) $request[ self::FORM ] ) );
		}
		$query = array(
			'post_type'       => Entries::TYPE,
			'post_status'     => self::status( $request ),
			'post_parent__in' => $sources ? array_values( $sources ) : array( -1 ),
			'search_columns'  => array( 'post_title', 'post_excerpt' ),
			'perm'            => '',
		);
		$state = $request[ self::STATE ] ?? '';
		if ( 'unread' === $state || 'read' === $state ) {
			$query['meta_query'] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- one key, on a screen for few.
				array(
					'key'     => Entries::READ,
					'compare' => 'read' === $state ? 'EXISTS' : 'NOT EXISTS',
				),
			);
		}
		return $query;
	}

	/** Which entries a person looks at: `private`, spam or the trash. */
	public static function status( array $request ): string {
		$status = $request['post_status'] ?? '';
		return in_array( $status, array( 'trash', Entries::SPAM ), true ) ? $status : 'private';
	}

	/**
	 * Returns the request parameters that select entries.
	 *
	 * @param array $request Without slashes.
	 * @return array<string, string>
	 */
	public static function kept( array $request ): array {
		$names = array( 's', 'm', 'post_status', self::STATE, self::FORM );
		return array_filter( array_intersect_key( $request, array_flip( $names ) ), static fn( $value ) => is_string( $value ) && '' !== $value );
	}

	/**
	 * Returns the complete query, with search and month, as WordPress's list builds it.
	 *
	 * @param array $request Without slashes.
	 * @return array For WP_Query, which caches nothing.
	 */
	public static function whole( array $request ): array {
		$kept = self::kept( $request );
		return self::of( $kept ) + array(
			's'                      => $kept['s'] ?? '',
			'm'                      => (int) ( $kept['m'] ?? 0 ),
			'fields'                 => 'ids',
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'no_found_rows'          => true,
			'cache_results'          => false,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		);
	}

	/**
	 * Runs a query for the entries beyond one.
	 *
	 * @param array  $query For WP_Query, for ids.
	 * @param string $sign  `>` or `<`.
	 * @return int[]
	 */
	public static function beyond( array $query, string $sign, int $id ): array {
		global $wpdb;
		$sign   = '<' === $sign ? '<' : '>';
		$beyond = static function ( $where ) use ( $sign, $id, $wpdb ) {
			return $where . $wpdb->prepare( " AND {$wpdb->posts}.ID $sign %d", $id ); // phpcs:ignore WordPress.DB.PreparedSQL -- one of two signs.
		};
		add_filter( 'posts_where', $beyond );
		$ids = ( new \WP_Query( $query ) )->posts;
		remove_filter( 'posts_where', $beyond );
		return array_map( 'intval', $ids );
	}

	/**
	 * Returns the previous and next entries of a view, read or unread.
	 *
	 * @return array{newer: int, older: int} 0 for none.
	 */
	public static function neighbors( int $id, array $request ): array {
		unset( $request[ self::STATE ] );
		$query = array( 'posts_per_page' => 1 ) + self::whole( $request );
		return array(
			'newer' => self::beyond( $query, '>', $id )[0] ?? 0,
			'older' => self::beyond( array( 'order' => 'DESC' ) + $query, '<', $id )[0] ?? 0,
		);
	}

	/**
	 * Counts the entries that the user may read.
	 *
	 * @return array{read: int, unread: int, spam: int, trash: int}
	 */
	public static function counts(): array {
		global $wpdb;
		$counts  = array_fill_keys( array( 'read', 'unread', 'spam', 'trash' ), 0 );
		$sources = Capabilities::sources();
		if ( ! $sources ) {
			return $counts;
		}
		$places = implode( ', ', array_fill( 0, count( $sources ), '%d' ) );
		// phpcs:disable WordPress.DB -- only places for values are put together; wp_count_posts() knows no parents.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.post_status AS status, COUNT( m.meta_id ) AS marked, COUNT( * ) AS total
				FROM {$wpdb->posts} AS p LEFT JOIN {$wpdb->postmeta} AS m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.post_type = %s AND p.post_parent IN ( $places ) GROUP BY p.post_status",
				array_merge( array( Entries::READ, Entries::TYPE ), $sources )
			)
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			if ( 'private' === $row->status ) {
				$counts['read']   = (int) $row->marked;
				$counts['unread'] = (int) $row->total - (int) $row->marked;
			} elseif ( 'trash' === $row->status || Entries::SPAM === $row->status ) {
				$counts[ 'trash' === $row->status ? 'trash' : 'spam' ] = (int) $row->total;
			}
		}
		return $counts;
	}
}
