import { createPost, php, platformRequests, platformUrl } from '#e2e';
export { beginAnew } from '../../../../../shared/payments/tests/e2e/begin-anew';

export const BLOCK = '.wp-block-dovetail-donations';

export const BANK = {
	on: true,
	name: 'Harbour Choir e.V.',
	iban: 'DE89370400440532013000',
	bic: 'COBADEFFXXX',
	text: 'Organ fund',
};

type Logged = {
	method: string;
	path: string;
	data: Record< string, unknown >;
};

/** Requests to the platform and the services, oldest first. */
export const asked = async ( part: string ): Promise< Logged[] > =>
	( await platformRequests< Logged >() ).filter( ( { path } ) =>
		path.includes( part )
	);

type Session = {
	url: string;
	amount_total: number;
	currency: string;
	mode: string;
	submit_type: string | null;
	title: string;
};

/** Returns the state of the mocked Stripe account. */
export const stripe = async (): Promise< {
	sessions: Session[];
	charges: { amount: number }[];
} > =>
	( await fetch( `${ platformUrl() }/services/stripe/test/account` ).then(
		( answer ) => answer.json()
	) ) as never;

/**
 * Creates a currency's three plans and returns their IDs. Uses the server that the editor uses: the site or the
 * platform.
 */
export const plansIn = ( currency: string ): Promise< number[] > =>
	php(
		`wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/memberships/products' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( array( 'type' => 'donation', 'currency' => $input ) ) );
		return wp_list_pluck( rest_do_request( $request )->get_data(), 'id' );`,
		currency
	);

/** Returns a block with the given attributes. */
export const markup = ( attributes: object ): string =>
	`<!-- wp:dovetail/donations ${ JSON.stringify( attributes ).replaceAll(
		'<',
		'\\u003c'
	) } --><div class="wp-block-dovetail-donations"></div><!-- /wp:dovetail/donations -->`;

/** Creates a post by the user “author” with the given attributes. */
export const postWith = ( attributes: object ): Promise< number > =>
	createPost( { author: 'author', content: markup( attributes ) } );

/** Returns the attributes of a block whose three donations all have plans. */
export async function paid(
	currency = 'EUR',
	attributes: Record< string, unknown > = {}
) {
	const [ once, monthly, yearly ] = await plansIn( currency );
	const tiers = { show: true, amounts: [ 5, 15, 100 ] };
	return {
		currency,
		planSource: 'site',
		oneTimeDonation: { ...tiers, planId: once },
		monthlyDonation: { ...tiers, planId: monthly },
		annualDonation: { ...tiers, planId: yearly },
		...attributes,
	};
}

/** Creates a post with a block whose three donations all have plans. */
export const paidPost = async (
	...given: Parameters< typeof paid >
): Promise< number > => postWith( await paid( ...given ) );
