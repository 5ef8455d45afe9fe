<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers records by email, to mailing lists and to networks, and retries failed deliveries. A delivery is one row,
 * stored in the same transaction as its record. Attempts are counted before they start, so their number is limited even
 * if PHP crashes.
 *
 * The state of a row is `waiting`, `sending`, `done`, `failed` (given up; `problem` has the reason) or `unknown` (PHP
 * crashed during an attempt that is not repeatable). Unknown deliveries are never retried automatically, because this
 * could send an email or post twice.
 */
final class Deliveries {
	/** Name of the job that attempts due deliveries. */
	const EVENT = 'dovetail_blocks_deliver';

	/** Seconds after which an attempt without a result is treated as crashed. */
	const LEASE_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Maximum seconds per run. The next run handles the remaining deliveries. */
	const RUN_SECONDS = 20;

	/**
	 * Maximum number of tries to store an attempt's result if the database fails. After that, the attempt is treated as
	 * crashed.
	 */
	const MAX_WRITES = 3;

	/** Maximum number of characters of a stored error message. */
	const MAX_PROBLEM_LENGTH = 1000;

	/** Number of rows to load per run. */
	const PAGE = 50;

	/** @var array<string, array> Handlers by type. */
	private static array $handlers = array();

	/** Returns the columns of the table. */
	public static function columns(): string {
		return "
id bigint(20) unsigned NOT NULL auto_increment,
type varchar(20) COLLATE utf8mb4_bin NOT NULL,
record bigint(20) unsigned NOT NULL default 0,
kind varchar(64) COLLATE utf8mb4_bin NOT NULL,
state varchar(10) COLLATE utf8mb4_bin NOT NULL default 'waiting',
tries int(10) unsigned NOT NULL default 0,
due bigint(20) unsigned NOT NULL default 0,
token varchar(32) COLLATE utf8mb4_bin NOT NULL default '',
problem text,
data longtext,
person varchar(64) COLLATE utf8mb4_bin NOT NULL default '',
PRIMARY KEY  (id),
UNIQUE KEY promise (type,record,kind),
KEY due (state,due),
KEY person (person)";
	}

	/**
	 * Registers the handler of a record type. The callables have no type declaration, because PHP would load their
	 * classes on every page.
	 *
	 * @param array $handler `send` gets the record, kind and row (see `of()`). It returns true, an array (done; stored
	 *        as the row's `data`), the seconds until it continues where it stopped (not counted as a failed attempt),
	 *        or a `WP_Error`, whose data may contain `permanent` (no further attempt), `retry_after` (seconds) or
	 *        `tries` (number of consecutive failures, if not all counted attempts failed). `pauses` are the seconds
	 *        before each further attempt. `is_repeatable` gets a kind and returns whether a receiver ignores a second
	 *        delivery of the same record. `after` is optional, gets the same arguments as `send`, and is called when a
	 *        delivery is done, failed or unknown.
	 */
	public static function handle( string $type, array $handler ): void {
		self::$handlers[ $type ] = $handler;
	}

	/**
	 * Stores a delivery. Call it in the transaction that stores the record, and `wake()` after it. An existing delivery
	 * stays unchanged.
	 *
	 * @param array $more `delay`: seconds before the first attempt. `data`: an array, for deliveries without a separate
	 *        record. `person`: key of the person concerned, for privacy requests (`Email::lookup_key()`).
	 * @return bool Whether the delivery is new.
	 */
	public static function promise( string $type, int $record, string $kind, array $more = array() ): bool {
		return null !== Database::insert_once(
			'deliveries',
			array(
				'type'   => $type,
				'record' => $record,
				'kind'   => $kind,
				// Zero is always due, even if the clock of the database is behind the clock of PHP.
				'due'    => empty( $more['delay'] ) ? 0 : time() + $more['delay'],
				'data'   => isset( $more['data'] ) ? (string) wp_json_encode( $more['data'] ) : null,
				'person' => $more['person'] ?? '',
			)
		);
	}

	/** Queues the job for due deliveries. */
	public static function wake( int $delay = 0 ): void {
		Queue::push( self::EVENT, array(), $delay );
	}

	/**
	 * Attempts a due delivery unless another request is already doing so.
	 *
	 * @return string|null State after the attempt; null if there was nothing to attempt.
	 */
	public static function attempt( string $type, int $record, string $kind ): ?string {
		$token   = bin2hex( random_bytes( 16 ) );
		$claimed = isset( self::$handlers[ $type ] ) ? Database::execute( "UPDATE {deliveries} SET state = 'sending', tries = tries + 1, token = %s, due = UNIX_TIMESTAMP() + %d WHERE type = %s AND record = %d AND kind = %s AND state = 'waiting' AND due <= UNIX_TIMESTAMP()", array( $token, self::LEASE_SECONDS, $type, $record, $kind ) ) : 0;
		$row     = $claimed ? self::find_all( $type, compact( 'record', 'kind', 'token' ) )[0] ?? null : null;
		if ( ! $row ) {
			return null;
		}
		try {
			$answer = call_user_func( self::$handlers[ $type ]['send'], $record, $kind, $row );
		} catch ( \Throwable $error ) {
			// The error message is for developers and may contain file names.
			error_log( sprintf( 'Dovetail Blocks: %s %s: %s', $type, $kind, $error->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- errors of background work appear nowhere else.
			$answer = new \WP_Error( 'exception', __( 'An error on this site stopped the delivery. The details are in the site’s error log.', 'dovetail-blocks' ) );
		}
		return self::store_attempt_result( $row, $token, $answer );
	}

	/**
	 * Attempts all due deliveries.
	 *
	 * @return true|int Return value for `Queue`: true if no delivery is waiting, or the seconds until the next attempt.
	 */
	public static function run() {
		$end   = microtime( true ) + self::RUN_SECONDS;
		$types = array_keys( self::$handlers );
		if ( ! $types ) {
			return true;
		}
		self::end_crashed_attempts( $types );
		$places = Database::places( $types, '%s' );
		$due    = Database::rows( "SELECT type, record, kind FROM {deliveries} WHERE state = 'waiting' AND due <= UNIX_TIMESTAMP() AND type IN ( $places ) ORDER BY due, id LIMIT %d", array_merge( $types, array( self::PAGE ) ) );
		foreach ( $due as $row ) {
			if ( microtime( true ) > $end ) {
				return 0;
			}
			self::attempt( $row['type'], (int) $row['record'], $row['kind'] );
		}
		// Use the clock of the database, which decides what is due. If it is slow, the job would otherwise run again at once.
		$next = Database::value( "SELECT MIN( CASE WHEN due > UNIX_TIMESTAMP() THEN due - UNIX_TIMESTAMP() ELSE 0 END ) FROM {deliveries} WHERE state IN ( 'waiting', 'sending' ) AND type IN ( $places )", $types );
		return null === $next ? true : (int) $next;
	}

	/**
	 * Returns the arguments of the queue job if any deliveries are unfinished. The queue calls this method every hour.
	 */
	public static function unfinished(): array {
		return null === Database::value( "SELECT id FROM {deliveries} WHERE state IN ( 'waiting', 'sending' ) LIMIT 1" ) ? array() : array( array() );
	}

	/**
	 * Returns the deliveries of a record.
	 *
	 * @return array<string, array{id: int, type: string, record: int, kind: string, state: string, tries: int, due: int, token: string, problem: string, data: array, person: string}>
	 *        Rows by kind.
	 */
	public static function of( string $type, int $record ): array {
		return array_column( self::find_all( $type, compact( 'record' ) ), null, 'kind' );
	}

	/**
	 * Returns the deliveries of a type with the given column values.
	 *
	 * @param array $where Values by column, see `Database::update()`.
	 * @return array[] Rows in the format of `of()`, oldest first.
	 */
	public static function find_all( string $type, array $where = array(), int $most = 1000 ): array {
		$where  = compact( 'type' ) + $where;
		$sql    = array();
		$values = array();
		foreach ( $where as $column => $value ) {
			$sql[] = "`$column` IN ( " . Database::places( (array) $value, '%s' ) . ' )';
			array_push( $values, ...array_values( (array) $value ) );
		}
		return array_map( array( __CLASS__, 'read' ), Database::rows( 'SELECT * FROM {deliveries} WHERE ' . implode( ' AND ', $sql ) . ' ORDER BY id LIMIT %d', array_merge( $values, array( $most ) ) ) );
	}

	/**
	 * Yields all deliveries, oldest first.
	 *
	 * @param string $state Only deliveries in this state; empty for all.
	 * @return \Generator<array> Rows in the format of `of()`.
	 */
	public static function each( string $state = '' ): \Generator {
		foreach ( Database::each( 'deliveries', '' === $state ? '1 = 1' : 'state = %s', '' === $state ? array() : array( $state ) ) as $row ) {
			yield self::read( $row );
		}
	}

	/**
	 * Stores the progress of a running attempt and extends its deadline.
	 *
	 * @param array $row      Row as passed to `send`.
	 * @param array $data     New `data` of the row.
	 * @param bool  $is_ahead Whether the attempt made progress, which resets the number of failed attempts.
	 * @throws \RuntimeException If the deadline has passed, so the attempt counts as crashed.
	 */
	public static function note( array $row, array $data, bool $is_ahead = false ): void {
		$changes = array(
			'data' => (string) wp_json_encode( $data ),
			'due'  => time() + self::LEASE_SECONDS,
		) + ( $is_ahead ? array( 'tries' => 1 ) : array() );
		$own     = array(
			'id'    => $row['id'],
			'token' => $row['token'],
		);
		// MySQL reports 0 changed rows if the row already had these values.
		if ( 0 === Database::update( 'deliveries', $changes, $own ) && null === Database::value( 'SELECT id FROM {deliveries} WHERE id = %d AND token = %s', array_values( $own ) ) ) {
			throw new \RuntimeException( 'Another try has begun.' );
		}
	}

	/** Makes a delivery due again and resets its attempts, at a user's request. */
	public static function retry( string $type, int $record, string $kind ): void {
		$again = array(
			'state' => 'waiting',
			'tries' => 0,
			'due'   => 0,
			'token' => '',
		);
		Database::update( 'deliveries', $again, compact( 'type', 'record', 'kind' ) + array( 'state' => array( 'waiting', 'failed', 'unknown' ) ) );
		self::wake();
	}

	/** Deletes the deliveries of a record, or one of them. */
	public static function drop( string $type, int $record, ?string $kind = null ): void {
		Database::delete( 'deliveries', compact( 'type', 'record' ) + ( null === $kind ? array() : compact( 'kind' ) ) );
	}

	/**
	 * Stores the result of an attempt, unless a newer attempt has started.
	 *
	 * @param true|array|int|\WP_Error $answer Result of the handler.
	 * @return string New state.
	 */
	private static function store_attempt_result( array $row, string $token, $answer ): string {
		$state   = 'done';
		$due     = 0;
		$problem = '';
		$more    = array();
		if ( is_array( $answer ) ) {
			$row['data'] = $answer;
			$more        = array( 'data' => (string) wp_json_encode( $answer ) );
		} elseif ( is_int( $answer ) ) {
			$state = 'waiting';
			$due   = time() + $answer;
			$more  = array( 'tries' => 0 );
		} elseif ( is_wp_error( $answer ) ) {
			$data    = (array) $answer->get_error_data();
			$pause   = empty( $data['permanent'] ) ? self::$handlers[ $row['type'] ]['pauses'][ ( $data['tries'] ?? $row['tries'] ) - 1 ] ?? null : null;
			$state   = null === $pause ? 'failed' : 'waiting';
			$due     = null === $pause ? 0 : time() + max( $pause, (int) ( $data['retry_after'] ?? 0 ) );
			// The database refuses invalid UTF-8, which mail servers may send, and texts longer than the column.
			$problem = Plain_Text::line( $answer->get_error_message(), self::MAX_PROBLEM_LENGTH, '…' );
		}
		self::change( $row, $token, compact( 'state', 'due', 'problem' ) + $more );
		return $state;
	}

	/** Ends crashed attempts: those without a result after their deadline. */
	private static function end_crashed_attempts( array $types ): void {
		$places = Database::places( $types, '%s' );
		foreach ( Database::rows( "SELECT * FROM {deliveries} WHERE state = 'sending' AND due < UNIX_TIMESTAMP() AND type IN ( $places ) ORDER BY due LIMIT %d", array_merge( $types, array( self::PAGE ) ) ) as $stored ) {
			$row     = self::read( $stored );
			$handler = self::$handlers[ $row['type'] ];
			$due     = 0;
			$state   = 'unknown';
			$problem = __( 'The server stopped while this was being sent, so it may have arrived.', 'dovetail-blocks' );
			if ( call_user_func( $handler['is_repeatable'], $row['kind'] ) ) {
				$state = $row['tries'] > count( $handler['pauses'] ) ? 'failed' : 'waiting';
			}
			self::change( $row, $stored['token'], compact( 'state', 'due', 'problem' ) );
		}
	}

	private static function change( array $row, string $token, array $changes ): void {
		for ( $writes = 1; ; $writes++ ) {
			try {
				$changed = Database::update( 'deliveries', $changes + array( 'token' => '' ), array( 'id' => $row['id'] ) + compact( 'token' ) );
				break;
			} catch ( Database_Error $error ) {
				if ( $writes >= self::MAX_WRITES ) {
					throw $error;
				}
			}
		}
		$after   = self::$handlers[ $row['type'] ]['after'] ?? null;
		if ( $changed && $after && 'waiting' !== $changes['state'] ) {
			call_user_func( $after, $row['record'], $row['kind'], array( 'data' => $row['data'] ) + $changes + $row );
		}
	}

	private static function read( array $row ): array {
		return array(
			'id'      => (int) $row['id'],
			'type'    => $row['type'],
			'record'  => (int) $row['record'],
			'kind'    => $row['kind'],
			'state'   => $row['state'],
			'tries'   => (int) $row['tries'],
			'due'     => (int) $row['due'],
			'token'   => $row['token'],
			'problem' => (string) $row['problem'],
			'data'    => (array) json_decode( (string) $row['data'], true ),
			'person'  => $row['person'],
		);
	}
}
