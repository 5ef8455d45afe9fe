<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Counts text as networks do, and cuts what is too long at a word, never within an emoji or a link. */
final class Text {
	/**
	 * What a person sees as one character: a flag, a syllable of Korean, or a sign with its marks, and emoji that are joined.
	 * PHP's own `\X` takes emoji that follow one another for one, in versions that sites have.
	 */
	const GRAPHEME = '\r\n|[\x{1F1E6}-\x{1F1FF}]{2}|[\x{1100}-\x{115F}]+[\x{1160}-\x{11A7}]*[\x{11A8}-\x{11FF}]*|[\s\S]' . self::MARKS . '(?:(?<=\x{200D})' . self::JOINED . self::MARKS . ')*';

	/** Characters that combine with the previous one. */
	private const MARKS = '[\p{M}\x{0E33}\x{0EB3}\x{200C}\x{200D}\x{1F3FB}-\x{1F3FF}\x{E0020}-\x{E007F}]*+';

	/** Signs that a joiner ties to the emoji before it. */
	private const JOINED = '[\x{00A9}\x{00AE}\x{2190}-\x{2BFF}\x{3030}\x{303D}\x{3297}\x{3299}\x{1F000}-\x{1F1E5}\x{1F200}-\x{1FAFF}]';

	/** Maximum distance from the end when looking for a space. */
	private const NEAR = 30;

	/**
	 * The characters that a person sees.
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
	 * The longest beginning of a text that fits, with an ellipsis where something is missing.
	 *
	 * @param callable( string ): bool $fits Whether a text does; a shorter one does where a longer one does.
	 * @return string Empty where not even an ellipsis fits.
	 */
	public static function cut( string $text, callable $fits ): string {
		if ( '' === $text || $fits( $text ) ) {
			return $text;
		}
		// Links are one piece.
		preg_match_all( '~https?://[^\s<>"]+|' . self::GRAPHEME . '~u', $text, $found );
		$pieces = $found[0];
		$most   = 0;
		$none   = count( $pieces );
		while ( $none - $most > 1 ) {
			$middle = intdiv( $most + $none, 2 );
			if ( $fits( self::first( $pieces, $middle ) . '…' ) ) {
				$most = $middle;
			} else {
				$none = $middle;
			}
		}
		if ( 0 === $most ) {
			return $fits( '…' ) ? '…' : '';
		}
		for ( $count = $most; $count > max( intdiv( $most, 2 ), $most - self::NEAR ); $count-- ) {
			if ( '' === trim( $pieces[ $count ] ) ) {
				$most = $count;
				break;
			}
		}
		return self::first( $pieces, $most ) . '…';
	}

	/** Pieces of a text put together, without what dangles at the end. */
	private static function first( array $pieces, int $count ): string {
		return (string) preg_replace( '~(?<![\s,;:–—-])[\s,;:–—-]+\z~u', '', implode( '', array_slice( $pieces, 0, $count ) ) );
	}
}
