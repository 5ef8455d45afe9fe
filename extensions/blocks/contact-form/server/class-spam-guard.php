<?php
namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Rate_Limit;
use Dovetail\Plugin\Settings;
use Dovetail\Sign_Up\Posted_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses what is too large, what only a machine would fill in, what was filled in faster than anybody types, and what comes
 * too often from one address. Asks no third party; every refusal is a sentence, and the visitor keeps the text.
 */
final class Spam_Guard {
	/** Bytes that a message may have, as it arrives. */
	const MOST_BYTES = 64 * KB_IN_BYTES;

	/** Seconds that a person needs at least. */
	const FASTEST = 2;

	/** Messages that one address may send in `RATE_SECONDS`. */
	const RATE_MESSAGES = 10;

	/** Length of the time in which they are counted. */
	const RATE_SECONDS = 600;

	/** What one address, and all together, may send in a day. */
	const DAILY = array(
		'messages'      => 100,
		'bytes'         => MB_IN_BYTES,
		'site_messages' => 2000,
		'site_bytes'    => 32 * MB_IN_BYTES,
	);

	/** Name of the field that nobody sees: none that a browser or a password manager knows what to fill in for. */
	const TRAP = 'leave_empty';

	/** Name of the field that says when a form was drawn. */
	const DRAWN = 'drawn';

	/**
	 * Whether a message is too large.
	 *
	 * @param int $bytes As it arrived.
	 */
	public static function size( int $bytes ): ?\WP_Error {
		return $bytes > self::MOST_BYTES
			? Posted_Form::refusal(
				'form_too_large',
				/* translators: %s: a size, such as 64 KB. */
				sprintf( __( 'This message is too long to be sent: at most %s are possible. Please shorten it.', 'dovetail-blocks' ), size_format( self::MOST_BYTES ) ),
				413,
				'size'
			)
			: null;
	}

	/**
	 * Whether a machine wrote. How long it took the visitor's script says; where there is none, it is how long ago the form was
	 * drawn, which the page says with our signature.
	 *
	 * @param array $sent What was sent beside the answers.
	 */
	public static function machine( array $sent ): ?\WP_Error {
		if ( self::is_trapped( $sent ) && ! isset( $sent['script'] ) ) {
			// Drawn anew, the field is empty again.
			return Posted_Form::refusal( 'form_trap', __( 'This message was not sent, because a field was filled in that people do not see. Your text is still here; please send it again.', 'dovetail-blocks' ), 403, 'robot' );
		}
		$elapsed = isset( $sent['elapsed'] ) ? ( is_scalar( $sent['elapsed'] ) ? (int) $sent['elapsed'] / 1000 : 0 ) : time() - self::drawn( $sent[ self::DRAWN ] ?? null );
		if ( $elapsed < self::fastest() ) {
			return Posted_Form::refusal( 'form_too_fast', __( 'This message was not sent, because it came faster than anyone can type. Please wait a moment and send it again.', 'dovetail-blocks' ), 403, 'robot' );
		}
		return null;
	}

	/**
	 * Whether something has filled in what nobody sees. From our script, which few machines run, it may have been a password
	 * manager: such a message is held as spam, where a person can find it.
	 *
	 * @param array $sent What was sent beside the answers.
	 */
	public static function is_trapped( array $sent ): bool {
		return isset( $sent[ self::TRAP ] ) && '' !== $sent[ self::TRAP ];
	}

	/**
	 * When a form is drawn, with our signature. A page may be cached: it may say any time before now.
	 *
	 * @return string Empty where nobody wants to know.
	 */
	public static function stamp(): string {
		return self::fastest() > 0 ? time() . '-' . self::signature( time() ) : '';
	}

	/**
	 * When a form was drawn.
	 *
	 * @param mixed $stamp See `stamp()`.
	 * @return int A second of the clock; now where it does not say.
	 */
	private static function drawn( $stamp ): int {
		$parts = is_string( $stamp ) ? explode( '-', $stamp ) : array();
		return 2 === count( $parts ) && hash_equals( self::signature( (int) $parts[0] ), $parts[1] ) ? (int) $parts[0] : time();
	}

	/** The signature of a second. */
	private static function signature( int $second ): string {
		return substr( hash_hmac( 'sha256', 'form-drawn-' . $second, wp_salt( 'nonce' ) ), 0, 16 );
	}

	/** Seconds that a person needs at least. */
	private static function fastest(): int {
		/**
		 * How long filling in a form takes a person at least.
		 *
		 * @param int $seconds 2; 0 takes messages however fast they come.
		 */
		return (int) apply_filters( 'dovetail_blocks_form_fastest', self::FASTEST );
	}

	/** Counts a message of this visitor, then of everybody. */
	public static function rate( int $bytes ): ?\WP_Error {
		$rate = array(
			'messages' => (int) Settings::get( 'form_limit' ) ? (int) Settings::get( 'form_limit' ) : self::RATE_MESSAGES,
			'seconds'  => self::RATE_SECONDS,
		);
		/**
		 * How many messages one address may send.
		 *
		 * @param array{messages: int, seconds: int} $rate As the settings say, or 10 in 600 seconds; 0 messages stands for no limit.
		 */
		$rate = (array) apply_filters( 'dovetail_blocks_form_rate', $rate ) + $rate;
		/**
		 * What one address, and all together, may send in a day.
		 *
		 * @param array{messages: int, bytes: int, site_messages: int, site_bytes: int} $daily 100 and a megabyte, 2,000 (or as the
		 *              settings say) and 32 megabytes by default; 0 stands for no limit.
		 */
		$most   = (int) Settings::get( 'form_day_limit' );
		$usual  = array(
			// Who may send more in ten minutes is not to be stopped by the usual day.
			'messages'      => max( self::DAILY['messages'], 10 * (int) Settings::get( 'form_limit' ) ),
			'site_messages' => $most ? $most : self::DAILY['site_messages'],
		) + self::DAILY;
		$daily  = (array) apply_filters( 'dovetail_blocks_form_day', $usual ) + $usual;
		$client = 'form_' . Rate_Limit::client();
		$time   = human_time_diff( time(), Rate_Limit::end( DAY_IN_SECONDS ) );
		$full   = static function ( string $code, string $sentence, string $reason ): \WP_Error {
			return Posted_Form::refusal( $code, $sentence, 429, $reason );
		};
		$often  = $full( 'form_too_many', __( 'Too many messages came from your connection in a short time, so this one was not sent. Please wait ten minutes and send it again.', 'dovetail-blocks' ), 'connection' );
		/* translators: %s: a time, such as 5 hours. */
		$today = $full( 'form_too_many_today', sprintf( __( 'Too many messages came from your connection today, so this one was not sent. Please send it again in %s.', 'dovetail-blocks' ), $time ), 'connection-day' );
		/* translators: %s: a time, such as 5 hours. */
		$site   = $full( 'form_site_is_full', sprintf( __( 'This site has got more messages today than it takes in a day, so this one was not sent. Please send it again in %s, or write in another way if it is urgent.', 'dovetail-blocks' ), $time ), 'site-day' );
		$counts = array(
			$client               => self::count( $rate['messages'], max( 1, (int) $rate['seconds'] ), 1, $often ),
			'day-' . $client      => self::count( $daily['messages'], DAY_IN_SECONDS, 1, $today ),
			'day-bytes-' . $client => self::count( $daily['bytes'], DAY_IN_SECONDS, $bytes, $today ),
			'day-form_site'       => self::count( $daily['site_messages'], DAY_IN_SECONDS, 1, $site ),
			'day-bytes-form_site' => self::count( $daily['site_bytes'], DAY_IN_SECONDS, $bytes, $site ),
		);
		$is_limited = static fn( array $count ): bool => $count['most'] > 0;
		return Posted_Form::count( array_filter( $counts, $is_limited ), self::storage_failed() );
	}

	/** One of the counts; how many it has room for may come from a filter. */
	private static function count( $most, int $seconds, int $more, \WP_Error $refusal ): array {
		return array(
			'most'    => (int) $most,
			'seconds' => $seconds,
			'more'    => max( 1, $more ),
			'refusal' => $refusal,
		);
	}

	/** What is said when the database refuses. */
	public static function storage_failed(): \WP_Error {
		return Posted_Form::refusal( 'form_not_stored', __( 'Your message could not be stored, so it was not sent. Please send it again in a few minutes.', 'dovetail-blocks' ), 500 );
	}
}
