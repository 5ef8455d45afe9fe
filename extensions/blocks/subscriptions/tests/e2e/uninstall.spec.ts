import { expect, php, test } from '#e2e';

test( 'as long as there are subscribers, their links outlive the plugin; a list that is being imported does not', async () => {
	expect(
		await php(
			`global $wpdb;
			$kept   = $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'", ARRAY_A );
			$reader = \\Dovetail\\Subscriptions\\Subscribers::add( 'a@example.com', 'Yes.', 0, true );
			\\Dovetail\\Plugin\\Secret::sign( 'test', 'x' );
			add_option( 'dovetail_blocks_refused_abc', 1 );
			add_option( 'dovetail_blocks_import_list_x_0', '+b@example.com' );
			define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
			include DOVETAIL_BLOCKS_DIR . '/uninstall.php';
			$seen = array( strlen( get_option( 'dovetail_blocks_secret' ) ), (int) get_option( 'dovetail_blocks_refused_abc' ), get_option( 'dovetail_blocks_import_list_x_0' ) );
			\\Dovetail\\Subscriptions\\Subscribers::remove( $reader->ID );
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'" );
			foreach ( $kept as $option ) {
				$wpdb->insert( $wpdb->options, $option );
			}
			wp_cache_flush();
			return $seen;`
		)
	).toEqual( [ 64, 1, false ] );
} );
