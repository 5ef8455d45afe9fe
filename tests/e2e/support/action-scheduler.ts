/**
 * A stand-in for Action Scheduler (3.x) in a PHP run: the functions the plugin calls, on an in-memory list `$actions`.
 * Prepend it to the code; `ActionScheduler::$is_initialized = true` makes it ready.
 */
export const ACTION_SCHEDULER = `
	final class ActionScheduler {
		public static $is_initialized = false;
		public static $actions = array();
		public static function is_initialized() { return self::$is_initialized; }
		public static function wanted( $hook, $args, $group ) {
			return array_filter( self::$actions, static fn( $each ) => ( '' === $hook || $hook === $each->hook ) && ( null === $args || wp_json_encode( $args ) === wp_json_encode( $each->args ) ) && ( '' === $group || $group === $each->group ) );
		}
	}
	final class E2E_Action {
		public $time; public $hook; public $args; public $group;
		public function __construct( $time, $hook, $args, $group ) { list( $this->time, $this->hook, $this->args, $this->group ) = array( $time, $hook, $args, $group ); }
		public function get_schedule() { return $this; }
		public function get_date() { return new DateTime( '@' . $this->time ); }
	}
	function as_schedule_single_action( $time, $hook, $args = array(), $group = '' ) {
		if ( ! ActionScheduler::$is_initialized ) { trigger_error( 'as_schedule_single_action() was called too early.', E_USER_WARNING ); return 0; }
		ActionScheduler::$actions[] = new E2E_Action( $time, $hook, $args, $group );
		return count( ActionScheduler::$actions );
	}
	function as_get_scheduled_actions( $query ) {
		$found = ActionScheduler::wanted( $query['hook'], $query['args'], $query['group'] );
		uasort( $found, static fn( $a, $b ) => $a->time <=> $b->time );
		return array_slice( $found, 0, $query['per_page'], true );
	}
	function as_unschedule_all_actions( $hook, $args = array(), $group = '' ) {
		$drop = ActionScheduler::wanted( $hook, $args || ( $hook && $group ) ? $args : null, $group );
		ActionScheduler::$actions = array_diff_key( ActionScheduler::$actions, $drop );
	}
`;
