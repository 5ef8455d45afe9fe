<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Search index of records: tables with one row for each word of a record, because a substring search would read all
 * records. A search finds records that contain all its words or words that begin with them. Scripts without spaces are
 * indexed by character.
 */
final class Search_Words {
	/** Maximum numbers of bytes indexed per record, words per record, characters per word, and words per search. */
	const MAX_BYTES    = 20000;
	const MAX_WORDS    = 300;
	const MAX_LENGTH   = 32;
	const MAX_SEARCHED = 10;

	/**
	 * A word is rare if at most this many records contain it. All records with a rare word are found with one query.
	 * For more common words, the list is read only until its page is full.
	 */
	const MAX_RARE = 5000;

	const MAX_RESULTS = 1000;

	/** Number of rows inserted by one statement. */
	const PAGE = 4000;

	private const UNSPACED_SCRIPTS = '\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}';

	/** Returns the columns of a search index table. */
	public static function columns(): string {
		return '
word varchar(32) COLLATE utf8mb4_bin NOT NULL,
record bigint(20) unsigned NOT NULL,
PRIMARY KEY  (word,record),
KEY record (record,word)';
	}

	/**
	 * Indexes new records. Call it in the transaction that stores the records.
	 *
	 * @param string[] $texts Texts by record ID, at most a few hundred.
	 */
	public static function add( string $table, array $texts ): void {
		$rows = array();
		foreach ( $texts as $record => $text ) {
			foreach ( array_slice( array_unique( array_column( self::split( mb_strcut( $text, 0, self::MAX_BYTES ) ), 0 ) ), 0, self::MAX_WORDS ) as $word ) {
				$rows[] = compact( 'word', 'record' );
			}
		}
		foreach ( array_chunk( $rows, self::PAGE ) as $page ) {
			Database::insert_rows( $table, $page );
		}
	}

	/**
	 * Removes records from the index.
	 *
	 * @param int[] $records Record IDs.
	 */
	public static function drop( string $table, array $records ): void {
		Database::delete( $table, array( 'record' => $records ) );
	}

	/**
	 * Returns an SQL condition on the column `id` for the records that match a search.
	 *
	 * @return array{0: string, 1: array} SQL, and the values of its placeholders.
	 */
	public static function where( string $table, string $search ): array {
		$terms  = array_slice( self::split( Plain_Text::line( $search, 500 ) ), 0, self::MAX_SEARCHED );
		$where  = array();
		$values = array();
		$rare   = null;
		// Start with the longest words, because long words are usually rarer.
		usort( $terms, static fn( array $one, array $other ): int => strlen( $other[0] ) <=> strlen( $one[0] ) );
		foreach ( $terms as list( $word, $is_whole ) ) {
			$condition = $is_whole ? 'word = %s' : 'word >= %s AND word < %s';
			$places    = $is_whole ? array( $word ) : array( $word, "$word\u{10FFFF}" );
			// Count the records first, because fetching the records of a common word would take longer than the rest of
			// the search.
			if ( null === $rare && Database::count( $table, $condition, $places, self::MAX_RARE + 1 ) <= self::MAX_RARE ) {
				$rare = array_unique( array_map( 'intval', Database::column( "SELECT record FROM {{$table}} WHERE $condition", $places ) ) );
				continue;
			}
			// The limit prevents the database from first reading all records that contain the word.
			$where[] = "( SELECT 1 FROM {{$table}} WHERE record = id AND $condition LIMIT 1 ) = 1";
			array_push( $values, ...$places );
		}
		if ( null !== $rare || ! $terms ) {
			array_unshift( $where, $rare ? 'id IN ( ' . implode( ', ', $rare ) . ' )' : '1 = 0' );
		}
		return array( implode( ' AND ', $where ), $values );
	}

	/**
	 * @return array<int, array{0: string, 1: bool}> Each word, and whether a search must match it completely, because a
	 *        character other than a space follows it.
	 */
	private static function split( string $text ): array {
		// Use a fixed locale, because the result would otherwise depend on the language of the user who searches.
		$text  = mb_strtolower( remove_accents( $text, 'en_US' ) );
		$words = array();
		preg_match_all( '~[' . self::UNSPACED_SCRIPTS . ']+|(?:(?![' . self::UNSPACED_SCRIPTS . '])[\p{L}\p{M}\p{N}])+~u', $text, $runs, PREG_OFFSET_CAPTURE );
		foreach ( $runs[0] ?? array() as list( $run, $start ) ) {
			$is_whole = 1 !== preg_match( '~\G(?:[\s"]|\z)~', $text, $next, 0, $start + strlen( $run ) );
			if ( ! preg_match( '~^[' . self::UNSPACED_SCRIPTS . ']~u', $run ) ) {
				$words[] = array( mb_substr( $run, 0, self::MAX_LENGTH ), $is_whole );
				continue;
			}
			$length = mb_strlen( $run );
			for ( $at = 0; $at < $length; $at++ ) {
				$words[] = array( mb_substr( $run, $at, 2 ), false );
			}
		}
		return $words;
	}
}
