<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/** Reads the chapters of an episode: those in the feed itself (Podlove Simple Chapters), or a file of them (podcast namespace, JSON). */
final class Chapters {
	/** Most chapters of an episode, and characters of a name. */
	const MOST  = 100;
	const TITLE = 150;

	/** Of Podlove Simple Chapters. */
	const NAMESPACE = 'http://podlove.org/simple-chapters';

	/**
	 * The chapters in an entry of a feed.
	 *
	 * @return list<array{0: int, 1: string}> Second and name.
	 */
	public static function of_item( \SimplePie\Item $item ): array {
		$tags = (array) $item->get_item_tags( self::NAMESPACE, 'chapters' );
		$list = $tags[0]['child'][ self::NAMESPACE ]['chapter'] ?? array();
		return self::sorted(
			array_map(
				static function ( array $chapter ): array {
					$about = $chapter['attribs'][''] ?? array();
					return array( isset( $about['start'] ) ? Clock::seconds( $about['start'] ) : null, $about['title'] ?? '' );
				},
				array_slice( $list, 0, self::MOST )
			)
		);
	}

	/**
	 * The chapters in a file.
	 *
	 * @param string $body JSON, as it came.
	 * @return list<array{0: int, 1: string}> Second and name.
	 */
	public static function of_file( string $body ): array {
		$read = array();
		foreach ( array_slice( Plain::records( Plain::json( $body ), 'chapters' ), 0, self::MOST ) as $chapter ) {
			// A chapter that is only a picture for a moment stands in no table of contents.
			if ( isset( $chapter['startTime'], $chapter['title'] ) && ( ! isset( $chapter['toc'] ) || false !== $chapter['toc'] ) ) {
				$read[] = array( Clock::seconds( $chapter['startTime'] ), $chapter['title'] );
			}
		}
		return self::sorted( $read );
	}

	/**
	 * Chapters in their order, those without a time or a name left out.
	 *
	 * @param list<array{0: int|null, 1: mixed}> $chapters Second and name.
	 * @return list<array{0: int, 1: string}>
	 */
	private static function sorted( array $chapters ): array {
		$good = array();
		foreach ( $chapters as list( $second, $title ) ) {
			$title = str_replace( "\n", ' ', Plain::words( $title, self::TITLE ) );
			if ( null !== $second && '' !== $title ) {
				$good[] = array( $second, $title );
			}
		}
		usort( $good, static fn( array $one, array $other ): int => $one[0] <=> $other[0] );
		return $good;
	}
}
