<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules and finds events by hook and arguments, with Action Scheduler if it is installed, otherwise with WP-Cron.
 * Only `Queue` may use this class, because it recovers lost events.
 */
final class Queue_Events {
	/** Group of the events in Action Scheduler's list. */
	const GROUP = 'dovetail-blocks';

	/** Whether Action Scheduler is installed, even if it is not ready yet. */
	public static function has_scheduler(): bool {
		return function_exists( 'as_schedule_single_action' ) && class_exists( 'ActionScheduler' );
	}

	/** Whether events can be stored. Action Scheduler accepts events only after its tables are set up. */
	public static function is_ready(): bool {
		return ! self::has_scheduler() || \ActionScheduler::is_initialized();
	}

	/**
	 * Schedules an event.
	 *
	 * @return bool Whether the event is stored.
	 */
	public static function add( string $hook, array $args, int $time ): bool {
		return self::has_scheduler()
			? as_schedule_single_action( $time, $hook, $args, self::GROUP ) > 0
			: true === wp_schedule_single_event( $time, $hook, $args );
	}

	/**
	 * @return int|null Unix timestamp of the next event; null if none is scheduled. The event that is running does not
	 *        count.
	 */
	public static function next_time( string $hook, array $args ): ?int {
		if ( ! self::has_scheduler() ) {
			$time = wp_next_scheduled( $hook, $args );
			return false === $time ? null : $time;
		}
		$actions = as_get_scheduled_actions(
			array(
				'hook'     => $hook,
				'args'     => $args,
				'group'    => self::GROUP,
				'status'   => 'pending',
				'orderby'  => 'date',
				'order'    => 'ASC',
				'per_page' => 1,
			)
		);
		$action  = reset( $actions );
		$date    = $action ? $action->get_schedule()->get_date() : null;
		return $date ? $date->getTimestamp() : null;
	}

	/**
	 * Starts another WP-Cron run as soon as this one ends. Otherwise, a queue could take days on a site with few
	 * visitors. Not necessary with a server-side cron or Action Scheduler, which continue on their own.
	 */
	public static function continue_after_cron(): void {
		/**
		 * Filters whether an unfinished queue starts the next WP-Cron run itself.
		 *
		 * @param bool $asks Whether to start the next run. False if `DISABLE_WP_CRON` is set, because the server starts the runs then.
		 */
		$asks = apply_filters( 'dovetail_blocks_queue_goes_on', ! ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) );
		if ( $asks && wp_doing_cron() && ! self::has_scheduler() ) {
			add_action( 'shutdown', array( __CLASS__, 'call_cron' ) );
		}
	}

	/** Triggers WP-Cron without waiting for a response. */
	public static function call_cron(): void {
		wp_remote_post(
			site_url( 'wp-cron.php' ),
			array(
				'timeout'   => 0.01,
				'blocking'  => false,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
			)
		);
	}

	/**
	 * Deletes events.
	 *
	 * @param string     $hook Hook of the events.
	 * @param array|null $args Arguments of the event; null for all events of the hook.
	 */
	public static function unschedule( string $hook, ?array $args ): void {
		if ( self::has_scheduler() && self::is_ready() ) {
			if ( null === $args ) {
				as_unschedule_all_actions( $hook );
			} else {
				as_unschedule_all_actions( $hook, $args, self::GROUP );
			}
		}
		// Also delete WP-Cron events from before Action Scheduler was installed.
		if ( null === $args ) {
			wp_unschedule_hook( $hook );
		} else {
			wp_clear_scheduled_hook( $hook, $args );
		}
	}

	/** Deletes all events of this plugin on the current site. */
	public static function unschedule_all(): void {
		if ( self::has_scheduler() && self::is_ready() ) {
			as_unschedule_all_actions( '', array(), self::GROUP );
		}
		foreach ( self::hooks() as $hook ) {
			wp_unschedule_hook( $hook );
		}
	}

	/** @return string[] Hooks of this plugin that have WP-Cron events. */
	private static function hooks(): array {
		$hooks = array_merge( array(), ...array_map( 'array_keys', array_values( array_filter( (array) _get_cron_array(), 'is_array' ) ) ) );
		return array_filter(
			array_unique( $hooks ),
			static function ( $hook ) {
				return 0 === strpos( (string) $hook, 'dovetail_blocks_' );
			}
		);
	}
}
