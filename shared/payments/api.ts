import { fitsPrecision, isCardCurrency, isChargeable } from '#shared/currency';
import { ApiError, endpoint, wire } from '#shared/request';
import { isHttpUrl } from '#shared/validation';

/** How often a plan is paid, as every server of them writes it. */
export const INTERVALS = [ 'one-time', '1 month', '1 year' ] as const;

export type Interval = ( typeof INTERVALS )[ number ];

/** What can be paid: a plan with a price of its own, or donations of one frequency, whose visitors choose the amount. */
export type Plan = {
	id: number;
	title: string;
	interval: Interval;
	/** In the currency's own units, as the author writes it; null for donations. */
	price: number | null;
	/** Code of a currency that cards are charged in, in capital letters. */
	currency: string;
	type: 'donation' | 'plan';
};

/** What an editor is told about being paid on this site. */
export type Memberships = {
	/** Whether the site's plan with the platform has no payments in it, and where a better one is. */
	needsUpgrade: boolean;
	upgradeUrl: string | null;
	/** Where the owner connects a payment provider; null where nothing is to be connected there. */
	connectUrl: string | null;
	/** The account that is paid; empty while there is none. */
	accountId: string;
	plans: readonly Plan[];
	/** Whose plans these are: an id of the one means nothing to the other. */
	source: 'site' | 'platform';
	/** Name of the service, as it writes itself. */
	service: string;
	/** `test`: no money moves. */
	mode: 'live' | 'test';
	/** What keeps payments from working although an account is connected, as a sentence; empty when nothing does. */
	problem: string;
	/** Where the owner sees what has been paid. */
	earningsUrl: string | null;
};

/** The code of an answer that holds faults in place of what was asked for. */
export const COULD_NOT_LOAD = 'could_not_load';

/** Servers differ in what they write for a number and for nothing: each product is read by itself, and left out where it makes no sense. */
const wireProduct = wire.record( {
	id: wire.unknown,
	title: wire.unknown,
	interval: wire.unknown,
	price: wire.unknown,
	currency: wire.unknown,
	type: wire.unknown,
} );

/**
 * What the editor of a block that takes money has to know. `source` is `gutenberg-wpcom` on the hosted type of site and
 * `gutenberg` on others; `type` asks for the products of one kind alone. Refused with `could_not_load` where the
 * answer holds faults, with `missing_connection` where nobody is there to be asked.
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
		/** `none`: nobody is there to be paid through. */
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
			accountId: textOf( answer.connected_account_id ),
			plans: ( answer.products ?? [] ).flatMap( readPlan ),
			source: answer.plan_source ?? 'platform',
			service: answer.service || 'Stripe',
			mode: answer.mode ?? 'live',
			problem: answer.problem ?? '',
			earningsUrl: webAddress( answer.earnings_url ),
		};
	},
} );

/** Makes the three products of donations in a currency, or finds those that are there, and answers with them. Who may not publish makes nothing that is sold. */
export const createDonationPlans = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/memberships/products',
	data: { type: wire.oneOf( 'donation' ), currency: wire.string },
	servedBy: [ 'site', 'platform' ],
	capability: 'publish_posts',
	wire: wire.list( wireProduct ),
	parse: ( products ): Plan[] => products.flatMap( readPlan ),
} );

/** Makes a plan. Its price is in the currency's own units. */
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
 * What the site asks of the platform when a visitor wants to pay; no browser does. The answer's address is where she
 * pays; from there she comes back to one of the two addresses. The same key is the same payment, however often it is
 * asked for.
 */
export const startCheckout = endpoint( {
	method: 'POST',
	path: '/wpcom/v2/memberships/checkout',
	data: {
		/** Id of the platform's product. */
		plan: wire.number,
		/** In the smallest units of the currency; without it, the price of the product. */
		amount: wire.optional( wire.number ),
		/** Of the plan, as the site knows it: another one is refused. */
		currency: wire.optional( wire.string ),
		key: wire.string,
		return_url: wire.string,
		cancel_url: wire.string,
	},
	servedBy: [ 'platform' ],
	capability: 'manage_options',
	/** What is paid: where nobody has told the site the price of the plan, it learns it here. */
	wire: wire.record( {
		url: wire.string,
		amount: wire.number,
		currency: wire.string,
	} ),
} );

/** What has become of a payment, which the site asks when a visitor is back; no browser does. `amount` is in smallest units. */
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

/** A product as a plan, in a list that is empty where it makes no sense: no id, a currency that cards are not charged in, a price below what can be charged. */
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

/** A number, or text in plain decimal notation; NaN for anything else. */
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
