<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;
use Dovetail\Plugin\Secret;

defined( 'ABSPATH' ) || exit;

/** Posts to Mastodon with an access token that the owner created on the server. */
final class Mastodon extends Network {
	const ID              = 'mastodon';
	const REQUIRED_FIELDS = array( 'instance', 'token' );

	/**
	 * Seconds during which Mastodon recognizes a repeated request. Servers remember an `Idempotency-Key` for one hour.
	 */
	const REPEAT_SECONDS = 55 * MINUTE_IN_SECONDS;

	/** Default limits of a Mastodon server: characters per post, and characters counted per link. */
	const DEFAULT_LIMITS = array( 500, 23 );

	/** Returns the account's name, or an error. */
	public static function check( array $values ) {
		if ( '' === $values['token'] ) {
			return new \WP_Error( 'incomplete', __( 'Not connected yet. Request permission from your server with the button below, or enter an access token.', 'dovetail-blocks' ) );
		}
		$account = self::ask( 'GET', '/api/v1/accounts/verify_credentials', $values );
		if ( is_wp_error( $account ) ) {
			return $account;
		}
		$name = $account['username'] ?? '';
		return is_string( $name ) && 1 === preg_match( '~^[\w.-]{1,100}\z~', $name )
			? self::connected( "@$name@" . wp_parse_url( $values['instance'], PHP_URL_HOST ) )
			: Service_Client::unreadable_response( self::ID );
	}

	/** Posts the text and the URL. Without images, the server adds a link card. */
	public static function share( Content $content, Share $share ) {
		$values = Connections::values( self::ID );
		$limits = self::limits( $values );
		$fields = array( 'language' => (string) strtok( $content->language(), '-' ) );
		if ( $content->is_thread ) {
			return Thread_Chain::share(
				$content,
				$share,
				Thread_Length_Counter::mastodon( ...$limits ),
				static function ( array $post, int $index, array $posted ) use ( $share, $values, $fields ) {
					$media = Mastodon_Media::of( $share, $values, $post['pictures'], $index );
					if ( is_wp_error( $media ) || ( '' === $post['text'] && ! $media ) ) {
						return $media;
					}
					$before = $posted ? array( 'in_reply_to_id' => end( $posted )['id'] ) : array();
					return self::post( $values, self::status( $post['text'], $media ) + $before + $fields, $share->key() . " $index" );
				}
			);
		}
		$media = Mastodon_Media::of( $share, $values, $content->pictures() );
		return is_wp_error( $media ) ? $media : self::post( $values, self::status( self::text( $content->message, $content->url, $limits ), $media ) + $fields, $share->key() );
	}

	/** @param string[] $media Media IDs from the server. */
	private static function status( string $text, array $media ): array {
		return array( 'status' => $text ) + ( $media ? array( 'media_ids' => $media ) : array() );
	}

	/**
	 * @param array<string, string> $values Values that the owner entered.
	 * @param array<string, mixed>  $status Fields of the status.
	 * @param string                $about  Idempotency key; each status has a different one.
	 * @return array{url: string, id: string}|\WP_Error
	 */
	private static function post( array $values, array $status, string $about ) {
		$answer = self::ask( 'POST', '/api/v1/statuses', $values, $status, array( 'Idempotency-Key' => Secret::sign( 'mastodon status', $about ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return is_string( $answer['id'] ?? null ) ? array(
			'url' => is_string( $answer['url'] ?? null ) ? $answer['url'] : '',
			'id'  => $answer['id'],
		) : Service_Client::unreadable_response( self::ID );
	}

	/**
	 * Returns the text and URL, truncated to the maximum length of a post.
	 *
	 * @param array{0: int, 1: int} $limits The server's limits, see `DEFAULT_LIMITS`.
	 */
	public static function text( string $words, string $url, array $limits ): string {
		$measure = Thread_Length_Counter::mastodon( ...$limits );
		$words   = Text::cut(
			$words,
			static function ( string $text ) use ( $url, $measure ): bool {
				return $measure->fits( "$text\n\n$url" );
			}
		);
		return trim( "$words\n\n$url" );
	}

	/**
	 * @param array<string, string> $values Values that the owner entered.
	 * @return array{0: int, 1: int}
	 */
	private static function limits( array $values ): array {
		$lent = Account_Cache::lent( self::ID );
		if ( isset( $lent['limits'] ) ) {
			return $lent['limits'];
		}
		$server = self::ask( 'GET', '/api/v2/instance', $values );
		$said   = is_wp_error( $server ) ? array() : ( $server['configuration']['statuses'] ?? array() );
		$max    = is_int( $said['max_characters'] ?? null ) ? $said['max_characters'] : 0;
		$link   = is_int( $said['characters_reserved_per_url'] ?? null ) ? $said['characters_reserved_per_url'] : 0;
		$limits = array( $max > 0 ? $max : self::DEFAULT_LIMITS[0], $link > 0 && $link < 1000 ? $link : self::DEFAULT_LIMITS[1] );
		if ( ! is_wp_error( $server ) ) {
			Account_Cache::lend( self::ID, array( 'limits' => $limits ), DAY_IN_SECONDS );
		}
		return $limits;
	}

	/**
	 * Sends a request to the server.
	 *
	 * @param array<string, string> $values  Values that the owner entered.
	 * @param array|string|null     $data    Request body, see `Service_Client::request()`.
	 * @param array<string, string> $headers Headers besides the token.
	 * @return array|\WP_Error
	 */
	public static function ask( string $method, string $path, array $values, $data = null, array $headers = array() ) {
		$answer = Service_Client::request( self::ID, $method, untrailingslashit( $values['instance'] ) . $path, array( 'Authorization' => 'Bearer ' . $values['token'] ) + $headers, $data, null === $data ? Service_Client::TIMEOUT_SECONDS : self::TIMEOUT_SECONDS );
		if ( ! is_wp_error( $answer ) ) {
			return is_array( $answer['data'] ) ? $answer['data'] : Service_Client::unreadable_response( self::ID );
		}
		$reason = ( (array) $answer->get_error_data() )['answer']['error'] ?? '';
		return self::refused(
			$answer,
			__( 'Mastodon rejected this access token. Create a new one on your server under Preferences → Development, and paste it here.', 'dovetail-blocks' ),
			is_string( $reason ) ? $reason : '',
			__( 'This access token lacks a permission. It needs read:accounts, write:statuses and write:media.', 'dovetail-blocks' )
		);
	}
}
