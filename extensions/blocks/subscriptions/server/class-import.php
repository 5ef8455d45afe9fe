<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Lock;
use Dovetail\Plugin\Queue;
use Dovetail\Validation\Email;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a list of people who agreed elsewhere, one list at a time. Who confirmed that, and how and when they agreed,
 * is stored with each address. Existing subscribers stay unchanged; people who unsubscribed or opted out here are
 * skipped, and people who unsubscribed elsewhere are remembered, so that nobody adds them.
 *
 * One small option stores how far the list is: its random `id`, `state` (`reading` until all of it is stored, `draft`
 * until it has been reviewed, `running`, `done`), `by` (the user who uploaded it), `uploaded` and `changed` (Unix times),
 * `mode` (`confirmed`, or `ask`), `proof`, `total` and `done` (lines), `unknown` (status words that are not understood), what was not read (`Import_File::$counts`), and
 * counts of the results. `Import_List` stores the addresses.
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

	/** Results for an address. Of those who left elsewhere, some are `remembered`, and some have subscribed `here`. */
	const COUNTS = array(
		'added'      => 0,
		'known'      => 0,
		'left'       => 0,
		'failed'     => 0,
		'remembered' => 0,
		'here'       => 0,
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
	public static function draft( Import_File $file, string $proof, string $mode ): bool {
		$by     = get_current_user_id();
		$before = self::get();
		if ( $before && ( 'running' === $before['state'] || ( 'done' !== $before['state'] && $by !== $before['by'] ) ) ) {
			return false;
		}
		$about  = array(
			'id'       => Import_List::make_id(),
			'state'    => 'reading',
			'uploaded' => time(),
			'total'    => 0,
			'done'     => 0,
			'unknown'  => array(),
		);
		$import = self::store( $before, $about + compact( 'by', 'mode', 'proof' ) + $file->counts + self::COUNTS );
		if ( ! $import ) {
			return false;
		}
		if ( $before ) {
			Import_List::delete( $before['id'] );
		}
		$total = Import_List::write( $import['id'], $file->entries() );
		$draft = null === $total ? null : self::store( $import, array(
			'state'   => 'draft',
			'unknown' => $file->unknown_statuses(),
		) + compact( 'total' ) + $file->counts + $import );
		if ( ! $draft ) {
			// The database refuses, or the same user's next upload has replaced this one.
			self::forget( $import['id'] );
			Import_List::delete( $import['id'] );
		}
		return (bool) $draft;
	}

	/**
	 * Begins to import the list with this ID; does nothing if that has begun before.
	 *
	 * @return bool False if the list is no longer stored.
	 */
	public static function start( string $id ): bool {
		$import = self::get();
		if ( ! $import || $id !== $import['id'] || 'reading' === $import['state'] ) {
			return false;
		}
		if ( 'draft' === $import['state'] && self::store( $import, array( 'state' => 'running' ) + $import ) ) {
			Queue::push( self::EVENT );
		}
		return true;
	}

	/** Deletes the list with this ID, and no other. Imported addresses stay. */
	public static function forget( string $id ): void {
		$import = self::get();
		if ( $import && $id === $import['id'] ) {
			delete_option( self::OPTION );
			Import_List::delete( $id );
		}
	}

	/**
	 * Returns the expected results of the import: how many are `new`, and others as in `COUNTS`. It asks the database three
	 * times for each part of the list.
	 *
	 * @return array<string, int>|null Null when the database refuses to read the list.
	 */
	public static function forecast( array $import ): ?array {
		$counts = array( 'new' => 0 ) + self::COUNTS;
		for ( $line = 0; $line < $import['total']; $line += Import_List::LINES ) {
			$lines = Import_List::lines( $import['id'], $line );
			$fates = null === $lines ? null : self::fates( $lines );
			if ( null === $fates ) {
				return null;
			}
			foreach ( $fates as $fate ) {
				++$counts[ $fate ];
			}
		}
		return $counts;
	}

	/**
	 * Returns the first addresses that would be added.
	 *
	 * @return string[]
	 */
	public static function sample( array $import, int $most ): array {
		$sample = array();
		for ( $line = 0; $line < $import['total'] && count( $sample ) < $most; $line += Import_List::LINES ) {
			foreach ( preg_grep( '~^\+~', Import_List::lines( $import['id'], $line ) ?? array() ) as $entry ) {
				$sample[] = substr( $entry, 1 );
			}
		}
		return array_slice( $sample, 0, $most );
	}

	/**
	 * Works for some seconds.
	 *
	 * @return true|int As the queue wants it.
	 */
	public static function run() {
		$end      = microtime( true ) + self::SECONDS;
		$failures = 0;
		while ( true ) {
			// An address may have been erased, the import stopped, or another list started, by another request.
			wp_cache_delete( self::OPTION, 'options' );
			$import = self::get();
			if ( ! $import || 'running' !== $import['state'] ) {
				return true;
			}
			$now   = $import;
			$lines = Import_List::lines( $import['id'], $import['done'] );
			if ( null === $lines ) {
				return MINUTE_IN_SECONDS;
			}
			$lines = array_slice( $lines, 0, self::SLICE );
			$what  = '';
			foreach ( $lines as $line ) {
				$what = self::add( $line, $import );
				if ( null === $what ) {
					break;
				}
				$failures = 'failed' === $what ? $failures + 1 : 0;
				++$now['done'];
				if ( '' !== $what ) {
					++$now[ $what ];
				}
			}
			// A part that is gone cannot be worked on.
			$is_done      = ! $lines || $now['done'] >= $now['total'];
			$now['state'] = $is_done ? 'done' : 'running';
			if ( ! self::store( $import, $now ) ) {
				if ( self::get() === $import ) {
					return MINUTE_IN_SECONDS;
				}
				continue;
			}
			if ( $is_done ) {
				Import_List::delete( $now['id'] );
				return true;
			}
			if ( null === $what ) {
				return MINUTE_IN_SECONDS;
			}
			if ( 0 === $now['done'] % Import_List::LINES ) {
				Import_List::delete_before( $now['id'], $now['done'] );
				if ( wp_cache_supports( 'flush_runtime' ) ) {
					// Otherwise, the memory of the run would grow with each address.
					wp_cache_flush_runtime();
				}
			}
			if ( $failures >= self::FAILURES || microtime( true ) >= $end ) {
				return $failures >= self::FAILURES ? self::REST : 0;
			}
		}
	}

	/** Returns unfinished imports for the daily job, and deletes what nobody will import. */
	public static function unfinished(): array {
		$import = self::get();
		if ( $import && in_array( $import['state'], array( 'reading', 'draft' ), true ) && $import['changed'] < time() - self::DRAFT ) {
			self::forget( $import['id'] );
			$import = null;
		}
		Import_List::delete_abandoned( $import['id'] ?? '', self::DRAFT );
		return $import && 'running' === $import['state'] ? array( array() ) : array();
	}

	/**
	 * Returns the expected results for some lines of a list: `new`, or as in `COUNTS`. Erased lines are left out.
	 *
	 * @param string[] $lines See `Import_List`.
	 * @return string[]|null Null when the database refuses to look them up.
	 */
	private static function fates( array $lines ): ?array {
		$lines     = array_filter( $lines );
		$emails    = array_map( static fn( string $line ): string => substr( $line, 1 ), $lines );
		$mailboxes = array_map( array( Mailbox::class, 'of' ), $emails );
		$closed    = Mailbox::closed( $mailboxes );
		$known     = Subscribers::known( $emails );
		if ( null === $closed || null === $known ) {
			return null;
		}
		$fates = array();
		foreach ( $lines as $number => $line ) {
			$is_known = isset( $known[ Email::lookup_key( $emails[ $number ] ) ] );
			if ( Import_File::LEFT === $line[0] ) {
				$fates[] = $is_known ? 'here' : 'remembered';
			} elseif ( isset( $closed[ $mailboxes[ $number ] ] ) ) {
				$fates[] = 'left';
			} else {
				$fates[] = $is_known ? 'known' : 'new';
			}
		}
		return $fates;
	}

	/**
	 * Does what is due with a line of the list; returns the result as counted, empty for an erased line, and null when the
	 * database refuses to look it up: nothing is done then.
	 */
	private static function add( string $line, array $import ): ?string {
		$email = substr( $line, 1 );
		$fates = self::fates( array( $line ) );
		if ( null === $fates ) {
			return null;
		}
		$fate = $fates[0] ?? '';
		if ( 'remembered' === $fate ) {
			return Mailbox::leave( Mailbox::of( $email ) ) ? 'remembered' : 'failed';
		}
		if ( 'new' !== $fate ) {
			return $fate;
		}
		if ( 'confirmed' === $import['mode'] ) {
			return Subscribers::add( $email, $import['proof'], 0, true ) ? 'added' : 'failed';
		}
		// Whose mailbox was written to a moment ago is not stored, and the answer does not say so.
		return ! is_wp_error( Opt_In::invite( $email, $import['proof'] ) ) && Subscribers::find( $email ) ? 'added' : 'failed';
	}

	/**
	 * Stores how far a list is, unless another request has changed that. One statement: of several at one time, one wins.
	 *
	 * @param array|null $before What is stored; null if nothing is.
	 * @return array|null What is stored now; null if it was changed, or the database refuses.
	 */
	private static function store( ?array $before, array $after ): ?array {
		global $wpdb;
		$after = array(
			'changed' => time(),
			'turn'    => wp_rand(),
		) + $after;
		if ( $before ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- update_option() overwrites what came a moment before.
			$stored = $wpdb->update( $wpdb->options, array( 'option_value' => maybe_serialize( $after ) ), array( 'option_name' => self::OPTION, 'option_value' => maybe_serialize( $before ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two short values.
		} else {
			$stored = Lock::insert_row( self::OPTION, maybe_serialize( $after ) );
		}
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return 1 === $stored ? $after : null;
	}
}
