<?php
namespace Dovetail\Map;

use Dovetail\Plugin\Ledger;
use Dovetail\Plugin\Remote;
use Dovetail\Plugin\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds places for authors at the Nominatim server that the owner has named. This site asks, not the browser: so that
 * all authors together ask once a second at most, and what was found once is not asked for again.
 */
final class Place_Search {
	/** The public server, which is asked only by who has read its rules and can be reached. */
	const PUBLIC_SERVER = 'nominatim.openstreetmap.org';

	/** Name of the one lock of the site. */
	const LOCK = 'map_search';

	/** Seconds between two questions. */
	const PAUSE = 1;

	/** Seconds that an author waits for the turn, and then for the answer. */
	const PATIENCE = 5;

	/** Seconds that the server is left alone that says it is too much, unless it says how many. */
	const REST = 60;

	/** Bytes that an answer may have; one with five places has about three thousand. */
	const BYTES = 100 * KB_IN_BYTES;

	/** Places that are asked for. */
	const MOST = 5;

	/** Seconds that an answer is kept. */
	const KEPT = WEEK_IN_SECONDS;

	/** Whether this site may ask a server. */
	public static function is_on(): bool {
		$server = self::server();
		$host   = strtolower( (string) wp_parse_url( $server, PHP_URL_HOST ) );
		return '' !== $host && ( self::PUBLIC_SERVER !== $host || ( Settings::get( 'map_search_rules' ) && '' !== self::contact() ) );
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
			trailingslashit( self::server() ) . 'search'
		);
		$cache = 'dovetail_blocks_places_' . md5( $url );
		$found = get_transient( $cache );
		if ( ! is_array( $found ) ) {
			$found = self::ask( $url );
			if ( is_array( $found ) ) {
				set_transient( $cache, $found, self::KEPT );
			}
		}
		return $found;
	}

	/**
	 * Asks when it is this site's turn.
	 *
	 * @param string $url Of the question.
	 * @return array|\WP_Error As `answer()`.
	 */
	private static function ask( string $url ) {
		if ( ! self::take_turn() ) {
			return self::refusal( 429, __( 'Others are searching at this moment, and this site may ask once a second. Try again in a minute.', 'dovetail-blocks' ) );
		}
		$response = Remote::get(
			$url,
			self::PATIENCE,
			self::BYTES,
			array(
				'User-Agent' => self::name(),
				'Accept'     => 'application/json',
			)
		);
		$status   = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( in_array( $status, array( 403, 429, 503 ), true ) ) {
			$after = (int) wp_remote_retrieve_header( $response, 'retry-after' );
			Ledger::settle( self::LOCK, (string) $status, $after > 0 ? min( $after, HOUR_IN_SECONDS ) : self::REST );
			return self::refusal( 429, __( 'The server that searches for places does not want to be asked for a while. Try again later.', 'dovetail-blocks' ) );
		}
		$places = 200 === $status ? self::places( json_decode( wp_remote_retrieve_body( $response ) ) ) : null;
		return null === $places
			? self::refusal( 502, __( 'The server that searches for places gave no answer that can be read.', 'dovetail-blocks' ) )
			: $places;
	}

	/** Waits until nobody of this site has asked for a second. */
	private static function take_turn(): bool {
		$end = microtime( true ) + self::PATIENCE;
		do {
			if ( Ledger::claim( self::LOCK, self::PAUSE ) ) {
				return true;
			}
			if ( '' !== (string) Ledger::settled( self::LOCK ) ) {
				// It has asked to be left alone.
				return false;
			}
			usleep( 200000 );
		} while ( microtime( true ) < $end );
		return false;
	}

	/**
	 * The places of an answer, those with a name and a place on the earth.
	 *
	 * @param mixed $answer What the server said.
	 * @return array|null Null for what is no list of places.
	 */
	private static function places( $answer ): ?array {
		if ( ! is_array( $answer ) ) {
			return null;
		}
		$places = array();
		foreach ( array_slice( $answer, 0, self::MOST ) as $place ) {
			if ( ! is_object( $place ) || ! isset( $place->display_name, $place->lat, $place->lon ) || ! is_string( $place->display_name ) || ! is_numeric( $place->lat ) || ! is_numeric( $place->lon ) ) {
				return null;
			}
			$address  = sanitize_text_field( $place->display_name );
			$title    = isset( $place->name ) && is_string( $place->name ) ? sanitize_text_field( $place->name ) : '';
			$places[] = array(
				'title'     => '' === $title ? trim( explode( ',', $address )[0] ) : $title,
				'address'   => $address,
				'longitude' => (float) $place->lon,
				'latitude'  => (float) $place->lat,
			);
		}
		return $places;
	}

	/** Who asks, so that the people of the server can reach somebody. */
	private static function name(): string {
		$contact = self::contact();
		return 'DovetailBlocks (+' . home_url( '/' ) . ( '' === $contact ? '' : '; ' . $contact ) . ')';
	}

	/** Base address of the server; empty while none is named. */
	private static function server(): string {
		return (string) Settings::get( 'map_search' );
	}

	/** E-mail address of the owner, for the people of the server. */
	private static function contact(): string {
		return (string) Settings::get( 'map_search_contact' );
	}

	/**
	 * What is searched for; empty for what is no text.
	 *
	 * @param mixed $typed By an author.
	 */
	private static function words( $typed ): string {
		return is_string( $typed ) ? mb_substr( trim( (string) preg_replace( '~\s+~u', ' ', $typed ) ), 0, 250 ) : '';
	}

	/**
	 * Why there are no places.
	 *
	 * @param int    $status   Of the answer.
	 * @param string $sentence For the author.
	 */
	private static function refusal( int $status, string $sentence ): \WP_Error {
		return new \WP_Error( 'place_search_failed', $sentence, array( 'status' => $status ) );
	}
}
