<?php
namespace Dovetail\Related_Posts;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Ranks posts by shared terms and by shared words in their titles. Stores results for half a day. Posts can become
 * private in that time, so code that shows a post must check that the post is still public.
 */
final class Ranking {
	/** Maximum number of a post's terms to compare, the rarest first. */
	const MAX_TERMS = 10;

	/** Weight of a shared term: as much as two long or four short words that both titles contain. */
	const TERM_WEIGHT = 4;

	const MIN_LONG_WORD_LENGTH = 4;

	const MAX_WORDS = 16;

	/** Characters of languages that are written without spaces between words. */
	const UNSPACED_SCRIPTS = '\p{Han}\p{Hiragana}\p{Katakana}\x{30FC}\p{Thai}';

	/**
	 * Maximum number of stored IDs. It is higher than the number of shown posts, because some posts may be deleted
	 * later.
	 */
	const MAX_IDS = 12;

	/** Seconds after which another process may repeat an unfinished search. */
	const CLAIM_SECONDS = 30;

	/**
	 * Returns the IDs of related posts, the most similar first. Returns the previous result while another request is
	 * searching.
	 *
	 * @return int[] At most MAX_IDS IDs. Some of the posts may no longer be public.
	 */
	public static function ids( \WP_Post $post ): array {
		$terms = self::terms( $post );
		$words = 'auto-draft' === $post->post_status ? array() : self::words( $post->post_title );
		if ( ! $terms && ! $words ) {
			return array();
		}
		$own  = wp_list_pluck( $terms, 'term_taxonomy_id' );
		$key  = md5( (string) wp_json_encode( array( $post->post_type, $own, $words ) ) );
		$kept = Cache::get( $post->ID );
		if ( $kept && $key === $kept['key'] && Cache::is_fresh( $kept ) ) {
			return $kept['ids'];
		}
		$claim = 'related-' . $post->ID;
		try {
			if ( Lock::claim( $claim, self::CLAIM_SECONDS ) ) {
				$ids  = self::nearest( Candidates::of( $post, self::rarest( $terms ), $words ), $words );
				$kept = compact( 'ids' );
				Cache::put( $post->ID, $key, $ids );
			}
		} catch ( Database_Error $error ) {
			// An error here must not break the rest of the page.
			unset( $error );
		} finally {
			Lock::release( $claim );
		}
		return $kept ? $kept['ids'] : array();
	}

	/**
	 * Returns a post's terms for the comparison, without the default category, which WordPress assigns if the author
	 * chose no category.
	 */
	public static function terms( \WP_Post $post ): array {
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
	 * Returns the words of a title for the comparison, without WordPress's stop words. Includes short words that look
	 * like names, such as `PHP`, `3D` and `Tee`. In languages without spaces, each pair of characters is a word.
	 *
	 * @return string[] Unique words in lower case.
	 */
	public static function words( string $title ): array {
		$text = Plain_Text::of_html( $title );
		$said = 1 === preg_match( '/\p{Ll}/u', $text );
		preg_match_all( '/[' . self::UNSPACED_SCRIPTS . ']+|(?:(?![' . self::UNSPACED_SCRIPTS . '])[\p{L}\p{M}\p{N}])+/u', $text, $found );
		$words = array();
		foreach ( $found[0] ?? array() as $word ) {
			if ( preg_match( '/^[' . self::UNSPACED_SCRIPTS . ']/u', $word ) ) {
				array_push( $words, ...self::pairs( $word ) );
			} elseif ( mb_strlen( $word, 'UTF-8' ) >= self::MIN_LONG_WORD_LENGTH || ( $said && preg_match( '/^(?:\p{Lu}[\p{L}\p{M}]{2}|(?=.*\p{Lu})[\p{Lu}\p{N}]{2,3})$/u', $word ) ) ) {
				$words[] = mb_strtolower( $word, 'UTF-8' );
			}
		}
		return array_slice( array_values( array_unique( array_diff( $words, self::stop_words() ) ) ), 0, self::MAX_WORDS );
	}

	/**
	 * Returns all pairs of adjacent characters.
	 *
	 * @param string $text Text without spaces.
	 */
	private static function pairs( string $text ): array {
		$signs = (array) preg_split( '//u', mb_substr( $text, 0, self::MAX_WORDS + 1, 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY );
		$pairs = array();
		foreach ( array_keys( array_slice( $signs, 1 ) ) as $index ) {
			$pairs[] = $signs[ $index ] . $signs[ $index + 1 ];
		}
		return $pairs;
	}

	/** Returns the score for words that occur in both titles. */
	private static function weight( array $words ): int {
		return array_sum(
			array_map(
				static fn( $word ) => mb_strlen( $word, 'UTF-8' ) >= self::MIN_LONG_WORD_LENGTH ? 2 : 1,
				$words
			)
		);
	}

	private static function stop_words(): array {
		static $words = null;
		if ( null === $words ) {
			$search = new class() extends \WP_Query {
				/**
				 * Makes WordPress's protected method for stop words public.
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

	/** Returns the IDs of the terms with the fewest posts, by taxonomy. Omits terms that only this post has. */
	private static function rarest( array $terms ): array {
		usort(
			$terms,
			static fn( $a, $b ) => array( $a->count < 2, $a->count, $a->term_taxonomy_id ) <=> array( $b->count < 2, $b->count, $b->term_taxonomy_id )
		);
		return array_slice( wp_list_pluck( $terms, 'term_taxonomy_id' ), 0, self::MAX_TERMS );
	}

	/** Returns the most similar candidates. Candidates with equal scores keep their order. */
	private static function nearest( array $candidates, array $words ): array {
		$scores = array();
		foreach ( array_values( $candidates ) as $place => $candidate ) {
			$score = self::TERM_WEIGHT * (int) $candidate->shared + self::weight( array_intersect( $words, self::words( $candidate->post_title ) ) );
			if ( $score > 0 ) {
				$scores[] = array( -$score, $place, (int) $candidate->ID );
			}
		}
		sort( $scores );
		return array_column( array_slice( $scores, 0, self::MAX_IDS ), 2 );
	}
}
