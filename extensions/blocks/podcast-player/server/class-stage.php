<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/** Draws what a visitor reads and hears without script, and what the script makes a player of. */
final class Stage {
	/** Class of the block's element. */
	const ROOT = 'wp-block-dovetail-podcast-player';

	/** What a page is asked for all episodes with that are kept. */
	const ALL = 'podcast-episodes';

	/**
	 * The address of a feed, or nothing.
	 *
	 * @param mixed $value An attribute or a parameter.
	 */
	public static function url( $value ): string {
		$url = trim( dovetail_blocks_text( $value ) );
		return strlen( $url ) <= 2048 && preg_match( '~^https?://[^\s/?#@]+(?:[/?#]\S*)?$~i', $url ) ? $url : '';
	}

	/**
	 * The part of a page inside the block's element.
	 *
	 * @param array<string, mixed> $attributes Of the block, with their defaults.
	 * @param string               $saved      HTML that was saved in the block's element: the podcast's name, and where else it is heard.
	 * @return string HTML, escaped.
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
			$subscribe ? $subscribe[0] : '',
			self::tracks( $tracks, $attributes['showEpisodeDescription'] ),
			count( self::ordered( $feed, $attributes['isReversed'] ) ) > count( $tracks ) ? self::all() : '',
			Structured_Data::of( $feed, $tracks )
		);
	}

	/** The episodes that a block shows, or all that are kept where the page was asked for them. */
	public static function visible( array $feed, array $attributes ): array {
		$tracks = self::ordered( $feed, $attributes['isReversed'] );
		return isset( $_GET[ self::ALL ] ) ? $tracks : array_slice( $tracks, 0, $attributes['itemsToShow'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only read, like an address.
	}

	/** The kept episodes in the podcast's own order, or from its other end. */
	public static function ordered( array $feed, bool $is_reversed ): array {
		return $is_reversed ? array_reverse( $feed['tracks'] ) : array_slice( $feed['tracks'], 0, Parser::MOST_ENTRIES );
	}

	/**
	 * Cover and title of the podcast, for the page and for the editor.
	 *
	 * @param bool $asks_first Whether the picture waits for the script, which asks for consent.
	 * @return string HTML, escaped.
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

	/** A list of episodes, each with the browser's own player; for the page and for the editor. HTML, escaped. */
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
				Extras::of( $track, $with_notes )
			);
		}
		return sprintf( '<ol class="%1$s__tracks">%2$s</ol>', self::ROOT, $items );
	}

	/** When an episode came out, and how long it is. */
	private static function about( array $track ): string {
		$date = $track['date'] ? sprintf( '<time datetime="%s">%s</time>', wp_date( 'Y-m-d', $track['date'] ), esc_html( (string) wp_date( get_option( 'date_format' ), $track['date'] ) ) ) : '';
		return implode( ' · ', array_filter( array( $date, $track['duration'] ? Clock::of( $track['duration'] ) : '' ) ) );
	}

	/** A link to the page with all episodes that are kept. */
	public static function all(): string {
		return sprintf( '<p class="%1$s__all"><a class="%1$s__tool" href="%2$s" rel="nofollow">%3$s</a></p>', self::ROOT, esc_url( add_query_arg( self::ALL, 'all' ) ), esc_html__( 'More episodes', 'dovetail-blocks' ) );
	}

	/** Foreign text for HTML and its attributes: shortcodes run even inside these. */
	public static function escape( string $text ): string {
		return str_replace( '[', '&#091;', htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
	}

	/**
	 * A foreign address for an attribute.
	 *
	 * @param string $url http or https.
	 */
	public static function escape_url( string $url ): string {
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url( $url, array( 'http', 'https' ) ) );
	}
}
