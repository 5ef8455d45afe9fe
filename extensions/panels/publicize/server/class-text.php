<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Counts text as networks do, and cuts what is too long at a word, never within an emoji or a link. */
final class Text {
	/** Pieces between which a text may be cut: links, and graphemes. */
	private const PIECE = '~https?://[^\s<>"]+|\X~iu';

	/** How far before the end a space is looked for. */
	private const NEAR = 30;

	/** How many characters a person sees. */
	public static function graphemes( string $text ): int {
		return (int) preg_match_all( '~\X~u', $text );
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
		preg_match_all( self::PIECE, $text, $found );
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

	/**
	 * Pieces put together, without what dangles at the end.
	 *
	 * @param string[] $pieces Of a text.
	 */
	private static function first( array $pieces, int $count ): string {
		return (string) preg_replace( '~[\s,;:–—-]+\z~u', '', implode( '', array_slice( $pieces, 0, $count ) ) );
	}
}
