import { php, resetPlatform, setFaults, test } from '#e2e';
import { withoutPlatform } from '../../../../tests/e2e/support/plain-site';
import { facts } from '../../facts';

const forget = () =>
	php(
		`global $wpdb;
		\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {payments}' );
		\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {locks}' );
		foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'dovetail_plan'" ) as $id ) {
			wp_delete_post( $id, true );
		}
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%'" );
		wp_cache_flush();
		return 1;`
	);

/** Deletes all plans before each test. Uses a platform with the given scenario, or a site with the given keys. */
export function beginAnew(
	where: { scenario: string } | { keys: object } = {
		keys: { stripe: facts.connections.stripe.mockValues },
	}
): void {
	let plain: Awaited< ReturnType< typeof withoutPlatform > > | null = null;
	test.beforeEach( async () => {
		await resetPlatform( 'scenario' in where ? where.scenario : undefined );
		await setFaults();
		await forget();
		plain = 'keys' in where ? await withoutPlatform( where.keys ) : null;
	} );
	test.afterEach( () => plain?.undo() );
	test.afterAll( async () => {
		await forget();
		await setFaults();
		await resetPlatform();
	} );
}
