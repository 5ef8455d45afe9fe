/** A mock Stripe account: its data, and functions that simulate payments, refunds and events. */
import type { MockSurroundings } from '#shared/request';

type Metadata = Record< string, string >;

/** A Checkout Session with its request data. */
export type Session = {
	id: string;
	object: 'checkout.session';
	url: string | null;
	mode: string;
	status: 'open' | 'complete' | 'expired';
	payment_status: 'paid' | 'unpaid';
	amount_total: number;
	currency: string;
	livemode: boolean;
	client_reference_id: string;
	success_url: string;
	cancel_url: string;
	submit_type: string | null;
	metadata: Metadata;
	payment_intent: string | null;
	subscription: string | null;
	invoice: string | null;
	customer_details: { email: string; name: string } | null;
	/** Product name, interval and metadata, which the mock adds to the session. */
	title: string;
	every: string;
	carried: Metadata;
};

type Charge = {
	id: string;
	object: 'charge';
	amount: number;
	amount_refunded: number;
	currency: string;
	livemode: boolean;
	payment_intent: string;
	metadata: Metadata;
	disputed: boolean;
};

type Invoice = {
	id: string;
	object: 'invoice';
	billing_reason: string;
	currency: string;
	amount_due: number;
	amount_paid: number;
	customer_email: string;
	customer_name: string;
	livemode: boolean;
	parent: {
		subscription_details: { subscription: string; metadata: Metadata };
	};
};

type Event = {
	id: string;
	object: 'event';
	api_version: string;
	type: string;
	created: number;
	livemode: boolean;
	data: { object: object };
};

/** Signing secret for sites without a webhook endpoint, such as the playground. */
const MOCK_SECRET = 'whsec_0123456789abcdef';

/** Returns the site owner's mock account. */
export const stripeOf = ( { state }: MockSurroundings ) =>
	state( 'stripe', {
		products: {} as Record< string, { id: string; name: string } >,
		prices: [] as {
			id: string;
			active: boolean;
			lookup_key: string;
			product: string;
			unit_amount: number;
			currency: string;
			every: string;
		}[],
		sessions: [] as Session[],
		/** States by payment intent ID. */
		intents: {} as Record< string, string >,
		charges: [] as Charge[],
		disputes: [] as {
			id: string;
			object: 'dispute';
			charge: string;
			status: string;
			livemode: boolean;
		}[],
		invoices: [] as Invoice[],
		/** Invoice IDs by payment intent ID. Only payment intents of subscriptions have an invoice. */
		invoiceOf: {} as Record< string, string >,
		endpoints: [] as {
			id: string;
			url: string;
			secret: string;
			enabled_events: string[];
			api_version: string;
			status: string;
			metadata: Metadata;
			livemode: boolean;
		}[],
		portals: [] as object[],
		events: [] as Event[],
		/** Responses by idempotency key. */
		answers: {} as Record< string, { asked: string; page: string } >,
		/** Whether the mock holds back events until a test sends them. */
		holds: false,
	} );

/** Creates IDs such as `cs_test_1` and `pi_live_2`. */
export const idOf = (
	request: MockSurroundings,
	kind: string,
	isLive: boolean
): string =>
	`${ kind }_${ isLive ? 'live' : 'test' }_${ request.nextId( kind ) }`;

/** Returns the value of the `Stripe-Signature` header for an event. */
export async function signatureOf(
	body: string,
	secret: string,
	moment: number
): Promise< string > {
	const bytes = new TextEncoder();
	const key = await crypto.subtle.importKey(
		'raw',
		bytes.encode( secret ),
		{ name: 'HMAC', hash: 'SHA-256' },
		false,
		[ 'sign' ]
	);
	const signed = await crypto.subtle.sign(
		'HMAC',
		key,
		bytes.encode( `${ moment }.${ body }` )
	);
	const digits = [ ...new Uint8Array( signed ) ].map( ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	);
	return `t=${ moment },v1=${ digits.join( '' ) }`;
}

/** Sends an event to the site, and ignores errors. */
async function tell(
	{ url, secret }: { url: string; secret: string },
	body: string
): Promise< void > {
	const moment = Math.floor( Date.now() / 1000 );
	await fetch( url, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'Stripe-Signature': await signatureOf( body, secret, moment ),
		},
		body,
	} ).catch( () => undefined );
}

/** Records an event, and sends it to the site unless the mock holds back events. */
export function addEvent(
	request: MockSurroundings,
	type: string,
	object: { livemode?: boolean; [ name: string ]: unknown },
	back = ''
): void {
	const account = stripeOf( request );
	const event: Event = {
		id: `evt_${ request.nextId( 'evt' ) }`,
		object: 'event',
		api_version: '2025-09-30.clover',
		type,
		created: 1_780_000_000,
		livemode: object.livemode ?? false,
		data: { object: JSON.parse( JSON.stringify( object ) ) as object },
	};
	account.events.push( event );
	if ( account.holds ) {
		return;
	}
	const mine = account.endpoints.filter(
		( { livemode } ) => livemode === event.livemode
	);
	const own = URL.canParse( back )
		? [
				{
					url: `${ new URL( back ).origin }/?rest_route=/dovetail/v1/payments/stripe`,
					secret: MOCK_SECRET,
				},
			]
		: [];
	const body = JSON.stringify( event );
	for ( const endpoint of mine.length ? mine : own ) {
		void tell( endpoint, body );
	}
}

/** Charges the card of a session, or starts a payment with a delayed payment method. */
export function pay(
	request: MockSurroundings,
	session: Session,
	who: { email: string; name: string },
	isSlow = false
): void {
	const account = stripeOf( request );
	const isLive = session.livemode;
	const intent = idOf( request, 'pi', isLive );
	session.status = 'complete';
	session.customer_details = who;
	session.url = null;
	account.intents[ intent ] = isSlow ? 'processing' : 'succeeded';
	if ( session.mode === 'subscription' ) {
		session.subscription = idOf( request, 'sub', isLive );
		session.invoice = bill(
			request,
			session,
			'subscription_create',
			intent
		);
	} else {
		session.payment_intent = intent;
	}
	if ( ! isSlow ) {
		session.payment_status = 'paid';
		charge(
			request,
			session,
			intent,
			session.mode === 'subscription' ? {} : session.carried
		);
	}
	addEvent(
		request,
		'checkout.session.completed',
		session,
		session.success_url
	);
}

/** Completes a payment that was made with a delayed payment method. */
export function settle(
	request: MockSurroundings,
	session: Session,
	isPaid: boolean
): void {
	const intent = session.payment_intent ?? '';
	stripeOf( request ).intents[ intent ] = isPaid
		? 'succeeded'
		: 'requires_payment_method';
	if ( isPaid ) {
		session.payment_status = 'paid';
		charge( request, session, intent, session.carried );
	}
	addEvent(
		request,
		`checkout.session.async_payment_${ isPaid ? 'succeeded' : 'failed' }`,
		session,
		session.success_url
	);
}

/** Makes the next payment of a subscription. */
export function renew( request: MockSurroundings, session: Session ): void {
	const intent = idOf( request, 'pi', session.livemode );
	bill( request, session, 'subscription_cycle', intent );
	charge( request, session, intent, {} );
}

/** Sets a charge's total refund to the given amount, and adds the events about it. */
export function refund(
	request: MockSurroundings,
	one: Charge,
	amount: number,
	back = ''
): void {
	one.amount_refunded = amount;
	addEvent( request, 'charge.refunded', one, back );
	addEvent(
		request,
		'refund.created',
		{
			id: idOf( request, 're', one.livemode ),
			object: 'refund',
			charge: one.id,
			payment_intent: one.payment_intent,
			amount,
			livemode: one.livemode,
		},
		back
	);
}

function charge(
	request: MockSurroundings,
	{ amount_total: amount, currency, livemode }: Session,
	intent: string,
	metadata: Metadata
): void {
	stripeOf( request ).charges.push( {
		id: idOf( request, 'ch', livemode ),
		object: 'charge',
		amount,
		amount_refunded: 0,
		currency,
		livemode,
		payment_intent: intent,
		metadata,
		disputed: false,
	} );
}

function bill(
	request: MockSurroundings,
	session: Session,
	reason: string,
	intent: string
): string {
	const account = stripeOf( request );
	const invoice: Invoice = {
		id: idOf( request, 'in', session.livemode ),
		object: 'invoice',
		billing_reason: reason,
		currency: session.currency,
		amount_due: session.amount_total,
		amount_paid: session.amount_total,
		customer_email: session.customer_details?.email ?? '',
		customer_name: session.customer_details?.name ?? '',
		livemode: session.livemode,
		parent: {
			subscription_details: {
				subscription: session.subscription ?? '',
				metadata: session.carried,
			},
		},
	};
	account.invoices.push( invoice );
	account.invoiceOf[ intent ] = invoice.id;
	addEvent( request, 'invoice.paid', invoice, session.success_url );
	return invoice.id;
}
