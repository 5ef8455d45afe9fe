import { expect, php, test } from '#e2e';
import { beginAnew, record } from './support';

beginAnew();

for ( const [ what, hasPayments ] of [
	[ 'as long as there are payments', true ],
	[ 'but where nothing was paid', false ],
] as const ) {
	test( `the site’s name at Stripe and the way to the list outlast the plugin, the account’s secrets do not: ${ what }`, async () => {
		if ( hasPayments ) {
			await record( {} );
		}
		const left = await php< Record< string, boolean > >(
			`global $wpdb;
			$kept = $wpdb->get_results( "SELECT option_name, option_value, autoload FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'", ARRAY_A );
			$others = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'dovetail_subscriber'" );
			$wpdb->query( "UPDATE $wpdb->posts SET post_type = 'e2e_aside' WHERE post_type = 'dovetail_subscriber'" );
			define( 'WP_UNINSTALL_PLUGIN', 'dovetail-blocks/dovetail-blocks.php' );
			include DOVETAIL_BLOCKS_DIR . '/uninstall.php';
			$left = array();
			foreach ( array( 'dovetail_blocks_secret', 'dovetail_blocks_payments_changed', 'dovetail_blocks_stripe_account_test' ) as $name ) {
				$left[ $name ] = (bool) $wpdb->get_var( $wpdb->prepare( "SELECT option_id FROM $wpdb->options WHERE option_name = %s", $name ) );
			}
			$wpdb->query( "UPDATE $wpdb->posts SET post_type = 'dovetail_subscriber' WHERE post_type = 'e2e_aside'" );
			// The site of these tests goes on with what it had.
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%dovetail_blocks_%' OR option_name = 'cron'" );
			foreach ( $kept as $option ) {
				$wpdb->insert( $wpdb->options, $option );
			}
			wp_cache_flush();
			return $left;`
		);
		expect( left ).toEqual( {
			dovetail_blocks_secret: hasPayments,
			dovetail_blocks_payments_changed: hasPayments,
			dovetail_blocks_stripe_account_test: false,
		} );
	} );
}
