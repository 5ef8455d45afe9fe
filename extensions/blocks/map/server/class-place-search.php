<?php
namespace Dovetail\Map;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Finds places for authors: searches the owner's Nominatim server, and resolves short links of map services. The site
 * sends the requests instead of the browser, to limit all authors together to one search per second and to cache
 * results.
 */
final class Place_Search {
	const ID = 'nominatim';

	/**
	 * Host of the public server. The site uses it only after the owner has accepted its usage rules and entered a
	 * contact.
	 */
	const PUBLIC_SERVER = 'nominatim.openstreetmap.org';

	/** Name of the lock that makes the site send one request at a time. */
	const LOCK = 'map_search';

	const MIN_INTERVAL_SECONDS = 1;

	/**
	 * Maximum number of seconds that an author's request waits for its turn, and timeout for the response in seconds.
	 */
	const SEARCH_TIMEOUT_SECONDS = 5;

	/** Seconds after which an unfinished request no longer blocks others. */
	const REQUEST_LEASE_SECONDS = 30;

	/** Seconds to wait after the server reports overload, if the response has no `Retry-After` header. */
	const OVERLOAD_PAUSE_SECONDS = 60;

	/** Values of the lock: the server is overloaded, or a request was sent recently. */
	const STATE_OVERLOADED = 'busy';
	const STATE_REQUESTED  = 'asked';

	/** Maximum number of searches per user and day. All users share the server's rate limit. */
	const MAX_SEARCHES_PER_DAY = 200;

	const MAX_RESULTS = 5;

	const CACHE_SECONDS = WEEK_IN_SECONDS;

	/** Matches short links, which redirect to a page whose URL contains the place. */
	const SHORT_LINK = '~^https://(?:maps\.app\.goo\.gl/|goo\.gl/maps/|(?:www\.)?osm\.org/go/|maps\.apple/|maps\.apple\.com/p/)[^\s\\\\]+\z~i';

	/** Matches the map pages that short links may redirect to. */
	const PAGE = '~^https://(?:(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})|(?:www\.)?openstreetmap\.org|maps\.apple\.com)(?:[/?#]|\z)~i';

	/**
	 * Limits for short links: redirects, URL length, links per user and minute, response size in bytes, and timeout in
	 * seconds.
	 */
	const MAX_REDIRECTS        = 3;
	const MAX_LENGTH           = 2048;
	const MAX_LINKS_PER_MINUTE = 20;
	const MAX_BYTES            = 16 * KB_IN_BYTES;
	const TIMEOUT_SECONDS      = 5;

	/** Whether the place search is set up. Only then may the site send requests to the server. */
	public static function is_on(): bool {
		return self::is_allowed( Connections::values( self::ID ) );
	}

	/**
	 * Checks whether the server works.
	 *
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		if ( ! self::is_allowed( $values ) ) {
			return self::refusal( 400, __( 'Confirm that you have read the public server’s rules, and enter a contact. Until then, this site sends no requests to the server.', 'dovetail-blocks' ) );
		}
		$answer = self::ask( trailingslashit( $values['address'] ) . 'status?format=json' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return 0 === ( $answer['status'] ?? null )
			/* translators: %s: host of a server. */
			? sprintf( __( 'Connected to %s.', 'dovetail-blocks' ), wp_parse_url( $values['address'], PHP_URL_HOST ) )
			: self::refusal( 502, __( 'This is not a Nominatim server, or it is not working at the moment.', 'dovetail-blocks' ) );
	}

	/**
	 * Finds places that match an author's search terms, the best match first.
	 *
	 * @param \WP_REST_Request $request Request with `search` (the search terms) and `language`.
	 * @return array<int, array{title: string, address: string, longitude: float, latitude: float}>|\WP_Error
	 */
	public static function answer( $request ) {
		$words    = self::words( $request->get_param( 'search' ) );
		$language = $request->get_param( 'language' );
		$language = is_string( $language ) && 1 === preg_match( '~^[a-z]{2,3}\z~', $language ) ? $language : 'en';
		if ( ! self::is_on() ) {
			return self::refusal( 404, __( 'This site has no place search server. An administrator can enter one under Dovetail → Connections.', 'dovetail-blocks' ) );
		}
		if ( '' === $words ) {
			return array();
		}
		$url   = add_query_arg(
			array(
				'q'               => rawurlencode( $words ),
				'format'          => 'jsonv2',
				'limit'           => self::MAX_RESULTS,
				'accept-language' => $language,
			),
			trailingslashit( Connections::key( self::ID ) ) . 'search'
		);
		$cache = 'dovetail_blocks_places_' . md5( $url );
		$found = get_transient( $cache );
		if ( ! is_array( $found ) ) {
			if ( ! Rate_Limit::count( 'map_search_' . get_current_user_id(), self::MAX_SEARCHES_PER_DAY, DAY_IN_SECONDS ) ) {
				return self::refusal( 429, __( 'You have reached today’s search limit. Click on the map, or paste coordinates or a map link. You can search again tomorrow.', 'dovetail-blocks' ) );
			}
			$answer = self::ask( $url );
			$found  = is_wp_error( $answer ) ? $answer : self::places( $answer );
			if ( null === $found ) {
				return self::refusal( 502, __( 'The place search server sent an unreadable response.', 'dovetail-blocks' ) );
			}
			if ( is_array( $found ) ) {
				set_transient( $cache, $found, self::CACHE_SECONDS );
			}
		}
		return $found;
	}

	/**
	 * Waits for the request's turn, then sends the request. Other requests must then wait for the minimum interval, or
	 * longer if the server is overloaded.
	 *
	 * @return mixed|\WP_Error The decoded response.
	 */
	private static function ask( string $url ) {
		if ( ! self::take_turn() ) {
			return self::refusal( 429, __( 'The place search server is busy; it accepts one search per second. Try again in a minute.', 'dovetail-blocks' ) );
		}
		$answer  = Service_Client::request( self::ID, 'GET', $url, array( 'User-Agent' => self::name() ), null, self::SEARCH_TIMEOUT_SECONDS );
		$is_busy = is_wp_error( $answer ) && ( 'service_busy' === $answer->get_error_code() || 403 === $answer->get_error_data()['status'] );
		$after   = $is_busy ? (int) ( $answer->get_error_data()['retry_after'] ?? 0 ) : 0;
		Lock::store_result( self::LOCK, $is_busy ? self::STATE_OVERLOADED : self::STATE_REQUESTED, $is_busy ? min( $after > 0 ? $after : self::OVERLOAD_PAUSE_SECONDS, HOUR_IN_SECONDS ) : self::MIN_INTERVAL_SECONDS );
		return is_wp_error( $answer ) ? $answer : $answer['data'];
	}

	/**
	 * Waits until no other request blocks this one. Returns false if that takes too long or the server is overloaded.
	 */
	private static function take_turn(): bool {
		$end = microtime( true ) + self::SEARCH_TIMEOUT_SECONDS;
		do {
			if ( Lock::claim( self::LOCK, self::REQUEST_LEASE_SECONDS ) ) {
				return true;
			}
			if ( self::STATE_OVERLOADED === Lock::get_result( self::LOCK ) ) {
				return false;
			}
			usleep( 200000 );
		} while ( microtime( true ) < $end );
		return false;
	}

	/** Returns the places in a response; null if the response is not a list of places. */
	private static function places( $answer ): ?array {
		if ( ! is_array( $answer ) || array_values( $answer ) !== $answer ) {
			return null;
		}
		$places = array();
		foreach ( array_slice( $answer, 0, self::MAX_RESULTS ) as $place ) {
			if ( ! is_array( $place ) || ! isset( $place['display_name'], $place['lat'], $place['lon'] ) || ! is_string( $place['display_name'] ) || ! is_numeric( $place['lat'] ) || ! is_numeric( $place['lon'] ) ) {
				return null;
			}
			$address  = Plain_Text::line( $place['display_name'] );
			$title    = Plain_Text::line( $place['name'] ?? '' );
			$places[] = array(
				'title'     => '' === $title ? trim( explode( ',', $address )[0] ) : $title,
				'address'   => $address,
				'longitude' => (float) $place['lon'],
				'latitude'  => (float) $place['lat'],
			);
		}
		return $places;
	}

	/** Returns the User-Agent, with a contact for the server's operators. */
	private static function name(): string {
		$contact = Connections::values( self::ID )['contact'];
		return 'DovetailBlocks (+' . home_url( '/' ) . ( '' === $contact ? '' : '; ' . $contact ) . ')';
	}

	/** Whether requests to the server are allowed. The public server also requires accepted rules and a contact. */
	private static function is_allowed( array $values ): bool {
		$host = rtrim( strtolower( (string) wp_parse_url( $values['address'], PHP_URL_HOST ) ), '.' );
		return '' !== $host && ( self::PUBLIC_SERVER !== $host || ( '1' === $values['rules'] && '' !== $values['contact'] ) );
	}

	private static function words( $typed ): string {
		return is_string( $typed ) ? mb_substr( trim( (string) preg_replace( '~\s+~u', ' ', $typed ) ), 0, 250 ) : '';
	}

	private static function refusal( int $status, string $sentence ): \WP_Error {
		return new \WP_Error( 'place_search_failed', $sentence, array( 'status' => $status ) );
	}

	/**
	 * Returns the URL of the page that a short link redirects to. The site follows only the redirects and does not load
	 * the page.
	 *
	 * @return array{url: string}|\WP_Error
	 */
	public static function resolve_link( \WP_REST_Request $request ) {
		$url = $request->get_param( 'url' );
		if ( ! self::is_short( $url ) ) {
			return self::link_refusal( 400, __( 'This is not a short link of Google Maps, Apple Maps or OpenStreetMap. Paste coordinates or the address of a map page.', 'dovetail-blocks' ) );
		}
		if ( ! Rate_Limit::count( 'map_link_' . get_current_user_id(), self::MAX_LINKS_PER_MINUTE, MINUTE_IN_SECONDS ) ) {
			return self::link_refusal( 429, __( 'Too many short links. Try again in a minute.', 'dovetail-blocks' ) );
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
		return self::link_refusal( 502, __( 'This short link doesn’t lead to a map page. Open it, find the place on a map, and copy the address of that page.', 'dovetail-blocks' ) );
	}

	private static function is_short( $url ): bool {
		return is_string( $url ) && strlen( $url ) <= self::MAX_LENGTH && 1 === preg_match( self::SHORT_LINK, $url );
	}

	private static function link_refusal( int $status, string $sentence ): \WP_Error {
		return new \WP_Error( 'map_link_failed', $sentence, array( 'status' => $status ) );
	}
}
