<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a list of people who agreed elsewhere, one list at a time. Who confirmed that, and how and when they agreed,
 * is stored with each address. Existing subscribers stay unchanged; people who unsubscribed or opted out here are
 * skipped.
 *
 * One option stores the list: its random `id`, `state` (`draft` until it has been reviewed, `running`, `done`), `by` (the
 * user who uploaded it), `uploaded` and `changed` (Unix times), `mode` (`confirmed`, or `ask`), `proof`, remaining
 * `emails`, `total`, and counts of the results.
 */
final class Import {
	/** The option, and the kind of job. */
	const OPTION = 'dovetail_blocks_import_subscribers';
	const EVENT  = 'dovetail_blocks_import_subscribers';

	/** Seconds for which a run works, and addresses after which it stores how far it is. */
	const SECONDS = 15;
	const SLICE   = 20;

	/** Mails that fail one after another before the mailer is left alone, and for how long. */
	const FAILURES = 10;
	const REST     = 15 * MINUTE_IN_SECONDS;

	/** Seconds for which a list waits to be looked at. */
	const DRAFT = DAY_IN_SECONDS;

	/** Results for an address. */
	const COUNTS = array(
		'added'  => 0,
		'known'  => 0,
		'left'   => 0,
		'failed' => 0,
	);

	/** The list that is there. */
	public static function get(): ?array {
		$import = get_option( self::OPTION );
		return is_array( $import ) ? $import : null;
	}

	/**
	 * Stores a list of the current user until it has been reviewed.
	 *
	 * @param string $proof HTML: how and when they have agreed, and who says so.
	 * @param string $mode  `confirmed` or `ask`.
	 * @return bool False while another list is being imported, or another user's list waits for review.
	 */
	public static function draft( array $file, string $proof, string $mode ): bool {
		$by     = get_current_user_id();
		$before = self::get();
		if ( $before && ( 'running' === $before['state'] || ( 'draft' === $before['state'] && $by !== $before['by'] ) ) ) {
			return false;
		}
		$about = array(
			'id'       => wp_generate_uuid4(),
			'state'    => 'draft',
			'uploaded' => time(),
			'total'    => count( $file['emails'] ),
		);
		return self::store( $about + compact( 'by', 'mode', 'proof' ) + $file + self::COUNTS );
	}

	/**
	 * Begins to import the list with this ID; does nothing if that has begun before.
	 *
	 * @return bool False if the list is no longer stored.
	 */
	public static function start( string $id ): bool {
		$import = self::get();
		if ( ! $import || $id !== $import['id'] ) {
			return false;
		}
		if ( 'draft' === $import['state'] ) {
			self::store( array( 'state' => 'running' ) + $import );
			Queue::push( self::EVENT );
		}
		return true;
	}

	/** Deletes the list with this ID, and no other. Imported addresses stay. */
	public static function forget( string $id ): void {
		$import = self::get();
		if ( $import && $id === $import['id'] ) {
			delete_option( self::OPTION );
		}
	}

	/**
	 * Returns the expected results of the import.
	 *
	 * @return array{new: int, known: int, left: int}
	 */
	public static function forecast( array $emails ): array {
		$counts = array_count_values( array_map( array( __CLASS__, 'fate' ), $emails ) );
		return $counts + array(
			'new'   => 0,
			'known' => 0,
			'left'  => 0,
		);
	}

	/**
	 * Works for some seconds.
	 *
	 * @return true|int As the queue wants it.
	 */
	public static function run() {
		$import   = self::get();
		$end      = microtime( true ) + self::SECONDS;
		$failures = 0;
		while ( $import && 'running' === $import['state'] ) {
			foreach ( array_splice( $import['emails'], 0, self::SLICE ) as $email ) {
				$what     = self::add( $email, $import );
				$failures = 'failed' === $what ? $failures + 1 : 0;
				++$import[ $what ];
			}
			// An address may have been erased, or the import stopped, by another request.
			wp_cache_delete( self::OPTION, 'options' );
			$now = self::get();
			if ( ! $now || 'running' !== $now['state'] ) {
				return true;
			}
			if ( $now['id'] !== $import['id'] ) {
				// The list was stopped, and another one was started. Its event could not run beside this run.
				$import = $now;
				continue;
			}
			$import['emails'] = array_values( array_intersect( $import['emails'], $now['emails'] ) );
			$import['state']  = $import['emails'] ? 'running' : 'done';
			if ( ! self::store( $import ) ) {
				return MINUTE_IN_SECONDS;
			}
			if ( 'done' !== $import['state'] && ( $failures >= self::FAILURES || microtime( true ) >= $end ) ) {
				return $failures >= self::FAILURES ? self::REST : 0;
			}
		}
		return true;
	}

	/** Returns unfinished imports for the daily job, and deletes a list that was not started. */
	public static function unfinished(): array {
		$import = self::get();
		if ( $import && 'draft' === $import['state'] && $import['changed'] < time() - self::DRAFT ) {
			self::forget( $import['id'] );
		}
		return $import && 'running' === $import['state'] ? array( array() ) : array();
	}

	/** Whether an address waits in the list. */
	public static function holds( string $email ): bool {
		return in_array( strtolower( $email ), array_map( 'strtolower', self::get()['emails'] ?? array() ), true );
	}

	/** Takes an address out of the list. */
	public static function drop( string $email ): bool {
		if ( ! self::holds( $email ) ) {
			return false;
		}
		$import = self::get();

		$import['emails'] = array_values(
			array_filter(
				$import['emails'],
				static fn( $other ) => strtolower( $other ) !== strtolower( $email )
			)
		);
		return self::store( $import );
	}

	/** Returns the expected result for an address: `new`, `known`, or `left`. */
	private static function fate( string $email ): string {
		$mailbox = Mailbox::of( $email );
		if ( Mailbox::refuses( $mailbox ) || Mailbox::has_left( $mailbox ) ) {
			return 'left';
		}
		return Subscribers::find( $email ) ? 'known' : 'new';
	}

	/** Adds an address, and sends a confirmation if the list needs one; returns the result as counted. */
	private static function add( string $email, array $import ): string {
		$fate = self::fate( $email );
		if ( 'new' !== $fate ) {
			return $fate;
		}
		if ( 'confirmed' === $import['mode'] ) {
			return Subscribers::add( $email, $import['proof'], 0, true ) ? 'added' : 'failed';
		}
		// Whose mailbox was written to a moment ago is not stored, and the answer does not say so.
		return ! is_wp_error( Opt_In::invite( $email, $import['proof'] ) ) && Subscribers::find( $email ) ? 'added' : 'failed';
	}

	/** Stores the list; the database may refuse. */
	private static function store( array $import ): bool {
		return update_option( self::OPTION, array( 'changed' => time(), 'turn' => wp_rand() ) + $import, false );
	}
}
