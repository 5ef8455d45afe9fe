<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/** Draws what a visitor reads and hears without script, and what the script makes a player of. */
final class Stage {
	/** Class of the block's element. */
	const ROOT = 'wp-block-dovetail-podcast-player';

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
	 * The part of a page below the block's element.
	 *
	 * @param array<string, mixed> $attributes Of the block, with their defaults.
	 * @return string HTML, escaped; nothing when there is nothing to play.
	 */
	public static function draw( array $attributes ): string {
		$url     = self::url( $attributes['url'] );
		$entry   = Feed::for_page( $url );
		$refresh = Routes::refresh_address( $attributes );
		$inner   = '';
		if ( $entry['feed'] ) {
			$inner = self::header( $entry['feed'], $attributes['showCoverArt'], View_Data::may_ask() ) . self::tracks( $entry['feed'], $attributes );
		} elseif ( '' !== $refresh ) {
			$inner = sprintf( '<p class="%1$s__feed"><a href="%2$s">%3$s</a></p>', self::ROOT, self::escape_url( $url ), self::escape( $url ) );
		}
		if ( '' === $inner ) {
			return '';
		}
		$data = ( $attributes['showEpisodeTitle'] ? ' data-title' : '' )
			. ( $attributes['showEpisodeDescription'] ? ' data-description' : '' );
		if ( '' !== $refresh ) {
			$data .= sprintf(
				' data-refresh="%1$s" data-version="%2$s" data-checked="%3$d"',
				self::escape_url( $refresh ),
				esc_attr( $entry['version'] ),
				$entry['feed'] ? $entry['checked'] : 0
			);
		}
		return sprintf( '<div class="%1$s__stage"%2$s>%3$s</div>', self::ROOT, $data, $inner );
	}

	/**
	 * The episodes that a block shows.
	 *
	 * @param array                $feed       See Parser::parse().
	 * @param array<string, mixed> $attributes Of the block, read.
	 * @return list<array>
	 */
	public static function visible( array $feed, array $attributes ): array {
		return array_slice( $feed['tracks'], 0, $attributes['itemsToShow'] );
	}

	/**
	 * Cover and title of the podcast, for the page and for the editor.
	 *
	 * @param array $feed       See Parser::parse().
	 * @param bool  $with_cover Whether its picture is shown.
	 * @param bool  $asks_first Whether the picture waits for the script, which asks for consent.
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

	/**
	 * The list of episodes, each with the browser's own player.
	 *
	 * @param array                $feed       See Parser::parse().
	 * @param array<string, mixed> $attributes Of the block.
	 * @return string HTML, escaped.
	 */
	private static function tracks( array $feed, array $attributes ): string {
		$items = '';
		foreach ( self::visible( $feed, $attributes ) as $track ) {
			$title       = self::escape( $track['title'] );
			$description = ! $attributes['showEpisodeDescription'] || '' === $track['description'] ? '' : sprintf(
				'<p class="%1$s__description">%2$s</p>',
				self::ROOT,
				self::escape( $track['description'] )
			);
			$items .= sprintf(
				'<li class="%1$s__track" data-id="%2$s" data-duration="%3$d"><p class="%1$s__heading"><span class="%1$s__title">%4$s</span>%5$s</p><audio controls preload="none" src="%6$s" aria-label="%7$s">%8$s</audio>%9$s</li>',
				self::ROOT,
				esc_attr( $track['id'] ),
				$track['duration'],
				'' === $track['link'] ? $title : sprintf( '<a href="%1$s">%2$s</a>', self::escape_url( $track['link'] ), $title ),
				$track['duration'] ? sprintf( ' <span class="%1$s__length">%2$s</span>', self::ROOT, esc_html( self::clock( $track['duration'] ) ) ) : '',
				self::escape_url( $track['src'] ),
				$title,
				esc_html__( "Your browser cannot play this episode. Enable 'Play sounds in webpages' in its settings, or use another browser.", 'dovetail-blocks' ),
				$description
			);
		}
		return sprintf( '<ol class="%1$s__tracks">%2$s</ol>', self::ROOT, $items );
	}

	/**
	 * Seconds as a clock: `12:30`, `1:02:03`.
	 *
	 * @param int $seconds Not negative.
	 */
	private static function clock( int $seconds ): string {
		return $seconds >= HOUR_IN_SECONDS
			? sprintf( '%d:%02d:%02d', intdiv( $seconds, HOUR_IN_SECONDS ), intdiv( $seconds, MINUTE_IN_SECONDS ) % 60, $seconds % 60 )
			: sprintf( '%d:%02d', intdiv( $seconds, MINUTE_IN_SECONDS ), $seconds % 60 );
	}

	/**
	 * Foreign text for HTML and its attributes: shortcodes run even inside these.
	 *
	 * @param string $text Plain text.
	 */
	private static function escape( string $text ): string {
		return str_replace( '[', '&#091;', htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
	}

	/**
	 * A foreign address for an attribute.
	 *
	 * @param string $url http or https.
	 */
	private static function escape_url( string $url ): string {
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url( $url, array( 'http', 'https' ) ) );
	}
}
