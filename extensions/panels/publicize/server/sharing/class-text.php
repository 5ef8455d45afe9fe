<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Measures text the way networks do. Shortens text at a word boundary, never inside an emoji or link. */
final class Text {
	/**
	 * Matches a grapheme, which people see as one character: for example a flag, a Korean syllable, a letter with its
	 * marks, or a joined emoji. In some PHP versions, `\X` treats consecutive emoji as one grapheme.
	 */
	const GRAPHEME = '\r\n|[\x{1F1E6}-\x{1F1FF}]{2}|[\x{1100}-\x{115F}]+[\x{1160}-\x{11A7}]*[\x{11A8}-\x{11FF}]*|[\s\S]' . self::MARKS . '(?:(?<=\x{200D})' . self::JOINED . self::MARKS . ')*';

	/** Characters that combine with the previous character. */
	private const MARKS = '[\p{M}\x{0E33}\x{0EB3}\x{200C}\x{200D}\x{1F3FB}-\x{1F3FF}\x{E0020}-\x{E007F}]*+';

	/** Characters that a zero-width joiner attaches to the previous emoji. */
	private const JOINED = '[\x{00A9}\x{00AE}\x{2190}-\x{2BFF}\x{3030}\x{303D}\x{3297}\x{3299}\x{1F000}-\x{1F1E5}\x{1F200}-\x{1FAFF}]';

	/** Maximum number of pieces to remove so that a shortened text ends at a space. */
	private const MAX_WORD_DISTANCE = 30;

	/**
	 * Splits text into graphemes.
	 *
	 * @return string[]
	 */
	public static function signs( string $text ): array {
		preg_match_all( '~' . self::GRAPHEME . '~u', $text, $found );
		return $found[0];
	}

	/** Counts graphemes. */
	public static function graphemes( string $text ): int {
		return count( self::signs( $text ) );
	}

	/**
	 * Truncates a text to what fits, with an ellipsis. A text that already fits stays unchanged.
	 *
	 * @param callable( string ): bool $fits Whether a text fits. If a text fits, every shorter text must fit.
	 * @return string Shortened text; empty if not even an ellipsis fits.
	 */
	public static function cut( string $text, callable $fits ): string {
		if ( '' === $text || $fits( $text ) ) {
			return $text;
		}
		// Never split a link.
		preg_match_all( '~https?://[^\s<>"]+|' . self::GRAPHEME . '~u', $text, $found );
		$pieces  = $found[0];
		$longest = 0;
		$none    = count( $pieces );
		while ( $none - $longest > 1 ) {
			$middle = intdiv( $longest + $none, 2 );
			if ( $fits( self::first( $pieces, $middle ) . '…' ) ) {
				$longest = $middle;
			} else {
				$none = $middle;
			}
		}
		if ( 0 === $longest ) {
			return $fits( '…' ) ? '…' : '';
		}
		for ( $count = $longest; $count > max( intdiv( $longest, 2 ), $longest - self::MAX_WORD_DISTANCE ); $count-- ) {
			if ( '' === trim( $pieces[ $count ] ) ) {
				$longest = $count;
				break;
			}
		}
		return self::first( $pieces, $longest ) . '…';
	}

	private static function first( array $pieces, int $count ): string {
		return (string) preg_replace( '~(?<![\s,;:–—-])[\s,;:–—-]+\z~u', '', implode( '', array_slice( $pieces, 0, $count ) ) );
	}
}
