/** Mocks the Stripe API calls that a site makes (`/services/stripe/v1/…`), based on Stripe's public documentation. */
import {
	mockPage,
	type Mock,
	type Page,
	type PageRequest,
} from '#shared/request';
import { idOf, stripeOf, type Session } from './stripe-account.mock';

/** Returns a JSON response like Stripe's API. */
export const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( data ),
} );

const problem = (
	status: number,
	error: { code?: string; param?: string; message: string }
): Page =>
	answer( { error: { type: 'invalid_request_error', ...error } }, status );

/** Returns Stripe's error for an unknown object. */
export const missing = ( param: string ): Page =>
	problem( 404, {
		code: 'resource_missing',
		param,
		message: 'No such object.',
	} );

const list = ( data: readonly unknown[] ): Page =>
	answer( { object: 'list', data, has_more: false } );

/**
 * Returns the API key of a request. Keys that contain `revoked` are invalid. Keys that contain `limited` lack the
 * permissions for setup.
 */
const keyOf = ( { authorization }: PageRequest ): string =>
	authorization.replace( /^Bearer /, '' );

const isLive = ( request: PageRequest ): boolean =>
	keyOf( request ).includes( '_live_' );

/** Paths that a restricted API key can use only with additional permissions. */
const SETUP_PATHS = /^\/(webhook_endpoints|billing_portal|account)/;

/**
 * Mocks an API call. The mock rejects requests without a known key and the pinned API version. A repeated POST with the
 * same idempotency key gets the same response.
 */
const call = (
	method: 'GET' | 'POST' | 'DELETE',
	path: string,
	reply: ( request: PageRequest ) => Page
): Mock =>
	mockPage( {
		method,
		path: `/v1${ path }` as string,
		service: 'stripe',
	} ).reply( ( request ) => {
		const key = keyOf( request );
		if (
			! /^[sr]k_(live|test)_\w{8,}$/.test( key ) ||
			key.includes( 'revoked' )
		) {
			return problem( 401, { message: 'Invalid API Key provided.' } );
		}
		if ( key.includes( 'limited' ) && SETUP_PATHS.test( path ) ) {
			return problem( 403, {
				message: 'The provided key does not have the permissions.',
			} );
		}
		if ( ! /^20\d\d-/.test( request.headers[ 'stripe-version' ] ?? '' ) ) {
			return problem( 400, { message: 'No version.' } );
		}
		if ( method !== 'POST' ) {
			return reply( request );
		}
		const once = request.headers[ 'idempotency-key' ] ?? '';
		const { answers } = stripeOf( request );
		const asked = path + JSON.stringify( request.form );
		const known = answers[ once ];
		if ( ! once || ( known && known.asked !== asked ) ) {
			return problem( 400, {
				code: 'idempotency_error',
				message: 'Keys for idempotent requests can only be used once.',
			} );
		}
		const page = known
			? ( JSON.parse( known.page ) as Page )
			: reply( request );
		answers[ once ] = { asked, page: JSON.stringify( page ) };
		return page;
	} );

/** Returns the form fields named `name[…]`, keyed by the text in the brackets. */
const under = (
	form: Readonly< Record< string, string > >,
	name: string
): Record< string, string > =>
	Object.fromEntries(
		Object.entries( form ).flatMap( ( [ key, value ] ) =>
			key.startsWith( `${ name }[` )
				? [ [ key.slice( name.length + 1, -1 ), value ] ]
				: []
		)
	);

/** Parameters that a new session accepts. */
const FIELDS =
	/^(mode|success_url|cancel_url|client_reference_id|expires_at|submit_type|metadata\[\w+\]|(payment_intent|subscription)_data\[(description|metadata\]\[\w+)\]|line_items\[0\]\[(quantity|price|price_data\]\[(currency|unit_amount|product|product_data\]\[name|recurring\]\[interval))\])$/;

/** Creates a session. Rejects parameters that Stripe would reject. */
function createSession( request: PageRequest ): Page {
	const { form } = request;
	const unknown = Object.keys( form ).find(
		( name ) => ! FIELDS.test( name )
	);
	if ( unknown ) {
		return problem( 400, {
			code: 'parameter_unknown',
			param: unknown,
			message: `Received unknown parameter: ${ unknown }`,
		} );
	}
	const account = stripeOf( request );
	const line = ( name: string ) => form[ `line_items[0]${ name }` ] ?? '';
	const price = account.prices.find( ( { id } ) => id === line( '[price]' ) );
	const product = line( '[price_data][product]' );
	if (
		( line( '[price]' ) && ! price?.active ) ||
		( product && ! account.products[ product ] )
	) {
		return problem( 400, {
			code: 'resource_missing',
			param: 'line_items[0][price]',
			message: 'No such price or product.',
		} );
	}
	const amount =
		price?.unit_amount ?? Number( line( '[price_data][unit_amount]' ) );
	const currency = price?.currency ?? line( '[price_data][currency]' );
	const every = price?.every ?? line( '[price_data][recurring][interval]' );
	if ( ! Number.isSafeInteger( amount ) || amount < 30 ) {
		return problem( 400, {
			code: 'amount_too_small',
			param: 'line_items',
			message:
				'The Checkout Session’s total amount must convert to at least 50 cents.',
		} );
	}
	if ( ( form.mode === 'subscription' ) !== ( every !== '' ) ) {
		return problem( 400, {
			param: 'mode',
			message: 'The mode and the prices do not fit.',
		} );
	}
	const id = idOf( request, 'cs', isLive( request ) );
	const data = under(
		form,
		every ? 'subscription_data' : 'payment_intent_data'
	);
	const session: Session = {
		id,
		object: 'checkout.session',
		url: `${ request.origin }/services/stripe/c/pay/${ id }`,
		mode: form.mode ?? '',
		status: 'open',
		payment_status: 'unpaid',
		amount_total: amount,
		currency,
		livemode: isLive( request ),
		client_reference_id: form.client_reference_id ?? '',
		success_url: form.success_url ?? '',
		cancel_url: form.cancel_url ?? '',
		submit_type: form.submit_type ?? null,
		metadata: under( form, 'metadata' ),
		payment_intent: null,
		subscription: null,
		invoice: null,
		customer_details: null,
		title:
			account.products[ price?.product ?? product ]?.name ??
			line( '[price_data][product_data][name]' ),
		every,
		carried: Object.fromEntries(
			Object.entries( data ).flatMap( ( [ name, value ] ) =>
				name.startsWith( 'metadata][' )
					? [ [ name.slice( 'metadata]['.length ), value ] ]
					: []
			)
		),
	};
	account.sessions.push( session );
	return answer( session );
}

/** Returns the session with the ID in the request's path. */
export const sessionOf = ( request: PageRequest ): Session | undefined =>
	stripeOf( request ).sessions.find( ( { id } ) => id === request.params.id );

export const stripeMocks: readonly Mock[] = [
	call( 'GET', '/account', () =>
		answer( {
			id: 'acct_1HarbourBakery',
			business_profile: { name: 'Harbour Bakery' },
		} )
	),
	call( 'POST', '/products', ( request ) => {
		const { products } = stripeOf( request );
		const { id = '', name = '' } = request.form;
		if ( products[ id ] ) {
			return problem( 400, {
				code: 'resource_already_exists',
				param: 'id',
				message: 'Product already exists.',
			} );
		}
		products[ id ] = { id, name };
		return answer( { object: 'product', ...products[ id ] } );
	} ),
	call( 'GET', '/prices', ( request ) =>
		list(
			stripeOf( request ).prices.filter(
				( { active, lookup_key: key } ) =>
					active && key === request.query[ 'lookup_keys[0]' ]
			)
		)
	),
	call( 'POST', '/prices', ( request ) => {
		const { form } = request;
		const { prices, products } = stripeOf( request );
		const { product = '', lookup_key: key = '', currency = '' } = form;
		if (
			! products[ product ] ||
			prices.some( ( price ) => price.lookup_key === key )
		) {
			return problem( 400, {
				param: 'lookup_key',
				message: 'A price already uses that lookup key.',
			} );
		}
		const price = {
			id: idOf( request, 'price', isLive( request ) ),
			active: true,
			lookup_key: key,
			product,
			unit_amount: Number( form.unit_amount ),
			currency,
			every: form[ 'recurring[interval]' ] ?? '',
		};
		prices.push( price );
		return answer( price );
	} ),
	call( 'GET', '/checkout/sessions', () => list( [] ) ),
	call( 'POST', '/checkout/sessions', createSession ),
	call( 'GET', '/checkout/sessions/{id}', ( request ) => {
		const session = sessionOf( request );
		const { intents } = stripeOf( request );
		return session
			? answer( {
					...session,
					payment_intent: session.payment_intent
						? {
								id: session.payment_intent,
								status: intents[ session.payment_intent ],
							}
						: null,
				} )
			: missing( 'id' );
	} ),
	call( 'GET', '/charges/{id}', ( request ) => {
		const charge = stripeOf( request ).charges.find(
			( { id } ) => id === request.params.id
		);
		return charge ? answer( charge ) : missing( 'id' );
	} ),
	call( 'GET', '/disputes', ( request ) =>
		list(
			stripeOf( request ).disputes.filter(
				( { charge } ) => charge === request.query.charge
			)
		)
	),
	call( 'GET', '/invoice_payments', ( request ) => {
		const { invoices, invoiceOf } = stripeOf( request );
		const id =
			invoiceOf[ request.query[ 'payment[payment_intent]' ] ?? '' ];
		return list(
			invoices
				.filter( ( each ) => each.id === id )
				.map( ( invoice ) => ( {
					object: 'invoice_payment',
					invoice,
				} ) )
		);
	} ),
	call( 'GET', '/webhook_endpoints', ( request ) =>
		list(
			stripeOf( request )
				.endpoints.filter(
					( { livemode } ) => livemode === isLive( request )
				)
				.map( ( { secret: _, ...each } ) => each )
		)
	),
	call( 'POST', '/webhook_endpoints', ( request ) => {
		const id = idOf( request, 'we', isLive( request ) );
		const { url = '', api_version: version = '' } = request.form;
		const endpoint = {
			id,
			url,
			secret: `whsec_of${ id }`,
			enabled_events: Object.values(
				under( request.form, 'enabled_events' )
			),
			api_version: version,
			status: 'enabled',
			metadata: under( request.form, 'metadata' ),
			livemode: isLive( request ),
		};
		stripeOf( request ).endpoints.push( endpoint );
		return answer( endpoint );
	} ),
	call( 'DELETE', '/webhook_endpoints/{id}', ( request ) => {
		const account = stripeOf( request );
		account.endpoints = account.endpoints.filter(
			( { id } ) => id !== request.params.id
		);
		return answer( { id: request.params.id, deleted: true } );
	} ),
	call( 'GET', '/billing_portal/configurations', ( request ) =>
		list( stripeOf( request ).portals )
	),
	call( 'POST', '/billing_portal/configurations', ( request ) => {
		const portal = {
			id: idOf( request, 'bpc', isLive( request ) ),
			is_default: false,
			login_page: {
				enabled: true,
				url: `${ request.origin }/services/stripe/p/login`,
			},
			features: { subscription_cancel: { enabled: true } },
		};
		stripeOf( request ).portals.push( portal );
		return answer( portal );
	} ),
];
