<?php
namespace Dovetail\Opentable;

use Dovetail\Plugin\Json;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

/**
 * Finds restaurants for authors. The service's search is undocumented and may be shut down at any time, so the site
 * sends few requests. After a failure, it sends none for a while, so that authors do not wait for every search to fail.
 */
final class Restaurant_Search {
	const MAX_RESULTS = 20;

	const TIMEOUT_SECONDS = 5;
	const MAX_BYTES       = 512 * KB_IN_BYTES;

	/** Results are cached, because correcting a letter repeats an earlier search. */
	const CACHE_SECONDS = 15 * MINUTE_IN_SECONDS;

	const FAILURE_PAUSE_SECONDS = MINUTE_IN_SECONDS;

	/** Transient that exists while the site waits after a failure. */
	const FAILURE_TRANSIENT = 'dovetail_blocks_restaurants_rest';

	/** Maximum number of searches per user in an hour. */
	const MAX_SEARCHES_PER_HOUR = 300;

	/** Maximum length of search words and of a name, in characters. */
	const MAX_LENGTH = 100;

	/**
	 * Returns the restaurants that match the query in an author's request, in the service's order.
	 *
	 * @param \WP_REST_Request $request Request whose `query` contains the search words.
	 * @return array{items: array<int, array{rid: int, name: string}>}|\WP_Error
	 */
	public static function answer( $request ) {
		$words = self::words( $request->get_param( 'query' ) );
		$found = '' === $words ? array() : self::find( $words );
		return null === $found ? self::refusal() : array( 'items' => $found );
	}

	/**
	 * Returns restaurants from the cache or the service. Null if the search has failed, or if no request is allowed at
	 * the moment.
	 */
	private static function find( string $words ): ?array {
		$cache = 'dovetail_blocks_restaurants_' . md5( strtolower( $words ) );
		$found = get_transient( $cache );
		if ( is_array( $found ) ) {
			return $found;
		}
		if ( get_transient( self::FAILURE_TRANSIENT ) || ! Rate_Limit::count( 'restaurants_' . get_current_user_id(), self::MAX_SEARCHES_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return null;
		}
		$found = self::ask( $words );
		if ( null === $found ) {
			set_transient( self::FAILURE_TRANSIENT, 1, self::FAILURE_PAUSE_SECONDS );
		} else {
			set_transient( $cache, $found, self::CACHE_SECONDS );
		}
		return $found;
	}

	/** Requests restaurants from the service. Returns null for an invalid response. */
	private static function ask( string $words ): ?array {
		$base = Service_Urls::get( 'opentable' );
		if ( '' === $base ) {
			return null;
		}
		$url      = $base . '/widget/reservation/restaurant-search?pageSize=' . self::MAX_RESULTS . '&query=' . rawurlencode( $words );
		$response = Http_Client::get( $url, self::TIMEOUT_SECONDS, self::MAX_BYTES, array( 'Accept' => 'application/json' ) );
		if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
			return null;
		}
		$answer = Json::decode( wp_remote_retrieve_body( $response ) );
		return is_array( $answer ) && isset( $answer['items'] ) && is_array( $answer['items'] ) ? self::restaurants( $answer['items'] ) : null;
	}

	/**
	 * Returns the restaurants with an ID and a name, without duplicates.
	 *
	 * @param array $items Items of the service's response.
	 */
	private static function restaurants( array $items ): array {
		$found = array();
		foreach ( $items as $item ) {
			$rid  = is_array( $item ) && isset( $item['rid'] ) && ( is_int( $item['rid'] ) || is_string( $item['rid'] ) ) ? (string) $item['rid'] : '';
			$name = is_array( $item ) ? self::words( $item['name'] ?? '' ) : '';
			if ( '' !== $name && 1 === preg_match( '~^[1-9]\d{0,8}\z~', $rid ) && ! isset( $found[ $rid ] ) ) {
				$found[ $rid ] = array(
					'rid'  => (int) $rid,
					'name' => $name,
				);
			}
		}
		return array_slice( array_values( $found ), 0, self::MAX_RESULTS );
	}

	/** Returns plain text on one line, truncated to a maximum length. Empty for values that are not text. */
	private static function words( $text ): string {
		return Plain_Text::line( $text, self::MAX_LENGTH );
	}

	/** Returns the error for a failed search. The editor adds what authors can do. */
	private static function refusal(): \WP_Error {
		return new \WP_Error(
			'restaurant_search_failed',
			__( 'OpenTable’s search is not responding.', 'dovetail-blocks' ),
			array( 'status' => 502 )
		);
	}
}
