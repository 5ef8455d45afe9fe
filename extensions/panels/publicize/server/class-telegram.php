<?php
namespace Dovetail\Publicize;

use Dovetail\Connections\Connections;
use Dovetail\Connections\Service;

defined( 'ABSPATH' ) || exit;

/** A channel at Telegram, to which a bot of the owner's own writes. */
final class Telegram extends Network {
	const ID    = 'telegram';
	const NEEDS = array( 'token', 'chat' );

	/** Characters of a message, as Telegram counts them: those beyond the first plane are two. */
	const LONGEST = 4096;

	/** Whose bot it is, and whether it sees the channel. */
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

	/** Writes the words and the address, of which Telegram makes a card. Repeats are messages of their own: nothing is in doubt for a second. */
	public static function share( Content $content, array $row ) {
		$message = self::ask(
			'sendMessage',
			array(
				'chat_id'              => Connections::values( self::ID )['chat'],
				'text'                 => self::text( $content->message, $content->url ),
				'link_preview_options' => array( 'url' => $content->url ),
			)
		);
		if ( is_wp_error( $message ) ) {
			$status = (int) ( (array) $message->get_error_data() )['status'];
			return 'service_busy' === $message->get_error_code() && 429 === $status || in_array( $message->get_error_code(), array( 'service_refused', 'must_reauth' ), true )
				? $message
				: new \WP_Error( 'in_doubt', __( 'Telegram did not say whether it has taken the post. Look into the channel before you try again.', 'dovetail-blocks' ), array( 'status' => $status ) );
		}
		$channel = $message['chat']['username'] ?? '';
		$number  = $message['message_id'] ?? 0;
		return array( 'url' => is_string( $channel ) && 1 === preg_match( '~^\w{4,64}\z~', $channel ) && is_int( $number ) ? "https://t.me/$channel/$number" : '' );
	}

	/** Words and an address, as many as a message has room for. */
	public static function text( string $words, string $url ): string {
		$words = Text::cut(
			$words,
			static function ( string $text ) use ( $url ): bool {
				return preg_match_all( '~[\s\S]~u', "$text\n\n$url" ) + preg_match_all( '~[\x{10000}-\x{10FFFF}]~u', $text ) <= self::LONGEST;
			}
		);
		return trim( "$words\n\n$url" );
	}

	/**
	 * Asks Telegram.
	 *
	 * @param array $data Sent as JSON.
	 * @return array|\WP_Error
	 */
	private static function ask( string $call, array $data = array() ) {
		$answer = Service::ask( self::ID, 'POST', 'https://api.telegram.org/bot' . Connections::values( self::ID )['token'] . '/' . $call, array(), $data, self::SECONDS );
		if ( ! is_wp_error( $answer ) ) {
			$result = $answer['data']['result'] ?? null;
			return is_array( $result ) ? $result : self::unreadable();
		}
		$reason = ( (array) $answer->get_error_data() )['answer']['description'] ?? '';
		return self::refused( $answer, __( 'Telegram does not know this bot token. Ask @BotFather for it again and enter it.', 'dovetail-blocks' ), is_string( $reason ) ? $reason : '' );
	}
}
