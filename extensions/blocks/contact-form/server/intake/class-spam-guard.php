<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Secret;
use Dovetail\Plugin\Settings;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects messages that are too large, were filled in too quickly, contain text in the honeypot, or come too often from
 * one IP address. Sends nothing to third parties. Each rejection shows a message and keeps the visitor's input.
 */
final class Spam_Guard {
	/** Maximum size of the received request in bytes. */
	const MAX_BYTES = 64 * KB_IN_BYTES;

	/** Minimum number of seconds that a person needs to fill in a form. */
	const MIN_FILL_SECONDS = 2;

	/** Maximum number of messages from one IP address in `RATE_SECONDS`. */
	const RATE_MESSAGES = 10;

	/** Period for `RATE_MESSAGES`, in seconds. */
	const RATE_SECONDS = 600;

	/** Daily limits per IP address and for the whole site. */
	const DAILY_LIMITS = array(
		'messages'      => 100,
		'bytes'         => MB_IN_BYTES,
		'site_messages' => 2000,
		'site_bytes'    => 32 * MB_IN_BYTES,
	);

	/** Name of the honeypot field. It must not look like a field that browsers or password managers fill in. */
	const HONEYPOT_FIELD = 'leave_empty';

	/** Name of the field with the time when the form was rendered. */
	const RENDERED_AT_FIELD = 'drawn';

	/**
	 * Returns an error if a message is too large.
	 *
	 * @param int $bytes Size of the received request in bytes.
	 */
	public static function size( int $bytes ): ?\WP_Error {
		return $bytes > self::MAX_BYTES
			? Posted_Form::refusal(
				'form_too_large',
				/* translators: %s: a size, such as 64 KB. */
				sprintf( __( 'This message is too long to send. Shorten it to %s.', 'dovetail-blocks' ), size_format( self::MAX_BYTES ) ),
				413,
				'size'
			)
			: null;
	}

	/**
	 * Returns an error if a bot sent the message. The view script sends how long the visitor took to fill in the form.
	 * Without the script, the time is measured from the signed rendering time in the page.
	 *
	 * @param array $sent Form data besides the answers.
	 */
	public static function machine( array $sent ): ?\WP_Error {
		if ( self::is_honeypot_filled( $sent ) && ! isset( $sent['script'] ) ) {
			// The page shows the form again with an empty honeypot, so a person can send the message.
			return Posted_Form::refusal( 'form_trap', __( 'This message was not sent because a hidden field was filled in. Your text is still here. Send it again.', 'dovetail-blocks' ), 403, 'robot' );
		}
		$elapsed = isset( $sent['elapsed'] ) ? ( is_scalar( $sent['elapsed'] ) ? (int) $sent['elapsed'] / 1000 : 0 ) : time() - self::drawn( $sent[ self::RENDERED_AT_FIELD ] ?? null );
		if ( $elapsed < self::fastest() ) {
			return Posted_Form::refusal( 'form_too_fast', __( 'This message was not sent because it was submitted too fast. Wait a moment and send it again.', 'dovetail-blocks' ), 403, 'robot' );
		}
		return null;
	}

	/**
	 * Whether the honeypot was filled in. Few bots run scripts, so if our view script sent the message, a password
	 * manager may have filled it in. The message is then stored as spam, where a user can find it.
	 *
	 * @param array $sent Form data besides the answers.
	 */
	public static function is_honeypot_filled( array $sent ): bool {
		return isset( $sent[ self::HONEYPOT_FIELD ] ) && '' !== $sent[ self::HONEYPOT_FIELD ];
	}

	/**
	 * Returns the current time with a signature. On a cached page, this time may be long past.
	 *
	 * @return string Empty if there is no minimum time.
	 */
	public static function stamp(): string {
		return self::fastest() > 0 ? time() . '-' . self::signature( time() ) : '';
	}

	/**
	 * Returns the time when a form was rendered, or the current time if the stamp is empty or invalid.
	 *
	 * @param mixed $stamp Signed time from `stamp()`.
	 * @return int Unix time.
	 */
	private static function drawn( $stamp ): int {
		$parts = is_string( $stamp ) ? explode( '-', $stamp ) : array();
		return 2 === count( $parts ) && hash_equals( self::signature( (int) $parts[0] ), $parts[1] ) ? (int) $parts[0] : time();
	}

	private static function signature( int $second ): string {
		return substr( Secret::sign( 'form time', (string) $second ), 0, 16 );
	}

	/** Returns the minimum time for filling in a form, in seconds. */
	private static function fastest(): int {
		/**
		 * Filters the minimum time for filling in a form. Faster messages are treated as sent by a bot.
		 *
		 * @param int $seconds Minimum time in seconds. Default 2; 0 for no minimum.
		 */
		return (int) apply_filters( 'dovetail_blocks_form_fastest', self::MIN_FILL_SECONDS );
	}

	/** Counts a message against the limits of the visitor and the site. */
	public static function rate( int $bytes ): ?\WP_Error {
		$rate = array(
			'messages' => (int) Settings::get( 'form_limit' ) ? (int) Settings::get( 'form_limit' ) : self::RATE_MESSAGES,
			'seconds'  => self::RATE_SECONDS,
		);
		/**
		 * Filters how many messages one IP address may send within a period.
		 *
		 * @param array{messages: int, seconds: int} $rate Number of messages, and length of the period in seconds. From
		 *                                                 the settings, or 10 in 600 seconds; 0 messages for no limit.
		 */
		$rate = (array) apply_filters( 'dovetail_blocks_form_rate', $rate ) + $rate;
		$most   = (int) Settings::get( 'form_day_limit' );
		$all    = $most ? $most : self::DAILY_LIMITS['site_messages'];
		$usual  = array(
			// Raising the ten-minute limit also raises the daily limit per IP address, to at most half of the site's
			// limit, so that other visitors can still send messages.
			'messages'      => max( 1, min( max( self::DAILY_LIMITS['messages'], 10 * (int) Settings::get( 'form_limit' ) ), intdiv( $all, 2 ) ) ),
			'site_messages' => $all,
		) + self::DAILY_LIMITS;
		/**
		 * Filters the daily limits for one IP address and for the whole site.
		 *
		 * @param array{messages: int, bytes: int, site_messages: int, site_bytes: int} $daily
		 *         Limits. By default 100 messages and 1 megabyte for an IP address, and 2,000 messages (or the number in
		 *         the settings) and 32 megabytes for the site; 0 for no limit.
		 */
		$daily  = (array) apply_filters( 'dovetail_blocks_form_day', $usual ) + $usual;
		$time   = human_time_diff( time(), Rate_Limit::window_end( DAY_IN_SECONDS ) );
		$full   = static function ( string $code, string $sentence, string $reason ): \WP_Error {
			return Posted_Form::refusal( $code, $sentence, 429, $reason );
		};
		$often  = $full( 'form_too_many', __( 'This message was not sent because too many messages came from your connection. Wait ten minutes and send it again.', 'dovetail-blocks' ), 'connection' );
		$today  = self::too_many_today();
		/* translators: %s: a time, such as 5 hours. */
		$site   = $full( 'form_site_is_full', sprintf( __( 'This message was not sent because this site reached its daily limit. Send it again in %s, or contact us another way if it is urgent.', 'dovetail-blocks' ), $time ), 'site-day' );
		$counts = array(
			'form_'               => self::count( $rate['messages'], max( 1, (int) $rate['seconds'] ), 1, $often ) + array( 'per_client' => true ),
			'day-form_'           => self::count( $daily['messages'], DAY_IN_SECONDS, 1, $today ) + self::per_client( $daily['site_messages'] ),
			'day-bytes-form_'     => self::count( $daily['bytes'], DAY_IN_SECONDS, $bytes, $today ) + self::per_client( $daily['site_bytes'] ),
			'day-form_site'       => self::count( $daily['site_messages'], DAY_IN_SECONDS, 1, $site ),
			'day-bytes-form_site' => self::count( $daily['site_bytes'], DAY_IN_SECONDS, $bytes, $site ),
		);
		$is_limited = static fn( array $count ): bool => $count['most'] > 0;
		return Posted_Form::count( array_filter( $counts, $is_limited ), self::storage_failed() );
	}

	/** Returns the error for too many messages from an IP address in one day. */
	public static function too_many_today(): \WP_Error {
		$time = human_time_diff( time(), Rate_Limit::window_end( DAY_IN_SECONDS ) );
		/* translators: %s: a time, such as 5 hours. */
		return Posted_Form::refusal( 'form_too_many_today', sprintf( __( 'This message was not sent because too many messages came from your connection today. Send it again in %s.', 'dovetail-blocks' ), $time ), 429, 'connection-day' );
	}

	/** Returns the parameters of one counter. Casts the limit, because a filter may have returned any type. */
	private static function count( $most, int $seconds, int $more, \WP_Error $refusal ): array {
		return array(
			'most'    => (int) $most,
			'seconds' => $seconds,
			'more'    => max( 1, $more ),
			'refusal' => $refusal,
		);
	}

	/**
	 * Returns parameters for limits per visitor and per network. One network may use at most half of the site's limit.
	 * If the site has no limit, networks have none either.
	 */
	private static function per_client( $most_of_site ): array {
		return array( 'per_client' => true ) + ( (int) $most_of_site > 0 ? array( 'network_most' => intdiv( (int) $most_of_site, 2 ) ) : array() );
	}

	/** Returns the error for a failed database write. */
	public static function storage_failed(): \WP_Error {
		return Posted_Form::refusal( 'form_not_stored', __( 'Your message was not sent because it could not be saved. Send it again in a few minutes.', 'dovetail-blocks' ), 503 );
	}
}
