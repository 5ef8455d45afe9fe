<?php
namespace Dovetail\External_Media;

use Dovetail\Connections\Service_Client;
use Dovetail\Connections\Connection_State;
use Dovetail\Media_Import\External_Text;
use Dovetail\Plugin\Json;
use Dovetail\Plugin\Http_Client;
use Dovetail\Plugin\Service_Limit;
use Dovetail\Plugin\Service_Urls;

defined( 'ABSPATH' ) || exit;

/** Copies images that the author has found on Openverse in the media browser. No account is needed. */
final class Openverse {
	const ID = 'openverse';

	const ID_PATTERN = '~^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$~D';

	const WITHOUT_CREDIT = array( 'cc0', 'pdm' );

	/** Timeout in seconds, maximum size of a response, and seconds during which a response is cached. */
	const TIMEOUT_SECONDS = 5;
	const MAX_BYTES       = 256 * KB_IN_BYTES;
	const CACHE_SECONDS   = HOUR_IN_SECONDS;

	/** Openverse's rate limit for searches without an account, per hour. */
	const MAX_SEARCHES_PER_HOUR = 100;

	/** @return array{id: string, url: string, title: string, alt: string, caption: string}|\WP_Error Image to import. */
	public static function picture( string $id ) {
		if ( ! preg_match( self::ID_PATTERN, $id ) ) {
			return Refusal::not_found( 'Openverse' );
		}
		$cache = 'dovetail_blocks_openverse_' . $id;
		$image = get_transient( $cache );
		if ( ! is_array( $image ) ) {
			$image = self::ask( $id );
			if ( is_wp_error( $image ) ) {
				return $image;
			}
			set_transient( $cache, $image, self::CACHE_SECONDS );
		}
		return array(
			'id'      => $id,
			'url'     => $image['url'],
			'title'   => $image['title'],
			'alt'     => $image['title'],
			'caption' => in_array( $image['license'], self::WITHOUT_CREDIT, true ) ? '' : Credit::html( self::credit( $image ) ),
		);
	}

	/**
	 * Requests an image's data from Openverse. Records success or failure, which the Connections page shows.
	 *
	 * @return array|\WP_Error
	 */
	private static function ask( string $id ) {
		$image = self::find( $id );
		Connection_State::note_response( self::ID, is_wp_error( $image ) && 'media_not_found' !== $image->get_error_code() ? $image->get_error_message() : '' );
		return $image;
	}

	/** @return array|\WP_Error Image data from Openverse. */
	private static function find( string $id ) {
		$base = Service_Urls::get( self::ID );
		if ( '' === $base ) {
			return Refusal::unreachable( 'Openverse' );
		}
		if ( ! Service_Limit::allows( self::ID, self::MAX_SEARCHES_PER_HOUR, HOUR_IN_SECONDS ) ) {
			return Refusal::busy( 'Openverse' );
		}
		$response = Http_Client::get( "$base/v1/images/$id/", self::TIMEOUT_SECONDS, self::MAX_BYTES, array( 'Accept' => 'application/json' ) );
		if ( is_wp_error( $response ) ) {
			return Refusal::unreachable( 'Openverse' );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 404 === $status || 410 === $status ) {
			return Refusal::not_found( 'Openverse' );
		}
		if ( 429 === $status ) {
			return Refusal::busy( 'Openverse' );
		}
		$answer = 200 === $status ? Json::decode( wp_remote_retrieve_body( $response ) ) : null;
		$image  = is_array( $answer ) ? self::read( $answer ) : array();
		return $image && $id === $image['id'] && '' !== $image['url'] ? $image : Service_Client::invalid_response( 'Openverse' );
	}

	/** @return array<string, string> Fields of the response that the site uses, as text. */
	private static function read( array $answer ): array {
		$image = array();
		foreach ( array( 'id', 'title', 'creator', 'license', 'license_version' ) as $name ) {
			$image[ $name ] = External_Text::plain( $answer[ $name ] ?? '' );
		}
		foreach ( array( 'url', 'foreign_landing_url', 'creator_url', 'license_url' ) as $name ) {
			$image[ $name ] = Credit::address( $answer[ $name ] ?? '' );
		}
		return $image;
	}

	/** @return array<int, array{text: string, url?: string}> Credit to show below an image. */
	private static function credit( array $image ): array {
		$license = 'CC ' . strtoupper( $image['license'] ) . rtrim( ' ' . $image['license_version'] );
		return Credit::parts(
			/* translators: 1: title of a picture. 2: who has made it. 3: a license, such as CC BY 2.0. */
			__( '%1$s by %2$s, %3$s', 'dovetail-blocks' ),
			array(
				array( '' === $image['title'] ? __( 'Image', 'dovetail-blocks' ) : $image['title'], $image['foreign_landing_url'] ),
				array( '' === $image['creator'] ? __( 'an unknown author', 'dovetail-blocks' ) : $image['creator'], $image['creator_url'] ),
				array( $license, $image['license_url'] ),
			)
		);
	}
}
