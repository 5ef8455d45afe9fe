<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/** Reads an entry of a feed. */
final class Episode {
	/** Longest title and longest show notes, in characters. */
	const TITLE       = 300;
	const DESCRIPTION = 2000;

	/** Ends of addresses that are sound, for feeds that give no type. */
	const SOUND = '~\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|weba)$~i';

	/** Names under which feeds speak of chapters and transcripts. */
	const NAMESPACES = array( 'https://podcastindex.org/namespace/1.0', 'https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md' );

	/** What a transcript may be, the ones that know their times first. */
	const TRANSCRIPTS = array( 'text/vtt', 'application/json', 'application/x-subrip', 'application/srt', 'text/srt', 'text/html', 'text/plain' );

	/**
	 * An episode; null for an entry with nothing to hear.
	 *
	 * @return array{id: string, title: string, link: string, src: string, duration: int, description: string, notes: list<array>, date: int, chapters: list<array>, transcript: string, files: array<string, string>}|null
	 *               What `Companions` learns later is `chapters`, where the feed has none itself, and `transcript`.
	 */
	public static function of( \SimplePie\Item $item ): ?array {
		foreach ( (array) $item->get_enclosures() as $enclosure ) {
			$src = Plain::address( $enclosure->get_link() );
			if ( '' === $src || ! self::is_sound( $enclosure, $src ) ) {
				continue;
			}
			$id    = (string) $item->get_id();
			$link  = Plain::address( $item->get_link() );
			$notes = Plain::notes( (string) $item->get_description(), self::DESCRIPTION );
			$title = Plain::line( $item->get_title(), self::TITLE );
			return array(
				'id'          => substr( md5( '' === $id ? $src : $id ), 0, 12 ),
				'title'       => '' === $title ? __( '(no title)', 'dovetail-blocks' ) : $title,
				'link'        => $link === $src ? '' : $link,
				'src'         => $src,
				'duration'    => max( 0, min( DAY_IN_SECONDS * 7, (int) $enclosure->get_duration() ) ),
				'description' => implode( '', array_column( $notes, 0 ) ),
				'notes'       => $notes,
				'date'        => max( 0, (int) $item->get_gmdate( 'U' ) ),
				'chapters'    => Chapters::of_item( $item ),
				'transcript'  => '',
				'files'       => self::files( $item ),
			);
		}
		return null;
	}

	/** Whether what is attached to an entry can be heard. */
	private static function is_sound( \SimplePie\Enclosure $enclosure, string $src ): bool {
		$type = strtolower( trim( (string) $enclosure->get_type() ) );
		if ( str_starts_with( $type, 'audio/' ) || 'audio' === $enclosure->get_medium() ) {
			return true;
		}
		$is_unsaid = in_array( $type, array( '', 'application/octet-stream', 'application/ogg', 'binary/octet-stream' ), true );
		return $is_unsaid && 1 === preg_match( self::SOUND, (string) wp_parse_url( $src, PHP_URL_PATH ) );
	}

	/**
	 * Where chapters and transcript of an entry are.
	 *
	 * @return array<string, string> Addresses of the web, `chapters` and `transcript`; only those that there are.
	 */
	private static function files( \SimplePie\Item $item ): array {
		$files = array();
		$best  = count( self::TRANSCRIPTS );
		foreach ( self::NAMESPACES as $namespace ) {
			foreach ( array( 'chapters', 'transcript' ) as $name ) {
				foreach ( (array) $item->get_item_tags( $namespace, $name ) as $tag ) {
					$about   = $tag['attribs'][''] ?? array();
					$address = Plain::address( $about['url'] ?? '' );
					$rank    = array_search( strtolower( $about['type'] ?? '' ), self::TRANSCRIPTS, true );
					if ( '' !== $address && ( 'chapters' === $name || ( false !== $rank && $rank < $best ) ) ) {
						$files[ $name ] = $address;
						$best           = 'chapters' === $name ? $best : $rank;
					}
				}
			}
		}
		return $files;
	}
}
