<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/** Reads an entry of a feed. */
final class Episode {
	/** Longest title and longest show notes, in characters. */
	const TITLE       = 300;
	const DESCRIPTION = 2000;

	/** Ends of addresses that are sound, whatever type a feed gives. */
	const SOUND = '~\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|weba)$~i';

	/** Names under which feeds speak of chapters and transcripts. */
	const NAMESPACES = array( 'https://podcastindex.org/namespace/1.0', 'https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md' );

	/** What a transcript may be, the ones that know their times first. */
	const TRANSCRIPTS = array( 'text/vtt', 'application/json', 'application/x-subrip', 'application/srt', 'text/srt', 'text/html', 'text/plain' );

	/**
	 * An episode; null for an entry with nothing to hear.
	 *
	 * @param string $url Address of the feed, for addresses relative to it.
	 * @return array{id: string, title: string, link: string, src: string, duration: int, description: string, notes: list<array>, date: int, number: array{0: int, 1: int}|null, chapters: list<array>, transcript: string, files: array<string, string>}|null
	 *               What `Companions` learns later is `chapters`, where the feed has none itself, and `transcript`. `number`
	 *               is season and episode.
	 */
	public static function of( \SimplePie\Item $item, string $url = '' ): ?array {
		foreach ( (array) $item->get_enclosures() as $enclosure ) {
			$src = Plain::address( \WP_Http::make_absolute_url( trim( (string) $enclosure->get_link() ), $url ) );
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
				'number'      => self::number( $item ),
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
		return 'video/ogg' !== $type && 1 === preg_match( self::SOUND, (string) wp_parse_url( $src, PHP_URL_PATH ) );
	}

	/** Season and episode, as Apple's elements give them; null where there is no number of an episode. */
	private static function number( \SimplePie\Item $item ): ?array {
		$read = static function ( string $name ) use ( $item ): int {
			$tags = (array) $item->get_item_tags( \SimplePie\SimplePie::NAMESPACE_ITUNES, $name );
			$text = trim( (string) ( $tags[0]['data'] ?? '' ) );
			return preg_match( '~^\d{1,6}\z~', $text ) ? (int) $text : 0;
		};
		$episode = $read( 'episode' );
		return $episode > 0 ? array( $read( 'season' ), $episode ) : null;
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
