<?php
/**
 * Which posts are nearest to another one.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Looks at the terms that two posts share and at the words of their titles: one query of 50 candidates, whose outcome is
 * kept until a published post changes.
 */
final class Dovetail_Blocks_Related_Posts_Ranking {
	/** Posts that are looked at. */
	const CANDIDATES = 50;

	/** A shared term counts as much as two shared words of the title. */
	const TERM_WEIGHT = 2;

	/** Letters of the shortest word that says something. */
	const SHORTEST_WORD = 4;

	/** Words of a title that are looked at. */
	const MOST_WORDS = 10;

	/** What changes whenever a published post does: everything kept before is out of date. A transient without an end. */
	const CHANGED = 'dovetail_blocks_related_changed';

	/** What is kept of one post, followed by its id. */
	const TRANSIENT = 'dovetail_blocks_related_';

	/**
	 * Adds the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'transition_post_status', array( __CLASS__, 'forget_after_transition' ), 10, 3 );
		add_action( 'deleted_post', array( __CLASS__, 'forget_after_deletion' ), 10, 2 );
		add_action( 'set_object_terms', array( __CLASS__, 'forget_after_sorting' ) );
		add_action( 'deleted_term_relationships', array( __CLASS__, 'forget_after_sorting' ) );
	}

	/**
	 * Forgets when a post was public or is now. A change of a public post is a transition from public to public.
	 *
	 * @param string  $now    Its new status.
	 * @param string  $before Its old status.
	 * @param WP_Post $post   The post.
	 * @return void
	 */
	public static function forget_after_transition( $now, $before, $post ) {
		if ( ( 'publish' === $now || 'publish' === $before ) && is_post_type_viewable( $post->post_type ) ) {
			self::forget();
		}
	}

	/**
	 * Forgets when a public post is gone for good.
	 *
	 * @param int     $post_id Its id.
	 * @param WP_Post $post    What it was.
	 * @return void
	 */
	public static function forget_after_deletion( $post_id, $post ) {
		delete_transient( self::TRANSIENT . $post_id );
		self::forget_after_transition( 'trash', $post->post_status, $post );
	}

	/**
	 * Forgets when a public post gets other terms.
	 *
	 * @param int $post_id Its id.
	 * @return void
	 */
	public static function forget_after_sorting( $post_id ) {
		$post = get_post( $post_id );
		if ( $post ) {
			self::forget_after_transition( $post->post_status, $post->post_status, $post );
		}
	}

	/**
	 * Makes everything that is kept out of date.
	 *
	 * @return string What stands for the state of the posts from now on.
	 */
	private static function forget() {
		$state = uniqid( '', true );
		set_transient( self::CHANGED, $state );
		return $state;
	}

	/**
	 * The ids of the nearest posts, the nearest first.
	 *
	 * @param WP_Post $post The post that is read or edited.
	 * @return int[] At most as many as a block shows.
	 */
	public static function ids( $post ) {
		$terms = wp_list_pluck( self::terms( $post ), 'term_taxonomy_id' );
		$words = 'auto-draft' === $post->post_status ? array() : self::words( $post->post_title );
		if ( ! $terms && ! $words ) {
			return array();
		}
		$state = get_transient( self::CHANGED );
		$key   = md5( (string) wp_json_encode( array( $state ? $state : self::forget(), $post->post_type, $terms, $words ) ) );
		$kept  = get_transient( self::TRANSIENT . $post->ID );
		if ( is_array( $kept ) && isset( $kept['key'], $kept['ids'] ) && $key === $kept['key'] ) {
			return array_map( 'intval', (array) $kept['ids'] );
		}
		$ids = self::nearest( self::candidates( $post, $terms, $words ), $words );
		set_transient(
			self::TRANSIENT . $post->ID,
			array(
				'key' => $key,
				'ids' => $ids,
			),
			DAY_IN_SECONDS
		);
		return $ids;
	}

	/**
	 * The terms that say something about a post. The default category does not: posts get it when nobody chose one.
	 *
	 * @param WP_Post $post A post.
	 * @return WP_Term[]
	 */
	public static function terms( $post ) {
		$terms = array();
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$own = is_taxonomy_viewable( $taxonomy ) && 'post_format' !== $taxonomy ? get_the_terms( $post, $taxonomy ) : array();
			foreach ( is_array( $own ) ? $own : array() as $term ) {
				if ( 'category' !== $taxonomy || (int) get_option( 'default_category' ) !== $term->term_id ) {
					$terms[] = $term;
				}
			}
		}
		return $terms;
	}

	/**
	 * The words of a title that say something: not the shortest, and none that WordPress's own search passes over.
	 *
	 * @param string $title A title as it is kept.
	 * @return string[] In lower case, each once.
	 */
	public static function words( $title ) {
		$text  = html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text  = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
		$words = preg_split( '/[^\p{L}\p{M}\p{N}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		$long  = array_filter(
			is_array( $words ) ? $words : array(),
			static function ( $word ) {
				return mb_strlen( $word, 'UTF-8' ) >= self::SHORTEST_WORD;
			}
		);
		return array_slice( array_values( array_unique( array_diff( $long, self::stop_words() ) ) ), 0, self::MOST_WORDS );
	}

	/**
	 * WordPress's own list of words that a search passes over, in the language of the site.
	 *
	 * @return string[]
	 */
	private static function stop_words() {
		static $words = null;
		if ( null === $words ) {
			$search = new class() extends WP_Query {
				/**
				 * The list, which WordPress keeps to itself.
				 *
				 * @return string[]
				 */
				public function stop_words() {
					return $this->get_search_stopwords();
				}
			};
			$words  = $search->stop_words();
		}
		return $words;
	}

	/**
	 * Public posts of the same type that share a term or, as far as the database can tell, a word of the title.
	 *
	 * @param WP_Post  $post  The post.
	 * @param int[]    $terms Ids of its terms in their taxonomies.
	 * @param string[] $words Words of its title.
	 * @return object[] With `ID`, `post_title` and `shared`, the number of shared terms; those that share most come first, then the newest.
	 */
	private static function candidates( $post, $terms, $words ) {
		global $wpdb;
		$terms  = $terms ? array_map( 'intval', $terms ) : array( 0 );
		$places = implode( ', ', array_fill( 0, count( $terms ), '%d' ) );
		$titles = str_repeat( " OR {$wpdb->posts}.post_title LIKE %s", count( $words ) );
		$like   = array_map(
			static function ( $word ) use ( $wpdb ) {
				return '%' . $wpdb->esc_like( $word ) . '%';
			},
			$words
		);
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders, WordPress.DB.DirectDatabaseQuery -- only places for values are put together here; the outcome is cached by the caller.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT {$wpdb->posts}.ID, {$wpdb->posts}.post_title, COUNT( DISTINCT shared.term_taxonomy_id ) AS shared
				FROM {$wpdb->posts}
				LEFT JOIN {$wpdb->term_relationships} AS shared ON shared.object_id = {$wpdb->posts}.ID AND shared.term_taxonomy_id IN ( $places )
				WHERE {$wpdb->posts}.post_type = %s AND {$wpdb->posts}.post_status = 'publish' AND {$wpdb->posts}.post_password = ''
				AND {$wpdb->posts}.ID <> %d AND ( shared.object_id IS NOT NULL$titles )
				GROUP BY {$wpdb->posts}.ID, {$wpdb->posts}.post_title, {$wpdb->posts}.post_date_gmt
				ORDER BY shared DESC, {$wpdb->posts}.post_date_gmt DESC, {$wpdb->posts}.ID DESC
				LIMIT %d",
				array_merge( $terms, array( $post->post_type, $post->ID ), $like, array( self::CANDIDATES ) )
			)
		);
		// phpcs:enable
		return is_array( $rows ) ? $rows : array();
	}

	/**
	 * The nearest of the candidates. Of two as near as each other the first stays first.
	 *
	 * @param object[] $candidates See candidates().
	 * @param string[] $words      Words of the post's title.
	 * @return int[]
	 */
	private static function nearest( $candidates, $words ) {
		$scores = array();
		foreach ( array_values( $candidates ) as $place => $candidate ) {
			$score = self::TERM_WEIGHT * (int) $candidate->shared + count( array_intersect( $words, self::words( $candidate->post_title ) ) );
			if ( $score > 0 ) {
				$scores[] = array( -$score, $place, (int) $candidate->ID );
			}
		}
		sort( $scores );
		return array_column( array_slice( $scores, 0, Dovetail_Blocks_Related_Posts::MOST ), 2 );
	}
}
