<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/** Renders the episodes as HTML that works without JavaScript. The view script turns it into a player. */
final class Stage {
	const ROOT = 'wp-block-dovetail-podcast-player';

	/** URL parameter that requests all stored episodes. */
	const ALL = 'podcast-episodes';

	/** Show notes longer than this, in characters, are collapsed. */
	const MAX_COLLAPSED_LENGTH = 180;

	/** URL parameter that requests the transcript of an episode. */
	const TRANSCRIPT_PARAMETER = 'podcast-transcript';

	/**
	 * Returns the normalized URL of a feed; empty if it is not valid.
	 *
	 * @param mixed $value Value of an attribute or a request parameter.
	 */
	public static function url( $value ): string {
		$url = trim( dovetail_blocks_text( $value ) );
		return strlen( $url ) <= 2048 && preg_match( '~^https?://[^\s/?#@]+(?:[/?#]\S*)?$~i', $url ) ? $url : '';
	}

	/**
	 * Renders the block's content.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, including defaults.
	 * @param string               $saved      Saved HTML inside the block's element: the podcast's name and its links to apps.
	 * @return string Escaped HTML.
	 */
	public static function draw( array $attributes, string $saved ): string {
		$entry   = Feed::for_page( self::url( $attributes['url'] ) );
		$feed    = $entry['feed'];
		$refresh = Routes::refresh_address( $attributes );
		$data    = sprintf( ' data-key="%s"', Routes::key( $attributes ) )
			. ( $attributes['showEpisodeTitle'] ? ' data-title' : '' )
			. ( $attributes['playNext'] ? ' data-next' : '' );
		if ( '' !== $refresh ) {
			$data .= sprintf( ' data-refresh="%1$s" data-version="%2$s" data-checked="%3$d"', self::escape_url( $refresh ), esc_attr( $entry['version'] ), $feed ? $entry['checked'] : 0 );
		}
		if ( ! $feed ) {
			return ( '' === $refresh ? '' : sprintf( '<div class="%1$s__stage"%2$s></div>', self::ROOT, $data ) ) . $saved;
		}
		$tracks = self::visible( $feed, $attributes );
		preg_match( sprintf( '~<p class="%s__subscribe">.*?</p>~s', self::ROOT ), $saved, $subscribe );
		return sprintf(
			'<div class="%1$s__stage"%2$s>%3$s%4$s%5$s%6$s</div>%7$s',
			self::ROOT,
			$data,
			self::header( $feed, $attributes['showCoverArt'], View_Data::should_ask_for_consent() ),
			self::tracks( $tracks, $attributes['showEpisodeDescription'] ),
			count( self::ordered( $feed, $attributes['isReversed'] ) ) > count( $tracks ) ? self::all() : '',
			$subscribe ? str_replace( '__subscribe">', sprintf( '__subscribe"><span class="%1$s__label">%2$s</span>', self::ROOT, esc_html__( 'Subscribe:', 'dovetail-blocks' ) ), $subscribe[0] ) : '',
			self::structured_data( $feed, $tracks )
		);
	}

	/** Returns the visible episodes: the number set in the block, or all stored episodes if the URL requests them. */
	public static function visible( array $feed, array $attributes ): array {
		$tracks = self::ordered( $feed, $attributes['isReversed'] );
		return isset( $_GET[ self::ALL ] ) ? $tracks : array_slice( $tracks, 0, $attributes['itemsToShow'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only read, like an address.
	}

	/** Returns the stored episodes in the podcast's default order, or reversed. */
	public static function ordered( array $feed, bool $is_reversed ): array {
		return $is_reversed ? array_reverse( $feed['tracks'] ) : array_slice( $feed['tracks'], 0, Parser::MAX_ENTRIES );
	}

	/**
	 * Renders the cover and title for the page and the editor.
	 *
	 * @param bool $asks_first Whether the view script loads the cover only after the visitor has consented.
	 * @return string Escaped HTML.
	 */
	public static function header( array $feed, bool $with_cover, bool $asks_first ): string {
		$title = self::escape( $feed['title'] );
		if ( '' !== $feed['link'] && '' !== $title ) {
			$title = sprintf( '<a href="%1$s">%2$s</a>', self::escape_url( $feed['link'] ), $title );
		}
		$cover = $with_cover && '' !== $feed['cover'] ? sprintf(
			'<img class="%1$s__cover" %2$s="%3$s" alt="" width="96" height="96" loading="lazy" decoding="async" referrerpolicy="no-referrer"/>',
			self::ROOT,
			$asks_first ? 'data-src' : 'src',
			self::escape_url( $feed['cover'] )
		) : '';
		return '' === $title . $cover ? '' : sprintf( '<div class="%1$s__header">%2$s<p class="%1$s__podcast">%3$s</p></div>', self::ROOT, $cover, $title );
	}

	/** Renders a list of episodes with native audio players, for the page and the editor. */
	public static function tracks( array $tracks, bool $with_description ): string {
		$items      = '';
		$with_notes = $with_description && '' !== implode( '', array_column( $tracks, 'description' ) );
		foreach ( $tracks as $track ) {
			$title  = self::escape( $track['title'] );
			$items .= sprintf(
				'<li class="%1$s__track" data-id="%2$s" data-duration="%3$d"><p class="%1$s__heading"><span class="%1$s__title">%4$s</span> <span class="%1$s__length">%5$s</span></p><audio controls preload="none" src="%6$s" aria-label="%7$s">%8$s</audio>%9$s</li>',
				self::ROOT,
				esc_attr( $track['id'] ),
				$track['duration'],
				'' === $track['link'] ? $title : sprintf( '<a href="%1$s">%2$s</a>', self::escape_url( $track['link'] ), $title ),
				self::about( $track ),
				self::escape_url( $track['src'] ),
				$title,
				esc_html__( "Your browser cannot play this episode. Enable 'Play sounds in webpages' in its settings, or use another browser.", 'dovetail-blocks' ),
				self::extras( $track, $with_notes )
			);
		}
		return sprintf( '<ol class="%1$s__tracks">%2$s</ol>', self::ROOT, $items );
	}

	private static function about( array $track ): string {
		$date = $track['date'] ? sprintf( '<time datetime="%s">%s</time>', wp_date( 'Y-m-d', $track['date'] ), esc_html( (string) wp_date( get_option( 'date_format' ), $track['date'] ) ) ) : '';
		return implode( ' · ', array_filter( array( $date, $track['duration'] ? Plain::clock( $track['duration'] ) : '' ) ) );
	}

	/** Returns a link to the page with all stored episodes. */
	public static function all(): string {
		return sprintf( '<p class="%1$s__all"><a class="%1$s__tool" href="%2$s" rel="nofollow">%3$s</a></p>', self::ROOT, esc_url( add_query_arg( self::ALL, 'all' ) ), esc_html__( 'More episodes', 'dovetail-blocks' ) );
	}

	/**
	 * Escapes text from the feed for HTML. Also escapes square brackets, because shortcodes run even inside attributes.
	 */
	public static function escape( string $text ): string {
		return str_replace( '[', '&#091;', htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
	}

	/**
	 * Escapes a URL from the feed for an attribute.
	 *
	 * @param string $url An http or https URL.
	 */
	public static function escape_url( string $url ): string {
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url( $url, array( 'http', 'https' ) ) );
	}

	/**
	 * Returns a script element with schema.org data about the episodes. Empty on pages that list posts, because they
	 * are not about one podcast.
	 */
	public static function structured_data( array $feed, array $tracks ): string {
		if ( ! is_singular() || get_the_ID() !== get_queried_object_id() ) {
			return '';
		}
		$series = array_filter(
			array(
				'@type' => 'PodcastSeries',
				'name'  => $feed['title'],
				'url'   => $feed['link'],
				'image' => $feed['cover'],
			)
		);
		$facts  = array();
		foreach ( $tracks as $track ) {
			$facts[] = array_filter(
				array(
					'@type'           => 'PodcastEpisode',
					'name'            => $track['title'],
					'url'             => $track['link'],
					'description'     => mb_substr( $track['description'], 0, 300 ),
					'datePublished'   => $track['date'] ? gmdate( 'c', $track['date'] ) : '',
					'timeRequired'    => $track['duration'] ? "PT{$track['duration']}S" : '',
					'associatedMedia' => array(
						'@type'      => 'MediaObject',
						'contentUrl' => $track['src'],
					),
					'partOfSeries'    => $series,
				)
			);
		}
		$data = array(
			'@context' => 'https://schema.org',
			'@graph'   => $facts,
		);
		return wp_get_inline_script_tag(
			// Escape the JSON, so that it cannot close the element or start a shortcode.
			(string) preg_replace( '~\[(?!\{)~', '\\u005b', (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ),
			array( 'type' => 'application/ld+json' )
		);
	}

	/**
	 * Renders show notes, chapters, transcript and links of an episode.
	 *
	 * @param bool $with_notes Whether to show show notes. An episode without show notes then gets an empty element, which keeps the height.
	 * @return string Escaped HTML.
	 */
	public static function extras( array $track, bool $with_notes ): string {
		$is_long = $with_notes && ( mb_strlen( $track['description'] ) > self::MAX_COLLAPSED_LENGTH || substr_count( $track['description'], "\n" ) > 2 );
		return sprintf(
			'<div class="%1$s__extras">%2$s<div class="%1$s__tools">%3$s%4$s%5$s<a class="%1$s__tool" href="%6$s" download>%7$s</a><button type="button" class="%1$s__tool %1$s__copy" data-done="%9$s">%8$s</button></div></div>',
			self::ROOT,
			$with_notes ? sprintf( '<p class="%s__description">%s</p>', self::ROOT, self::notes( $track['notes'] ) ) : '',
			$is_long ? self::more() : '',
			self::chapters( $track ),
			self::transcript( $track ),
			self::escape_url( $track['src'] ),
			esc_html__( 'Download', 'dovetail-blocks' ),
			esc_html__( 'Copy link', 'dovetail-blocks' ),
			esc_attr__( 'Link copied', 'dovetail-blocks' )
		);
	}

	private static function notes( array $pieces ): string {
		$html = '';
		foreach ( $pieces as list( $words, $address ) ) {
			$words = self::escape( $words );
			$html .= '' === $address ? $words : sprintf( '<a href="%s" rel="nofollow noopener">%s</a>', self::escape_url( $address ), $words );
		}
		return $html;
	}

	private static function more(): string {
		return sprintf(
			'<details class="%1$s__more"><summary class="%1$s__tool" data-less="%3$s"><span>%2$s</span></summary></details>',
			self::ROOT,
			esc_html__( 'More', 'dovetail-blocks' ),
			esc_attr__( 'Less', 'dovetail-blocks' )
		);
	}

	private static function chapters( array $track ): string {
		$items = '';
		foreach ( $track['chapters'] as list( $second, $title ) ) {
			$items .= sprintf( '<li>%s</li>', self::moment( $track, $second, ' ' . self::escape( $title ) ) );
		}
		return '' === $items ? '' : self::details( 'chapters', __( 'Chapters', 'dovetail-blocks' ), "<ol>$items</ol>" );
	}

	/** Renders the transcript if the URL requests it, otherwise a link to it. */
	private static function transcript( array $track ): string {
		if ( '' === $track['transcript'] ) {
			return '';
		}
		$label = __( 'Transcript', 'dovetail-blocks' );
		$asked = isset( $_GET[ self::TRANSCRIPT_PARAMETER ] ) && is_string( $_GET[ self::TRANSCRIPT_PARAMETER ] ) ? sanitize_key( $_GET[ self::TRANSCRIPT_PARAMETER ] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only read, like an address.
		if ( $asked !== $track['id'] ) {
			$address = add_query_arg( self::TRANSCRIPT_PARAMETER, $track['id'] ) . '#' . self::TRANSCRIPT_PARAMETER;
			return sprintf( '<a class="%1$s__tool" data-transcript href="%2$s" rel="nofollow">%3$s</a>', self::ROOT, esc_url( $address ), esc_html( $label ) );
		}
		$lines = '';
		foreach ( Companions::transcript( $track['transcript'] ) as list( $second, $speaker, $text ) ) {
			$who    = '' === $speaker ? '' : '<cite>' . self::escape( $speaker ) . '</cite> ';
			$time   = null === $second ? '' : self::moment( $track, $second, '' );
			$lines .= sprintf( '<p%s>%s %s%s</p>', null === $second ? '' : " data-at=\"$second\"", $time, $who, self::escape( $text ) );
		}
		return self::details(
			'transcript',
			$label,
			sprintf(
				'<label class="%1$s__search">%2$s <input type="search"></label><p class="%1$s__nothing" hidden>%3$s</p><div class="%1$s__lines" tabindex="0" role="region" aria-label="%4$s">%5$s</div>',
				self::ROOT,
				esc_html__( 'Search the transcript', 'dovetail-blocks' ),
				esc_html__( 'No results. Try another word.', 'dovetail-blocks' ),
				esc_attr( $label ),
				$lines
			),
			sprintf( ' open id="%s"', self::TRANSCRIPT_PARAMETER )
		);
	}

	/**
	 * Returns a link to a time in the audio file. The view script seeks to this time in the player.
	 *
	 * @param string $after HTML after the time in the link; empty in a transcript, where the whole line seeks to the time.
	 */
	private static function moment( array $track, int $second, string $after ): string {
		return sprintf( '<a href="%1$s"%2$s><span>%3$s</span>%4$s</a>', self::escape_url( strtok( $track['src'], '#' ) . "#t=$second" ), '' === $after ? '' : " data-at=\"$second\"", Plain::clock( $second ), $after );
	}

	private static function details( string $part, string $label, string $html, string $more = '' ): string {
		return sprintf( '<details class="%1$s__%2$s"%5$s><summary class="%1$s__tool">%3$s</summary>%4$s</details>', self::ROOT, $part, esc_html( $label ), $html, $more );
	}
}
