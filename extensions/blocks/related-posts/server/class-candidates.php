<?php
namespace Dovetail\Related_Posts;

use Dovetail\Plugin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Finds candidates for related posts in the database. Reads at most a few thousand rows, always through an index, no
 * matter how many posts the site has.
 */
final class Candidates {
	const MAX_CANDIDATES = 50;

	/** Maximum number of posts to read per shared term, the newest first. */
	const MAX_POSTS_PER_TERM = 500;

	/** Maximum number of posts whose visibility is checked, those with the most shared terms first. */
	const MAX_CHECKED = 150;

	/** Number of newest posts whose titles are searched. */
	const MAX_NEWEST = 1000;

	/**
	 * Finds public posts of the same type that share a term. If it finds few, adds recent posts whose titles share a
	 * word.
	 *
	 * @return object[] Posts with `ID`, `post_title` and `shared` (the number of shared terms), ordered by `shared`,
	 *        then newest first.
	 */
	public static function of( \WP_Post $post, array $terms, array $words ): array {
		$shared     = self::sharing( $post->ID, $terms );
		$candidates = self::named( $post->post_type, array_keys( $shared ) );
		foreach ( $candidates as $candidate ) {
			$candidate->shared = $shared[ (int) $candidate->ID ];
		}
		// Before PHP 8.0, sorting is not stable.
		$places = array_flip( array_column( $candidates, 'ID' ) );
		usort( $candidates, static fn( $a, $b ) => array( $b->shared, $places[ $a->ID ] ) <=> array( $a->shared, $places[ $b->ID ] ) );
		$candidates = array_slice( $candidates, 0, self::MAX_CANDIDATES );
		if ( ! $words || count( $candidates ) >= Ranking::MAX_IDS ) {
			return $candidates;
		}
		foreach ( self::titled( $post, $words ) as $other ) {
			if ( ! isset( $places[ $other->ID ] ) ) {
				$other->shared = 0;
				$candidates[]  = $other;
			}
		}
		return $candidates;
	}

	/**
	 * Finds the posts that share the most of the given terms. Reads only the newest posts of each term, from the end of
	 * the index.
	 *
	 * @return array<int, int> Number of shared terms by post ID, also of posts that are not public. Highest first, then
	 *        newest first.
	 */
	private static function sharing( int $id, array $terms ): array {
		$shared = array();
		foreach ( $terms as $term ) {
			foreach ( Database::column( 'SELECT object_id FROM {term_relationships} WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d', array( $term, self::MAX_POSTS_PER_TERM ) ) as $other ) {
				$shared[ (int) $other ] = isset( $shared[ (int) $other ] ) ? $shared[ (int) $other ] + 1 : 1;
			}
		}
		unset( $shared[ $id ] );
		krsort( $shared );
		$newest = array_flip( array_keys( $shared ) );
		uksort( $shared, static fn( $a, $b ) => array( $shared[ $b ], $newest[ $a ] ) <=> array( $shared[ $a ], $newest[ $b ] ) );
		return array_slice( $shared, 0, self::MAX_CHECKED, true );
	}

	/**
	 * Returns the titles of the public posts among the given IDs.
	 *
	 * @param int[] $ids At most `MAX_CHECKED` IDs.
	 * @return object[] Posts with `ID` and `post_title`, newest first.
	 */
	private static function named( string $type, array $ids ): array {
		return $ids ? self::rows(
			'SELECT ID, post_title FROM {posts}
			WHERE ID IN ( ' . Database::places( $ids ) . " ) AND post_type = %s AND post_status = 'publish' AND post_password = ''
			ORDER BY post_date DESC, ID DESC",
			array_merge( $ids, array( $type ) )
		) : array();
	}

	/**
	 * Finds the newest public posts of the same type with one of the given words in the title.
	 *
	 * @return object[] Posts with `ID` and `post_title`, newest first.
	 */
	private static function titled( \WP_Post $post, array $words ): array {
		$like   = array_map( static fn( $word ) => '%' . Database::like( $word ) . '%', $words );
		$titles = implode( ' OR ', array_fill( 0, count( $like ), 'post_title LIKE %s' ) );
		return self::rows(
			"SELECT ID, post_title FROM (
				SELECT ID, post_title, post_password, post_date FROM {posts}
				WHERE post_type = %s AND post_status = 'publish'
				ORDER BY post_date DESC, ID DESC
				LIMIT %d
			) AS newest
			WHERE ID <> %d AND post_password = '' AND ( $titles )
			ORDER BY post_date DESC, ID DESC
			LIMIT %d",
			array_merge( array( $post->post_type, self::MAX_NEWEST, $post->ID ), $like, array( self::MAX_CANDIDATES ) )
		);
	}

	/** @return object[] Rows as objects, so that `shared` can be added to each. */
	private static function rows( string $sql, array $values ): array {
		return array_map( static fn( array $row ) => (object) $row, Database::rows( $sql, $values ) );
	}
}
