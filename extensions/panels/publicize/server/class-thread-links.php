<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Shortens long links in a text for Bluesky, where a link is as long as it is written and leads where its facet says. */
final class Thread_Links {
	/** Characters of a link that are shown. */
	const SHOWN = 60;

	/** A link as it is shown. */
	public static function shown( string $link ): string {
		preg_match_all( '~' . Text::GRAPHEME . '~u', $link, $signs );
		return count( $signs[0] ) > self::SHOWN ? implode( '', array_slice( $signs[0], 0, self::SHOWN - 1 ) ) . '…' : $link;
	}

	/**
	 * A text with its links as they are shown, and its facets, which have all of them.
	 *
	 * @param callable( string ): string $look_up See `Facets::of()`.
	 * @return array{0: string, 1: array<int, array>}
	 */
	public static function shorten( string $text, callable $look_up ): array {
		$shown = '';
		$long  = array();
		foreach ( Thread_Splitter::pieces( $text ) as list( $piece, $kind ) ) {
			$short = 'link' === $kind ? self::shown( $piece ) : $piece;
			if ( $short !== $piece ) {
				$long[ strlen( $shown ) ] = array( $short, $piece );
			}
			$shown .= $short;
		}
		$facets = array();
		foreach ( Facets::of( $shown, $look_up ) as $facet ) {
			if ( ! isset( $long[ $facet['index']['byteStart'] ] ) ) {
				$facets[] = $facet;
			}
		}
		foreach ( $long as $start => list( $short, $link ) ) {
			$facets[] = Facets::facet( $start, $short, array( 'uri' => $link ), 'link' );
		}
		return array( $shown, $facets );
	}
}
