<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a feed with WordPress's own parser. Whatever stands in it is foreign: texts come out as plain text, addresses
 * are http or https, and everything has a length.
 */
final class Parser {
	/** Most episodes that a block shows, so that no more are kept. */
	const MOST = 10;

	/** Entries that are looked at, the first of the feed: it may begin with posts that are no episodes. */
	const MOST_ENTRIES = 50;

	/** Longest title and longest description, in characters. */
	const TITLE       = 300;
	const DESCRIPTION = 2000;

	/** Ends of addresses that are sound, for feeds that give no type. */
	const SOUND = '~\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|weba)$~i';

	/**
	 * The podcast in a feed.
	 *
	 * @param string $body       The feed as it came.
	 * @param bool   $is_cut_off Whether it would have gone on.
	 * @return array{title: string, link: string, cover: string, tracks: list<array>}|WP_Error
	 */
	public static function parse( string $body, bool $is_cut_off = false ) {
		try {
			$feed = self::feed( self::first_entries( $body, $is_cut_off ) );
		} catch ( \OverflowException $exception ) {
			return Feed::failure( 'podcast_too_large' );
		}
		if ( ! $feed ) {
			return Feed::failure( 'podcast_not_a_feed' );
		}
		$tracks = array();
		$items  = $feed->get_items( 0, self::MOST_ENTRIES );
		foreach ( $items ? $items : array() as $item ) {
			$track = self::track( $item );
			if ( $track && ! isset( $tracks[ $track['id'] ] ) ) {
				$tracks[ $track['id'] ] = $track;
			}
			if ( count( $tracks ) === self::MOST ) {
				break;
			}
		}
		if ( ! $tracks ) {
			return Feed::failure( 'podcast_no_episodes' );
		}
		return array(
			'title'  => self::line( $feed->get_title(), self::TITLE ),
			'link'   => self::address( $feed->get_permalink() ),
			'cover'  => self::cover( $feed ),
			'tracks' => array_values( $tracks ),
		);
	}

	/**
	 * WordPress's parser after it has read a feed; null when it is none.
	 *
	 * @param string $body The feed.
	 * @throws OverflowException When it holds more than a feed needs.
	 */
	private static function feed( string $body ): ?\SimplePie\SimplePie {
		if ( ! class_exists( 'SimplePie\SimplePie', false ) ) {
			require_once ABSPATH . WPINC . '/class-simplepie.php';
		}
		require_once ABSPATH . WPINC . '/class-wp-simplepie-sanitize-kses.php';

		$feed = new \SimplePie\SimplePie();
		$feed->get_registry()->register( \SimplePie\Parser::class, Xml::class, true );
		$feed->get_registry()->register( \SimplePie\Sanitize::class, Text::class, true );
		$feed->sanitize = new Text();
		$feed->enable_cache( false );
		$feed->set_raw_data( $body );
		// The parser notes every text that is no feed in the log of errors, as if the site had made a mistake.
		$reporting = error_reporting(); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- only read.
		error_reporting( $reporting & ~ ( E_USER_NOTICE | E_USER_WARNING ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- put back below.
		try {
			$is_feed = '' !== trim( $body ) && $feed->init();
		} finally {
			error_reporting( $reporting ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- as it was.
		}
		$feed->set_output_encoding( get_bloginfo( 'charset' ) );
		if ( ! $is_feed || $feed->error() || \SimplePie\SimplePie::TYPE_NONE === $feed->get_type() ) {
			return null;
		}
		return $feed;
	}

	/**
	 * A feed with its first entries alone, by its text: an entry that is not parsed costs nothing. A feed that is cut off
	 * ends before the entry that it was cut off in.
	 *
	 * @param string $body       The feed.
	 * @param bool   $is_cut_off Whether it would have gone on.
	 * @throws OverflowException When it is cut off before its first entry is over.
	 */
	private static function first_entries( string $body, bool $is_cut_off ): string {
		if ( ! preg_match( '~<((?:[^\s<>/:]++:)?(?:item|entry))[\s/>]~', $body, $first, PREG_OFFSET_CAPTURE ) ) {
			return $body;
		}
		list( $name, $at ) = $first[1];
		$head              = substr( $body, 0, $at - 1 );
		$opening           = '~<' . preg_quote( $name, '~' ) . '[\s/>]~';
		$last              = $at - 1;
		for ( $count = 1; preg_match( $opening, $body, $found, PREG_OFFSET_CAPTURE, $last + 1 ); ++$count ) {
			$last = $found[0][1];
			if ( self::MOST_ENTRIES === $count ) {
				return substr( $body, 0, $last ) . self::closing( $head );
			}
		}
		if ( ! $is_cut_off ) {
			return $body;
		}
		if ( 1 === $count ) {
			throw new \OverflowException();
		}
		return substr( $body, 0, $last ) . self::closing( $head );
	}

	/**
	 * The tags that close what is open before the first entry.
	 *
	 * @param string $head The feed up to there.
	 */
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

	/**
	 * An episode; null for an entry with nothing to hear.
	 *
	 * @param SimplePie\Item $item An entry.
	 * @return array{id: string, title: string, link: string, src: string, duration: int, description: string}|null
	 */
	private static function track( \SimplePie\Item $item ): ?array {
		foreach ( (array) $item->get_enclosures() as $enclosure ) {
			$src = self::address( $enclosure->get_link() );
			if ( '' === $src || ! self::is_sound( $enclosure, $src ) ) {
				continue;
			}
			$id    = (string) $item->get_id();
			$link  = self::address( $item->get_link() );
			$title = self::line( $item->get_title(), self::TITLE );
			return array(
				'id'          => substr( md5( '' === $id ? $src : $id ), 0, 12 ),
				'title'       => '' === $title ? __( '(no title)', 'dovetail-blocks' ) : $title,
				'link'        => $link === $src ? '' : $link,
				'src'         => $src,
				'duration'    => max( 0, min( DAY_IN_SECONDS * 7, (int) $enclosure->get_duration() ) ),
				'description' => self::prose( (string) $item->get_description(), self::DESCRIPTION ),
			);
		}
		return null;
	}

	/**
	 * Whether what is attached to an entry can be heard.
	 *
	 * @param SimplePie\Enclosure $enclosure What is attached.
	 * @param string              $src       Its address.
	 */
	private static function is_sound( \SimplePie\Enclosure $enclosure, string $src ): bool {
		$type = strtolower( trim( (string) $enclosure->get_type() ) );
		if ( str_starts_with( $type, 'audio/' ) || 'audio' === $enclosure->get_medium() ) {
			return true;
		}
		$is_unsaid = in_array( $type, array( '', 'application/octet-stream', 'application/ogg', 'binary/octet-stream' ), true );
		return $is_unsaid && 1 === preg_match( self::SOUND, (string) wp_parse_url( $src, PHP_URL_PATH ) );
	}

	/** The podcast's picture, or nothing. */
	private static function cover( \SimplePie\SimplePie $feed ): string {
		$tags  = (array) $feed->get_channel_tags( \SimplePie\SimplePie::NAMESPACE_ITUNES, 'image' );
		$cover = isset( $tags[0]['attribs']['']['href'] ) ? self::address( $tags[0]['attribs']['']['href'] ) : '';
		if ( '' !== $cover || $tags ) {
			return $cover;
		}
		return self::address( $feed->get_image_url() );
	}

	/**
	 * An address of the web as the parser gives it, or nothing.
	 *
	 * @param mixed $value What stands in the feed; its ampersands are entities.
	 */
	private static function address( $value ): string {
		$value = is_string( $value ) ? trim( htmlspecialchars_decode( $value, ENT_QUOTES ) ) : '';
		if ( strlen( $value ) > 2000 || ! preg_match( '~^https?://[^\s/?#@]+(?:[/?#]|$)~i', $value ) ) {
			return '';
		}
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url_raw( $value, array( 'http', 'https' ) ) );
	}

	/**
	 * Text in one line. The parser takes a title for plain text; where it holds HTML all the same, that goes too.
	 *
	 * @param mixed $value Text as the parser has escaped it.
	 * @param int   $most  Characters.
	 */
	private static function line( $value, int $most ): string {
		$html = str_replace( array( "\r", "\n" ), ' ', (string) $value );
		$text = self::prose( $html, 10 * $most, ' ' );
		return self::prose( preg_match( '~</[a-z]|&(?:[a-z]+|#\d+);~i', $text ) ? $text : esc_html( $text ), $most, ' ' );
	}

	/**
	 * Text without tags; paragraphs and breaks are line breaks. What only turns or hides other text is left out.
	 *
	 * @param string $html HTML that the parser has sanitised.
	 * @param int    $most Characters.
	 * @param string $line What a line break becomes.
	 */
	private static function prose( string $html, int $most, string $line = "\n" ): string {
		$text = preg_replace( '~<(?:br|/p|/div|/li|/h\d)\b[^>]*>~i', $line, $html );
		$text = html_entity_decode( wp_strip_all_tags( (string) $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = wp_check_invalid_utf8( $text, true );
		$text = (string) preg_replace( '~(?![\n\x{200C}\x{200D}])[\p{Cc}\p{Cf}]~u', '', str_replace( array( "\t", "\r" ), ' ', $text ) );
		$text = (string) preg_replace( array( '~[ \x{00A0}]+~u', '~ *\n *~', '~\n{3,}~' ), array( ' ', "\n", "\n\n" ), $text );
		$text = trim( $text );
		return mb_strlen( $text ) > $most ? rtrim( mb_substr( $text, 0, $most - 1 ) ) . '…' : $text;
	}
}
