<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps promises to send a record somewhere: by mail, to a list, to a network. A promise is one row, stored together with
 * its record before anything leaves the site. A try is counted before it is made, so nothing is tried forever.
 *
 * A row is `waiting`, `sending`, `done`, `failed` (given up; `problem` says why) or `unknown`: PHP ended during a try whose
 * repetition could arrive as a second mail or post. Nothing repeats that one by itself.
 */
final class Deliveries {
	/** The job that tries what is due. */
	const EVENT = 'dovetail_blocks_deliver';

	/** Seconds after which a try counts as ended whose result nobody has stored. */
	const LEASE_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Seconds that one run takes at most before it leaves the rest to the next one. */
	const RUN_SECONDS = 20;

	/** How often the result of a try is stored that the database refuses: without it, nobody knows the result. */
	const MAX_WRITES = 3;

	/** Rows that one run reads. */
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
	 * Says who sends a type of record. The callables have no type: PHP would load their classes on every page.
	 *
	 * @param array $handler `send` gets record, kind and row (see `of()`), and returns true, an array (done; kept as the
	 *                       `data` of the row), a number of seconds after which it goes on where it stopped (no failed try),
	 *                       or a `WP_Error`, whose data may be `permanent` (no further try), `retry_after` (seconds) or
	 *                       `tries` (how many have failed in a row, where not all of those that are counted have). `pauses` are the seconds before each
	 *                       further try. `is_repeatable` gets a kind, and says whether a receiver takes a second delivery of
	 *                       the same record for the first. `after`, optional, gets the same as `send` when a promise is
	 *                       done, failed or unknown.
	 */
	public static function handle( string $type, array $handler ): void {
		self::$handlers[ $type ] = $handler;
	}

	/**
	 * Stores a promise. Call it in the transaction that stores the record, and `wake()` after it. A promise that exists
	 * already stays as it is.
	 *
	 * @param array $more `delay`: seconds before the first try. `data`: an array, where the promise is its own record.
	 *                    `person`: whom it is about, for privacy requests (`Email::lookup_key()`).
	 * @return bool Whether it is new.
	 */
	public static function promise( string $type, int $record, string $kind, array $more = array() ): bool {
		return null !== Database::insert_once(
			'deliveries',
			array(
				'type'   => $type,
				'record' => $record,
				'kind'   => $kind,
				'due'    => time() + ( $more['delay'] ?? 0 ),
				'data'   => isset( $more['data'] ) ? (string) wp_json_encode( $more['data'] ) : null,
				'person' => $more['person'] ?? '',
			)
		);
	}

	/** Has the queue try what is due. */
	public static function wake( int $delay = 0 ): void {
		Queue::push( self::EVENT, array(), $delay );
	}

	/**
	 * Tries a promise that is due, unless somebody else does.
	 *
	 * @return string|null Its state afterward; null when there was nothing to try.
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
			// Its words are for developers and may name files.
			error_log( sprintf( 'Dovetail Blocks: %s %s: %s', $type, $kind, $error->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nobody sees it otherwise.
			$answer = new \WP_Error( 'exception', __( 'An error on this site stopped it. The details are in the site’s error log.', 'dovetail-blocks' ) );
		}
		return self::settle( $row, $token, $answer );
	}

	/**
	 * Tries what is due.
	 *
	 * @return true|int As the queue wants it: true when nothing waits, or seconds until the next try.
	 */
	public static function run() {
		$end   = microtime( true ) + self::RUN_SECONDS;
		$types = array_keys( self::$handlers );
		if ( ! $types ) {
			return true;
		}
		self::end_lost_tries( $types );
		$places = Database::places( $types, '%s' );
		$due    = Database::rows( "SELECT type, record, kind FROM {deliveries} WHERE state = 'waiting' AND due <= UNIX_TIMESTAMP() AND type IN ( $places ) ORDER BY due, id LIMIT %d", array_merge( $types, array( self::PAGE ) ) );
		foreach ( $due as $row ) {
			if ( microtime( true ) > $end ) {
				return 0;
			}
			self::attempt( $row['type'], (int) $row['record'], $row['kind'] );
		}
		$next = Database::value( "SELECT MIN( due ) FROM {deliveries} WHERE state IN ( 'waiting', 'sending' ) AND type IN ( $places )", $types );
		return null === $next ? true : max( 0, (int) $next - time() );
	}

	/** Returns the job's arguments for the daily run, where something waits. */
	public static function unfinished(): array {
		return null === Database::value( "SELECT id FROM {deliveries} WHERE state IN ( 'waiting', 'sending' ) LIMIT 1" ) ? array() : array( array() );
	}

	/**
	 * Returns the promises of a record.
	 *
	 * @return array<string, array{id: int, type: string, record: int, kind: string, state: string, tries: int, due: int, token: string, problem: string, data: array, person: string}> By kind.
	 */
	public static function of( string $type, int $record ): array {
		return array_column( self::find_all( $type, compact( 'record' ) ), null, 'kind' );
	}

	/**
	 * Returns the promises of a type with some values.
	 *
	 * @param array $where See `Database::update()`.
	 * @return array[] See `of()`, the oldest first.
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
	 * Yields all promises, the oldest first.
	 *
	 * @param string $state Only those in this state; empty for all.
	 * @return \Generator<array> See `of()`.
	 */
	public static function each( string $state = '' ): \Generator {
		foreach ( Database::each( 'deliveries', '' === $state ? '1 = 1' : 'state = %s', '' === $state ? array() : array( $state ) ) as $row ) {
			yield self::read( $row );
		}
	}

	/**
	 * Stores what a running try has done so far, and gives it time to go on.
	 *
	 * @param array $row      As `send` got it.
	 * @param array $data     The new `data` of the row.
	 * @param bool  $is_ahead Whether it got on, so that earlier tries do not count any more.
	 * @throws \RuntimeException Where it took so long that it counts as ended.
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
		// MySQL does not count a row that had these values before.
		if ( 0 === Database::update( 'deliveries', $changes, $own ) && null === Database::value( 'SELECT id FROM {deliveries} WHERE id = %d AND token = %s', array_values( $own ) ) ) {
			throw new \RuntimeException( 'Another try has begun.' );
		}
	}

	/** Makes a promise due again from the beginning, at a user's request. */
	public static function retry( string $type, int $record, string $kind ): void {
		$again = array(
			'state' => 'waiting',
			'tries' => 0,
			'due'   => time(),
			'token' => '',
		);
		Database::update( 'deliveries', $again, compact( 'type', 'record', 'kind' ) + array( 'state' => array( 'waiting', 'failed', 'unknown' ) ) );
		self::wake();
	}

	/** Forgets the promises of a record, or one of them. */
	public static function drop( string $type, int $record, ?string $kind = null ): void {
		Database::delete( 'deliveries', compact( 'type', 'record' ) + ( null === $kind ? array() : compact( 'kind' ) ) );
	}

	/**
	 * Stores the result of a try, unless another one has begun.
	 *
	 * @param true|array|int|\WP_Error $answer Of the handler.
	 * @return string The state.
	 */
	private static function settle( array $row, string $token, $answer ): string {
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
			$problem = $answer->get_error_message();
		}
		self::change( $row, $token, compact( 'state', 'due', 'problem' ) + $more );
		return $state;
	}

	/** Ends tries whose result nobody has stored: PHP ended during them. */
	private static function end_lost_tries( array $types ): void {
		$places = Database::places( $types, '%s' );
		foreach ( Database::rows( "SELECT * FROM {deliveries} WHERE state = 'sending' AND due < UNIX_TIMESTAMP() AND type IN ( $places ) ORDER BY due LIMIT %d", array_merge( $types, array( self::PAGE ) ) ) as $stored ) {
			$row     = self::read( $stored );
			$handler = self::$handlers[ $row['type'] ];
			$due     = 0;
			$state   = 'unknown';
			$problem = __( 'The server ended while this was being sent, so it may have arrived.', 'dovetail-blocks' );
			if ( call_user_func( $handler['is_repeatable'], $row['kind'] ) ) {
				$state = $row['tries'] > count( $handler['pauses'] ) ? 'failed' : 'waiting';
				$due   = 'waiting' === $state ? time() : 0;
			}
			self::change( $row, $stored['token'], compact( 'state', 'due', 'problem' ) );
		}
	}

	/** Changes a row whose try is still the one of the token. */
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

	/** Reads a row of the database, see `of()`. */
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
