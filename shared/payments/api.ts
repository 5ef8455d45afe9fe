import { fitsPrecision, isCardCurrency, isChargeable } from '#shared/currency';
import { ApiError, endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

/** Payment intervals, in the wire format of all servers. */
export const INTERVALS = [ 'one-time', '1 month', '1 year' ] as const;

export type Interval = ( typeof INTERVALS )[ number ];

/** A plan with a fixed price, or a donation plan for one interval, where visitors choose the amount. */
export type Plan = {
	id: number;
	title: string;
	interval: Interval;
	/** Price in the currency's main unit; null for donations. */
	price: number | null;
	/** Uppercase code of a currency that cards can be charged in. */
	currency: string;
	type: 'donation' | 'plan';
};

/** Data for the editor about the site's payment connection. */
export type Memberships = {
	/** Whether the site must upgrade its plan on the platform to accept payments. */
	needsUpgrade: boolean;
	upgradeUrl: string | null;
	/** URL where the owner connects a payment provider; null if the server did not send one. */
	connectUrl: string | null;
	/**
	 * ID of the account that receives payments. Empty without an account, null if the server does not report the
	 * account.
	 */
	accountId: string | null;
	plans: readonly Plan[];
	/** Server that stores the plans. A plan ID is valid only on its own server. */
	source: 'site' | 'platform';
	/** Name of the payment service, in the service's own spelling. */
	service: string;
	/** `test` means that no real money is charged. */
	mode: 'live' | 'test';
	/** A sentence that says why payments fail although an account is connected. Empty if payments work. */
	problem: string;
	/** URL of the earnings report; null if the server did not send one. */
	earningsUrl: string | null;
};

/** Error code of a response that contains errors instead of data. */
export const COULD_NOT_LOAD = 'could_not_load';

/**
 * Accepts any types, because servers encode numbers and missing values differently. `readPlan` parses each product
 * separately and skips invalid ones.
 */
const wireProduct = wire.record( {
	id: wire.unknown,
	title: wire.unknown,
	interval: wire.unknown,
	price: wire.unknown,
	currency: wire.unknown,
	type: wire.unknown,
} );

/**
 * Returns the payment data for the editor. `source` is `gutenberg-wpcom` on hosted sites and `gutenberg` on others.
 * `type` filters by product type. Fails with `could_not_load` if the response contains errors, and with
 * `missing_connection` if no payment service is connected.
 */
export const readMemberships = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/memberships/status',
	query: { source: wire.string, type: wire.optional( wire.string ) },
	servedBy: [ 'site', 'platform' ],
	capability: 'edit_posts',
	wire: wire.record( {
		should_upgrade_to_access_memberships: wire.optional( wire.boolean ),
		upgrade_url: wire.unknown,
		connect_url: wire.unknown,
		connected_account_id: wire.unknown,
		products: wire.optional( wire.list( wireProduct ) ),
		errors: wire.unknown,
		/** `none` if no payment service is connected. */
		plan_source: wire.optional( wire.oneOf( 'site', 'platform', 'none' ) ),
		service: wire.optional( wire.string ),
		mode: wire.optional( wire.oneOf( 'live', 'test' ) ),
		problem: wire.optional( wire.string ),
		earnings_url: wire.unknown,
	} ),
	parse: ( answer ): Memberships => {
		if ( holdsSomething( answer.errors ) ) {
			throw new ApiError( { code: COULD_NOT_LOAD } );
		}
		if ( answer.plan_source === 'none' ) {
			throw new ApiError( { code: 'missing_connection' } );
		}
		return {
			needsUpgrade: answer.should_upgrade_to_access_memberships === true,
			upgradeUrl: webAddress( answer.upgrade_url ),
			connectUrl: webAddress( answer.connect_url ),
			accountId:
				answer.connected_account_id === undefined
					? null
					: textOf( answer.connected_account_id ),
			plans: ( answer.products ?? [] ).flatMap( readPlan ),
			source: answer.plan_source ?? 'platform',
			service: answer.service || 'Stripe',
			mode: answer.mode ?? 'live',
			problem: answer.problem ?? '',
			earningsUrl: webAddress( answer.earnings_url ),
		};
	},
} );

/** Returns the three donation plans of a currency, and creates missing ones. Requires permission to publish. */
export const createDonationPlans = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/memberships/products',
	data: { type: wire.oneOf( 'donation' ), currency: wire.string },
	servedBy: [ 'site', 'platform' ],
	capability: 'publish_posts',
	wire: wire.list( wireProduct ),
	parse: ( products ): Plan[] => products.flatMap( readPlan ),
} );

/** Creates a plan. `price` is in the currency's main unit. */
export const createPlan = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/memberships/product',
	data: {
		currency: wire.string,
		price: wire.number,
		title: wire.string,
		interval: wire.oneOf( ...INTERVALS ),
	},
	servedBy: [ 'site', 'platform' ],
	capability: 'publish_posts',
	wire: wireProduct,
	parse: ( product ): Plan => {
		const [ plan ] = readPlan( product );
		if ( ! plan ) {
			throw new ApiError( { code: 'unexpected_answer' } );
		}
		return plan;
	},
} );

/**
 * Returns the total of donations for plans of this site in a currency, minus refunds. Excludes test payments and other
 * plans.
 */
export const readTotal = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/payments/total',
	query: {
		/** IDs of the plans, separated by commas; at most ten. */
		plans: wire.string,
		currency: wire.string,
	},
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	/** `amount` is in the currency's smallest unit. */
	wire: wire.record( { amount: wire.number, people: wire.number } ),
} );

/**
 * Returns the currency and the bank account that published posts of the site used last. Each is empty if there is none.
 */
export const readLastUsed = endpoint( {
	method: 'GET',
	path: '/dovetail/v1/payments/last-used',
	servedBy: [ 'site' ],
	capability: 'edit_posts',
	wire: wire.record( {
		currency: wire.string,
		name: wire.string,
		iban: wire.string,
		account: wire.string,
		bic: wire.string,
	} ),
} );

/**
 * Starts a payment: the site sends this request to the platform when a visitor wants to pay. The response contains the
 * payment URL. After paying or canceling, the visitor returns to `return_url` or `cancel_url`. Requests with the same
 * key belong to the same payment.
 */
export const startCheckout = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/memberships/checkout',
	data: {
		/** ID of the product on the platform. */
		plan: wire.number,
		/** Amount in the currency's smallest unit; the product's price by default. */
		amount: wire.optional( wire.number ),
		/** The plan's currency, as this site knows it. The platform rejects the request if its own currency differs. */
		currency: wire.optional( wire.string ),
		key: wire.string,
		return_url: wire.string,
		cancel_url: wire.string,
	},
	servedBy: [ 'platform' ],
	capability: 'manage_options',
	/**
	 * `amount` and `currency` are the platform's values for the plan, which may have changed since the site loaded the
	 * plan.
	 */
	wire: wire.record( {
		url: wire.string,
		amount: wire.number,
		currency: wire.string,
	} ),
} );

/**
 * Returns the state of a payment. The site, not the browser, sends this request when a visitor returns. `amount` is in
 * the currency's smallest unit.
 */
export const readCheckout = endpoint( {
	method: 'GET',
	path: '/wpcom/v2/memberships/checkout/{key}',
	servedBy: [ 'platform' ],
	capability: 'manage_options',
	wire: wire.record( {
		state: wire.oneOf( 'open', 'paid', 'cancelled' ),
		amount: wire.number,
		currency: wire.string,
	} ),
} );

/** Receives Stripe's webhooks, see `class-stripe-events.php`. */
export const receiveStripeEvent = endpoint( {
	method: 'POST',
	path: '/dovetail/v1/payments/stripe',
	servedBy: [ 'site' ],
	capability: 'public',
	calledBy: 'Stripe',
	wire: wire.record( { received: wire.boolean } ),
} );

/**
 * Parses a product to a list with one plan. Returns an empty list if the ID, interval, currency or price is invalid.
 */
function readPlan( product: {
	id?: unknown;
	title?: unknown;
	interval?: unknown;
	price?: unknown;
	currency?: unknown;
	type?: unknown;
} ): Plan[] {
	const id = numberOf( product.id );
	const currency = textOf( product.currency ).toUpperCase();
	const interval = INTERVALS.find( ( each ) => each === product.interval );
	const type = product.type === 'donation' ? 'donation' : 'plan';
	const price = type === 'donation' ? null : numberOf( product.price );
	const isPriced =
		price === null ||
		( isChargeable( price, currency ) && fitsPrecision( price, currency ) );
	return Number.isSafeInteger( id ) &&
		id > 0 &&
		interval &&
		isCardCurrency( currency ) &&
		isPriced
		? [
				{
					id,
					title: textOf( product.title ),
					interval,
					price,
					currency,
					type,
				},
			]
		: [];
}

/** Parses a number, or a string in plain decimal notation. Returns NaN for any other value. */
function numberOf( raw: unknown ): number {
	if ( typeof raw === 'number' ) {
		return raw;
	}
	return typeof raw === 'string' && /^\d+(\.\d+)?$/.test( raw )
		? Number( raw )
		: NaN;
}

function textOf( raw: unknown ): string {
	return typeof raw === 'string' || typeof raw === 'number'
		? String( raw )
		: '';
}

const webAddress = ( raw: unknown ): string | null =>
	typeof raw === 'string' && isHttpUrl( raw ) ? raw : null;

const holdsSomething = ( raw: unknown ): boolean =>
	typeof raw === 'object' && raw !== null
		? Object.keys( raw ).length > 0
		: !! raw;
