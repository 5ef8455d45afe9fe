import { findFacts } from '../../src/bundle/find-facts';
import { createPost, expect, php, test } from './support';

const POST = `<!-- wp:dovetail/quotation {"source":"Ann"} -->
<p class="wp-block-dovetail-quotation">Rye is patient.</p>
<!-- /wp:dovetail/quotation -->`;

/** PHP that lists the plugin's stored data in `$left`: options, scheduled hooks and tables. */
const LIST_STORED_DATA = `
	$hooks = array();
	foreach ( _get_cron_array() as $events ) {
		$hooks = array_merge( $hooks, array_keys( $events ) );
	}
	$left = array_merge(
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' AND option_name NOT LIKE 'dovetail_blocks_playground%'" ),
		array_values( array_unique( preg_grep( '~^dovetail_blocks_~', $hooks ) ) ),
		\\Dovetail\\Plugin\\Tables::existing()
	);`;

test( 'deleting the plugin deletes its settings, records and scheduled events, but no posts or data of other plugins', async () => {
	const id = await createPost( { content: POST } );
	const facts = [ ...( await findFacts() ).values() ];
	const options = [ 'count' ]
		.concat( ...facts.map( ( fact ) => fact.options ?? [] ) )
		.map( ( kind ) => `dovetail_blocks_${ kind }_abc` );
	expect( options.length ).toBeGreaterThan( 2 );
	const { before, after, people, others, content, entry, queries } =
		await php< {
			before: string[];
			after: string[];
			people: unknown[];
			others: boolean;
			content: string;
			entry: string;
			queries: number;
		} >(
			`global $wpdb;
		$kept = $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' AND option_name <> 'dovetail_blocks_tables' OR option_name = 'cron'", ARRAY_A );
		update_option( 'dovetail_blocks_settings', array( 'site_type' => 'simple' ) );
		update_option( 'dovetail_blocks_platform_token', 'secret' );
		update_option( 'dovetail_blocks_site_plan', array( 'time' => 1 ) );
		foreach ( $input['options'] as $option ) {
			add_option( $option, 1 );
		}
		\\Dovetail\\Plugin\\Secret::sign( 'test', 'x' );
		update_user_option( 1, 'dovetail_blocks_consent_elsewhere', 'sealed' );
		update_user_option( 1, 'somebody_else', 'kept' );
		// Insert transients as database rows, because set_transient() stores none there if the site has a persistent
		// object cache. The owner may have added such a cache after the plugin stored the transients.
		add_option( '_transient_timeout_dovetail_blocks_kept_1', time() + HOUR_IN_SECONDS );
		add_option( '_transient_dovetail_blocks_kept_1', array( 2 ) );
		foreach ( array( 'dovetail_blocks_go_on', 'somebody_else' ) as $hook ) {
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $hook, array( 'x' ) );
		}
		\\Dovetail\\Plugin\\Queue::schedule_events();
		$entry = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'private', 'post_title' => 'A message' ) );
		${ LIST_STORED_DATA }
		$before = array_merge( $left, \\Dovetail\\Plugin\\Tables::existing() );
		for ( $from = 0; $from < 20000; $from += 1000 ) {
			$wpdb->query( "INSERT INTO $wpdb->options ( option_name, option_value, autoload ) VALUES " . implode( ', ', array_map( static fn( $number ) => sprintf( "( '%sdovetail_blocks_count_%d', '1', 'off' )", $number % 2 ? '_transient_' : '', $number ), range( $from, $from + 999 ) ) ) );
		}
		$queries = $wpdb->num_queries;
		define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
		include DOVETAIL_BLOCKS_DIR . '/uninstall.php';
		$queries = $wpdb->num_queries - $queries;
		${ LIST_STORED_DATA }
		$after  = array_merge( $left, \\Dovetail\\Plugin\\Tables::existing() );
		wp_cache_flush();
		$people = array( get_user_option( 'dovetail_blocks_consent_elsewhere', 1 ), get_user_option( 'somebody_else', 1 ) );
		delete_user_option( 1, 'somebody_else' );
		$others = false !== wp_next_scheduled( 'somebody_else', array( 'x' ) );
		// Delete the plugin's data here, because the tests' site keeps it when the plugin is deleted.
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'" );
		foreach ( $kept as $option ) {
			$wpdb->insert( $wpdb->options, $option );
		}
		wp_cache_flush();
		return array( 'before' => $before, 'after' => $after, 'people' => $people, 'others' => $others, 'content' => get_post( $input['id'] )->post_content, 'entry' => get_post( $entry )->post_title, 'queries' => $queries );`,
			{ id, options }
		);
	expect( before ).toEqual(
		expect.arrayContaining( [
			'dovetail_blocks_settings',
			...options,
			'_transient_timeout_dovetail_blocks_kept_1',
			'dovetail_blocks_daily',
			'dovetail_blocks_go_on',
			expect.stringMatching( /dovetail_deliveries$/ ),
		] )
	);
	expect( after ).toEqual( [] );
	// The number of queries stays small, even with 20,000 options.
	expect( queries ).toBeLessThan( 200 );
	expect( people ).toEqual( [ false, 'kept' ] );
	expect( others ).toBe( true );
	expect( content ).toBe( POST );
	expect( entry ).toBe( 'A message' );
} );
