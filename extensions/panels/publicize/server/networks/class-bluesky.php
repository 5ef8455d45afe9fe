<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;

defined( 'ABSPATH' ) || exit;

/** Posts to Bluesky with the owner's app password. */
final class Bluesky extends Network {
	const ID              = 'bluesky';
	const REQUIRED_FIELDS = array( 'username', 'password' );

	/**
	 * Seconds during which Bluesky recognizes a repeated request. There is no real time limit, because an existing
	 * record can always be found by its key.
	 */
	const REPEAT_SECONDS = YEAR_IN_SECONDS;

	/** Maximum length of a post: in graphemes, and in bytes. */
	const MAX_GRAPHEMES = 300;
	const MAX_BYTES     = 3000;

	/** Server to use if the owner has entered none. */
	const SERVER = 'https://bsky.social';

	/**
	 * Seconds for which a session is cached. Bluesky allows thirty new sessions per five minutes, and each lasts two
	 * hours.
	 */
	const SESSION_SECONDS = 90 * MINUTE_IN_SECONDS;

	const POST = 'app.bsky.feed.post';

	/** Returns the account's name, or an error. */
	public static function check( array $values ) {
		$session = self::begin_session();
		return is_wp_error( $session ) ? $session : self::connected( '@' . $session['handle'] );
	}

	/** Posts the text with a link card, or the text and URL with images. */
	public static function share( Content $content, Share $share ) {
		if ( $content->is_thread ) {
			return Thread_Bluesky::share( $content, $share );
		}
		return self::put(
			Record_Key::of( $share->data['since'], $content->id ),
			$share->is_repeat(),
			static function () use ( $content, $share ) {
				$embed = Bluesky_Embed::of( $content, $share );
				return is_wp_error( $embed ) ? $embed : self::record( $content, $embed );
			}
		);
	}

	/**
	 * Stores a record under its key, or finds the existing record.
	 *
	 * @param bool                         $is_there Whether the record may already exist.
	 * @param callable(): array|\WP_Error $record   Returns the record; empty if there is nothing to store.
	 * @return array{url: string, ref: array{uri: string, cid: string}}|array{}|\WP_Error
	 */
	public static function put( string $key, bool $is_there, callable $record ) {
		$session = self::session();
		if ( is_wp_error( $session ) ) {
			return $session;
		}
		$answer = $is_there ? self::find( $session['did'], $key ) : null;
		if ( ! $answer ) {
			$record = $record();
			$answer = is_wp_error( $record ) || ! $record ? $record : self::ask(
				'POST',
				'com.atproto.repo.createRecord',
				array(
					'repo'       => $session['did'],
					'collection' => self::POST,
					'rkey'       => $key,
					'record'     => $record,
				)
			);
			// Bluesky rejects a key that already exists, so look up the existing record.
			$found  = is_wp_error( $answer ) && 'service_refused' === $answer->get_error_code() ? self::find( $session['did'], $key ) : null;
			$answer = $found ?? $answer;
		}
		if ( is_wp_error( $answer ) || ! $answer ) {
			return $answer;
		}
		return is_string( $answer['uri'] ?? null ) && is_string( $answer['cid'] ?? null ) ? array(
			'url' => 'https://bsky.app/profile/' . $session['did'] . '/post/' . $key,
			'ref' => array(
				'uri' => $answer['uri'],
				'cid' => $answer['cid'],
			),
		) : Service_Client::unreadable_response( self::ID );
	}

	/**
	 * Truncates the text so that it fits into a post together with the URL.
	 *
	 * @param string $url URL that is added after the text; empty if there is none.
	 */
	public static function text( string $words, string $url = '' ): string {
		$end   = '' === $url ? '' : "\n\n$url";
		$words = Text::cut(
			$words,
			static function ( string $text ) use ( $end ): bool {
				return strlen( $text . $end ) <= self::MAX_BYTES && Text::graphemes( $text . $end ) <= self::MAX_GRAPHEMES;
			}
		);
		return trim( $words . $end );
	}

	/**
	 * Uploads an image for a post.
	 *
	 * @return array|\WP_Error The blob reference for use in records.
	 */
	public static function upload( Picture $picture ) {
		$answer = self::ask( 'POST', 'com.atproto.repo.uploadBlob', $picture->bytes(), array( 'Content-Type' => $picture->type ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return is_array( $answer['blob'] ?? null ) ? $answer['blob'] : Service_Client::unreadable_response( self::ID );
	}

	/** @param array $embed Attachment from `Bluesky_Embed`. */
	private static function record( Content $content, array $embed ): array {
		$text = self::text( $content->message, Bluesky_Embed::CARD === $embed['$type'] ? '' : $content->url );
		return self::words( $content, $text, Facets::of( $text, array( __CLASS__, 'did' ) ) ) + array( 'embed' => $embed );
	}

	/**
	 * Returns the record of a text-only post.
	 *
	 * @param array<int, array> $facets Facets of the text.
	 */
	public static function words( Content $content, string $text, array $facets ): array {
		return array(
			'$type'     => self::POST,
			'text'      => $text,
			'createdAt' => gmdate( 'Y-m-d\TH:i:s\Z' ),
			'langs'     => array( $content->language() ),
		) + ( $facets ? array( 'facets' => $facets ) : array() );
	}

	/** Returns the DID of a handle; empty if the handle does not exist. */
	public static function did( string $handle ): string {
		$answer = self::ask( 'GET', 'com.atproto.identity.resolveHandle?handle=' . rawurlencode( $handle ) );
		$did    = is_wp_error( $answer ) ? '' : ( $answer['did'] ?? '' );
		return self::is_did( $did ) ? $did : '';
	}

	/** Returns an existing record; null if not found. */
	private static function find( string $repo, string $key ): ?array {
		$answer = self::ask( 'GET', 'com.atproto.repo.getRecord?' . http_build_query( array( 'repo' => $repo, 'collection' => self::POST, 'rkey' => $key ) ) );
		return is_wp_error( $answer ) || ! isset( $answer['uri'] ) ? null : $answer;
	}

	/**
	 * Sends an authenticated request. If the session has expired, starts a new session and retries once.
	 *
	 * @param string                $call    API method with its query string.
	 * @param array|string|null     $data    Request body, see `Service_Client::request()`.
	 * @param array<string, string> $headers Headers besides the token.
	 * @return array|\WP_Error
	 */
	private static function ask( string $method, string $call, $data = null, array $headers = array() ) {
		$session = self::session();
		$answer  = is_wp_error( $session ) ? $session : self::send( $method, $call, $session['token'], $data, $headers );
		if ( is_wp_error( $answer ) && ! is_wp_error( $session ) && in_array( ( (array) $answer->get_error_data() )['answer']['error'] ?? '', array( 'ExpiredToken', 'InvalidToken' ), true ) ) {
			$session = self::begin_session();
			$answer  = is_wp_error( $session ) ? $session : self::send( $method, $call, $session['token'], $data, $headers );
		}
		return is_wp_error( $answer ) ? self::said( $answer ) : $answer;
	}

	/**
	 * Returns the cached session, or starts a new session.
	 *
	 * @return array{did: string, handle: string, token: string}|\WP_Error
	 */
	private static function session() {
		$session = Account_Cache::lent( self::ID );
		return isset( $session['token'] ) ? $session : self::begin_session();
	}

	/** @return array{did: string, handle: string, token: string}|\WP_Error */
	private static function begin_session() {
		$values = Connections::values( self::ID );
		$answer = self::send(
			'POST',
			'com.atproto.server.createSession',
			'',
			array(
				'identifier' => ltrim( $values['username'], '@' ),
				'password'   => $values['password'],
			)
		);
		if ( is_wp_error( $answer ) ) {
			return self::said( $answer );
		}
		list( $did, $handle, $token ) = array( $answer['did'] ?? '', $answer['handle'] ?? '', $answer['accessJwt'] ?? '' );
		if ( ! self::is_did( $did ) || ! self::is_handle( $handle ) || ! is_string( $token ) || '' === $token ) {
			return Service_Client::unreadable_response( self::ID );
		}
		$session = compact( 'did', 'handle', 'token' );
		Account_Cache::lend( self::ID, $session, self::SESSION_SECONDS );
		return $session;
	}

	/**
	 * Sends a request once, without a retry.
	 *
	 * @param string                $token   Access token; empty if there is none.
	 * @param array|string|null     $data    Request body, see `Service_Client::request()`.
	 * @param array<string, string> $headers Headers besides the token.
	 * @return array|\WP_Error
	 */
	private static function send( string $method, string $call, string $token, $data = null, array $headers = array() ) {
		$server = Connections::values( self::ID )['server'];
		$answer = Service_Client::request( self::ID, $method, untrailingslashit( '' === $server ? self::SERVER : $server ) . '/xrpc/' . $call, '' === $token ? array() : array( 'Authorization' => 'Bearer ' . $token ) + $headers, $data, self::TIMEOUT_SECONDS );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return is_array( $answer['data'] ) ? $answer['data'] : Service_Client::unreadable_response( self::ID );
	}

	/** Returns the error with a message for users. */
	private static function said( \WP_Error $error ): \WP_Error {
		$reason = ( (array) $error->get_error_data() )['answer']['message'] ?? '';
		return self::refused( $error, __( 'Bluesky rejected this handle and app password. Create a new app password under Settings → Privacy and security → App passwords, and paste it here.', 'dovetail-blocks' ), is_string( $reason ) ? $reason : '' );
	}

	/** Whether a value is a handle, which is a domain name. */
	private static function is_handle( $value ): bool {
		return is_string( $value ) && strlen( $value ) <= 253 && 1 === preg_match( '~^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+\z~', $value );
	}

	/** Whether a value is a DID, the permanent ID of an account. */
	private static function is_did( $value ): bool {
		return is_string( $value ) && 1 === preg_match( '~^did:[a-z]+:[\w.:%-]{1,200}\z~', $value );
	}
}
