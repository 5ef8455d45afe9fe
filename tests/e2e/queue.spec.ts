import { expect, php, test } from './support';
import { ACTION_SCHEDULER } from './support/action-scheduler';

const forget = () =>
	php(
		`global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_claim_queue_%'" );
		wp_unschedule_hook( 'dovetail_blocks_e2e' );
		return true;`
	);

test.beforeEach( forget );
test.afterAll( forget );

/** A job that reports its arguments and the seconds until its next event. */
const JOB = `
	$hook  = 'dovetail_blocks_e2e';
	$done  = array();
	$after = true;
	$left  = array();
	\\Dovetail\\Plugin\\Queue::handle(
		$hook,
		static function ( ...$args ) use ( &$done, &$after ) {
			$done[] = $args;
			return is_callable( $after ) ? $after() : $after;
		},
		static function () use ( &$left ) { return $left; }
	);
	$due = static function ( ...$args ) use ( $hook ) {
		$time = \\Dovetail\\Plugin\\Queue_Events::next_time( $hook, $args );
		return null === $time ? 'never' : (string) (int) ( 60 * round( ( $time - time() ) / 60 ) );
	};
	$push = static function ( $delay, ...$args ) use ( $hook ) { return \\Dovetail\\Plugin\\Queue::push( $hook, $args, $delay ); };
	/* As either of them does it: an event that happens is no longer planned. */
	$happen = static function ( ...$args ) use ( $hook ) {
		\\Dovetail\\Plugin\\Queue_Events::unschedule( $hook, $args );
		do_action( $hook, ...$args );
	};`;

const BACKENDS = {
	'WP-Cron': '',
	'Action Scheduler': `${ ACTION_SCHEDULER } ActionScheduler::$is_initialized = true;`,
};

for ( const [ backend, standIn ] of Object.entries( BACKENDS ) ) {
	test.describe( backend, () => {
		const run = < Value >( code: string ) =>
			php< Value >( `${ standIn } ${ JOB } ${ code }` );

		test( 'a job reads what another runner has changed since its request first looked', async () => {
			expect(
				await run(
					`global $wpdb;
					$post = wp_insert_post( array( 'post_title' => 'Rye' ) );
					update_post_meta( $post, 'e2e_shared', 'waiting' );
					$after = static function () use ( $post, &$seen ) { $seen = get_post_meta( $post, 'e2e_shared', true ); return true; };
					$before = get_post_meta( $post, 'e2e_shared', true );
					$wpdb->update( $wpdb->postmeta, array( 'meta_value' => 'done' ), array( 'post_id' => $post, 'meta_key' => 'e2e_shared' ) );
					$happen( 'a' );
					return array( $before, $seen );`
				)
			).toEqual( [ 'waiting', 'done' ] );
		} );

		test( 'a job is scheduled once for the same arguments, at the earliest requested time', async () => {
			expect(
				await run(
					`$seen = array( $due( 'a', 1 ), $push( 600, 'a', 1 ), $due( 'a', 1 ), $push( 1200, 'a', 1 ), $due( 'a', 1 ), $push( 0, 'a', 1 ), $due( 'a', 1 ), $due( 'a', 2 ), \\Dovetail\\Plugin\\Queue::is_queued( $hook, array( 'a', 1 ) ) );
					$happen( 'a', 1 );
					$seen[] = $due( 'a', 1 );
					$push( 0, 'a', 1 );
					$push( 60 );
					\\Dovetail\\Plugin\\Queue::clear( $hook, array() );
					$seen[] = $due() . ' ' . $due( 'a', 1 );
					\\Dovetail\\Plugin\\Queue::clear( $hook );
					$seen[] = $due( 'a', 1 );
					return array( $seen, $done );`
				)
			).toEqual( [
				[
					'never',
					true,
					'600',
					true,
					'600',
					true,
					'0',
					'never',
					true,
					'never',
					'never 0',
					'never',
				],
				[ [ 'a', 1 ] ],
			] );
		} );

		test( 'a job continues on request, and a runner that dies or throws is replaced', async () => {
			expect(
				await run(
					`$seen  = array();
					$after = 300;
					$happen( 1 );
					$seen['later'] = $due( 1 );
					$after = 40000;
					$happen( 1 );
					$seen['much later'] = $due( 1 );
					$after = static function () use ( $due, &$seen ) { $seen['meanwhile'] = $due( 1 ); return true; };
					$happen( 1 );
					$seen['settled'] = $due( 1 );
					$after = static function () { throw new Error( 'of another plugin' ); };
					$happen( 1 );
					$seen['thrown'] = $due( 1 );
					$after = static function () use ( $push ) { $push( 0, 1 ); return true; };
					$happen( 1 );
					$seen['asked for meanwhile'] = $due( 1 );
					return $seen;`
				)
			).toEqual( {
				later: '300',
				'much later': '40020',
				meanwhile: '960',
				settled: 'never',
				thrown: '900',
				'asked for meanwhile': '0',
			} );
		} );

		test( 'of two runners at once one does the work, and one that is dead is taken over from', async () => {
			expect(
				await run(
					`global $wpdb;
					$after = static function () use ( $happen ) { $happen( 1 ); return true; };
					$happen( 1 );
					$seen = array( 'at once' => count( $done ), 'then' => $due( 1 ) );
					$name = 'queue_' . md5( $hook . '[1]' );
					\\Dovetail\\Plugin\\Lock::claim( $name, 60 );
					$after = true;
					$happen( 1 );
					$seen['held'] = count( $done ) . ' ' . $due( 1 );
					$wpdb->update( $wpdb->options, array( 'option_value' => ( time() - 1 ) . ':' ), array( 'option_name' => 'dovetail_blocks_claim_' . $name ) );
					$happen( 1 );
					$seen['taken over'] = count( $done ) . ' ' . $due( 1 );
					$refuse = static fn( $query ) => false !== strpos( $query, 'dovetail_blocks_claim_' ) ? '' : $query;
					add_filter( 'query', $refuse );
					$happen( 1 );
					remove_filter( 'query', $refuse );
					$seen['refused'] = count( $done ) . ' ' . $due( 1 );
					return $seen;`
				)
			).toEqual( {
				'at once': 1,
				then: 'never',
				held: '1 960',
				'taken over': '2 never',
				refused: '2 960',
			} );
		} );

		test( 'the daily look takes up what is not done, and leaves alone what waits', async () => {
			expect(
				await run(
					`$left = array( array( 1 ), array( 2, 'b' ) );
					$push( 600, 1 );
					do_action( 'dovetail_blocks_daily' );
					$seen = array( $due( 1 ), $due( 2, 'b' ), $due( 3 ) );
					\\Dovetail\\Plugin\\Queue::stop();
					$seen[] = $due( 1 ) . ' ' . $due( 2, 'b' ) . ' ' . (int) wp_next_scheduled( 'dovetail_blocks_daily' );
					\\Dovetail\\Plugin\\Queue::schedule_daily();
					$seen[] = wp_get_schedule( 'dovetail_blocks_daily' ) . ' ' . ( wp_next_scheduled( 'dovetail_blocks_daily' ) <= time() ? 'at once' : 'later' );
					do_action( 'dovetail_blocks_daily' );
					$seen[] = $due( 1 ) . ' ' . $due( 2, 'b' );
					return $seen;`
				)
			).toEqual( [
				'600',
				'0',
				'never',
				'never never 0',
				'daily at once',
				'0 0',
			] );
		} );
	} );
}

test( 'Action Scheduler is not used before it is ready', async () => {
	expect(
		await php(
			`${ ACTION_SCHEDULER } ${ JOB }
			$push( 0, 1 );
			$push( 600, 2 );
			$seen = array( count( ActionScheduler::$actions ), \\Dovetail\\Plugin\\Queue::is_queued( $hook, array( 1 ) ), \\Dovetail\\Plugin\\Queue::is_queued( $hook, array( 3 ) ) );
			ActionScheduler::$is_initialized = true;
			do_action( 'action_scheduler_init' );
			return array_merge( $seen, array( $due( 1 ), $due( 2 ), ActionScheduler::$actions[0]->group ) );`
		)
	).toEqual( [ 0, true, false, '0', '600', 'dovetail-blocks' ] );
} );

test( 'remaining work does not wait for the next visitor, except where the server runs WP-Cron', async () => {
	expect(
		await php(
			`${ JOB }
			$called = array();
			add_filter( 'pre_http_request', static function ( $answer, $options, $url ) use ( &$called ) { $called[] = basename( $url ) . ' ' . (int) $options['blocking']; return new WP_Error( 'e2e' ); }, 10, 3 );
			$knocks = static function ( $wanted ) use ( &$after, $happen ) {
				remove_all_actions( 'shutdown' );
				$after = $wanted;
				$happen( 1 );
				do_action( 'shutdown' );
			};
			$seen = array();
			$knocks( 0 );
			add_filter( 'wp_doing_cron', '__return_true' );
			$knocks( 0 );
			$seen[] = count( $called );
			add_filter( 'dovetail_blocks_queue_goes_on', '__return_true' );
			$knocks( true );
			$knocks( 60 );
			$seen[] = count( $called );
			$knocks( 0 );
			remove_all_actions( 'shutdown' );
			return array_merge( $seen, $called );`
		)
	).toEqual( [ 0, 0, 'wp-cron.php 0' ] );
} );

test( 'switched off, the plugin has no events left, and those of others stay', async () => {
	expect(
		await php(
			`wp_schedule_single_event( time() + 60, 'dovetail_blocks_e2e', array( 7 ) );
			wp_schedule_single_event( time() + 60, 'somebody_else', array( 7 ) );
			do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), false );
			$seen = array( wp_next_scheduled( 'dovetail_blocks_e2e', array( 7 ) ), wp_next_scheduled( 'dovetail_blocks_daily' ), false !== wp_next_scheduled( 'somebody_else', array( 7 ) ) );
			wp_unschedule_hook( 'somebody_else' );
			return $seen;`
		)
	).toEqual( [ false, false, true ] );
} );

// Security 23. The site is none of a network: what WordPress has for one is stood in for, with a list of events a site.
test( 'switched off for a network, the plugin has no events left on any of its sites', async () => {
	expect(
		await php(
			`eval( 'namespace Dovetail\\\\Plugin;
				function is_multisite() { return true; }
				function get_sites( $query ) { return 0 === $query["number"] ? array( 1, 2, 3 ) : array( 1 ); }
				function switch_to_blog( $site ) { array_unshift( $GLOBALS["e2e_sites"], $site ); }
				function restore_current_blog() { array_shift( $GLOBALS["e2e_sites"] ); }' );
			$e2e_sites = array( 1 );
			$e2e_crons = array();
			$GLOBALS['e2e_sites'] = &$e2e_sites;
			add_filter( 'pre_option_cron', static function () use ( &$e2e_crons, &$e2e_sites ) { return $e2e_crons[ $e2e_sites[0] ] ?? array( 'version' => 2 ); } );
			add_filter( 'pre_update_option_cron', static function ( $events, $old ) use ( &$e2e_crons, &$e2e_sites ) { $e2e_crons[ $e2e_sites[0] ] = $events; return $old; }, 10, 2 );
			foreach ( array( 1, 2, 3 ) as $site ) {
				$e2e_sites = array( $site );
				foreach ( array( 'dovetail_blocks_e2e', 'dovetail_blocks_daily', 'somebody_else' ) as $hook ) {
					wp_schedule_single_event( time() + 600, $hook, array( $site ) );
				}
			}
			$e2e_sites = array( 1 );
			$left      = static fn( $crons ) => array_map( static fn( $events ) => array_keys( array_merge( ...array_values( array_filter( $events, 'is_array' ) ) ?: array( array() ) ) ), $crons );
			$before    = array_map( 'count', $left( $e2e_crons ) );
			do_action( 'deactivate_' . plugin_basename( DOVETAIL_BLOCKS_FILE ), true );
			return array( 'before' => $before, 'left' => $left( $e2e_crons ), 'site' => $e2e_sites );`
		)
	).toEqual( {
		before: { 1: 3, 2: 3, 3: 3 },
		left: {
			1: [ 'somebody_else' ],
			2: [ 'somebody_else' ],
			3: [ 'somebody_else' ],
		},
		site: [ 1 ],
	} );
} );
