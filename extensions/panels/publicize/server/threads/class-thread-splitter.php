<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Splits text into the posts of a thread: preferably at the end of a line or sentence, otherwise between words or
 * graphemes. Never splits an emoji, link or mention that fits into a post.
 *
 * Joined in order, the parts contain the whole text except for the whitespace between them.
 */
final class Thread_Splitter {
	/**
	 * Matches a link as networks detect it. Letters of scripts without spaces are not part of the link if they follow
	 * its path.
	 */
	private const LINK = '(?<![a-z0-9_@＠$#＃])https?://(?:[\p{L}\p{N}_-]{1,63}\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#](?:[!#-;=?-Z_a-z|~\[\]\p{Latin}\p{Cyrillic}\p{Greek}\p{Arabic}\p{Hebrew}]*[#/=a-z0-9_)&+%~$\]\p{Latin}\p{Cyrillic}\p{Greek}\p{Arabic}\p{Hebrew}-])?)?';

	/** Matches a URL with a scheme, or a bare domain that some networks turn into a link. */
	private const ADDRESS = 'https?://[!#-;=?-Z_a-z|~\[\]]+|(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\w@.-])(?:/[!#-;=?-Z_a-z|~]*[#/=a-z0-9_)&+%~$-])?';

	/** Matches the mention of an account, on this or another server. */
	private const MENTION = '(?<![\w/@=])@\w[\w.-]{0,62}(?:@[\w-]+(?:\.[\w-]+)+)?(?<![.-])';

	/** Characters that end a sentence. */
	private const END = '~^[.!?…。！？｡।۔]+\z~u';

	/** Characters that end sentences and clauses in writing systems without spaces. */
	private const WIDE_END    = '~^[。！？｡]\z~u';
	private const WIDE_CLAUSE = '~^[、，；：]\z~u';

	/** Closing characters after the end of a sentence. */
	private const CLOSING = '~^["\'”’»)\]）」』】]\z~u';

	/** Characters that can't start a line, followed by characters that can't end a line. */
	private const NO_BEGIN = '~^[、。，．：；！？!?.,:;）」』】〉》）)\]}”’»…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々ๆฯะาำ]~u';
	private const NO_END   = '~[（「『【〈《(\[{“‘«เ-ไ]\z~u';

	/** Minimum fraction of a post to fill before splitting after a sentence, or between words. */
	private const MIN_SENTENCE_FILL = 0.5;
	private const MIN_WORD_FILL     = 0.6;

	/**
	 * Number of bytes of a long text to process at a time. Splitting text into pieces needs a thousand times as much
	 * memory as the text.
	 */
	private const CHUNK_BYTES = 16 * KB_IN_BYTES;

	/**
	 * Returns the parts of a text.
	 *
	 * @param int $max Maximum number of parts. Text after the last part is ignored.
	 * @return array<int, array{0: int, 1: int}> Offset of the first byte of each part, and of the byte after it. Empty
	 *        if the text is only whitespace.
	 */
	public static function split( string $text, Thread_Length_Counter $measure, int $max = PHP_INT_MAX ): array {
		$parts   = array();
		$at      = 0;
		$stretch = self::CHUNK_BYTES + 8 * $measure->room;
		while ( $at < strlen( $text ) && count( $parts ) < $max ) {
			$read = strlen( $text ) - $at > $stretch ? mb_strcut( $text, $at, $stretch, 'UTF-8' ) : substr( $text, $at );
			// The last part of a chunk might be longer if more text followed, so the next chunk starts with this part.
			$far = $at + strlen( $read ) < strlen( $text ) ? intdiv( strlen( $read ), 2 ) : PHP_INT_MAX;
			list( $found, $next ) = self::parts( $read, $measure, $far );
			foreach ( $found as list( $first, $end ) ) {
				$parts[] = array( $at + $first, $at + $end );
			}
			$at += $next;
		}
		return array_slice( $parts, 0, $max );
	}

	/**
	 * Splits the text into parts, until a part would start at or after a byte offset. Always returns at least one part.
	 *
	 * @return array{0: array<int, array{0: int, 1: int}>, 1: int} Parts as in `split()`, and the offset of the byte
	 *        after the last one.
	 */
	private static function parts( string $text, Thread_Length_Counter $measure, int $far ): array {
		$pieces = self::atoms( $text, $measure );
		$count  = count( $pieces );
		$parts  = array();
		$first  = self::skip( $pieces, 0 );
		while ( $first < $count && ( ! $parts || $pieces[ $first ]['at'] < $far ) ) {
			$end     = self::end( $pieces, $first, $measure->room );
			$last    = self::trim( $pieces, $first, $end );
			$parts[] = array( $pieces[ $first ]['at'], $pieces[ $last ]['at'] + strlen( $pieces[ $last ]['text'] ) );
			$first   = self::skip( $pieces, $end );
		}
		return array( $parts, $first < $count ? $pieces[ $first ]['at'] : strlen( $text ) );
	}

	/**
	 * Splits text into indivisible pieces: links, other URLs and bare domains, mentions and graphemes.
	 *
	 * @return array<int, array{0: string, 1: string}> Text and type of each piece: `link`, `address`, `mention` or `sign`.
	 */
	public static function pieces( string $text ): array {
		preg_match_all( '`(?<link>' . self::LINK . ')|(?<address>' . self::ADDRESS . ')|(?<mention>' . self::MENTION . ')|' . Text::GRAPHEME . '`iu', $text, $found, PREG_SET_ORDER );
		return array_map(
			static function ( array $match ): array {
				foreach ( array( 'link', 'address', 'mention' ) as $kind ) {
					if ( '' !== ( $match[ $kind ] ?? '' ) ) {
						return array( $match[0], $kind );
					}
				}
				return array( $match[0], 'sign' );
			},
			$found
		);
	}

	/**
	 * Returns the indivisible pieces with their offset and length. If a piece is longer than a post, splits it anyway:
	 * an address between characters, and a stack of combining marks between the marks.
	 *
	 * @return array<int, array{text: string, at: int, cost: int}>
	 */
	private static function atoms( string $text, Thread_Length_Counter $measure ): array {
		$atoms = array();
		$at    = 0;
		foreach ( self::pieces( $text ) as list( $piece, $kind ) ) {
			$cost  = $measure->cost( $piece, $kind );
			$parts = array( $piece );
			if ( $cost > $measure->room ) {
				$parts = 'sign' === $kind ? (array) preg_split( '~~u', $piece, -1, PREG_SPLIT_NO_EMPTY ) : Text::signs( $piece );
			}
			foreach ( $parts as $part ) {
				$atoms[] = array(
					'text' => $part,
					'at'   => $at,
					'cost' => $part === $piece ? $cost : min( $measure->room, $measure->cost( $part, 'sign' ) ),
				);
				$at     += strlen( $part );
			}
		}
		return $atoms;
	}

	/** Returns the index after the last piece of a part. */
	private static function end( array $pieces, int $first, int $room ): int {
		$count = count( $pieces );
		$cost  = 0;
		// The last possible split position for each type of boundary. `sentence` includes line ends.
		$ends = array( 'sentence' => 0, 'word' => 0, 'any' => 0 );
		for ( $index = $first; $index < $count; $index++ ) {
			if ( $index > $first ) {
				$kind = self::kind( $pieces, $index );
				if ( 'sentence' === $kind && $cost >= self::MIN_SENTENCE_FILL * $room ) {
					$ends['sentence'] = $index;
				}
				if ( ( 'sentence' === $kind || 'word' === $kind ) && $cost >= self::MIN_WORD_FILL * $room ) {
					$ends['word'] = $index;
				}
				if ( 'none' !== $kind ) {
					$ends['any'] = $index;
				}
			}
			$cost += $pieces[ $index ]['cost'];
			if ( $cost > $room && ! self::is_space( $pieces[ $index ]['text'] ) ) {
				return $ends['sentence'] ?: ( $ends['word'] ?: self::within( $pieces, $first, $ends['any'], $index ) );
			}
		}
		return $count;
	}

	/**
	 * Returns the split position if there is no sentence or word boundary nearby: the last line break opportunity,
	 * unless it is too far away.
	 *
	 * @param int $any  Index of the last line break opportunity; 0 if there is none.
	 * @param int $full Index of the first piece that does not fit.
	 */
	private static function within( array $pieces, int $first, int $any, int $full ): int {
		return $any > $first && $full - $any <= 8 ? $any : max( $first + 1, $full );
	}

	/**
	 * Returns the kind of boundary before a piece.
	 *
	 * @return string `sentence` (or end of a line), `word`, `any`, or `none` if a line must not break there.
	 */
	private static function kind( array $pieces, int $index ): string {
		$text   = $pieces[ $index ]['text'];
		$before = $index - 1;
		$is_gap = self::is_space( $text );
		if ( $is_gap && false !== strpbrk( $text, "\r\n" ) ) {
			return 'sentence';
		}
		while ( $before > max( 0, $index - 4 ) && preg_match( self::CLOSING, $pieces[ $before ]['text'] ) ) {
			--$before;
		}
		$last = $pieces[ $before ]['text'];
		if ( ! $is_gap && preg_match( self::NO_BEGIN, $text ) ) {
			return 'none';
		}
		if ( preg_match( self::WIDE_END, $last ) || ( $is_gap && preg_match( self::END, $last ) ) ) {
			return 'sentence';
		}
		if ( $is_gap || self::is_space( $pieces[ $index - 1 ]['text'] ) || preg_match( self::WIDE_CLAUSE, $last ) ) {
			return 'word';
		}
		return preg_match( self::NO_END, $pieces[ $index - 1 ]['text'] ) ? 'none' : 'any';
	}

	/** Returns the index of the first piece from `$index` on that is not whitespace. */
	private static function skip( array $pieces, int $index ): int {
		while ( isset( $pieces[ $index ] ) && self::is_space( $pieces[ $index ]['text'] ) ) {
			++$index;
		}
		return $index;
	}

	/** Returns the index of the last piece before `$end` that is not whitespace. */
	private static function trim( array $pieces, int $first, int $end ): int {
		for ( $last = $end - 1; $last > $first && self::is_space( $pieces[ $last ]['text'] ); ) {
			--$last;
		}
		return $last;
	}

	/** Whether a piece is whitespace, including zero-width spaces. */
	private static function is_space( string $piece ): bool {
		return 1 === preg_match( '~^[\s\x{00A0}\x{200B}\x{2060}\x{FEFF}\p{Z}]+\z~u', $piece );
	}
}
