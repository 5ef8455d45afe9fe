<?php
/**
 * The podcast player for authors, for visitors and for pages.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Queue;
use Dovetail\Plugin\Rest;
use Dovetail\Plugin\View_Data;

defined( 'ABSPATH' ) || exit;

/**
 * The two routes, and the HTML of a page.
 */
final class Player {
	/** Name of the block. */
	const BLOCK = 'dovetail/podcast-player';

	/** Class of the block's element. */
	const ROOT = 'wp-block-dovetail-podcast-player';

	/** Most patterns that are looked into, of all that a post uses. */
	const MOST_PATTERNS = 50;

	/**
	 * Answers an author: the podcast at an address.
	 *
	 * @param WP_REST_Request $request A checked request.
	 * @return array|WP_Error
	 */
	public static function read( $request ) {
		$url = self::url( $request['url'] );
		if ( '' === $url || ! wp_http_validate_url( $url ) ) {
			return Feed::failure( 'podcast_invalid_url' );
		}
		$entry = Feed::for_author( $url );
		return $entry['feed']
			? $entry['feed'] + array( 'problem' => $entry['error'] )
			: Feed::failure( '' === $entry['error'] ? 'podcast_busy' : $entry['error'] );
	}

	/**
	 * Answers a page: the episodes that one of its blocks shows by what is known now, and whether it is worth asking
	 * again. Whoever asks can name nothing but a post that anybody may read, and a block in it.
	 *
	 * @param WP_REST_Request $request A checked request.
	 * @return array|WP_Error
	 */
	public static function refresh( \WP_REST_Request $request ) {
		$attributes = self::find( (int) $request['post'], (string) $request['block'] );
		if ( ! $attributes ) {
			return new \WP_Error( 'podcast_no_block', __( 'There is no such podcast player.', 'dovetail-blocks' ), array( 'status' => 404 ) );
		}
		$entry = Feed::for_page( self::url( $attributes['url'] ) );
		return array(
			'pending' => Feed::is_pending( $entry ),
			'version' => $entry['version'],
			'tracks'  => $entry['feed'] ? self::visible( $entry['feed'], $attributes ) : array(),
		);
	}

	/**
	 * The address of a feed, or nothing.
	 *
	 * @param mixed $value An attribute or a parameter.
	 * @return string
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
	public static function stage( array $attributes ): string {
		$url     = self::url( $attributes['url'] );
		$entry   = Feed::for_page( $url );
		$refresh = self::refresh_address( $attributes );
		$inner   = '';
		if ( $entry['feed'] ) {
			$inner = self::header( $entry['feed'], ! empty( $attributes['showCoverArt'] ) ) . self::tracks( $entry['feed'], $attributes );
		} elseif ( '' !== $refresh ) {
			$inner = sprintf( '<p class="%1$s__feed"><a href="%2$s">%3$s</a></p>', self::ROOT, self::escape_url( $url ), self::escape( $url ) );
		}
		if ( '' === $inner ) {
			return '';
		}
		$data = ( empty( $attributes['showEpisodeTitle'] ) ? '' : ' data-title' )
			. ( empty( $attributes['showEpisodeDescription'] ) ? '' : ' data-description' );
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
	 * CSS custom properties of the colours that were chosen; the editor writes the same (`rules/colours.ts`).
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @return string
	 */
	public static function style( array $attributes ): string {
		$style = '';
		foreach ( array( 'primary', 'secondary', 'background' ) as $name ) {
			$slug = isset( $attributes[ $name . 'Color' ] ) ? (string) $attributes[ $name . 'Color' ] : '';
			$hex  = self::colour( $attributes, 'custom' . ucfirst( $name ) . 'Color' );
			$hex  = '' === $hex ? self::colour( $attributes, 'hex' . ucfirst( $name ) . 'Color' ) : $hex;
			if ( preg_match( '~^[a-z0-9-]+\z~', $slug ) ) {
				$value = 'var(--wp--preset--color--' . $slug . ( '' === $hex ? '' : ',' . $hex ) . ')';
			} else {
				$value = $hex;
			}
			$style .= '' === $value ? '' : '--dovetail-podcast-' . $name . ':' . $value . ';';
		}
		return $style;
	}

	/**
	 * A colour of six digits, or nothing.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @param string               $name       Of the attribute.
	 * @return string
	 */
	private static function colour( array $attributes, string $name ): string {
		$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : '';
		return is_string( $value ) && preg_match( '~^#?([0-9a-f]{6})\z~i', $value, $digits ) ? '#' . strtolower( $digits[1] ) : '';
	}

	/**
	 * Cover and title of the podcast.
	 *
	 * @param array $feed       See Parser::parse().
	 * @param bool  $with_cover Whether its picture is shown.
	 * @return string HTML, escaped.
	 */
	private static function header( array $feed, bool $with_cover ): string {
		$title = self::escape( $feed['title'] );
		if ( '' !== $feed['link'] && '' !== $title ) {
			$title = sprintf( '<a href="%1$s">%2$s</a>', self::escape_url( $feed['link'] ), $title );
		}
		$cover = $with_cover && '' !== $feed['cover'] ? sprintf(
			'<img class="%1$s__cover" %2$s="%3$s" alt="" width="96" height="96" loading="lazy" decoding="async" referrerpolicy="no-referrer"/>',
			self::ROOT,
			View_Data::may_ask() ? 'data-src' : 'src',
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
			$description = empty( $attributes['showEpisodeDescription'] ) || '' === $track['description'] ? '' : sprintf(
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
	 * @return string
	 */
	public static function clock( int $seconds ): string {
		return $seconds >= HOUR_IN_SECONDS
			? sprintf( '%d:%02d:%02d', intdiv( $seconds, HOUR_IN_SECONDS ), intdiv( $seconds, MINUTE_IN_SECONDS ) % 60, $seconds % 60 )
			: sprintf( '%d:%02d', intdiv( $seconds, MINUTE_IN_SECONDS ), $seconds % 60 );
	}

	/**
	 * The episodes that a block shows.
	 *
	 * @param array                $feed       See Parser::parse().
	 * @param array<string, mixed> $attributes Of the block; those of a post may be missing.
	 * @return list<array>
	 */
	private static function visible( array $feed, array $attributes ): array {
		return array_slice( $feed['tracks'], 0, self::count( $attributes ) );
	}

	/**
	 * How many episodes a block shows: 1 to 10, and 5 when nothing is said.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @return int
	 */
	private static function count( array $attributes ): int {
		$count = isset( $attributes['itemsToShow'] ) && is_numeric( $attributes['itemsToShow'] ) ? (int) round( (float) $attributes['itemsToShow'] ) : 5;
		return max( 1, min( 10, $count ) );
	}

	/**
	 * Where the page asks for its list when it is old; nothing when the block does not stand in a post that anybody may read.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @return string
	 */
	private static function refresh_address( array $attributes ): string {
		$post = (int) get_the_ID();
		$key  = self::key( $attributes );
		return $post && self::find( $post, $key ) ? rest_url( "wpcom/v2/podcast-player/$post/$key" ) : '';
	}

	/**
	 * The key of a block within its post.
	 *
	 * @param array<string, mixed> $attributes Of the block; those of a post may be missing.
	 * @return string
	 */
	private static function key( array $attributes ): string {
		return substr( md5( self::url( isset( $attributes['url'] ) ? $attributes['url'] : '' ) . ' ' . self::count( $attributes ) ), 0, 12 );
	}

	/**
	 * The attributes of a block in a post that anybody may read; null when there is none.
	 *
	 * @param int    $post_id Of the post.
	 * @param string $key     Of the block.
	 * @return array<string, mixed>|null
	 */
	private static function find( int $post_id, string $key ): ?array {
		$post    = get_post( $post_id );
		$entered = array();
		return $post && is_post_publicly_viewable( $post ) && '' === $post->post_password
			? self::find_in( self::blocks( $post ), $key, $entered )
			: null;
	}

	/**
	 * The attributes of a block among others, or in a pattern that they use. No pattern is entered twice: it may use
	 * itself.
	 *
	 * @param array[]          $blocks  Parsed blocks.
	 * @param string           $key     Of the block.
	 * @param array<int, true> $entered Patterns so far, by their ids.
	 * @return array<string, mixed>|null
	 */
	private static function find_in( array $blocks, string $key, array &$entered ): ?array {
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block['blockName'] && '' !== self::url( isset( $block['attrs']['url'] ) ? $block['attrs']['url'] : '' ) && self::key( $block['attrs'] ) === $key ) {
				return $block['attrs'];
			}
			$inner   = $block['innerBlocks'];
			$pattern = 'core/block' === $block['blockName'] && isset( $block['attrs']['ref'] ) && is_numeric( $block['attrs']['ref'] ) ? (int) $block['attrs']['ref'] : 0;
			if ( $pattern > 0 && ! isset( $entered[ $pattern ] ) && count( $entered ) < self::MOST_PATTERNS ) {
				$entered[ $pattern ] = true;
				$inner               = self::pattern( $pattern );
			}
			$found = self::find_in( $inner, $key, $entered );
			if ( $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * The blocks of a pattern that pages show: a published one without a password, as in WordPress itself.
	 *
	 * @param int $id Its id.
	 * @return array[]
	 */
	private static function pattern( int $id ): array {
		$pattern = get_post( $id );
		return $pattern && 'wp_block' === $pattern->post_type && 'publish' === $pattern->post_status && '' === $pattern->post_password
			? self::blocks( $pattern )
			: array();
	}

	/**
	 * The blocks of a post.
	 *
	 * @param WP_Post $post A post.
	 * @return array[]
	 */
	private static function blocks( \WP_Post $post ): array {
		return has_blocks( $post->post_content ) ? parse_blocks( $post->post_content ) : array();
	}

	/**
	 * Foreign text for HTML and its attributes: shortcodes run even inside these.
	 *
	 * @param string $text Plain text.
	 * @return string
	 */
	private static function escape( string $text ): string {
		return str_replace( '[', '&#091;', htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
	}

	/**
	 * A foreign address for an attribute.
	 *
	 * @param string $url http or https.
	 * @return string
	 */
	private static function escape_url( string $url ): string {
		return str_replace( array( '[', ']' ), array( '%5B', '%5D' ), esc_url( $url, array( 'http', 'https' ) ) );
	}
}
