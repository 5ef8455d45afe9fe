<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Parses a feed with WordPress's parser. All content is untrusted: texts become plain text, URLs must be http or https,
 * and everything has a maximum length.
 */
final class Parser {
	/**
	 * Maximum number of entries that are parsed at the start of a feed and at its end, and maximum number of listed
	 * episodes.
	 */
	const MAX_ENTRIES = 50;

	/**
	 * Maximum number of episodes from the end of a feed that are stored in addition, for blocks with reversed order.
	 */
	const MAX_LAST_ENTRIES = 10;

	/** Maximum lengths of a title and of show notes, in characters. */
	const MAX_TITLE_LENGTH       = 300;
	const MAX_DESCRIPTION_LENGTH = 2000;

	/** Matches audio file extensions. They take precedence over the MIME type in a feed. */
	const AUDIO_URL_PATTERN = '~\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|weba)$~i';

	/** XML namespaces in which feeds declare chapters and transcripts. */
	const NAMESPACES = array( 'https://podcastindex.org/namespace/1.0', 'https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md' );

	/** Supported transcript formats. Formats with timestamps come first. */
	const TRANSCRIPTS = array( 'text/vtt', 'application/json', 'application/x-subrip', 'application/srt', 'text/srt', 'text/html', 'text/plain' );

	/**
	 * Returns the podcast in a feed.
	 *
	 * @param bool   $is_cut_off Whether the feed is truncated.
	 * @param string $url        URL of the feed, to resolve relative URLs.
	 * @return array{title: string, link: string, cover: string, tracks: list<array>}|WP_Error The episodes in the podcast's
	 *         default order: the newest first, or the first episode first in a serial podcast.
	 */
	public static function parse( string $body, bool $is_cut_off = false, string $url = '' ) {
		try {
			$feed = self::feed( Repair::encoding( self::some_entries( Repair::ends( $body ), $is_cut_off ) ) );
		} catch ( \OverflowException $exception ) {
			return Feed::failure( 'podcast_too_large' );
		} catch ( \UnexpectedValueException $exception ) {
			// Check for the root element of a feed, because HTML pages may contain unclosed comments too.
			return Feed::failure( preg_match( '~<(?:[^\s<>/:]++:)?(?:rss|feed|rdf)[\s>]~i', $body ) ? 'podcast_malformed' : 'podcast_not_a_feed' );
		}
		if ( ! $feed ) {
			return Feed::failure( 'podcast_not_a_feed' );
		}
		$tracks = array();
		$items  = $feed->get_items();
		foreach ( $items ? $items : array() as $item ) {
			$track = self::episode( $item, $url );
			if ( $track && ! isset( $tracks[ $track['id'] ] ) ) {
				$tracks[ $track['id'] ] = $track;
			}
		}
		if ( ! $tracks ) {
			return Feed::failure( 'podcast_no_episodes' );
		}
		return array(
			'title'  => Plain::line( $feed->get_title(), self::MAX_TITLE_LENGTH ),
			'link'   => Plain::address( $feed->get_permalink() ),
			'cover'  => self::cover( $feed ),
			'tracks' => self::kept( self::ordered( array_values( $tracks ), self::is_serial( $feed ) ) ),
		);
	}

	/** Whether a podcast is serial, meant to be heard from its first episode. */
	private static function is_serial( \SimplePie\SimplePie $feed ): bool {
		$type = (array) $feed->get_channel_tags( \SimplePie\SimplePie::NAMESPACE_ITUNES, 'type' );
		return 'serial' === strtolower( trim( (string) ( $type[0]['data'] ?? '' ) ) );
	}

	/**
	 * Sorts episodes by date, or by season and episode number if dates are missing. For serial podcasts, numbers take
	 * precedence. Without dates and numbers, keeps the feed's order.
	 */
	private static function ordered( array $tracks, bool $is_serial ): array {
		$has_dates   = ! in_array( 0, array_column( $tracks, 'date' ), true );
		$has_numbers = ! in_array( null, array_column( $tracks, 'number' ), true );
		if ( $has_numbers && ( $is_serial || ! $has_dates ) ) {
			$key = 'number';
		} elseif ( $has_dates ) {
			$key = 'date';
		} else {
			return $tracks;
		}
		$direction = $is_serial ? 1 : -1;
		// Keep the order of equal episodes: sorting is not stable before PHP 8.
		$places = array_flip( array_column( $tracks, 'id' ) );
		usort( $tracks, static fn( array $a, array $b ): int => $direction * ( $a[ $key ] <=> $b[ $key ] ) ?: $places[ $a['id'] ] <=> $places[ $b['id'] ] );
		return $tracks;
	}

	/** Returns the episodes to store: the first ones, and some of the last ones. */
	private static function kept( array $tracks ): array {
		$rest = array_slice( $tracks, self::MAX_ENTRIES );
		return array_merge( array_slice( $tracks, 0, self::MAX_ENTRIES ), array_slice( $rest, -self::MAX_LAST_ENTRIES ) );
	}

	/**
	 * Returns WordPress's parser after it has parsed a feed; null if the text is not a feed.
	 *
	 * @throws OverflowException        If the feed exceeds a limit.
	 * @throws UnexpectedValueException If a comment never ends.
	 */
	private static function feed( string $body ): ?\SimplePie\SimplePie {
		if ( ! class_exists( 'SimplePie\SimplePie', false ) ) {
			require_once ABSPATH . WPINC . '/class-simplepie.php';
		}
		require_once ABSPATH . WPINC . '/class-wp-simplepie-sanitize-kses.php';

		$feed = new \SimplePie\SimplePie();
		$feed->get_registry()->register( \SimplePie\Parser::class, Xml::class, true );
		$feed->get_registry()->register( \SimplePie\Parse\Date::class, Dates::class, true );
		$feed->get_registry()->register( \SimplePie\Sanitize::class, Text::class, true );
		$feed->sanitize = new Text();
		$feed->enable_cache( false );
		$feed->enable_order_by_date( false );
		$feed->set_raw_data( $body );
		// Suppress the parser's error for text that is not a feed, because the site did not cause it.
		$reporting = error_reporting(); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting -- only read.
		error_reporting( $reporting & ~ ( E_USER_NOTICE | E_USER_WARNING ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting -- put back below.
		try {
			$is_feed = '' !== trim( $body ) && $feed->init();
		} finally {
			error_reporting( $reporting ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting -- as it was.
		}
		$feed->set_output_encoding( get_bloginfo( 'charset' ) );
		if ( ! $is_feed || $feed->error() || \SimplePie\SimplePie::TYPE_NONE === $feed->get_type() ) {
			return null;
		}
		return $feed;
	}

	/**
	 * Returns a feed with only its first and last entries, because parsing every entry is slow. From a truncated feed,
	 * keeps the complete entries at the beginning.
	 *
	 * @param bool $is_cut_off Whether the feed is truncated.
	 * @throws OverflowException If a truncated feed has no complete entry.
	 */
	private static function some_entries( string $body, bool $is_cut_off ): string {
		if ( ! preg_match( '~<((?:[^\s<>/:]++:)?(?:item|entry))[\s/>]~', $body, $first, PREG_OFFSET_CAPTURE ) ) {
			return $body;
		}
		list( $name, $at ) = $first[1];
		$head              = substr( $body, 0, $at - 1 );
		$opening           = '~<' . preg_quote( $name, '~' ) . '[\s/>]~';
		$starts            = array( $at - 1 );
		while ( preg_match( $opening, $body, $found, PREG_OFFSET_CAPTURE, end( $starts ) + 1 ) ) {
			$starts[] = $found[0][1];
			if ( $is_cut_off && count( $starts ) > self::MAX_ENTRIES ) {
				break;
			}
		}
		$count = count( $starts );
		if ( $is_cut_off ) {
			if ( 1 === $count ) {
				throw new \OverflowException();
			}
			return substr( $body, 0, end( $starts ) ) . self::closing( $head );
		}
		if ( $count <= 2 * self::MAX_ENTRIES ) {
			return $body;
		}
		return substr( $body, 0, $starts[ self::MAX_ENTRIES ] ) . substr( $body, $starts[ $count - self::MAX_ENTRIES ] );
	}

	/** Returns the closing tags for the elements that are open before the first entry. */
	private static function closing( string $head ): string {
		preg_match_all( '~<(/?)((?:[^\s<>/:]++:)?(?:rss|rdf|feed|channel))[\s>]~i', $head, $tags, PREG_SET_ORDER );
		$open = array();
		foreach ( $tags as list( , $is_end, $name ) ) {
			if ( '' === $is_end ) {
				$open[] = "</$name>";
			} else {
				array_pop( $open );
			}
		}
		return implode( '', array_reverse( $open ) );
	}

	private static function cover( \SimplePie\SimplePie $feed ): string {
		$tags  = (array) $feed->get_channel_tags( \SimplePie\SimplePie::NAMESPACE_ITUNES, 'image' );
		return Plain::media( Plain::address( $tags ? $tags[0]['attribs']['']['href'] ?? '' : $feed->get_image_url() ) );
	}

	/**
	 * Returns an episode; null for an entry without audio.
	 *
	 * @param string $url URL of the feed, to resolve relative URLs.
	 * @return array{id: string, title: string, link: string, src: string, duration: int, description: string, notes: list<array>, date: int, number: array{0: int, 1: int}|null, chapters: list<array>, transcript: string, files: array<string, string>}|null
	 *               `Companions` later adds `transcript`, and `chapters` if the feed itself has none. `number` contains
	 *               season and episode.
	 */
	public static function episode( \SimplePie\Item $item, string $url = '' ): ?array {
		foreach ( (array) $item->get_enclosures() as $enclosure ) {
			$src = Plain::address( \WP_Http::make_absolute_url( trim( (string) $enclosure->get_link() ), $url ) );
			if ( '' === $src || ! self::is_sound( $enclosure, $src ) ) {
				continue;
			}
			$id    = (string) $item->get_id();
			$link  = Plain::address( $item->get_link() );
			$notes = Plain::notes( (string) $item->get_description(), self::MAX_DESCRIPTION_LENGTH );
			$title = Plain::line( $item->get_title(), self::MAX_TITLE_LENGTH );
			return array(
				'id'          => substr( md5( '' === $id ? $src : $id ), 0, 12 ),
				'title'       => '' === $title ? __( '(no title)', 'dovetail-blocks' ) : $title,
				'link'        => $link === $src ? '' : $link,
				'src'         => Plain::media( $src ),
				'duration'    => max( 0, min( DAY_IN_SECONDS * 7, (int) $enclosure->get_duration() ) ),
				'description' => implode( '', array_column( $notes, 0 ) ),
				'notes'       => $notes,
				'date'        => max( 0, (int) $item->get_gmdate( 'U' ) ),
				'number'      => self::number( $item ),
				'chapters'    => Companions::chapters_in_feed( $item ),
				'transcript'  => '',
				'files'       => self::files( $item ),
			);
		}
		return null;
	}

	private static function is_sound( \SimplePie\Enclosure $enclosure, string $src ): bool {
		$type = strtolower( trim( (string) $enclosure->get_type() ) );
		if ( str_starts_with( $type, 'audio/' ) || 'audio' === $enclosure->get_medium() ) {
			return true;
		}
		return 'video/ogg' !== $type && 1 === preg_match( self::AUDIO_URL_PATTERN, (string) wp_parse_url( $src, PHP_URL_PATH ) );
	}

	/** Returns season and episode number from Apple's elements; null without an episode number. */
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
	 * Returns the URLs of an entry's chapters and transcript.
	 *
	 * @return array<string, string> URLs of the files, with the keys `chapters` and `transcript`. Missing files are omitted.
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
