<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service_Client;

defined( 'ABSPATH' ) || exit;

/** Posts to a Telegram channel through the owner's bot. */
final class Telegram extends Network {
	const ID              = 'telegram';
	const REQUIRED_FIELDS = array( 'token', 'chat' );

	/** Maximum length of a message in UTF-16 units, as Telegram counts. An emoji has two units or more. */
	const MAX_LENGTH = 4096;

	/** Maximum length of a caption below images, also in UTF-16 units. */
	const MAX_CAPTION_LENGTH = 1024;

	/** Returns the bot's name and checks that it can see the channel. */
	public static function check( array $values ) {
		$bot = self::ask( 'getMe' );
		if ( is_wp_error( $bot ) ) {
			return $bot;
		}
		$chat = self::ask( 'getChat', array( 'chat_id' => $values['chat'] ) );
		if ( is_wp_error( $chat ) ) {
			return $chat;
		}
		$name = $chat['title'] ?? $values['chat'];
		return self::connected( is_string( $name ) ? $name : $values['chat'] );
	}

	/**
	 * Sends the text and link, which Telegram turns into a card, or the images with a caption. Telegram does not detect
	 * duplicates, so unconfirmed attempts are never retried.
	 */
	public static function share( Content $content, Share $share ) {
		$pictures = array_values( array_filter( $content->pictures() ) );
		$message  = $pictures ? self::show( $content, $pictures ) : null;
		// Telegram posts nothing if it rejects an album. It may have failed to fetch the images, so send the message
		// without them.
		$without = is_wp_error( $message ) && 400 === ( (array) $message->get_error_data() )['status'] ? count( $pictures ) : 0;
		$message = ! $message || $without ? self::write( $content ) : $message;
		if ( is_wp_error( $message ) ) {
			$status = (int) ( (array) $message->get_error_data() )['status'];
			return 'service_busy' === $message->get_error_code() && 429 === $status || in_array( $message->get_error_code(), array( 'service_refused', 'must_reauth' ), true )
				? $message
				: new \WP_Error( 'in_doubt', __( 'Telegram did not confirm the post. Check the channel before you try again.', 'dovetail-blocks' ), array( 'status' => $status ) );
		}
		$channel = $message['chat']['username'] ?? '';
		$number  = $message['message_id'] ?? 0;
		return compact( 'without' ) + array( 'url' => is_string( $channel ) && 1 === preg_match( '~^\w{4,64}\z~', $channel ) && is_int( $number ) ? "https://t.me/$channel/$number" : '' );
	}

	/** @return array|\WP_Error */
	private static function write( Content $content ) {
		return self::ask(
			'sendMessage',
			array(
				'chat_id'              => Connections::values( self::ID )['chat'],
				'text'                 => self::text( $content->message, $content->url ),
				'link_preview_options' => array( 'url' => $content->url ),
			)
		);
	}

	/**
	 * Sends images with the text as their caption. Telegram fetches the images from their URLs, and supports no
	 * alternative text.
	 *
	 * @param Picture[] $pictures At least one image.
	 * @return array|\WP_Error
	 */
	private static function show( Content $content, array $pictures ) {
		$chat    = array( 'chat_id' => Connections::values( self::ID )['chat'] );
		$caption = array( 'caption' => self::text( $content->message, $content->url, self::MAX_CAPTION_LENGTH ) );
		if ( 1 === count( $pictures ) ) {
			return self::ask( 'sendPhoto', $chat + array( 'photo' => $pictures[0]->url() ) + $caption );
		}
		$media = array_map(
			static function ( Picture $picture ): array {
				return array(
					'type'  => 'photo',
					'media' => $picture->url(),
				);
			},
			$pictures
		);
		// The first image's caption applies to the whole album.
		$media[0] += $caption;
		$messages  = self::ask( 'sendMediaGroup', $chat + compact( 'media' ) );
		if ( is_wp_error( $messages ) ) {
			return $messages;
		}
		return is_array( $messages[0] ?? null ) ? $messages[0] : Service_Client::unreadable_response( self::ID );
	}

	/**
	 * Returns the text and URL, truncated to a maximum length.
	 *
	 * @param int $max Maximum length, as Telegram counts it.
	 */
	public static function text( string $words, string $url, int $max = self::MAX_LENGTH ): string {
		$words = Text::cut(
			$words,
			static function ( string $text ) use ( $url, $max ): bool {
				return preg_match_all( '~[\s\S]~u', "$text\n\n$url" ) + preg_match_all( '~[\x{10000}-\x{10FFFF}]~u', $text ) <= $max;
			}
		);
		return trim( "$words\n\n$url" );
	}

	/**
	 * @param array $data Data to send as JSON.
	 * @return array|\WP_Error
	 */
	private static function ask( string $call, array $data = array() ) {
		$answer = Service_Client::request( self::ID, 'POST', 'https://api.telegram.org/bot' . Connections::values( self::ID )['token'] . '/' . $call, array(), $data, self::TIMEOUT_SECONDS );
		if ( ! is_wp_error( $answer ) ) {
			$result = $answer['data']['result'] ?? null;
			return is_array( $result ) ? $result : Service_Client::unreadable_response( self::ID );
		}
		$reason = ( (array) $answer->get_error_data() )['answer']['description'] ?? '';
		return self::refused( $answer, __( 'Telegram rejected this bot token. Ask @BotFather for it again and paste it here.', 'dovetail-blocks' ), is_string( $reason ) ? $reason : '' );
	}
}
