<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * One copy of each thing of a kind that other servers have, such as a feed. It counts as current for a while; what cannot
 * be read leaves the last good copy as it is, and is left alone for a shorter while. No page waits for another server: a job
 * of the queue asks it, or an author, and one of them at a time.
 *
 * An entry is what is known of a thing: `checked`, when it was looked at; under `WHY` why that gave nothing, empty where it
 * gave something; under `COPY` the last good copy or null; and what else a kind keeps.
 */
abstract class Remote_Copy {
	/** To be named by each kind: its entry of what was never looked at, and what stands in one while a thing is read. */
	const UNKNOWN = array();
	const WHY     = '';
	const COPY    = '';
	const BUSY    = '';

	/** How a kind is called in names of transients, and of claims and counts; and the job that brings a copy up to date. */
	const TRANSIENT = '';
	const NAME      = '';
	const EVENT     = '';

	/** Seconds for which a copy counts as current, and for which a failure is left alone. */
	const LIFETIME = 0;
	const PATIENCE = 0;

	/** Seconds after which a fetch that has not come to an end, because its process died, is nobody's. */
	const CLAIM = 30;

	/** How many things of a kind one author may have fetched within a minute. */
	const MOST_A_MINUTE = 20;

	/** Seconds for which a copy is kept that nobody asks for, and what is known of a thing that was never read. */
	const KEPT         = MONTH_IN_SECONDS;
	const KEPT_FAILURE = HOUR_IN_SECONDS;

	/**
	 * Asks the other server.
	 *
	 * @param string $id    Address or name of a thing.
	 * @param array  $entry What is known of it so far.
	 * @return array What is known now.
	 */
	abstract protected static function ask( string $id, array $entry ): array;

	/**
	 * For an author: the thing as it is, or the copy while it is current. She may try again at once after a failure, because
	 * she may have mended it.
	 */
	public static function for_author( string $id ): array {
		$entry = self::entry( $id );
		if ( $entry[ static::COPY ] && '' === $entry[ static::WHY ] && ! self::is_due( $entry ) ) {
			return $entry;
		}
		return Rate_Limit::count( static::NAME . '-author-' . get_current_user_id(), self::MOST_A_MINUTE, MINUTE_IN_SECONDS )
			? self::refresh( $id )
			: $entry;
	}

	/** For a page: what is known, however old. It is brought up to date afterwards. */
	public static function for_page( string $id ): array {
		$entry = self::entry( $id );
		if ( self::is_due( $entry ) ) {
			Queue::push( static::EVENT, array( $id ) );
		}
		return $entry;
	}

	/** Brings a copy up to date, as the job does. Always true: a failure is known by then, and the next page asks for it again. */
	public static function refresh_later( string $id ): bool {
		if ( self::is_due( self::entry( $id ) ) ) {
			self::refresh( $id );
		}
		return true;
	}

	/** Name under which a thing is kept. */
	public static function key( string $id ): string {
		return static::TRANSIENT . md5( $id );
	}

	/** What is known of a thing. */
	protected static function entry( string $id ): array {
		$entry = get_transient( self::key( $id ) );
		return is_array( $entry ) && isset( $entry['checked'] ) ? $entry : static::UNKNOWN;
	}

	/** Keeps what is known of a thing. */
	protected static function keep( string $id, array $entry ): void {
		set_transient( self::key( $id ), $entry, $entry[ static::COPY ] ? self::KEPT : self::KEPT_FAILURE );
	}

	/** Whether it is time to look at a thing again. One that was looked at in the future was so before the clock was set right. */
	protected static function is_due( array $entry ): bool {
		$age = time() - $entry['checked'];
		return $age < 0 || $age > ( '' === $entry[ static::WHY ] ? static::LIFETIME : static::PATIENCE );
	}

	/**
	 * Does something with a thing that nobody else does meanwhile.
	 *
	 * @param callable $work Returns anything but null.
	 * @return mixed Null while somebody else is at it, or when the database refuses.
	 */
	protected static function alone( string $id, callable $work ) {
		$claim = static::NAME . '-' . md5( $id );
		if ( ! Lock::claim( $claim, self::CLAIM ) ) {
			return null;
		}
		try {
			return $work();
		} finally {
			Lock::release( $claim );
		}
	}

	/** Asks for a thing and keeps what is known then. While somebody else does so, or when the database refuses, nobody is asked. */
	private static function refresh( string $id ): array {
		return self::alone(
			$id,
			static function () use ( $id ): array {
				$entry = self::entry( $id );
				// A thing may be made to kill whoever reads it. Nobody comes back to it before the patience is over.
				self::keep(
					$id,
					array(
						'checked'   => time(),
						static::WHY => static::BUSY,
					) + $entry
				);
				$entry = array( 'checked' => time() ) + static::ask( $id, $entry );
				self::keep( $id, $entry );
				return $entry;
			}
		) ?? array( static::WHY => static::BUSY ) + self::entry( $id );
	}
}
