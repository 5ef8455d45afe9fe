<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Creates link cards from the metadata of pages, and caches them. */
final class Thread_Cards {
	/** Maximum number of URLs per request, and of pages fetched per author and hour. */
	const MAX_URLS          = 20;
	const MAX_URLS_PER_HOUR = 300;

	/** Timeouts in seconds: for one page with its redirects, and for a whole request. */
	const PAGE_TIMEOUT_SECONDS = 6;
	const TIMEOUT_SECONDS      = 20;

	/** Maximum number of bytes to read from a page. The metadata is in the head. */
	const MAX_BYTES = 512 * KB_IN_BYTES;

	/** Number of seconds to cache a card, and to remember that a page has none. */
	const CACHE_SECONDS         = DAY_IN_SECONDS;
	const MISSING_CACHE_SECONDS = 10 * MINUTE_IN_SECONDS;

	/** Transient name prefix. */
	const CACHE = 'dovetail_blocks_card_';

	/**
	 * Returns the cards of pages.
	 *
	 * @param string[] $urls URLs of the pages.
	 * @return array<string, array> Cards by URL with `title`, `description`, `url`, `image` and `type`, or `error` for
	 *        pages without a card.
	 */
	public static function of( array $urls ): array {
		$deadline = microtime( true ) + self::TIMEOUT_SECONDS;
		$cards    = array();
		foreach ( array_slice( array_values( array_unique( $urls ) ), 0, self::MAX_URLS ) as $url ) {
			$cache = self::CACHE . md5( $url );
			$card  = get_transient( $cache );
			if ( ! is_array( $card ) ) {
				$seconds = min( self::PAGE_TIMEOUT_SECONDS, $deadline - microtime( true ) );
				$may_ask = $seconds > 1 && Rate_Limit::count( 'cards_' . get_current_user_id(), self::MAX_URLS_PER_HOUR, HOUR_IN_SECONDS );
				$card    = $may_ask ? self::ask( $url, $seconds ) : null;
				if ( $may_ask ) {
					set_transient( $cache, $card ?? array(), $card ? self::CACHE_SECONDS : self::MISSING_CACHE_SECONDS );
				}
			}
			$cards[ $url ] = $card ? $card : array( 'error' => true );
		}
		return $cards;
	}

	/** @return array|null Null if the response is not HTML or has no title. */
	private static function ask( string $url, float $seconds ): ?array {
		$answer = '' === Thread_Text::address( $url ) ? null : Http_Client::get( $url, $seconds, self::MAX_BYTES, array( 'Accept' => 'text/html' ) );
		if ( null === $answer || is_wp_error( $answer ) || 200 !== (int) wp_remote_retrieve_response_code( $answer ) ) {
			return null;
		}
		$type = wp_remote_retrieve_header( $answer, 'content-type' );
		$type = is_array( $type ) ? (string) end( $type ) : (string) $type;
		return 1 === preg_match( '~^\s*(?:text/html|application/xhtml\+xml)\b~i', $type ) ? Thread_Card::read( wp_remote_retrieve_body( $answer ), $type, $url ) : null;
	}
}
