<?php
namespace Dovetail\Podcast_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a feed with WordPress's own parser. Whatever stands in it is foreign: texts come out as plain text, addresses
 * are http or https, and everything has a length.
 */
final class Parser {
	/** Entries that are looked at, the first of the feed; their episodes are kept, and a block shows the first of them. */
	const MOST_ENTRIES = 50;

	/**
	 * The podcast in a feed.
	 *
	 * @param bool $is_cut_off Whether it would have gone on.
	 * @return array{title: string, link: string, cover: string, tracks: list<array>}|WP_Error
	 */
	public static function parse( string $body, bool $is_cut_off = false ) {
		try {
			$feed = self::feed( self::first_entries( $body, $is_cut_off ) );
		} catch ( \OverflowException $exception ) {
			return Failure::of( 'podcast_too_large' );
		} catch ( \UnexpectedValueException $exception ) {
			// A page that is no feed may have such comments as well.
			return Failure::of( preg_match( '~<(?:[^\s<>/:]++:)?(?:rss|feed|rdf)[\s>]~i', $body ) ? 'podcast_malformed' : 'podcast_not_a_feed' );
		}
		if ( ! $feed ) {
			return Failure::of( 'podcast_not_a_feed' );
		}
		$tracks = array();
		$items  = $feed->get_items( 0, self::MOST_ENTRIES );
		foreach ( $items ? $items : array() as $item ) {
			$track = Episode::of( $item );
			if ( $track && ! isset( $tracks[ $track['id'] ] ) ) {
				$tracks[ $track['id'] ] = $track;
			}
		}
		if ( ! $tracks ) {
			return Failure::of( 'podcast_no_episodes' );
		}
		return array(
			'title'  => Plain::line( $feed->get_title(), Episode::TITLE ),
			'link'   => Plain::address( $feed->get_permalink() ),
			'cover'  => self::cover( $feed ),
			'tracks' => array_values( $tracks ),
		);
	}

	/**
	 * WordPress's parser after it has read a feed; null when it is none.
	 *
	 * @throws OverflowException        When it holds more than a feed needs.
	 * @throws UnexpectedValueException When a comment in it never ends.
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
	 * @param bool $is_cut_off Whether it would have gone on.
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

	/** The tags that close what is open before the first entry. */
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

	/** The podcast's picture, or nothing. */
	private static function cover( \SimplePie\SimplePie $feed ): string {
		$tags  = (array) $feed->get_channel_tags( \SimplePie\SimplePie::NAMESPACE_ITUNES, 'image' );
		$cover = isset( $tags[0]['attribs']['']['href'] ) ? Plain::address( $tags[0]['attribs']['']['href'] ) : '';
		if ( '' !== $cover || $tags ) {
			return $cover;
		}
		return Plain::address( $feed->get_image_url() );
	}
}
