<?php
/**
 * A fake Action Scheduler (3.x) with an in-memory list and only the functions that the plugin calls.
 *
 * @package Dovetail_Blocks
 */

/** The list of actions. */
final class ActionScheduler {
	/** @var bool Whether actions can be stored. */
	public static $is_initialized = false;

	/** @var Test_Action[] */
	public static $actions = array();

	public static function is_initialized(): bool {
		return self::$is_initialized;
	}

	/**
	 * @return Test_Action[] Actions with the given hook (empty for any), arguments (null for any) and group (empty for
	 *        any).
	 */
	public static function find( string $hook, ?array $args, string $group ): array {
		return array_filter(
			self::$actions,
			static fn( $action ) => in_array( $hook, array( '', $action->hook ), true )
				&& ( null === $args || wp_json_encode( $args ) === wp_json_encode( $action->args ) )
				&& in_array( $group, array( '', $action->group ), true )
		);
	}
}

/** An action. The object is also its own schedule. */
final class Test_Action {
	/** @var int */
	public $time;

	/** @var string */
	public $hook;

	/** @var array */
	public $args;

	/** @var string */
	public $group;

	public function __construct( int $time, string $hook, array $args, string $group ) {
		list( $this->time, $this->hook, $this->args, $this->group ) = array( $time, $hook, $args, $group );
	}

	public function get_schedule(): self {
		return $this;
	}

	public function get_date(): DateTime {
		return new DateTime( '@' . $this->time );
	}
}

/** Stores an action and returns its ID. Returns 0 with a warning if Action Scheduler is not initialized yet. */
function as_schedule_single_action( $time, $hook, $args = array(), $group = '' ) {
	if ( ! ActionScheduler::$is_initialized ) {
		trigger_error( 'as_schedule_single_action() was called too early.', E_USER_WARNING );
		return 0;
	}
	ActionScheduler::$actions[] = new Test_Action( $time, $hook, $args, $group );
	return count( ActionScheduler::$actions );
}

/** Returns actions, the earliest first. */
function as_get_scheduled_actions( $query ) {
	$found = ActionScheduler::find( $query['hook'], $query['args'], $query['group'] );
	uasort( $found, static fn( $a, $b ) => $a->time <=> $b->time );
	return array_slice( $found, 0, $query['per_page'], true );
}

/** Deletes actions; without arguments and group, all actions of the hook. */
function as_unschedule_all_actions( $hook, $args = array(), $group = '' ) {
	$dropped                  = ActionScheduler::find( $hook, $args || ( $hook && $group ) ? $args : null, $group );
	ActionScheduler::$actions = array_diff_key( ActionScheduler::$actions, $dropped );
}
