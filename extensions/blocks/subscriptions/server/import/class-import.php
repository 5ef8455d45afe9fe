<?php
namespace Dovetail\Subscriptions;

use Dovetail\Plugin\Database;
use Dovetail\Plugin\Database_Error;
use Dovetail\Plugin\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * Imports people who subscribed elsewhere, one list at a time. Stores with each address who confirmed the consent, and
 * how and when it was given. Existing subscribers stay unchanged. People who unsubscribed or opted out here are
 * skipped. People who unsubscribed elsewhere are remembered, so that nobody adds them later.
 *
 * A small option stores the state of the list:
 * - `id`: random; `state`: `reading` until the list is stored, `draft` until it has been reviewed, `running`, `done`;
 * - `by`: the user who uploaded it; `uploaded` and `changed`: Unix times of the upload and of the last change of `state`;
 * - `mode`: `confirmed` or `ask`; `proof`; `total`: number of addresses; `unknown`: unknown status words;
 * - `examples`: the first invalid entries and duplicates; see `Import_File::examples()`;
 * - counts of skipped entries (`Import_File::$counts`), and of the results once it is done.
 *
 * `Import_List` stores the addresses and the result of each.
 */
final class Import {
	/** Option that stores the current import, and type of the import's job. */
	const OPTION = 'dovetail_blocks_import_subscribers';
	const EVENT  = 'dovetail_blocks_import_subscribers';

	/** Maximum duration of a run in seconds, and number of addresses read at a time. */
	const RUN_SECONDS = 15;
	const BATCH_SIZE  = 100;

	/** Number of new addresses in the preview. */
	const SAMPLE_SIZE = 5;

	/** Number of consecutive failed emails after which sending pauses, and length of the pause in seconds. */
	const MAX_CONSECUTIVE_FAILURES = 10;
	const MAILER_PAUSE_SECONDS     = 15 * MINUTE_IN_SECONDS;

	/** Seconds after which a list expires unless it is imported, and seconds for which failed entries are kept. */
	const REVIEW_SECONDS          = DAY_IN_SECONDS;
	const FAILED_LIFETIME_SECONDS = 30 * DAY_IN_SECONDS;

	/**
	 * Possible results for an address. People who unsubscribed elsewhere are `remembered`, or `here` if they are
	 * subscribers of this site.
	 */
	const COUNTS = array(
		'added'      => 0,
		'known'      => 0,
		'left'       => 0,
		'failed'     => 0,
		'remembered' => 0,
		'here'       => 0,
	);

	/** Returns the current list. */
	public static function get(): ?array {
		$import = Database::option( self::OPTION );
		return is_array( $import ) ? $import : null;
	}

	/**
	 * Stores a list of the current user for review.
	 *
	 * @param string $proof HTML that says how and when these people agreed, and who states it.
	 * @param string $mode  `confirmed` to subscribe people immediately, or `ask` for a confirmation email.
	 * @return bool False while another list is being imported or has failed addresses, or another user's list waits for
	 *              review.
	 */
	public static function draft( Import_File $file, string $proof, string $mode ): bool {
		$by     = get_current_user_id();
		$before = self::get();
		if ( $before && ( 'running' === $before['state'] || self::has_failed_addresses( $before ) || ( 'done' !== $before['state'] && $by !== $before['by'] ) ) ) {
			return false;
		}
		$about  = array(
			'id'       => Import_List::make_id(),
			'state'    => 'reading',
			'uploaded' => time(),
			'total'    => 0,
			'unknown'  => array(),
			'examples' => array(),
		);
		$import = self::store( $before, $about + compact( 'by', 'mode', 'proof' ) + $file->counts + self::COUNTS );
		if ( ! $import ) {
			return false;
		}
		if ( $before ) {
			Import_List::delete( $before['id'] );
		}
		try {
			$total = Import_List::write( $import['id'], $file->entries() );
			$draft = self::store( $import, array(
				'state'    => 'draft',
				'unknown'  => $file->unknown_statuses(),
				'examples' => $file->examples(),
			) + compact( 'total' ) + $file->counts + $import );
		} catch ( Database_Error $error ) {
			$draft = null;
		}
		if ( ! $draft ) {
			// The database failed, or the same user uploaded another list in the meantime.
			self::forget( $import['id'] );
			Import_List::delete( $import['id'] );
		}
		return (bool) $draft;
	}

	/**
	 * Starts importing the list with the given ID, unless the import has already started.
	 *
	 * @return bool False if the list is no longer stored.
	 */
	public static function start( string $id ): bool {
		$import = self::get();
		if ( ! $import || $id !== $import['id'] || 'reading' === $import['state'] ) {
			return false;
		}
		if ( 'draft' === $import['state'] && self::store( $import, array(
			'state'    => 'running',
			'examples' => Import_Examples::without_valid_addresses( $import['examples'] ?? array() ),
		) + $import ) ) {
			Queue::push( self::EVENT );
		}
		return true;
	}

	/** Deletes the list with the given ID. Keeps imported addresses and other lists. */
	public static function forget( string $id ): void {
		$import = self::get();
		if ( $import && $id === $import['id'] ) {
			Database::delete( 'options', array( 'option_name' => self::OPTION ) );
			Import_List::delete( $id );
		}
	}

	/**
	 * Stops or discards the list with the given ID like `forget()`, but keeps a finished import: its result and failed
	 * addresses may not have been seen yet. The state is compared again when the list is deleted, because the import may
	 * finish in the meantime.
	 *
	 * @return string Last state of the list; empty if it was not deleted.
	 */
	public static function cancel( string $id ): string {
		$import = self::get();
		if ( ! $import || $id !== $import['id'] || 'done' === $import['state'] || ! Database::delete( 'options', array(
			'option_name'  => self::OPTION,
			'option_value' => maybe_serialize( $import ),
		) ) ) {
			return '';
		}
		Import_List::delete( $id );
		return $import['state'];
	}

	/** Whether the examples of invalid entries and duplicates could contain an address. */
	public static function may_show( string $email ): bool {
		$examples = self::get()['examples'] ?? array();
		return $examples !== Import_Examples::without( $examples, $email );
	}

	/** Deletes an address from all lists, and the examples that could contain it. Returns whether anything was deleted. */
	public static function drop( string $email ): bool {
		$import   = self::get();
		$examples = $import['examples'] ?? array();
		$stripped = Import_Examples::without( $examples, $email );
		if ( $stripped !== $examples && ! self::store( $import, array( 'examples' => $stripped ) + $import ) ) {
			throw new Database_Error( 'The record has changed.' );
		}
		return Import_List::drop( $email ) || $stripped !== $examples;
	}

	/**
	 * Returns the expected result counts of an import (`new` addresses, and the keys of `COUNTS`), and the first new
	 * addresses.
	 *
	 * @return array{counts: array<string, int>, sample: string[]}
	 */
	public static function forecast( array $import ): array {
		$counts = array( 'new' => 0 ) + self::COUNTS;
		$sample = array();
		$last   = 0;
		do {
			$rows = array_column( Import_List::rows( $import['id'], '', $last ), null, 'number' );
			foreach ( self::fates( $rows, $import['mode'] ) as $number => $fate ) {
				$last = $number;
				++$counts[ $fate ];
				if ( 'new' === $fate && count( $sample ) < self::SAMPLE_SIZE ) {
					$sample[] = $rows[ $number ]['email'];
				}
			}
		} while ( count( $rows ) === Import_List::BATCH_SIZE );
		return compact( 'counts', 'sample' );
	}

	/**
	 * Returns how many addresses have each result in `COUNTS` so far. `done` is the number of processed addresses.
	 *
	 * @return array<string, int>
	 */
	public static function progress( array $import ): array {
		if ( 'done' === $import['state'] ) {
			return array_intersect_key( $import, self::COUNTS ) + array( 'done' => $import['total'] );
		}
		$counts = Import_List::counts( $import['id'] );
		$left   = $counts[''] ?? 0;
		return array_intersect_key( $counts, self::COUNTS ) + self::COUNTS + array( 'done' => max( 0, $import['total'] - $left ) );
	}

	/** Whether an import is done and its failed addresses can still be downloaded. */
	public static function has_failed_addresses( array $import ): bool {
		return 'done' === $import['state'] && $import['failed'] && $import['changed'] > time() - self::FAILED_LIFETIME_SECONDS;
	}

	/**
	 * Yields the rows of the CSV file: a heading, then the addresses that could not be stored or emailed.
	 *
	 * @return iterable<string[]>
	 */
	public static function failed( array $import ): iterable {
		yield array( __( 'Email address', 'dovetail-blocks' ) );
		$last = 0;
		do {
			$rows = Import_List::rows( $import['id'], 'failed', $last );
			foreach ( $rows as $row ) {
				$last = $row['number'];
				yield array( $row['email'] );
			}
		} while ( count( $rows ) === Import_List::BATCH_SIZE );
	}

	/**
	 * Runs the import for a few seconds. The queue calls this function.
	 *
	 * @return true|int True if the import is done; otherwise the seconds until the next run.
	 */
	public static function run() {
		$end      = microtime( true ) + self::RUN_SECONDS;
		$failures = 0;
		do {
			// Another request may have stopped the import or started another list.
			$import = self::get();
			if ( ! $import || 'running' !== $import['state'] ) {
				return true;
			}
			$rows = self::work( $import );
			if ( null === $rows && self::finish( $import ) ) {
				return true;
			}
			foreach ( (array) $rows as $row ) {
				$failures = self::ask( $import, $row ) ? 0 : $failures + 1;
				if ( $failures >= self::MAX_CONSECUTIVE_FAILURES ) {
					return self::MAILER_PAUSE_SECONDS;
				}
				if ( microtime( true ) >= $end ) {
					return 0;
				}
			}
			if ( function_exists( 'wp_cache_flush_runtime' ) && wp_cache_supports( 'flush_runtime' ) ) {
				// Clear caches, so that the memory use does not grow with each address.
				wp_cache_flush_runtime();
			}
		} while ( microtime( true ) < $end );
		return 0;
	}

	/** Returns unfinished imports for the daily job, and deletes lists and failed entries that are too old. */
	public static function unfinished(): array {
		$import = self::get();
		if ( $import && in_array( $import['state'], array( 'reading', 'draft' ), true ) && $import['changed'] < time() - self::REVIEW_SECONDS ) {
			self::forget( $import['id'] );
			$import = null;
		}
		if ( $import && 'done' === $import['state'] ) {
			$is_old = $import['changed'] < time() - self::FAILED_LIFETIME_SECONDS;
			$is_old ? Import_List::delete( $import['id'] ) : Import_List::delete_settled( $import['id'] );
			if ( $is_old && ! empty( $import['examples'] ) ) {
				self::store( $import, array( 'examples' => array() ) + $import );
			}
		}
		Import_List::delete_abandoned( $import['id'] ?? '', self::REVIEW_SECONDS );
		return $import && 'running' === $import['state'] ? array( array() ) : array();
	}

	/**
	 * Returns the expected result for each row of a list: `new`, or a key of `COUNTS`. A confirmed list also subscribes
	 * people who have not confirmed on this site.
	 *
	 * @param array[] $rows Rows from `Import_List::rows()`.
	 * @return array<int, string> Results by row number.
	 */
	private static function fates( array $rows, string $mode ): array {
		$mailboxes = array();
		$new       = 'confirmed' === $mode ? array( '', Subscribers::PENDING ) : array( '' );
		foreach ( $rows as $row ) {
			$mailboxes[ $row['number'] ] = Mailbox::of( $row['email'] );
		}
		$closed = Mailbox::filter_opted_out( $mailboxes );
		$fates  = array();
		foreach ( $rows as $row ) {
			$number = $row['number'];
			if ( $row['is_left'] ) {
				$fates[ $number ] = '' === $row['status'] ? 'remembered' : 'here';
			} elseif ( isset( $closed[ $mailboxes[ $number ] ] ) ) {
				$fates[ $number ] = 'left';
			} else {
				$fates[ $number ] = in_array( $row['status'], $new, true ) ? 'new' : 'known';
			}
		}
		return $fates;
	}

	/**
	 * Processes the next rows and stores the results in the same transaction.
	 *
	 * @return array[]|null Rows of people who need a confirmation email; null if all rows are processed.
	 */
	private static function work( array $import ): ?array {
		return Database::transaction(
			static function () use ( $import ): ?array {
				$rows = array_column( Import_List::rows( $import['id'], '', 0, self::BATCH_SIZE ), null, 'number' );
				if ( ! $rows ) {
					return null;
				}
				$groups = array();
				$asked  = array();
				foreach ( self::fates( $rows, $import['mode'] ) as $number => $fate ) {
					$groups[ 'new' === $fate ? 'added' : $fate ][] = $number;
				}
				if ( 'ask' === $import['mode'] ) {
					$asked = array_intersect_key( $rows, array_flip( $groups['added'] ?? array() ) );
					unset( $groups['added'] );
				}
				foreach ( $groups as $result => $numbers ) {
					if ( count( $numbers ) !== Import_List::settle( $import['id'], $numbers, $result ) ) {
						// Start again with fresh rows, because another request has erased an address or stopped the
						// import.
						throw new Database_Error( 'The record has changed.' );
					}
				}
				foreach ( $groups['remembered'] ?? array() as $number ) {
					Mailbox::leave( Mailbox::of( $rows[ $number ]['email'] ) );
				}
				self::subscribe( array_map( static fn( int $number ): array => $rows[ $number ], $groups['added'] ?? array() ), $import['proof'] );
				return $asked;
			}
		);
	}

	/**
	 * Subscribes people who confirmed elsewhere. Must run in a transaction.
	 *
	 * @param array[] $rows Rows from `Import_List::rows()`.
	 */
	private static function subscribe( array $rows, string $proof ): void {
		$emails = array();
		foreach ( $rows as $row ) {
			$known = '' === $row['status'] ? null : Subscribers::find( $row['email'] );
			if ( ! $known || ! Subscribers::confirm_imported( $known, $proof ) ) {
				$emails[] = $row['email'];
			}
		}
		Subscribers::add_all( $emails, $proof );
	}

	/**
	 * Stores an address and sends it the confirmation email.
	 *
	 * @param array $row Row from `Import_List::rows()`.
	 * @return bool False if the email could not be sent.
	 */
	private static function ask( array $import, array $row ): bool {
		$number  = array( $row['number'] );
		$promise = Database::transaction(
			static function () use ( $import, $row, $number ): ?array {
				if ( 0 === Import_List::settle( $import['id'], $number, 'added' ) ) {
					// Another request has erased the address or stopped the import, so skip the row.
					return null;
				}
				$promise = Opt_In::promise( $row['email'], $import['proof'], 0, true );
				if ( ! $promise ) {
					Import_List::settle( $import['id'], $number, 'failed', 'added' );
				}
				return $promise;
			}
		);
		return ! $promise || Opt_In::deliver( $promise, static fn(): int => Import_List::settle( $import['id'], $number, 'failed', 'added' ) );
	}

	/** Ends an import after all rows are processed. Returns false if another request has changed the import. */
	private static function finish( array $import ): bool {
		if ( ! self::store( $import, array( 'state' => 'done' ) + array_intersect_key( self::progress( $import ), self::COUNTS ) + $import ) ) {
			return false;
		}
		Import_List::delete_settled( $import['id'] );
		return true;
	}

	/**
	 * Stores the state of a list, unless another request has changed it. Uses a single statement, so only one of
	 * several concurrent requests succeeds.
	 *
	 * @param array|null $before State that must currently be stored; null for none.
	 * @return array|null Stored state; null if another request has changed it.
	 */
	private static function store( ?array $before, array $after ): ?array {
		$is_same = $before && $before['id'] === $after['id'] && $before['state'] === $after['state'];
		$after   = array(
			'changed' => $is_same ? $before['changed'] : time(),
			'turn'    => wp_rand(),
		) + $after;
		$row     = array(
			'option_name'  => self::OPTION,
			'option_value' => maybe_serialize( $after ),
			'autoload'     => 'off',
		);
		// update_option() and add_option() would overwrite a change that another request has just made.
		$is_stored = $before
			? 0 < Database::update( 'options', $row, array_replace( $row, array( 'option_value' => maybe_serialize( $before ) ) ) )
			: null !== Database::insert_once( 'options', $row );
		return $is_stored ? $after : null;
	}
}
