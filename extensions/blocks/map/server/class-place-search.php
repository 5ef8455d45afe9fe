<?php
namespace Dovetail\Map;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service;
use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Rate_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Finds places for authors at the Nominatim server that the owner has named. This site asks, not the browser: so that
 * all authors together ask once a second at most, and what was found once is not asked for again.
 */
final class Place_Search {
	/** Id of the connection. */
	const ID = 'nominatim';

	/** The public server, which is asked only by who has read its rules and can be reached. */
	const PUBLIC_SERVER = 'nominatim.openstreetmap.org';

	/** Name of the one lock of the site. */
	const LOCK = 'map_search';

	/** Seconds between two questions. */
	const PAUSE = 1;

	/** Seconds that an author waits for the turn, and then for the answer. */
	const PATIENCE = 5;

	/** Seconds after which a question counts as lost. */
	const LEASE = 30;

	/** Seconds that the server is left alone that says it is too much, unless it says how many. */
	const REST = 60;

	/** What the lock says while the server is left alone, and after a question. */
	const BUSY  = 'busy';
	const ASKED = 'asked';

	/** Questions of one person that a day has room for: each answer is a row, and a turn of everybody's. */
	const MOST_A_DAY = 200;

	/** Places that are asked for. */
	const MOST = 5;

	/** Seconds that an answer is kept. */
	const KEPT = WEEK_IN_SECONDS;

	/** Whether this site may ask a server. */
	public static function is_on(): bool {
		return self::is_allowed( Connections::values( self::ID ) );
	}

	/**
	 * Asks the server whether it is well.
	 *
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		if ( ! self::is_allowed( $values ) ) {
			return self::refusal( 400, __( 'The public server is not asked before you have read its rules and entered a contact.', 'dovetail-blocks' ) );
		}
		$answer = self::ask( trailingslashit( $values['address'] ) . 'status?format=json' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return 0 === ( $answer['status'] ?? null )
			/* translators: %s: host of a server. */
			? sprintf( __( 'Connected to %s.', 'dovetail-blocks' ), wp_parse_url( $values['address'], PHP_URL_HOST ) )
			: self::refusal( 502, __( 'This is not a Nominatim server, or it is not working right now.', 'dovetail-blocks' ) );
	}

	/**
	 * Answers an author: places by name, the likeliest first.
	 *
	 * @param \WP_REST_Request $request With `search`, the words, and `language`.
	 * @return array<int, array{title: string, address: string, longitude: float, latitude: float}>|\WP_Error
	 */
	public static function answer( $request ) {
		$words    = self::words( $request->get_param( 'search' ) );
		$language = $request->get_param( 'language' );
		$language = is_string( $language ) && 1 === preg_match( '~^[a-z]{2,3}\z~', $language ) ? $language : 'en';
		if ( ! self::is_on() ) {
			return self::refusal( 404, __( 'This site has no server that searches for places. An administrator can name one under Settings → Dovetail Blocks.', 'dovetail-blocks' ) );
		}
		if ( '' === $words ) {
			return array();
		}
		$url   = add_query_arg(
			array(
				'q'               => rawurlencode( $words ),
				'format'          => 'jsonv2',
				'limit'           => self::MOST,
				'accept-language' => $language,
			),
			trailingslashit( Connections::key( self::ID ) ) . 'search'
		);
		$cache = 'dovetail_blocks_places_' . md5( $url );
		$found = get_transient( $cache );
		if ( ! is_array( $found ) ) {
			if ( ! Rate_Limit::count( 'map_search_' . get_current_user_id(), self::MOST_A_DAY, DAY_IN_SECONDS ) ) {
				return self::refusal( 429, __( 'You have searched for a great many places today. Click on the map, or paste coordinates or the address of a map page; you can search again tomorrow.', 'dovetail-blocks' ) );
			}
			$answer = self::ask( $url );
			$found  = is_wp_error( $answer ) ? $answer : self::places( $answer );
			if ( null === $found ) {
				return self::refusal( 502, __( 'The server that searches for places gave no answer that can be read.', 'dovetail-blocks' ) );
			}
			if ( is_array( $found ) ) {
				set_transient( $cache, $found, self::KEPT );
			}
		}
		return $found;
	}

	/**
	 * Asks when it is this site's turn, and lets nobody else ask before the pause is over.
	 *
	 * @return mixed|\WP_Error What the server said.
	 */
	private static function ask( string $url ) {
		if ( ! self::take_turn() ) {
			return self::refusal( 429, __( 'The server that searches for places is busy: it takes one search a second. Try again in a minute.', 'dovetail-blocks' ) );
		}
		$answer  = Service::ask( self::ID, 'GET', $url, array( 'User-Agent' => self::name() ), null, self::PATIENCE );
		$is_busy = is_wp_error( $answer ) && ( 'service_busy' === $answer->get_error_code() || 403 === $answer->get_error_data()['status'] );
		$after   = $is_busy ? (int) ( $answer->get_error_data()['retry_after'] ?? 0 ) : 0;
		Lock::settle( self::LOCK, $is_busy ? self::BUSY : self::ASKED, $is_busy ? min( $after > 0 ? $after : self::REST, HOUR_IN_SECONDS ) : self::PAUSE );
		return is_wp_error( $answer ) ? $answer : $answer['data'];
	}

	/** Waits until nobody of this site has asked for a second. */
	private static function take_turn(): bool {
		$end = microtime( true ) + self::PATIENCE;
		do {
			if ( Lock::claim( self::LOCK, self::LEASE ) ) {
				return true;
			}
			if ( self::BUSY === Lock::settled( self::LOCK ) ) {
				return false;
			}
			usleep( 200000 );
		} while ( microtime( true ) < $end );
		return false;
	}

	/** @return array|null The places of an answer, those with a name and a place on the earth; null for what is no list of places. */
	private static function places( $answer ): ?array {
		if ( ! is_array( $answer ) || array_values( $answer ) !== $answer ) {
			return null;
		}
		$places = array();
		foreach ( array_slice( $answer, 0, self::MOST ) as $place ) {
			if ( ! is_array( $place ) || ! isset( $place['display_name'], $place['lat'], $place['lon'] ) || ! is_string( $place['display_name'] ) || ! is_numeric( $place['lat'] ) || ! is_numeric( $place['lon'] ) ) {
				return null;
			}
			$address  = sanitize_text_field( $place['display_name'] );
			$title    = isset( $place['name'] ) && is_string( $place['name'] ) ? sanitize_text_field( $place['name'] ) : '';
			$places[] = array(
				'title'     => '' === $title ? trim( explode( ',', $address )[0] ) : $title,
				'address'   => $address,
				'longitude' => (float) $place['lon'],
				'latitude'  => (float) $place['lat'],
			);
		}
		return $places;
	}

	/** Who asks, so that the people of the server can reach somebody. */
	private static function name(): string {
		$contact = Connections::values( self::ID )['contact'];
		return 'DovetailBlocks (+' . home_url( '/' ) . ( '' === $contact ? '' : '; ' . $contact ) . ')';
	}

	/** Whether there is a server, and if it is the public one, whether its rules are kept. */
	private static function is_allowed( array $values ): bool {
		$host = rtrim( strtolower( (string) wp_parse_url( $values['address'], PHP_URL_HOST ) ), '.' );
		return '' !== $host && ( self::PUBLIC_SERVER !== $host || ( '1' === $values['rules'] && '' !== $values['contact'] ) );
	}

	/** What is searched for; empty for what is no text. */
	private static function words( $typed ): string {
		return is_string( $typed ) ? mb_substr( trim( (string) preg_replace( '~\s+~u', ' ', $typed ) ), 0, 250 ) : '';
	}

	/** Why there are no places. */
	private static function refusal( int $status, string $sentence ): \WP_Error {
		return new \WP_Error( 'place_search_failed', $sentence, array( 'status' => $status ) );
	}
}
