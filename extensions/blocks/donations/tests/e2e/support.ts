import { createPost, php, platformUrl } from '#e2e';

export const BLOCK = '.wp-block-dovetail-donations';

/** Begins anew at the platform, or has it fail. */
export const steer = ( path: string, method: string, data: unknown ) =>
	fetch( `${ platformUrl() }/__platform/${ path }`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( data ),
	} );

type Logged = { method: string; path: string; body?: string; data?: unknown };

/** What the platform was asked about being paid, oldest first. */
export const asked = async ( part = '/memberships/' ): Promise< Logged[] > =>
	(
		( await (
			await fetch( `${ platformUrl() }/__platform/log` )
		).json() ) as Logged[]
	 ).filter( ( { path } ) => path.includes( part ) );

/** Forgets how often this machine has paid or made plans, and what was begun. */
export const forget = () =>
	php(
		`global $wpdb;
		return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%' OR option_name LIKE 'dovetail\\_blocks\\_lock\\_%'" );`
	);

/** The ids of the platform's three products of donations in a currency, made now. */
export async function platformPlans( currency: string ): Promise< number[] > {
	return php< number[] >(
		`wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/memberships/products' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( array( 'type' => 'donation', 'currency' => $input ) ) );
		return wp_list_pluck( rest_do_request( $request )->get_data(), 'id' );`,
		currency
	);
}

/** A block's comment and HTML with these attributes. */
export const donationsHtml = ( attributes: object ): string =>
	`<!-- wp:dovetail/donations ${ JSON.stringify( attributes ).replaceAll(
		'<',
		'\\u003c'
	) } --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->`;

/** A post of an author's with a block whose products the platform has. */
export async function paidPost(
	currency = 'EUR',
	attributes: Record< string, unknown > = {}
): Promise< number > {
	const [ once, monthly, yearly ] = await platformPlans( currency );
	const tiers = { show: true, amounts: [ 5, 15, 100 ] };
	return createPost( {
		author: 'author',
		content: donationsHtml( {
			currency,
			oneTimeDonation: { ...tiers, planId: once },
			monthlyDonation: { ...tiers, planId: monthly },
			annualDonation: { ...tiers, planId: yearly },
			...attributes,
		} ),
	} );
}
