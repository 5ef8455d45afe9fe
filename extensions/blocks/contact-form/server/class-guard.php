<?php
/**
 * What keeps machines from writing.
 *
 * @package Dovetail_Blocks
 */

namespace Dovetail\Contact_Form;

use Dovetail\Plugin\Ledger;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses what is too large, what only a machine would fill in, what was filled in faster than anybody types, and what comes
 * too often from one address. Asks no third party; every refusal is a sentence, and the visitor keeps the text.
 */
final class Guard {
	/** Bytes that a message may have, as it arrives. */
	const MOST_BYTES = 64 * KB_IN_BYTES;

	/** Milliseconds that a person needs at least. */
	const FASTEST = 2000;

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

	/** What each refusal is counted as. */
	const REASONS = array(
		'form_too_large'      => 'size',
		'form_trap'           => 'robot',
		'form_too_fast'       => 'robot',
		'form_changed'        => 'unknown',
		'form_too_many'       => 'connection',
		'form_too_many_today' => 'connection-day',
		'form_site_is_full'   => 'site-day',
	);

	/** Name of the field that nobody sees. */
	const TRAP = 'website';

	/**
	 * Whether a message is too large.
	 *
	 * @param int $bytes As it arrived.
	 * @return WP_Error|null
	 */
	public static function size( int $bytes ): ?\WP_Error {
		return $bytes > self::MOST_BYTES
			? new \WP_Error(
				'form_too_large',
				/* translators: %s: a size, such as 64 KB. */
				sprintf( __( 'This message is too long to be sent: at most %s are possible. Please shorten it.', 'dovetail-blocks' ), size_format( self::MOST_BYTES ) ),
				array( 'status' => 413 )
			)
			: null;
	}

	/**
	 * Whether a machine wrote.
	 *
	 * @param array $sent What was sent beside the answers.
	 * @return WP_Error|null
	 */
	public static function machine( array $sent ): ?\WP_Error {
		if ( isset( $sent[ self::TRAP ] ) && '' !== $sent[ self::TRAP ] ) {
			return new \WP_Error(
				'form_trap',
				__( 'This message was not sent, because a field was filled in that people do not see. Please empty the field that asks to be left empty, and send it again.', 'dovetail-blocks' ),
				array( 'status' => 403 )
			);
		}
		if ( isset( $sent['elapsed'] ) && ( ! is_scalar( $sent['elapsed'] ) || (int) $sent['elapsed'] < self::FASTEST ) ) {
			return new \WP_Error(
				'form_too_fast',
				__( 'This message was not sent, because it came faster than people type. Please wait a moment and send it again.', 'dovetail-blocks' ),
				array( 'status' => 403 )
			);
		}
		return null;
	}

	/**
	 * Counts a message of this visitor.
	 *
	 * @param int $bytes How large it was when it arrived.
	 * @return WP_Error|null
	 */
	public static function rate( int $bytes ): ?\WP_Error {
		$rate = array(
			'messages' => self::RATE_MESSAGES,
			'seconds'  => self::RATE_SECONDS,
		);
		/**
		 * How many messages one address may send.
		 *
		 * @param array{messages: int, seconds: int} $rate 10 in 600 seconds by default; 0 messages stands for no limit.
		 */
		$rate   = (array) apply_filters( 'dovetail_blocks_form_rate', $rate ) + $rate;
		$client = Ledger::client();
		if ( (int) $rate['messages'] > 0 ) {
			$has_room = Ledger::count( 'form_' . $client, (int) $rate['messages'], max( 1, (int) $rate['seconds'] ) );
			if ( ! $has_room ) {
				return null === $has_room
					? self::storage_failed()
					: self::too_many( 'form_too_many', __( 'Too many messages came from your connection in a short time, so this one was not sent. Please wait ten minutes and send it again.', 'dovetail-blocks' ) );
			}
		}
		/**
		 * What one address, and all together, may send in a day.
		 *
		 * @param array{messages: int, bytes: int, site_messages: int, site_bytes: int} $daily 100 and a megabyte, 2,000 and 32
		 *              megabytes by default; 0 stands for no limit.
		 */
		$daily = (array) apply_filters( 'dovetail_blocks_form_day', self::DAILY ) + self::DAILY;
		// What one is refused does not count for all.
		return self::day( 'form_' . $client, $daily['messages'], $daily['bytes'], $bytes, 'form_too_many_today' )
			?? self::day( 'form_site', $daily['site_messages'], $daily['site_bytes'], $bytes, 'form_site_is_full' );
	}

	/**
	 * Counts a message of today.
	 *
	 * @param string $name     Of the counts.
	 * @param int    $messages How many there may be; 0 for any number.
	 * @param int    $room     How many bytes they may have; 0 for any number.
	 * @param int    $bytes    Of this message.
	 * @param string $code     Of the refusal.
	 * @return WP_Error|null
	 */
	private static function day( string $name, int $messages, int $room, int $bytes, string $code ): ?\WP_Error {
		$has_room = $messages <= 0 ? true : Ledger::count( 'day-' . $name, $messages, DAY_IN_SECONDS );
		if ( $has_room && $room > 0 ) {
			$has_room = Ledger::count( 'day-bytes-' . $name, $room, DAY_IN_SECONDS, max( 1, $bytes ) );
		}
		if ( $has_room ) {
			return null;
		}
		$time = human_time_diff( time(), Ledger::end( DAY_IN_SECONDS ) );
		if ( null === $has_room ) {
			return self::storage_failed();
		}
		return self::too_many(
			$code,
			'form_site_is_full' === $code
				/* translators: %s: a time, such as 5 hours. */
				? sprintf( __( 'This site has got more messages today than it takes in a day, so this one was not sent. Please send it again in %s, or write in another way if it is urgent.', 'dovetail-blocks' ), $time )
				/* translators: %s: a time, such as 5 hours. */
				: sprintf( __( 'Too many messages came from your connection today, so this one was not sent. Please send it again in %s.', 'dovetail-blocks' ), $time )
		);
	}

	/**
	 * A refusal of what comes too often.
	 *
	 * @param string $code    For machines.
	 * @param string $message For people.
	 * @return WP_Error
	 */
	private static function too_many( string $code, string $message ): \WP_Error {
		return new \WP_Error( $code, $message, array( 'status' => 429 ) );
	}

	/**
	 * What is said when the database refuses.
	 *
	 * @return WP_Error
	 */
	public static function storage_failed(): \WP_Error {
		return new \WP_Error(
			'form_not_stored',
			__( 'Your message could not be stored, so it was not sent. Please send it again in a few minutes.', 'dovetail-blocks' ),
			array( 'status' => 500 )
		);
	}
}
