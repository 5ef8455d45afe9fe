<?php
namespace Dovetail\External_Media;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;
use Dovetail\Plugin\Plain_Text;
use Dovetail\Plugin\Service_Limit;

defined( 'ABSPATH' ) || exit;

/** Photos from Pexels, requested with the site owner's API key. */
final class Pexels {
	const ID = 'pexels';

	const ADDRESS = 'https://api.pexels.com/v1';

	/** Maximum number of requests per hour, including requests for single photos. */
	const MAX_SEARCHES_PER_HOUR = 200;

	/** Cache lifetime of a list in seconds. People often return to earlier searches. */
	const CACHE_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Maximum number of photos in the cache, and the cache's name. The cache saves a request when a photo is chosen.
	 */
	const MAX_CACHED_PHOTOS = 400;
	const MEMORY            = 'dovetail_blocks_pexels_photos';

	const MAX_PHOTOS_PER_PAGE = 80;
	const MAX_PAGES           = 500;

	/** Maximum length of search words, in characters. */
	const MAX_LENGTH = 100;

	/** Whether the owner has entered a key. If so, the platform is not used. */
	public static function is_there(): bool {
		return Connections::is_connected( self::ID );
	}

	/**
	 * Checks whether a key works.
	 *
	 * @param array{key: string} $values Values that the owner entered.
	 * @return string|\WP_Error
	 */
	public static function check( array $values ) {
		$answer = self::ask( '/curated?per_page=1', $values['key'] );
		return is_wp_error( $answer ) ? $answer : __( 'Connected to Pexels.', 'dovetail-blocks' );
	}

	/**
	 * Returns photos for a search; without search words, today's curated photos.
	 *
	 * @param string $words Search terms; empty for today's curated photos.
	 * @param int    $page  Page number, starting with 1.
	 * @return array{photos: array[], has_more: bool}|\WP_Error Photos from `Pexels_Photo::read()`.
	 */
	public static function find( string $words, int $most, int $page ) {
		$words = Plain_Text::line( $words, self::MAX_LENGTH );
		$most  = max( 1, min( $most, self::MAX_PHOTOS_PER_PAGE ) );
		$page  = max( 1, min( $page, self::MAX_PAGES ) );
		$path  = ( '' === $words ? '/curated?' : '/search?query=' . rawurlencode( strtolower( $words ) ) . '&' ) . "per_page=$most&page=$page";
		$cache = 'dovetail_blocks_pexels_' . md5( $path );
		$list  = get_transient( $cache );
		if ( is_array( $list ) ) {
			return $list;
		}
		$answer = self::ask( $path );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( ! isset( $answer['photos'] ) || ! is_array( $answer['photos'] ) ) {
			return Service_Client::unreadable_response( self::ID );
		}
		$list = array(
			'photos'   => array_values( array_filter( array_map( array( Pexels_Photo::class, 'read' ), array_slice( $answer['photos'], 0, $most ) ) ) ),
			'has_more' => ! empty( $answer['next_page'] ) && $page < self::MAX_PAGES,
		);
		set_transient( $cache, $list, self::CACHE_SECONDS );
		self::remember( $list['photos'] );
		return $list;
	}

	/** @return array|\WP_Error A photo from `Pexels_Photo::read()`. */
	public static function photo( string $id ) {
		if ( ! preg_match( '~^[1-9]\d{0,14}$~D', $id ) ) {
			return Refusal::not_found( 'Pexels' );
		}
		$known = self::known();
		if ( isset( $known[ $id ] ) ) {
			return $known[ $id ];
		}
		$answer = self::ask( '/photos/' . $id );
		if ( is_wp_error( $answer ) ) {
			return 404 === ( $answer->get_error_data()['status'] ?? 0 ) ? Refusal::not_found( 'Pexels' ) : $answer;
		}
		$photo = Pexels_Photo::read( $answer );
		if ( ! $photo || $id !== $photo['id'] ) {
			return Service_Client::unreadable_response( self::ID );
		}
		self::remember( array( $photo ) );
		return $photo;
	}

	/**
	 * @param string $path Path that starts with a slash.
	 * @param string $key  API key to check; empty to use the stored key.
	 * @return array|\WP_Error
	 */
	private static function ask( string $path, string $key = '' ) {
		if ( ! Service_Limit::allows( 'pexels_hour', self::MAX_SEARCHES_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return Refusal::busy( 'Pexels' );
		}
		$answer = Service_Client::request( self::ID, 'GET', self::ADDRESS . $path, array( 'Authorization' => '' === $key ? Connections::key( self::ID ) : $key ) );
		if ( ! is_wp_error( $answer ) ) {
			return is_array( $answer['data'] ) ? $answer['data'] : Service_Client::unreadable_response( self::ID );
		}
		$data = $answer->get_error_data();
		if ( 'service_refused' === $answer->get_error_code() && in_array( $data['status'], array( 401, 403 ), true ) ) {
			return Connection_State::note_failure( self::ID, 'invalid_key', __( 'Pexels rejected this key. Copy it again from your Pexels account and paste it here.', 'dovetail-blocks' ) );
		}
		// Do not pass details from the service to the editor.
		return new \WP_Error( $answer->get_error_code(), $answer->get_error_message(), array( 'status' => $data['status'] ) );
	}

	/** @return array<string, array> Cached photos by ID, newest last. */
	private static function known(): array {
		$known = get_transient( self::MEMORY );
		return is_array( $known ) ? $known : array();
	}

	/** @param array[] $photos Photos from `Pexels_Photo::read()`. */
	private static function remember( array $photos ): void {
		$new   = array_column( $photos, null, 'id' );
		$known = array_slice( array_diff_key( self::known(), $new ) + $new, -self::MAX_CACHED_PHOTOS, null, true );
		set_transient( self::MEMORY, $known, DAY_IN_SECONDS );
	}
}
