<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Runs all background jobs of this plugin: emails to subscribers, deliveries to services, feed updates.
 *
 * A job is a hook with arguments. Its handler stores the data of unfinished work; events only trigger the job. Losing
 * an event is therefore harmless: the hourly run asks each handler for unfinished work. (WordPress's event list has no
 * lock, and is empty after deactivation.) Jobs with arguments are rows of `Jobs`; one event per hook runs those that
 * are due. Only one runner works on a job at a time, and a backup event continues the job if the runner dies.
 */
final class Queue {
	/** Name of the daily event, which deletes expired data. */
	const DAILY_EVENT = 'dovetail_blocks_daily';

	/** Action on deactivation, for each site. */
	const STOPPED = 'dovetail_blocks_stopped';

	/** Name of the hourly event, which resumes jobs whose event was lost. */
	const HOURLY_EVENT = 'dovetail_blocks_hourly';

	/** Arguments of the event that runs all due jobs of a hook. */
	const DUE_ARGUMENTS = array( 'due' );

	/**
	 * Maximum number of jobs per event, and maximum duration of an event in seconds. The next event runs the remaining
	 * jobs.
	 */
	const PAGE        = 200;
	const RUN_SECONDS = 20;

	/**
	 * Maximum number of PHP crashes during a job. After that, the job runs only once a day, and Site Health reports it.
	 */
	const MAX_LOSSES = 5;

	const LOCK_PREFIX = 'queue_';

	/**
	 * Seconds after which a runner is treated as crashed. No single step takes this long, even if a mail server does
	 * not respond.
	 */
	const LEASE_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** Seconds until the backup event of a running job, which continues the job if its runner crashed. */
	const BACKUP_DELAY_SECONDS = self::LEASE_SECONDS + MINUTE_IN_SECONDS;

	/** Seconds until a job that threw an error is retried. */
	const RETRY_DELAY_SECONDS = 15 * MINUTE_IN_SECONDS;

	/** @var array<string, array{run: callable, unfinished: callable|null}> Handlers by hook. */
	private static array $handlers = array();

	/** @var callable[] Callbacks that run once a day. */
	private static array $daily = array();

	/** @var array[] Hook, arguments and time of events that were requested before Action Scheduler was ready. */
	private static array $early = array();

	/**
	 * Registers the handler of a hook. The callables have no type declaration, because PHP would load their classes on
	 * every page.
	 *
	 * @param string        $hook       Name of the action; starts with `dovetail_blocks_`.
	 * @param callable      $run        Runs the job for at most a few seconds, with the job's arguments. Returns true if
	 *        the job is finished, successfully or not, or the seconds until it continues. May be called again for a
	 *        finished job, and must do nothing then.
	 * @param callable|null $unfinished Returns a list of the arguments of unfinished jobs, at most a few hundred. Null
	 *        if a lost job does not matter.
	 */
	public static function handle( string $hook, $run, $unfinished = null ): void {
		self::$handlers[ $hook ] = compact( 'run', 'unfinished' );
		add_action(
			$hook,
			static function ( ...$args ) use ( $hook ) {
				self::DUE_ARGUMENTS === $args ? self::run_due( $hook ) : self::run( $hook, $args );
			},
			10,
			9
		);
	}

	/**
	 * Registers a daily task. If it fails, the other daily tasks still run.
	 *
	 * @param callable $work Callback without a type declaration, see `handle()`.
	 */
	public static function handle_daily( $work ): void {
		self::$daily[] = $work;
	}

	/**
	 * Queues a job, only once for the same hook and arguments. If it is already waiting, the earlier time counts.
	 *
	 * @param array $args  Arguments of the job: numbers and short strings.
	 * @param int   $delay Number of seconds from now.
	 * @return bool Whether the job was scheduled. If the database failed, the hourly run finds the work.
	 */
	public static function push( string $hook, array $args = array(), int $delay = 0 ): bool {
		$time = time() + max( 0, $delay );
		$args = array_values( $args );
		try {
			$next = self::next_time( $hook, $args );
			if ( null !== $next && $next <= $time ) {
				return true;
			}
			if ( $args ) {
				Jobs::add( $hook, $args, $time );
			}
		} catch ( Database_Error $error ) {
			return false;
		}
		return self::wake( $hook, $args ? self::DUE_ARGUMENTS : array(), $time );
	}

	/** Returns the timestamp at which a job is due; null if it is not waiting. */
	public static function next_time( string $hook, array $args = array() ): ?int {
		return $args ? Jobs::next_time( $hook, array_values( $args ) ) : ( Queue_Events::is_ready() ? Queue_Events::next_time( $hook, array() ) : null );
	}

	/**
	 * Deletes a job, or all jobs of a hook. A running job is not interrupted.
	 *
	 * @param array|null $args Arguments of the job; null for all jobs of the hook.
	 */
	public static function clear( string $hook, ?array $args = null ): void {
		if ( array() !== $args ) {
			Jobs::drop( $hook, null === $args ? null : array_values( $args ) );
		}
		if ( ! $args ) {
			Queue_Events::unschedule( $hook, $args );
		}
	}

	/**
	 * Schedules the daily and the hourly event. If they are missing (after activation, or because the event list was
	 * lost), they run immediately.
	 */
	public static function schedule_events(): void {
		foreach ( array( self::DAILY_EVENT => 'daily', self::HOURLY_EVENT => 'hourly' ) as $event => $interval ) {
			if ( ! wp_next_scheduled( $event ) ) {
				wp_schedule_event( time(), $interval, $event );
			}
		}
	}

	/** Resumes unfinished jobs, and runs the daily tasks. */
	public static function run_daily(): void {
		self::run_hourly();
		foreach ( self::$daily as $work ) {
			self::run_alone( self::DAILY_EVENT, $work );
		}
	}

	/** Resumes unfinished jobs that have no event, because the event was lost. */
	public static function run_hourly(): void {
		foreach ( self::run_alone( self::HOURLY_EVENT, array( Jobs::class, 'first' ) ) ?? array() as $hook => $due ) {
			self::wake( $hook, self::DUE_ARGUMENTS, max( time(), $due ) );
		}
		$lost = self::run_alone( self::HOURLY_EVENT, array( __CLASS__, 'lost' ) );
		foreach ( is_array( $lost ) ? self::$handlers : array() as $hook => $handler ) {
			self::run_alone(
				$hook,
				static function () use ( $hook, $handler, $lost ): void {
					foreach ( $handler['unfinished'] ? call_user_func( $handler['unfinished'] ) : array() as $args ) {
						$ended = $lost[ self::lock_name( $hook, $args ) ] ?? 0;
						// An event more than a day ahead was scheduled while the server's clock was wrong.
						$next = self::next_time( $hook, $args );
						if ( $ended < time() - DAY_IN_SECONDS && ( null === $next || $next > time() + DAY_IN_SECONDS ) ) {
							self::push( $hook, $args );
						}
					}
				}
			);
		}
	}

	/**
	 * Returns the hooks of all jobs.
	 *
	 * @return string[] Hooks of the jobs.
	 */
	public static function kinds(): array {
		return array_keys( self::$handlers );
	}

	/**
	 * Runs the due jobs of some hooks immediately.
	 *
	 * @param string[] $hooks Hooks of the jobs.
	 * @return int Number of hooks that had due jobs.
	 */
	public static function run_now( array $hooks ): int {
		$busy = 0;
		foreach ( $hooks as $hook ) {
			$alone = self::next_time( $hook );
			$first = Jobs::first()[ $hook ] ?? null;
			if ( null !== $alone && $alone <= time() ) {
				Queue_Events::unschedule( $hook, array() );
				self::run( $hook, array() );
			}
			if ( null !== $first && $first <= time() ) {
				self::run_due( $hook );
			}
			$busy += ( null !== $alone && $alone <= time() ) || ( null !== $first && $first <= time() ) ? 1 : 0;
		}
		return $busy;
	}

	/**
	 * Returns the jobs that run only once a day because PHP crashed too often during them.
	 *
	 * @return array<string, int> Unix time at which the last runner was treated as crashed, by lock name.
	 */
	public static function lost(): array {
		return Lock::lost( self::LOCK_PREFIX, self::MAX_LOSSES );
	}

	/** Returns the hook of a job, given its lock name as returned by `lost()`. */
	public static function kind( string $lock_name ): string {
		return (string) preg_replace( '~^' . self::LOCK_PREFIX . '|_[0-9a-f]{32}\z~', '', $lock_name );
	}

	/** Schedules the jobs that were pushed before Action Scheduler was ready. */
	public static function push_early(): void {
		$early       = self::$early;
		self::$early = array();
		foreach ( $early as $job ) {
			self::wake( ...$job );
		}
	}

	/**
	 * Removes all events on deactivation, on this site or on all sites of the network. Unfinished jobs resume after
	 * activation.
	 *
	 * @param bool $is_network Whether the plugin is deactivated for the network.
	 */
	public static function stop( $is_network = false ): void {
		if ( ! $is_network || ! is_multisite() ) {
			self::stop_here();
			return;
		}
		foreach ( self::sites() as $site ) {
			switch_to_blog( $site );
			self::stop_here();
			restore_current_blog();
		}
	}

	/** Ensures that an event of a hook happens at the given time or earlier. Returns whether it is scheduled. */
	private static function wake( string $hook, array $args, int $time ): bool {
		if ( ! Queue_Events::is_ready() ) {
			self::$early[] = array( $hook, $args, $time );
			return true;
		}
		$next = Queue_Events::next_time( $hook, $args );
		if ( null !== $next && $next <= $time ) {
			return true;
		}
		if ( null !== $next ) {
			Queue_Events::unschedule( $hook, $args );
		}
		return Queue_Events::add( $hook, $args, $time );
	}

	private static function run_due( string $hook ): void {
		$end = microtime( true ) + self::RUN_SECONDS;
		try {
			$due = Jobs::due( $hook, self::PAGE );
			if ( $due ) {
				// Schedule a backup event in case PHP crashes during the jobs.
				self::wake( $hook, self::DUE_ARGUMENTS, time() + self::BACKUP_DELAY_SECONDS );
			}
			foreach ( $due as $args ) {
				if ( microtime( true ) > $end ) {
					break;
				}
				$until = time() + self::BACKUP_DELAY_SECONDS;
				if ( Jobs::take( $hook, $args, $until ) ) {
					self::run( $hook, $args, $until );
				}
			}
			$next = Jobs::first()[ $hook ] ?? null;
		} catch ( Database_Error $error ) {
			$next = time() + self::RETRY_DELAY_SECONDS;
		}
		if ( null === $next ) {
			return;
		}
		self::wake( $hook, self::DUE_ARGUMENTS, max( time(), $next ) );
		if ( $next <= time() ) {
			Queue_Events::continue_after_cron();
		}
	}

	/** Deletes all events and jobs of the current site. */
	private static function stop_here(): void {
		Queue_Events::unschedule_all();
		self::run_alone( __FUNCTION__, array( Jobs::class, 'drop_all' ) );
		/** Fires after the plugin's events were removed on deactivation, once for each site. */
		do_action( self::STOPPED );
	}

	/**
	 * Runs a job unless another runner is already running it.
	 *
	 * @param int|null $until Time of the backup event; null if none is scheduled yet.
	 */
	private static function run( string $hook, array $args, ?int $until = null ): void {
		$name    = self::lock_name( $hook, $args );
		$is_lost = false;
		try {
			$claimed = Lock::claim( $name, self::LEASE_SECONDS );
			$is_lost = $claimed && Lock::losses( $name ) >= self::MAX_LOSSES;
		} catch ( Database_Error $error ) {
			$claimed = false;
		}
		if ( ! $claimed ) {
			// Try again later, because the other runner may crash, or the database may have failed.
			self::push( $hook, $args, self::BACKUP_DELAY_SECONDS );
			return;
		}
		// Another runner may have changed data that this request has cached.
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		$stand_in = $until ?? time() + self::BACKUP_DELAY_SECONDS;
		if ( $is_lost && null !== $until ) {
			self::clear( $hook, $args );
		} elseif ( ! $is_lost && null === $until ) {
			self::push( $hook, $args, self::BACKUP_DELAY_SECONDS );
		}
		$run   = self::$handlers[ $hook ]['run'];
		$after = self::run_alone( $hook, static fn() => Service_Limit::run_reserved( static fn() => call_user_func_array( $run, $args ) ) ) ?? self::RETRY_DELAY_SECONDS;
		Lock::release( $name );
		try {
			// Delete only the backup event, not an earlier event that was requested in the meantime.
			$next = self::next_time( $hook, $args );
			if ( null !== $next && $next >= $stand_in ) {
				self::clear( $hook, $args );
			}
		} catch ( Database_Error $error ) {
			// If deleting fails, the job runs again and finds nothing to do.
			unset( $error );
		}
		if ( true !== $after ) {
			self::push( $hook, $args, (int) $after );
		}
		if ( 0 === $after ) {
			Queue_Events::continue_after_cron();
		}
	}

	/**
	 * Runs a callback and logs its errors, so that other jobs continue. Most errors come from other plugins' hooks.
	 *
	 * @param string $name Name for the log.
	 * @return mixed Return value of the callback; null after an error.
	 */
	private static function run_alone( string $name, callable $work ) {
		try {
			return $work();
		} catch ( \Throwable $error ) {
			error_log( sprintf( 'Dovetail Blocks: %s: %s', $name, $error->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- errors of background work appear nowhere else.
			return null;
		}
	}

	private static function lock_name( string $hook, array $args ): string {
		return self::LOCK_PREFIX . substr( $hook, strlen( 'dovetail_blocks_' ) ) . '_' . md5( (string) wp_json_encode( array_values( $args ) ) );
	}

	/** @return int[] IDs of the network's sites. */
	private static function sites(): array {
		return get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
	}
}
