import { php, platformUrl, test } from '#e2e';
import { withoutPlatform } from '../../../../../tests/e2e/support/plain-site';
import { facts } from '../../../../../shared/payments/facts';

/** Selector of the block, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-recurring-payments';

/** Controls the mock platform. */
export const steer = ( path: string, method: string, data: unknown ) =>
	fetch( `${ platformUrl() }/__platform/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );

/** Deletes all recorded plans, payments and counters. */
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

/** Starts each test without plans: with the platform in a scenario, or with the site's own payment key (null). */
export function beginAnew( scenario: string | null ): void {
	let plain: Awaited< ReturnType< typeof withoutPlatform > > | null = null;
	test.beforeEach( async () => {
		await steer( 'reset', 'POST', { scenario: scenario ?? 'paid' } );
		await steer( 'faults', 'PUT', {} );
		await forget();
		plain = scenario
			? null
			: await withoutPlatform( {
					stripe: facts.connections.stripe.mockValues,
				} );
	} );
	test.afterEach( () => plain?.undo() );
	test.afterAll( async () => {
		await forget();
		await steer( 'reset', 'POST', { scenario: 'paid' } );
	} );
}

/** Creates a plan of the site and resolves with its ID. */
export const plan = ( wish: object = {} ): Promise< number > =>
	php( `return \\Dovetail\\Payments\\Plans::create( $input )['id'];`, {
		kind: 'plan',
		currency: 'EUR',
		interval: '1 month',
		title: 'Friends of the bakery',
		amount: 500,
		...wish,
	} );

/** Returns the block's markup in a post. */
export const markup = (
	attributes: { planId?: number; planSource?: 'site'; align?: string },
	text = 'Join us'
) =>
	`<!-- wp:dovetail/recurring-payments ${ JSON.stringify( attributes ) } -->
<div class="wp-block-dovetail-recurring-payments${ attributes.align ? ` align${ attributes.align }` : '' }"><!-- wp:dovetail/button {"element":"button","text":"${ text }"} /--></div>
<!-- /wp:dovetail/recurring-payments -->`;
