<?php
namespace Dovetail\Podcast_Player;

use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/** REST routes: the podcast at a URL for authors, and the version of a player's episode list for pages. */
final class Routes {
	const BLOCK = 'dovetail/podcast-player';

	/**
	 * Returns the podcast at a URL, for authors.
	 *
	 * @return array|WP_Error
	 */
	public static function read( \WP_REST_Request $request ) {
		$url = Stage::url( $request['url'] );
		if ( '' === $url ) {
			return Feed::failure( 'podcast_invalid_url' );
		}
		$entry = Feed::for_author( $url );
		$feed  = $entry['feed'];
		if ( ! $feed ) {
			return Feed::failure( '' === $entry['error'] ? 'podcast_busy' : $entry['error'] );
		}
		$tracks = array_slice( $feed['tracks'], 0, Companions::MAX_EPISODES );
		$fields = array_flip( array( 'id', 'title', 'link', 'src', 'duration', 'description' ) );
		return array(
			'title'   => $feed['title'],
			'link'    => $feed['link'],
			'cover'   => $feed['cover'],
			'tracks'  => array_map( static fn( array $track ): array => array_intersect_key( $track, $fields ), $tracks ),
			'header'  => Stage::header( $feed, true, false ),
			'list'    => Stage::tracks( $tracks, true ),
			'reverse' => Stage::tracks( array_slice( Stage::ordered( $feed, true ), 0, Companions::MAX_EPISODES ), true ),
			'problem' => $entry['error'],
		);
	}

	/**
	 * Returns the version of a player's newest list, and whether a newer one may follow soon. A page that shows another
	 * version then requests an uncached copy of itself. Only players in public posts and synced patterns can be
	 * requested.
	 *
	 * @return array|WP_Error
	 */
	public static function refresh( \WP_REST_Request $request ) {
		$attributes = self::find( (int) $request['post'], (string) $request['block'] );
		if ( ! $attributes ) {
			return new \WP_Error( 'podcast_no_block', __( 'This post does not contain this podcast player.', 'dovetail-blocks' ), array( 'status' => 404 ) );
		}
		$entry = Feed::for_page( Stage::url( $attributes['url'] ) );
		return array(
			'pending' => Feed::is_pending( $entry ),
			'version' => $entry['version'],
		);
	}

	/**
	 * Returns the URL from which a page requests the list's version. Empty for players outside of public posts and
	 * synced patterns.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	public static function refresh_address( array $attributes ): string {
		$holder = Content_Source::current();
		return Content_Source::is_public_without_password( $holder ) ? rest_url( "wpcom/v2/podcast-player/$holder/" . self::key( $attributes ) ) : '';
	}

	/** Returns the key of a player within its post or pattern. */
	public static function key( array $attributes ): string {
		return substr( md5( Stage::url( $attributes['url'] ) . ' ' . $attributes['itemsToShow'] . ( $attributes['isReversed'] ? ' reversed' : '' ) ), 0, 12 );
	}

	private static function find( int $holder, string $key ): ?array {
		return Content_Source::is_public_without_password( $holder ) ? self::find_in( parse_blocks( get_post( $holder )->post_content ), $key ) : null;
	}

	private static function find_in( array $blocks, string $key ): ?array {
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block['blockName'] ) {
				$attributes = Attributes::for_block( 'podcast-player', $block['attrs'] );
				if ( '' !== Stage::url( $attributes['url'] ) && self::key( $attributes ) === $key ) {
					return $attributes;
				}
			}
			$found = self::find_in( $block['innerBlocks'], $key );
			if ( $found ) {
				return $found;
			}
		}
		return null;
	}
}
