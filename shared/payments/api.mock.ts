import {
	formatAmount,
	isCardCurrency,
	isChargeable,
	toMinorUnits,
	fromMinorUnits,
} from '#shared/currency';
import { escapeHtml } from '#shared/attributes';
import {
	html,
	mock,
	mockError,
	mockPage,
	redirectTo,
	type Mock,
	type MockSurroundings,
} from '#shared/request';
import {
	INTERVALS,
	createDonationPlans,
	createPlan,
	readCheckout,
	readMemberships,
	readLastUsed,
	readTotal,
	receiveStripeEvent,
	startCheckout,
} from './api';
import { stripePages } from './stripe-pages.mock';
import { stripeMocks } from './stripe.mock';

type Product = {
	id: number;
	title: string;
	interval: string;
	/** Price in the currency's main unit; null for donations. */
	price: number | null;
	currency: string;
	type: string;
};

type Payment = {
	state: 'open' | 'paid' | 'cancelled';
	title: string;
	amount: number;
	currency: string;
	back: Record< 'paid' | 'cancelled', string >;
};

/** The site owner's account on the mock platform, with its connection status, plans and payments. */
const membershipsOf = ( { scenario, state }: MockSurroundings ) =>
	state( 'memberships', {
		isConnected: scenario.isConnected,
		products: [] as Product[],
		/** Payments keyed by their idempotency keys. */
		payments: {} as Record< string, Payment >,
	} );

/** Whether the site's plan on the mock platform lacks payments. Buying a plan there changes this. */
const needsUpgrade = ( { scenario, state }: MockSurroundings ): boolean =>
	scenario.name === 'upgrade-available' &&
	state( 'plan', scenario.plan ).product_slug === scenario.plan.product_slug;

const DONATIONS = [ 'Donation', 'Monthly donation', 'Yearly donation' ];

const refused = ( message: string, status = 400 ) =>
	mockError( status, { code: 'memberships_refused', message } );

/** Returns the URL if its host is this machine; otherwise null. The mock redirects only to this machine. */
const ownAddress = ( raw = '' ): string | null =>
	URL.canParse( raw ) &&
	[ '127.0.0.1', 'localhost' ].includes( new URL( raw ).hostname )
		? raw
		: null;

/** Mocks the platform's payment endpoints, and its pages for connecting an account and for paying. */
export const mocks: readonly Mock[] = [
	mock( readMemberships ).reply( ( request ) => {
		const { isConnected, products } = membershipsOf( request );
		const { type } = request.query;
		const { origin } = request;
		return {
			should_upgrade_to_access_memberships: needsUpgrade( request ),
			upgrade_url: `${ origin }/plans`,
			connect_url: isConnected
				? null
				: `${ origin }/connect/stripe?${ new URLSearchParams( {
						state: btoa( '{"blog":1}' ),
					} ) }`,
			connected_account_id: isConnected ? 'acct_1HarbourBakery' : null,
			products: products.filter(
				( product ) => ! type || product.type === type
			),
			errors: [],
			earnings_url: `${ origin }/earn/payments`,
		};
	} ),
	// The mock platform returns no totals, because the site itself stores the payments.
	mock( readTotal ).reply( () => ( { amount: 0, people: 0 } ) ),
	mock( readLastUsed ).reply( () => ( {
		currency: '',
		name: '',
		iban: '',
		account: '',
		bic: '',
	} ) ),
	mock( createDonationPlans ).reply( ( request ) => {
		const { currency } = request.data;
		if ( ! isCardCurrency( currency ) ) {
			return refused( 'This currency cannot be paid in.' );
		}
		const { products } = membershipsOf( request );
		return INTERVALS.map( ( interval, index ) => {
			const known = products.find(
				( product ) =>
					product.type === 'donation' &&
					product.currency === currency &&
					product.interval === interval
			);
			const product = known ?? {
				id: 1000 + request.nextId( 'product' ),
				title: DONATIONS[ index ] ?? '',
				interval,
				price: null,
				currency,
				type: 'donation',
			};
			if ( ! known ) {
				products.push( product );
			}
			return product;
		} );
	} ),
	mock( createPlan ).reply( ( request ) => {
		const { currency, price, title, interval } = request.data;
		if ( ! title.trim() || ! isChargeable( price, currency ) ) {
			return refused( 'The price of this plan cannot be charged.' );
		}
		const product = {
			id: 1000 + request.nextId( 'product' ),
			title,
			interval,
			price,
			currency,
			type: 'plan',
		};
		membershipsOf( request ).products.push( product );
		return product;
	} ),
	mock( startCheckout ).reply( ( request ) => {
		const { plan, amount = 0, key, ...rest } = request.data;
		const { products, payments } = membershipsOf( request );
		const product = products.find( ( { id } ) => id === plan );
		const { currency = '', price = 0 } = product ?? {};
		const paid = price === null ? amount : toMinorUnits( price, currency );
		if (
			! product ||
			( rest.currency ?? currency ) !== currency ||
			! isChargeable( fromMinorUnits( paid, currency ), currency )
		) {
			return refused( 'This plan cannot be paid any more.', 404 );
		}
		payments[ key ] ??= {
			state: 'open',
			title: product.title,
			amount: paid,
			currency,
			back: { paid: rest.return_url, cancelled: rest.cancel_url },
		};
		return {
			url: `${ request.origin }/pay/${ key }`,
			amount: paid,
			currency,
		};
	} ),
	mock( readCheckout ).reply( ( request ) => {
		const payment = membershipsOf( request ).payments[ request.params.key ];
		return payment
			? {
					state: payment.state,
					amount: payment.amount,
					currency: payment.currency,
				}
			: refused( 'There is no such payment.', 404 );
	} ),
	mock( receiveStripeEvent ).reply( () => ( { received: true } ) ),
	mockPage( { path: '/pay/{key}' } ).reply( ( request ) => {
		const payment = membershipsOf( request ).payments[ request.params.key ];
		return payment
			? html( `<title>Payment</title>
<main><h1>${ escapeHtml( payment.title ) }</h1>
<p>${ escapeHtml(
					formatAmount(
						fromMinorUnits( payment.amount, payment.currency ),
						payment.currency
					)
				) }</p>
<form method="post"><button name="do" value="paid">Pay</button> <button name="do" value="cancelled">Cancel</button></form></main>` )
			: html( '<title>Payment</title><main>Gone</main>', 404 );
	} ),
	mockPage( { method: 'POST', path: '/pay/{key}' } ).reply( ( request ) => {
		const payment = membershipsOf( request ).payments[ request.params.key ];
		const state = request.form.do === 'paid' ? 'paid' : 'cancelled';
		const back = ownAddress( payment?.back[ state ] );
		if ( ! payment || ! back ) {
			return html( '<title>Payment</title><main>Gone</main>', 404 );
		}
		if ( payment.state !== 'paid' ) {
			payment.state = state;
		}
		return redirectTo( back );
	} ),
	mockPage( { path: '/connect/stripe' } ).reply( ( request ) => {
		membershipsOf( request ).isConnected = true;
		return html(
			'<title>Stripe</title><main><h1>Stripe is connected</h1><p>Go back to your post.</p></main>'
		);
	} ),
	mockPage( { path: '/plans' } ).reply( () =>
		html( '<title>Plans</title><main><h1>Plans</h1></main>' )
	),
	mockPage( { path: '/earn/payments' } ).reply( ( request ) =>
		html(
			`<title>Earnings</title><main><h1>Earnings</h1><p>${
				Object.values( membershipsOf( request ).payments ).filter(
					( { state } ) => state === 'paid'
				).length
			} payments</p></main>`
		)
	),
	...stripeMocks,
	...stripePages,
];
