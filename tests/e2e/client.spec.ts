import { expect, php, siteUrl, test } from './support';

test( 'the owner sees how many requests were rejected in the last seven days', async ( {
	admin,
} ) => {
	const { page } = admin;
	await php(
		`global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );`
	);
	const rows = await php< number >(
		`global $wpdb;
		foreach ( array_merge( array_fill( 0, 40, 'connection' ), array_fill( 0, 3, 'robot' ), array( 'surprise', '%', 'connection-day' ) ) as $reason ) {
			\\Dovetail\\Plugin\\Rejection_Log::add( $reason );
		}
		// Simulate that one day has passed, then eight days.
		$rename = static function ( $days, $reason ) use ( $wpdb ) {
			$end = \\Dovetail\\Plugin\\Rate_Limit::window_end( DAY_IN_SECONDS );
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_name = %s WHERE option_name LIKE %s", 'dovetail_blocks_count_' . ( $end + ( 6 - $days ) * DAY_IN_SECONDS ) . '_refused-' . $reason, 'dovetail_blocks_count_%_refused-' . $reason ) );
		};
		$rename( 1, 'connection' );
		\\Dovetail\\Plugin\\Rejection_Log::add( 'connection' );
		$rename( 8, 'robot' );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'dovetail_blocks_count_%_refused-%'" );`
	);
	expect( rows ).toBe( 4 );
	await page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-blocks&tab=mail`
	);
	await expect( page.locator( '#wpbody' ) ).toContainText(
		'Rejected in the last seven days: 41 messages or addresses: too many from one IP address in a short time. 1 message or address: too many from one IP address in a day.'
	);
	expect(
		await php(
			`\\Dovetail\\Plugin\\Rate_Limit::delete_expired();
			return array( array_keys( \\Dovetail\\Plugin\\Rejection_Log::counts() ), apply_filters( 'debug_information', array() )['dovetail-blocks']['fields']['refused']['value'] );`
		)
	).toEqual( [
		[ 'connection', 'connection-day' ],
		'41 messages or addresses: too many from one IP address in a short time. 1 message or address: too many from one IP address in a day.',
	] );
} );
