<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/**
 * Finds links, tags and mentions in text, with the byte offsets that Bluesky needs. Bluesky counts only the visible
 * text of a link, so long links are shortened in threads.
 */
final class Facets {
	/** Number of visible characters of a link. */
	private const MAX_VISIBLE_LENGTH = 60;

	/** Maximum number of mentions to look up per text. */
	const MAX_MENTIONS = 10;

	/**
	 * Returns the facets of a string, in order.
	 *
	 * @param callable( string ): string $look_up Returns the DID of a handle; empty if the handle does not exist.
	 * @return array<int, array>
	 */
	public static function of( string $text, callable $look_up ): array {
		$facets = array();
		foreach ( self::found( '~(?<![^\s(])https?://[^\s<>"]+~iu', $text ) as list( $link, $start ) ) {
			$link     = self::without_end( $link );
			$facets[] = self::facet( $start, $link, array( 'uri' => $link ), 'link' );
		}
		foreach ( self::found( '~(?<![^\s(])[#＃](?!\x{FE0F})[^\s\x{00AD}\x{2060}\x{200B}#＃]*[^\d\s\p{P}][^\s\x{2026}]*~u', $text ) as list( $tag, $start ) ) {
			$tag  = (string) preg_replace( '~(?<!\p{P})\p{P}+\z~u', '', $tag );
			$word = mb_substr( $tag, 1 );
			if ( '' !== $word && Text::graphemes( $word ) <= 64 && strlen( $word ) <= 640 ) {
				$facets[] = self::facet( $start, $tag, array( 'tag' => $word ), 'tag' );
			}
		}
		$mentions = self::found( '~(?<![^\s(])@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?![\w@])~iu', $text );
		foreach ( array_slice( $mentions, 0, self::MAX_MENTIONS ) as list( $mention, $start ) ) {
			$did = $look_up( strtolower( substr( $mention, 1 ) ) );
			if ( '' !== $did ) {
				$facets[] = self::facet( $start, $mention, array( 'did' => $did ), 'mention' );
			}
		}
		usort( $facets, static fn( array $one, array $other ): int => $one['index']['byteStart'] <=> $other['index']['byteStart'] );
		return $facets;
	}

	/** Returns the visible text of a link in a thread. */
	public static function shown( string $link ): string {
		$signs = Text::signs( $link );
		return count( $signs ) > self::MAX_VISIBLE_LENGTH ? implode( '', array_slice( $signs, 0, self::MAX_VISIBLE_LENGTH - 1 ) ) . '…' : $link;
	}

	/**
	 * Returns the text with shortened links, and facets that contain the full URLs.
	 *
	 * @param callable( string ): string $look_up Returns the DID of a handle, see `of()`.
	 * @return array{0: string, 1: array<int, array>}
	 */
	public static function shorten( string $text, callable $look_up ): array {
		$shown = '';
		$long  = array();
		foreach ( Thread_Splitter::pieces( $text ) as list( $piece, $kind ) ) {
			$short = 'link' === $kind ? self::shown( $piece ) : $piece;
			if ( $short !== $piece ) {
				$long[ strlen( $shown ) ] = self::facet( strlen( $shown ), $short, array( 'uri' => $piece ), 'link' );
			}
			$shown .= $short;
		}
		$facets = array_filter( self::of( $shown, $look_up ), static fn( array $facet ): bool => ! isset( $long[ $facet['index']['byteStart'] ] ) );
		return array( $shown, array_merge( $facets, array_values( $long ) ) );
	}

	/**
	 * Returns a pattern's matches with their byte offsets.
	 *
	 * @return array<int, array{0: string, 1: int}>
	 */
	private static function found( string $pattern, string $text ): array {
		return preg_match_all( $pattern, $text, $found, PREG_OFFSET_CAPTURE ) ? $found[0] : array();
	}

	/** Removes trailing punctuation that is part of the surrounding sentence, not of the link. */
	private static function without_end( string $link ): string {
		$link = (string) preg_replace( '~(?<![.,;:!?…\'"])[.,;:!?…\'"]+\z~u', '', $link );
		return ')' === substr( $link, -1 ) && false === strpos( $link, '(' ) ? substr( $link, 0, -1 ) : $link;
	}

	/** @param array $what The facet's feature, such as a link and its URL. */
	private static function facet( int $start, string $text, array $what, string $kind ): array {
		return array(
			'index'    => array(
				'byteStart' => $start,
				'byteEnd'   => $start + strlen( $text ),
			),
			'features' => array( array( '$type' => 'app.bsky.richtext.facet#' . $kind ) + $what ),
		);
	}
}
