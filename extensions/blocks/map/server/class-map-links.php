<?php
namespace Dovetail\Map;

use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Resolves the short links of map services for authors. Only the redirect of a short link is read: no page of a map
 * service is loaded.
 */
final class Map_Links {
	/** Short links, which lead to a page whose address holds the place. */
	const SHORT_LINK = '~^https://(?:maps\.app\.goo\.gl/|goo\.gl/maps/|(?:www\.)?osm\.org/go/|maps\.apple/|maps\.apple\.com/p/)[^\s\\\\]+\z~i';

	/** Hosts of the pages to which short links may lead. */
	const PAGE = '~^https://(?:(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:www\.)?openstreetmap\.org|maps\.apple\.com)(?:[/?#]|\z)~i';

	/** Maximum number of redirects, length of an address, requests of one person in a minute, and bytes of a response. */
	const MAX_REDIRECTS           = 3;
	const MAX_LENGTH              = 2048;
	const MAX_REQUESTS_PER_MINUTE = 20;
	const MAX_BYTES               = 16 * KB_IN_BYTES;

	/** Seconds for all redirects of a link. */
	const TIMEOUT_SECONDS = 5;

	/**
	 * Answers with the address of the page to which a short link leads.
	 *
	 * @return array{url: string}|\WP_Error
	 */
	public static function answer( \WP_REST_Request $request ) {
		$url = $request->get_param( 'url' );
		if ( ! self::is_short( $url ) ) {
			return self::refusal( 400, __( 'This is not a short link of Google Maps, Apple Maps or OpenStreetMap. Paste coordinates or the address of a map page.', 'dovetail-blocks' ) );
		}
		if ( ! Rate_Limit::count( 'map_link_' . get_current_user_id(), self::MAX_REQUESTS_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			return self::refusal( 429, __( 'Too many short links. Try again in a minute.', 'dovetail-blocks' ) );
		}
		$deadline = microtime( true ) + self::TIMEOUT_SECONDS;
		for ( $hop = 0; $hop < self::MAX_REDIRECTS && microtime( true ) < $deadline; $hop++ ) {
			$response = Http_Client::request( 'GET', $url, $deadline - microtime( true ), self::MAX_BYTES );
			$url      = is_wp_error( $response ) ? '' : Http_Client::redirect_url( $response, $url );
			if ( strlen( $url ) <= self::MAX_LENGTH && ! self::is_short( $url ) && 1 === preg_match( self::PAGE, $url ) ) {
				return array( 'url' => $url );
			}
			if ( ! self::is_short( $url ) ) {
				break;
			}
		}
		return self::refusal( 502, __( 'This short link leads to no map page. Open it and copy the address of the page.', 'dovetail-blocks' ) );
	}

	/** Whether a value is a short link. */
	private static function is_short( $url ): bool {
		return is_string( $url ) && strlen( $url ) <= self::MAX_LENGTH && 1 === preg_match( self::SHORT_LINK, $url );
	}

	/** Returns why a link was not resolved. */
	private static function refusal( int $status, string $sentence ): \WP_Error {
		return new \WP_Error( 'map_link_failed', $sentence, array( 'status' => $status ) );
	}
}
