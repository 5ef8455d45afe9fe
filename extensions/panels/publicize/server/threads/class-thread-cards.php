<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Http_Client;

defined( 'ABSPATH' ) || exit;

/** The cards that networks show of linked pages, as the pages describe themselves. Asked by the site, and kept for a while. */
final class Thread_Cards {
	/** Addresses of one request, and those that an author may have asked for in an hour. */
	const MAX_URLS          = 20;
	const MAX_URLS_PER_HOUR = 300;

	/** Seconds for one page with its redirects, and for all of a request. */
	const PATIENCE = 6;
	const SECONDS  = 20;

	/** Bytes of a page that are read: its head comes first. */
	const BYTES = 512 * KB_IN_BYTES;

	/** Seconds for which a card is kept, and for which a page without one is left alone. */
	const KEPT = DAY_IN_SECONDS;
	const REST = 10 * MINUTE_IN_SECONDS;

	/** Transient name prefix. */
	const CACHE = 'dovetail_blocks_card_';

	/**
	 * The cards of pages.
	 *
	 * @param string[] $urls Their addresses.
	 * @return array<string, array> By address: `title`, `description`, `url`, `image` and `type`; or `error` for what has none.
	 */
	public static function of( array $urls ): array {
		$deadline = microtime( true ) + self::SECONDS;
		$cards    = array();
		foreach ( array_slice( array_values( array_unique( $urls ) ), 0, self::MAX_URLS ) as $url ) {
			$cache = self::CACHE . md5( $url );
			$card  = get_transient( $cache );
			if ( ! is_array( $card ) ) {
				$seconds = min( self::PATIENCE, $deadline - microtime( true ) );
				$may_ask = $seconds > 1 && Rate_Limit::count( 'cards_' . get_current_user_id(), self::MAX_URLS_PER_HOUR, HOUR_IN_SECONDS );
				$card    = $may_ask ? self::ask( $url, $seconds ) : null;
				if ( $may_ask ) {
					set_transient( $cache, $card ?? array(), $card ? self::KEPT : self::REST );
				}
			}
			$cards[ $url ] = $card ? $card : array( 'error' => true );
		}
		return $cards;
	}

	/**
	 * Asks a page for its card.
	 *
	 * @return array|null Null for what is no page, or has no title.
	 */
	private static function ask( string $url, float $seconds ): ?array {
		$answer = '' === Thread_Text::address( $url ) ? null : Http_Client::get( $url, $seconds, self::BYTES, array( 'Accept' => 'text/html' ) );
		if ( null === $answer || is_wp_error( $answer ) || 200 !== (int) wp_remote_retrieve_response_code( $answer ) ) {
			return null;
		}
		$type = wp_remote_retrieve_header( $answer, 'content-type' );
		$type = is_array( $type ) ? (string) end( $type ) : (string) $type;
		return 1 === preg_match( '~^\s*(?:text/html|application/xhtml\+xml)\b~i', $type ) ? Thread_Card::read( wp_remote_retrieve_body( $answer ), $type, $url ) : null;
	}
}
