<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The one way in which this plugin does something later: mails to subscribers, passing on to other services, reading feeds.
 *
 * A job is a hook with arguments. What there is to do stands in the data of whoever handles the hook; an event only says
 * when to look. So an event may be lost (WordPress's list of events has no lock, and a plugin that is switched off has
 * none): the daily look asks each handler what is not done. A job has one runner at a time, and an event that stands for
 * it while it runs, should the runner die.
 */
final class Queue {
	/** Name of the daily event: what is not done is taken up, what has ended is swept. */
	const DAILY = 'dovetail_blocks_daily';

	/** Seconds after which a runner counts as dead: more than any one step takes, a mail server that hangs included. */
	const LEASE = 15 * MINUTE_IN_SECONDS;

	/** Seconds after which a job that is being done is looked at again, should it not have been settled by then. */
	const STAND_IN = self::LEASE + MINUTE_IN_SECONDS;

	/** Seconds after which a job that threw is tried again. */
	const AFTER_ERROR = 15 * MINUTE_IN_SECONDS;

	/** @var array<string, array{run: callable, unfinished: callable|null}> Handlers by hook. */
	private static array $handlers = array();

	/** @var array[] Jobs that were pushed before Action Scheduler was ready. */
	private static array $early = array();

	/**
	 * Says who does a kind of job. The callables have no type: PHP would load their classes to check them, on every page.
	 *
	 * @param string        $hook       The kind, a name of an action that begins with `dovetail_blocks_`.
	 * @param callable      $run        Gets the job's arguments; does as much as fits into some seconds. Returns true when
	 *                                  the job is settled, for good or bad, or the seconds after which it wants to go on.
	 *                                  May be called again for what it has done, and must then do nothing.
	 * @param callable|null $unfinished Returns the arguments (a list of lists) of the jobs that are not done, as the data
	 *                                  say; some hundreds at most. Null where a lost job does not matter.
	 */
	public static function handle( string $hook, $run, $unfinished = null ): void {
		self::$handlers[ $hook ] = compact( 'run', 'unfinished' );
		add_action(
			$hook,
			static function ( ...$args ) use ( $hook ) {
				self::run( $hook, $args );
			},
			10,
			9
		);
	}

	/**
	 * Has a job done: once for the same arguments, however often it is asked for. A job that waits for later is done
	 * earlier if asked for earlier.
	 *
	 * @param array $args  Numbers and short texts.
	 * @param int   $delay Seconds from now.
	 * @return bool Whether it is planned. Where the database refuses, the daily look finds it.
	 */
	public static function push( string $hook, array $args = array(), int $delay = 0 ): bool {
		$time = time() + max( 0, $delay );
		$args = array_values( $args );
		if ( ! Queue_Events::is_ready() ) {
			self::$early[] = array( $hook, $args, $delay );
			return true;
		}
		$next = Queue_Events::next( $hook, $args );
		if ( null !== $next && $next <= $time ) {
			return true;
		}
		if ( null !== $next ) {
			Queue_Events::drop( $hook, $args );
		}
		return Queue_Events::add( $hook, $args, $time );
	}

	/** Whether a job waits to be done. */
	public static function is_queued( string $hook, array $args = array() ): bool {
		$args = array_values( $args );
		return in_array( array( $hook, $args ), array_map( array( __CLASS__, 'without_delay' ), self::$early ), true )
			|| ( Queue_Events::is_ready() && null !== Queue_Events::next( $hook, $args ) );
	}

	/**
	 * Drops a job, or all of a kind. One that is being done is not interrupted.
	 *
	 * @param array|null $args Its arguments; null for all of the kind.
	 */
	public static function clear( string $hook, ?array $args = null ): void {
		Queue_Events::drop( $hook, null === $args ? null : array_values( $args ) );
	}

	/**
	 * Has the daily look happen. Where it is not planned the plugin was switched on or the list of events lost: it happens
	 * at once then.
	 */
	public static function look_daily(): void {
		if ( ! wp_next_scheduled( self::DAILY ) ) {
			wp_schedule_event( time(), 'daily', self::DAILY );
		}
	}

	/** Takes up what is not done and waits for nothing. */
	public static function look(): void {
		foreach ( self::$handlers as $hook => $handler ) {
			foreach ( $handler['unfinished'] ? call_user_func( $handler['unfinished'] ) : array() as $args ) {
				// What waits for longer than a day was planned while the clock of the server was wrong.
				$next = Queue_Events::next( $hook, $args );
				if ( null === $next || $next > time() + DAY_IN_SECONDS ) {
					self::push( $hook, $args );
				}
			}
		}
	}

	/** Plans what was pushed before Action Scheduler was ready. */
	public static function push_early(): void {
		$early       = self::$early;
		self::$early = array();
		foreach ( $early as $job ) {
			self::push( ...$job );
		}
	}

	/**
	 * Lets nothing happen after the plugin is switched off, on this site or in the whole network. What is not done is taken
	 * up when it is switched on again.
	 *
	 * @param bool $is_network Whether it is switched off for the network.
	 */
	public static function stop( $is_network = false ): void {
		if ( ! $is_network || ! is_multisite() ) {
			Queue_Events::drop_all();
			return;
		}
		foreach ( self::sites() as $site ) {
			switch_to_blog( $site );
			Queue_Events::drop_all();
			restore_current_blog();
		}
	}

	/** Does a job, unless somebody is at it. */
	private static function run( string $hook, array $args ): void {
		$name    = 'queue_' . md5( $hook . wp_json_encode( $args ) );
		$claimed = Lock::claim( $name, self::LEASE );
		if ( ! $claimed ) {
			// Should that runner die, or was it the database that refused: somebody looks again.
			self::push( $hook, $args, self::STAND_IN );
			return;
		}
		// What this request has read before, another runner may have changed since.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$end      = time() + self::LEASE;
		$stand_in = time() + self::STAND_IN;
		self::push( $hook, $args, self::STAND_IN );
		try {
			$after = call_user_func_array( self::$handlers[ $hook ]['run'], $args );
		} catch ( \Throwable $error ) {
			// Of other plugins mostly, whose hooks run within; other jobs of this run go on.
			error_log( sprintf( 'Dovetail Blocks: %s: %s', $hook, $error->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nobody sees it otherwise.
			$after = self::AFTER_ERROR;
		}
		if ( time() < $end ) {
			// Later the claim may be somebody else's.
			Lock::release( $name );
		}
		// What somebody has asked for meanwhile, which is earlier, stays.
		$next = Queue_Events::next( $hook, $args );
		if ( null !== $next && $next >= $stand_in ) {
			Queue_Events::drop( $hook, $args );
		}
		if ( true !== $after ) {
			self::push( $hook, $args, (int) $after );
		}
		if ( 0 === $after ) {
			Queue_Events::go_on();
		}
	}

	/** @return int[] The sites of the network. */
	private static function sites(): array {
		return get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
	}

	/**
	 * Hook and arguments of a job.
	 *
	 * @param array $job Of `$early`.
	 */
	private static function without_delay( array $job ): array {
		return array_slice( $job, 0, 2 );
	}
}
