<?php
namespace Dovetail\Related_Posts;

use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Ranks posts by shared terms and by shared words of their titles. Results are stored for half a day. Other posts can
 * change in that time, so code that shows one checks that it is still public.
 */
final class Ranking {
	/** Maximum number of a post's terms to compare, the rarest first. */
	const MAX_TERMS = 10;

	/** A shared term counts as much as two shared words of the title, or four short ones. */
	const TERM_WEIGHT = 4;

	/** Letters of a word that counts whatever it is. */
	const LONG_WORD = 4;

	/** Words of a title that are looked at. */
	const MAX_WORDS = 16;

	/** Signs of languages that put no space between words. */
	const UNSPACED = '\p{Han}\p{Hiragana}\p{Katakana}\x{30FC}\p{Thai}';

	/** Ids that are kept: more than are shown, because some may be gone by then. */
	const MAX_IDS = 12;

	/** Seconds after which another process may take over a search. */
	const CLAIM = 30;

	/**
	 * IDs of related posts, the nearest first. While another request searches, the previous result.
	 *
	 * @return int[] At most MAX_IDS; some may not be public any more.
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
			if ( Lock::claim( $claim, self::CLAIM ) ) {
				$ids  = self::nearest( Candidates::of( $post, self::rarest( $terms ), $words ), $words );
				$kept = compact( 'ids' );
				Cache::put( $post->ID, $key, $ids );
			}
		} catch ( Database_Error $error ) {
			// The rest of the page needs no related posts.
			unset( $error );
		} finally {
			Lock::release( $claim );
		}
		return $kept ? $kept['ids'] : array();
	}

	/** The terms that say something about a post. The default category does not: posts get it when nobody chose one. */
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
	 * The words of a title that say something, and none that WordPress's own search passes over. Short ones do where they
	 * are written as names are: `PHP`, `3D`, `Tee`. Where words have no space between them, each two signs are one.
	 *
	 * @return string[] In lower case, each once.
	 */
	public static function words( string $title ): array {
		$text = Plain_Text::of_html( $title );
		$said = 1 === preg_match( '/\p{Ll}/u', $text );
		preg_match_all( '/[' . self::UNSPACED . ']+|(?:(?![' . self::UNSPACED . '])[\p{L}\p{M}\p{N}])+/u', $text, $found );
		$words = array();
		foreach ( $found[0] ?? array() as $word ) {
			if ( preg_match( '/^[' . self::UNSPACED . ']/u', $word ) ) {
				array_push( $words, ...self::pairs( $word ) );
			} elseif ( mb_strlen( $word, 'UTF-8' ) >= self::LONG_WORD || ( $said && preg_match( '/^(?:\p{Lu}[\p{L}\p{M}]{2}|(?=.*\p{Lu})[\p{Lu}\p{N}]{2,3})$/u', $word ) ) ) {
				$words[] = function_exists( 'mb_strtolower' ) ? mb_strtolower( $word, 'UTF-8' ) : strtolower( $word );
			}
		}
		return array_slice( array_values( array_unique( array_diff( $words, self::stop_words() ) ) ), 0, self::MAX_WORDS );
	}

	/**
	 * Each two signs that follow each other.
	 *
	 * @param string $text Without spaces.
	 */
	private static function pairs( string $text ): array {
		$signs = (array) preg_split( '//u', mb_substr( $text, 0, self::MAX_WORDS + 1, 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY );
		$pairs = array();
		foreach ( array_keys( array_slice( $signs, 1 ) ) as $index ) {
			$pairs[] = $signs[ $index ] . $signs[ $index + 1 ];
		}
		return $pairs;
	}

	/** Score of the words that two titles share. */
	private static function weight( array $words ): int {
		return array_sum(
			array_map(
				static fn( $word ) => mb_strlen( $word, 'UTF-8' ) >= self::LONG_WORD ? 2 : 1,
				$words
			)
		);
	}

	/** WordPress's own list of words that a search passes over, in the language of the site. */
	private static function stop_words(): array {
		static $words = null;
		if ( null === $words ) {
			$search = new class() extends \WP_Query {
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

	/** The ids, in their taxonomies, of the terms that say most: those that fewest posts have, but not this one alone. */
	private static function rarest( array $terms ): array {
		usort(
			$terms,
			static fn( $a, $b ) => array( $a->count < 2, $a->count, $a->term_taxonomy_id ) <=> array( $b->count < 2, $b->count, $b->term_taxonomy_id )
		);
		return array_slice( wp_list_pluck( $terms, 'term_taxonomy_id' ), 0, self::MAX_TERMS );
	}

	/** The nearest of the candidates. Of two as near as each other the first stays first. */
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
