import { createPost, expect, php, test } from './support';

const POST = `<!-- wp:dovetail/quotation {"source":"Ann"} -->
<p class="wp-block-dovetail-quotation">Rye is patient.</p>
<!-- /wp:dovetail/quotation -->`;

/** Every kind of thing that the plugin leaves in a database besides content, and whether it is there. */
const LEFT = `
	$hooks = array();
	foreach ( _get_cron_array() as $events ) {
		$hooks = array_merge( $hooks, array_keys( $events ) );
	}
	$left = array_merge(
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' AND option_name NOT LIKE 'dovetail_blocks_playground%'" ),
		array_values( array_unique( preg_grep( '~^dovetail_blocks_~', $hooks ) ) )
	);`;

test( 'deleting the plugin takes its settings and plans away, and leaves content and the plans of others', async () => {
	const id = await createPost( { content: POST } );
	const { before, after, others, content, entry } = await php< {
		before: string[];
		after: string[];
		others: boolean;
		content: string;
		entry: string;
	} >(
		`global $wpdb;
		$kept = $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'", ARRAY_A );
		$wpdb->delete( $wpdb->posts, array( 'post_type' => 'dovetail_subscriber' ) );
		update_option( 'dovetail_blocks_settings', array( 'site_type' => 'simple' ) );
		update_option( 'dovetail_blocks_platform_token', 'secret' );
		update_option( 'dovetail_blocks_site_plan', array( 'time' => 1 ) );
		add_option( 'dovetail_blocks_form_abc', array() );
		add_option( 'dovetail_blocks_claim_abc', time() );
		add_option( 'dovetail_blocks_count_abc', 1 );
		add_option( 'dovetail_blocks_refused_abc', 1 );
		\\Dovetail\\Plugin\\Secret::sign( 'x' );
		set_transient( 'dovetail_blocks_related_1', array( 2 ), HOUR_IN_SECONDS );
		foreach ( array( 'dovetail_blocks_form_pass_on', 'dovetail_blocks_mail_post', 'dovetail_blocks_forget_unconfirmed', 'dovetail_blocks_podcast_refresh', 'somebody_else' ) as $hook ) {
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $hook, array( 'x' ) );
		}
		\\Dovetail\\Plugin\\Queue::look_daily();
		$entry = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'private', 'post_title' => 'A message' ) );
		${ LEFT }
		$before = $left;
		define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
		include DOVETAIL_BLOCKS_DIR . '/uninstall.php';
		${ LEFT }
		$after  = $left;
		$others = false !== wp_next_scheduled( 'somebody_else', array( 'x' ) );
		// The site of these tests goes on with what it had.
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'" );
		foreach ( $kept as $option ) {
			$wpdb->insert( $wpdb->options, $option );
		}
		wp_cache_flush();
		return array( 'before' => $before, 'after' => $after, 'others' => $others, 'content' => get_post( $input )->post_content, 'entry' => get_post( $entry )->post_title );`,
		id
	);
	expect( before ).toEqual(
		expect.arrayContaining( [
			'dovetail_blocks_settings',
			'dovetail_blocks_form_abc',
			'_transient_timeout_dovetail_blocks_related_1',
			'dovetail_blocks_ledger_sweep',
			'dovetail_blocks_form_pass_on',
		] )
	);
	expect( after ).toEqual( [] );
	expect( others ).toBe( true );
	expect( content ).toBe( POST );
	expect( entry ).toBe( 'A message' );
} );

test( 'as long as there are subscribers, their links outlive the plugin', async () => {
	expect(
		await php(
			`global $wpdb;
			$kept   = $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'", ARRAY_A );
			$reader = \\Dovetail\\Subscriptions\\Subscribers::add( 'a@example.com', 'Yes.', 0, true );
			\\Dovetail\\Plugin\\Secret::sign( 'x' );
			add_option( 'dovetail_blocks_refused_abc', 1 );
			define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
			include DOVETAIL_BLOCKS_DIR . '/uninstall.php';
			$seen = array( strlen( get_option( 'dovetail_blocks_secret' ) ), (int) get_option( 'dovetail_blocks_refused_abc' ) );
			\\Dovetail\\Subscriptions\\Subscribers::remove( $reader->ID );
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'" );
			foreach ( $kept as $option ) {
				$wpdb->insert( $wpdb->options, $option );
			}
			wp_cache_flush();
			return $seen;`
		)
	).toEqual( [ 64, 1 ] );
} );
