<?php
namespace Dovetail\External_Media;

use Dovetail\Connections\Connection_State;
use Dovetail\Connections\Service_Client;
use Dovetail\Media_Import\External_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The photos that an author picked with Google's own picker. Sites cannot see a Google Photos library in any other way.
 */
final class Google_Photos {
	const ADDRESS = 'https://photospicker.googleapis.com/v1';

	/** Base URL of the files that the Picker API lists. */
	const FILES = 'https://lh3.googleusercontent.com/';

	/** Maximum and default number of files per page, and lifetime of the files' URLs in seconds. */
	const MAX_FILES_PER_PAGE = 100;
	const DEFAULT_FILES      = 20;
	const URL_SECONDS        = 50 * MINUTE_IN_SECONDS;

	/** Longer side in pixels of a copied image, and of a preview. */
	const IMAGE_SIDE   = 2560;
	const PREVIEW_SIDE = 400;

	/**
	 * Starts a picking session.
	 *
	 * @return string|\WP_Error URL of the page on which the author picks photos.
	 */
	public static function begin() {
		$answer = self::ask( 'POST', '/sessions', '{}' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$id  = $answer['id'] ?? '';
		$url = Credit::address( $answer['pickerUri'] ?? '' );
		if ( ! is_string( $id ) || ! preg_match( '~^[\w.\-]{1,200}$~D', $id ) || '' === $url ) {
			return Service_Client::invalid_response( 'Google' );
		}
		self::end();
		Google_Account::note(
			array(
				'session' => $id,
				'is_used' => false,
			)
		);
		return untrailingslashit( $url ) . '/autoclose';
	}

	/** Whether the author has picked items but not copied them yet. */
	public static function is_picked(): bool {
		return ! is_wp_error( self::picked( '' ) );
	}

	/**
	 * Returns the picked items.
	 *
	 * @param string $page Cursor from the previous page.
	 * @param int    $most Maximum number of files per page; 0 for the default.
	 * @return array{items: array[], next: string}|\WP_Error Items: `id`, `name`, `type`, `url`, `width`, `height`. The
	 *        error code is `authorization_required` if nothing was picked.
	 */
	public static function picked( string $page, int $most = 0 ) {
		$kept = Google_Account::read();
		$id   = $kept['session'] ?? '';
		if ( ! is_string( $id ) || '' === $id || ( '' === $page && ! empty( $kept['is_used'] ) ) ) {
			return Refusal::unauthorized();
		}
		$session = self::ask( 'GET', '/sessions/' . $id );
		if ( is_wp_error( $session ) ) {
			return 'media_not_found' === $session->get_error_code() ? Refusal::unauthorized() : $session;
		}
		if ( true !== ( $session['mediaItemsSet'] ?? false ) ) {
			return Refusal::unauthorized();
		}
		$answer = self::ask( 'GET', '/mediaItems?' . http_build_query( array_filter( array( 'sessionId' => $id, 'pageSize' => min( $most > 0 ? $most : self::DEFAULT_FILES, self::MAX_FILES_PER_PAGE ), 'pageToken' => $page ) ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$items = array_filter( array_map( array( __CLASS__, 'read' ), array_values( (array) ( $answer['mediaItems'] ?? array() ) ) ) );
		$items = array_slice( array_column( $items, null, 'id' ), 0, self::MAX_FILES_PER_PAGE, true );
		set_transient( self::memory(), $items + self::known(), self::URL_SECONDS );
		return array(
			'items' => array_values( $items ),
			'next'  => is_string( $answer['nextPageToken'] ?? null ) ? $answer['nextPageToken'] : '',
		);
	}

	/** @return array|\WP_Error A listed file and the token to download it, in the format of `Import::take()`. */
	public static function file( string $id ) {
		$item = self::known()[ $id ] ?? null;
		if ( ! is_array( $item ) ) {
			return Refusal::not_found( 'Google Photos' );
		}
		$token = Google_Account::token();
		if ( is_wp_error( $token ) ) {
			return $token;
		}
		Google_Account::note( array( 'is_used' => true ) );
		return array(
			'id'          => $id,
			'url'         => $item['url'] . ( 'video' === $item['type'] ? '=dv' : '=w' . self::IMAGE_SIDE . '-h' . self::IMAGE_SIDE ),
			'title'       => pathinfo( $item['name'], PATHINFO_FILENAME ),
			'alt'         => '',
			'caption'     => '',
			'file_name'   => $item['name'],
			'takes_films' => 'video' === $item['type'],
			'headers'     => array( 'Authorization' => 'Bearer ' . $token ),
		);
	}

	/** @return array{url: string, headers: array}|\WP_Error URL of a preview, and the headers that authorize the request. */
	public static function preview( string $id ) {
		$item  = self::known()[ $id ] ?? null;
		$token = is_array( $item ) ? Google_Account::token() : Refusal::not_found( 'Google Photos' );
		return is_wp_error( $token ) ? $token : array(
			'url'     => $item['url'] . '=w' . self::PREVIEW_SIDE . '-h' . self::PREVIEW_SIDE,
			'headers' => array( 'Authorization' => 'Bearer ' . $token ),
		);
	}

	/**
	 * Returns an item for the editor's list. The site relays the preview, because Google lets only the site load it.
	 *
	 * @param array $item Item from `picked()`.
	 */
	public static function item( array $item ): array {
		$preview = rest_url( 'dovetail/v1/media-relay/' . Google_Client::ID . '/' . rawurlencode( $item['id'] ) . '/preview.jpg' );
		return array(
			'ID'         => $item['id'],
			'guid'       => $item['id'],
			'caption'    => '',
			'title'      => pathinfo( $item['name'], PATHINFO_FILENAME ),
			'name'       => $item['name'],
			'type'       => $item['type'],
			'thumbnails' => array( 'medium' => add_query_arg( '_wpnonce', wp_create_nonce( 'wp_rest' ), $preview ) ),
			'width'      => $item['width'],
			'height'     => $item['height'],
		);
	}

	/** Ends the picking session at Google. */
	public static function end(): void {
		$id = Google_Account::read()['session'] ?? '';
		if ( is_string( $id ) && '' !== $id ) {
			self::ask( 'DELETE', '/sessions/' . $id );
		}
		delete_transient( self::memory() );
	}

	private static function read( $item ): ?array {
		$file = is_array( $item ) && is_array( $item['mediaFile'] ?? null ) ? $item['mediaFile'] : array();
		$id   = $item['id'] ?? '';
		$url  = Credit::address( $file['baseUrl'] ?? '' );
		if ( ! is_string( $id ) || ! preg_match( '~^[\w\-]{1,300}$~D', $id ) || ! str_starts_with( $url, Google_Client::at( self::FILES ) ) ) {
			return null;
		}
		$size = is_array( $file['mediaFileMetadata'] ?? null ) ? $file['mediaFileMetadata'] : array();
		return array(
			'id'     => $id,
			'name'   => External_Text::plain( $file['filename'] ?? '' ),
			'type'   => 'VIDEO' === ( $item['type'] ?? '' ) ? 'video' : 'image',
			'url'    => $url,
			'width'  => is_int( $size['width'] ?? null ) ? $size['width'] : 0,
			'height' => is_int( $size['height'] ?? null ) ? $size['height'] : 0,
		);
	}

	/**
	 * Sends a request to the Picker API for the current user.
	 *
	 * @return array|\WP_Error
	 */
	private static function ask( string $method, string $path, ?string $body = null ) {
		$token = Google_Account::token();
		if ( is_wp_error( $token ) ) {
			return $token;
		}
		$headers = array( 'Authorization' => 'Bearer ' . $token ) + ( null === $body ? array() : array( 'Content-Type' => 'application/json' ) );
		$answer  = Google_Client::ask( $method, self::ADDRESS . $path, $headers, $body );
		if ( is_wp_error( $answer ) || $answer['status'] < 300 ) {
			return is_wp_error( $answer ) ? $answer : $answer['data'];
		}
		$details     = array_filter( (array) ( $answer['data']['error']['details'] ?? array() ), 'is_array' );
		$lacks_scope = in_array( 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', array_column( $details, 'reason' ), true );
		if ( 401 === $answer['status'] || $lacks_scope ) {
			return Refusal::unauthorized();
		}
		if ( 403 === $answer['status'] ) {
			return Connection_State::note_failure( Google_Client::ID, 'invalid_key', __( 'Google denied access. Turn on the Google Photos Picker API in the Google Cloud project of this client.', 'dovetail-blocks' ) );
		}
		return 404 === $answer['status'] ? Refusal::not_found( 'Google Photos' ) : Service_Client::invalid_response( 'Google' );
	}

	/** Returns the items that were listed for the current user, by ID. */
	private static function known(): array {
		$known = get_transient( self::memory() );
		return is_array( $known ) ? $known : array();
	}

	/** Returns the name of the transient with the items listed for the current user. */
	private static function memory(): string {
		return 'dovetail_blocks_google_photos_' . get_current_user_id();
	}
}
