<?php
/**
 * What keeps machines from writing.
 *
 * @package Dovetail_Blocks
 */

defined( 'ABSPATH' ) || exit;

/**
 * Refuses what is too large, what only a machine would fill in, what was filled in faster than anybody types, and what comes
 * too often from one address. Asks no third party; every refusal is a sentence, and the visitor keeps the text.
 */
final class Dovetail_Blocks_Form_Guard {
	/** Bytes that a message may have, as it arrives. */
	const MOST_BYTES = 64 * KB_IN_BYTES;

	/** Milliseconds that a person needs at least. */
	const FASTEST = 2000;

	/** Messages that one address may send in `RATE_SECONDS`. */
	const RATE_MESSAGES = 10;

	/** Length of the time in which they are counted. */
	const RATE_SECONDS = 600;

	/** Name of the field that nobody sees. */
	const TRAP = 'website';

	/**
	 * Whether a message is too large.
	 *
	 * @param int $bytes As it arrived.
	 * @return WP_Error|null
	 */
	public static function size( $bytes ) {
		return $bytes > self::MOST_BYTES
			? new WP_Error(
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
	public static function machine( $sent ) {
		if ( isset( $sent[ self::TRAP ] ) && '' !== $sent[ self::TRAP ] ) {
			return new WP_Error(
				'form_trap',
				__( 'This message was not sent, because a field was filled in that people do not see. Please empty the field that asks to be left empty, and send it again.', 'dovetail-blocks' ),
				array( 'status' => 403 )
			);
		}
		if ( isset( $sent['elapsed'] ) && ( ! is_scalar( $sent['elapsed'] ) || (int) $sent['elapsed'] < self::FASTEST ) ) {
			return new WP_Error(
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
	 * @return WP_Error|null
	 */
	public static function rate() {
		$rate = array(
			'messages' => self::RATE_MESSAGES,
			'seconds'  => self::RATE_SECONDS,
		);
		/**
		 * How many messages one address may send.
		 *
		 * @param array{messages: int, seconds: int} $rate 10 in 600 seconds by default; 0 messages stands for no limit.
		 */
		$rate = (array) apply_filters( 'dovetail_blocks_form_rate', $rate ) + $rate;
		if ( (int) $rate['messages'] <= 0 ) {
			return null;
		}
		$has_room = Dovetail_Blocks_Ledger::count( 'form_' . Dovetail_Blocks_Ledger::client(), (int) $rate['messages'], max( 1, (int) $rate['seconds'] ) );
		if ( null === $has_room ) {
			return self::storage_failed();
		}
		return $has_room
			? null
			: new WP_Error(
				'form_too_many',
				__( 'Too many messages came from your connection in a short time, so this one was not sent. Please wait ten minutes and send it again.', 'dovetail-blocks' ),
				array( 'status' => 429 )
			);
	}

	/**
	 * What is said when the database refuses.
	 *
	 * @return WP_Error
	 */
	public static function storage_failed() {
		return new WP_Error(
			'form_not_stored',
			__( 'Your message could not be stored, so it was not sent. Please send it again in a few minutes.', 'dovetail-blocks' ),
			array( 'status' => 500 )
		);
	}
}
