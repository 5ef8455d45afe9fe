import {
	contentFolder,
	createPost,
	php,
	platformUrl,
	resetPlatform,
	setFaults,
	siteUrl,
	test,
} from '#e2e';
import { rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { signatureOf } from '../../stripe-account.mock';

const KEY = 'sk_test_0123456789abcdef';

/**
 * A plugin with a block that renders a payment form for a test's offer. It also removes the limit on payments per
 * client.
 */
const TEST_PLUGIN = `<?php
add_action( 'init', static function () {
	register_block_type( 'e2e/pay', array( 'attributes' => array( 'offer' => array( 'type' => 'object' ) ), 'render_callback' => static function ( $attributes ) {
		$offer = $attributes['offer'] + array( 'block' => 'e2e-pay', 'source' => 'site', 'title' => '', 'amounts' => array(), 'custom' => true, 'post' => \\Dovetail\\Plugin\\Content_Source::current(), 'seller' => 'Harbour Bakery' );
		$typed = \\Dovetail\\Payments\\Checkout::typed( $offer );
		return \\Dovetail\\Payments\\Checkout::message( $offer ) . '<p>' . esc_html( \\Dovetail\\Payments\\Checkout::says( $offer ) ) . '</p>' . \\Dovetail\\Payments\\Checkout::form( $offer, '<label>Amount <input name="amount" value="' . esc_attr( $typed['amount'] ?? '' ) . '"></label> <button>Donate</button>', array( 'class' => 'e2e-pay' ) );
	} ) );
} );
add_action( 'wp_loaded', static function () {
	if ( isset( $_GET['e2e_plan'] ) ) {
		wp_send_json( \\Dovetail\\Payments\\Plans::create( array( 'kind' => 'donation', 'currency' => 'SEK', 'interval' => 'one-time' ) )['id'] );
	}
} );
add_filter( 'dovetail_blocks_payment_limit', static fn() => 100000 );`;

type Offer = Record< string, unknown >;

type Account = {
	sessions: {
		id: string;
		url: string;
		status: string;
		amount_total: number;
		currency: string;
		mode: string;
		client_reference_id: string;
		success_url: string;
		submit_type: string | null;
		title: string;
		livemode: boolean;
	}[];
	charges: { id: string; amount: number; payment_intent: string }[];
	products: Record< string, { name: string } >;
	prices: { id: string; lookup_key: string }[];
	endpoints: {
		id: string;
		url: string;
		secret: string;
		enabled_events: string[];
		api_version: string;
	}[];
	portals: unknown[];
	events: { id: string; type: string }[];
	invoices: { id: string }[];
};

/** Triggers the given action in the mock Stripe account, if any. Resolves with the account. */
export async function stripe(
	what = 'account',
	data?: Record< string, unknown >
): Promise< Account > {
	const response = await fetch(
		`${ platformUrl() }/services/stripe/test/${ what }`,
		data
			? {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify( data ),
				}
			: {}
	);
	return ( await response.json() ) as Account;
}

const connect = () =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'stripe' ), array( 'key' => $input, 'secret' => '' ) );
		return \\Dovetail\\Connections\\Connection_State::get( 'stripe' );`,
		KEY
	);

const DELETE_RECORDS = `
	global $wpdb;
	\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {payments}' );
	\\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {locks}' );
	foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'dovetail_plan'" ) as $id ) { wp_delete_post( $id, true ); }
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%' OR option_name LIKE 'dovetail\\_blocks\\_stripe\\_%' OR option_name = 'dovetail_blocks_connection_state_stripe'" );
	delete_option( \\Dovetail\\Connections\\Connections::option_name( 'stripe' ) );
	\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_payments_pending' );
	wp_cache_flush();
	return 1;`;

/**
 * Starts each test with no payments and a new, connected Stripe account. The mock holds back events until a test
 * delivers them.
 */
export function beginAnew(): void {
	const file = () => `${ contentFolder() }/mu-plugins/e2e-payments.php`;
	test.beforeAll( () => writeFileSync( file(), TEST_PLUGIN ) );
	test.beforeEach( async () => {
		await resetPlatform();
		await setFaults();
		await php( DELETE_RECORDS );
		await stripe( 'hold', {} );
		await connect();
	} );
	test.afterAll( async () => {
		rmSync( file(), { force: true } );
		await php( DELETE_RECORDS );
		await resetPlatform();
	} );
}

/** Creates a plan and resolves with its ID. */
export const plan = ( wish: Offer = {} ): Promise< number > =>
	php(
		`$plan = \\Dovetail\\Payments\\Plans::create( $input ); return is_wp_error( $plan ) ? $plan->get_error_message() : $plan['id'];`,
		{
			kind: 'donation',
			currency: 'EUR',
			interval: 'one-time',
			title: '',
			amount: null,
			...wish,
		}
	);

/** Creates a page with a payment form, by default public and for donations. Resolves with the page's URL. */
export async function pageOf(
	offer: Offer = {},
	status = 'publish'
): Promise< string > {
	const whole = {
		plan: offer.plan ?? ( await plan() ),
		kind: 'donation',
		currency: 'EUR',
		interval: 'one-time',
		amounts: [ 500, 1500, 10000 ],
		...offer,
	};
	const id = await createPost( {
		content: `<!-- wp:e2e/pay ${ JSON.stringify( { offer: whole } ) } /-->`,
		title: 'Support our choir',
		status,
	} );
	return `${ siteUrl() }/?p=${ id }`;
}

/** Returns the hidden fields of the form on a page. */
export async function formOf(
	page: string
): Promise< Record< string, string > > {
	const text = await ( await fetch( page ) ).text();
	return Object.fromEntries(
		[
			...text.matchAll(
				/<input type="hidden" name="(dovetail_payment|key)" value="([^"]+)">/g
			),
		].map( ( [ , name = '', value = '' ] ) => [ name, value ] )
	);
}

type Answer = {
	status: number;
	location: string;
	/** The message on the page, or in the response to the view script. */
	said: string;
};

/**
 * Submits a form like a browser without JavaScript, or like the view script if `script` is true. `visitor` is the
 * visitor's cookie; without it, the request comes from a new visitor.
 */
export async function send(
	page: string,
	fields: Record< string, string >,
	{ script = false, visitor = '' } = {}
): Promise< Answer > {
	const post = ( address: string, cookie: string ) =>
		fetch( address, {
			method: 'POST',
			redirect: 'manual',
			headers: {
				...( cookie ? { Cookie: cookie } : {} ),
				...( script ? { Accept: 'application/json' } : {} ),
			},
			body: new URLSearchParams( {
				...fields,
				...( script ? { own_key: '1' } : {} ),
			} ),
		} );
	let response = await post( page, visitor );
	if ( response.status === 307 ) {
		response = await post(
			response.headers.get( 'Location' ) ?? '',
			response.headers.get( 'Set-Cookie' )?.split( ';' )[ 0 ] ?? ''
		);
	}
	const text = await response.text();
	if ( script ) {
		const { url = '', message = '' } = JSON.parse( text ) as {
			url?: string;
			message?: string;
		};
		return { status: response.status, location: url, said: message };
	}
	return {
		status: response.status,
		location: response.headers.get( 'Location' ) ?? '',
		said: saidIn( text ),
	};
}

const saidIn = ( html: string ): string =>
	( /dovetail-payment-message[^>]*>(.*?)<\/div>/s.exec( html )?.[ 1 ] ?? '' )
		.replace( /<[^>]+>/g, ' ' )
		.replaceAll( '&#8220;', '“' )
		.replaceAll( '&#8221;', '”' )
		.replace( /\s+/g, ' ' )
		.trim();

/** Opens the return URL of a payment. Resolves with the payment message on the page. */
export const comeBack = async ( address: string ): Promise< string > =>
	saidIn( await ( await fetch( address ) ).text() );

/** Starts a payment for a custom amount on a page. Resolves with the Stripe session. */
export async function begin(
	page: string,
	amount = '5',
	key: string = randomUUID()
): Promise< Account[ 'sessions' ][ number ] > {
	const { location, said } = await send( page, {
		...( await formOf( page ) ),
		key,
		amount,
	} );
	const session = ( await stripe() ).sessions.find(
		( { url } ) => url === location
	);
	if ( ! session ) {
		throw new Error( `No session: ${ location } ${ said }` );
	}
	return session;
}

/** Delivers an event as Stripe does. Resolves with the status of the site's response. */
export async function deliver(
	event: object,
	{ secret }: { secret?: string } = {}
): Promise< number > {
	const body = JSON.stringify( event );
	const own = secret ?? ( await stripe() ).endpoints[ 0 ]?.secret ?? '';
	const moment = Math.floor( Date.now() / 1000 );
	const { status } = await fetch(
		`${ siteUrl() }/?rest_route=/dovetail/v1/payments/stripe`,
		{
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'Stripe-Signature': await signatureOf( body, own, moment ),
			},
			body,
		}
	);
	return status;
}

/** Returns the account's events of a type, oldest first. */
export const eventsOf = async ( type: string ) =>
	( await stripe() ).events.filter( ( event ) => event.type === type );

/** Completes a payment at Stripe without notifying the site. */
export async function paid( amount = '5', offer: Offer = {} ) {
	const session = await begin( await pageOf( offer ), amount );
	await stripe( 'pay', { session: session.id } );
	const [ completed ] = (
		await eventsOf( 'checkout.session.completed' )
	).slice( -1 );
	if ( ! completed ) {
		throw new Error( 'Nothing was paid.' );
	}
	return { session, completed };
}

type Payment = {
	state: string;
	amount: number;
	currency: string;
	refunded: number;
	mode: string;
	reference: string;
	email: string;
	name: string;
	interval: string;
	note: string;
	plan: number;
	post: number;
	title: string;
	subscription: string;
};

/** Returns all payment records, the oldest first. */
export const payments = (): Promise< Payment[] > =>
	php( `return \\Dovetail\\Payments\\Payments::all( 'ORDER BY id' );` );

/** Records payments from the given reports of a payment service. */
export const record = ( ...told: object[] ) =>
	php< unknown[] >(
		`return array_map( static function ( $each ) { $id = \\Dovetail\\Payments\\Payments::record( $each ); return is_wp_error( $id ) ? $id->get_error_code() : $id; }, $input );`,
		told.map( ( each ) => ( {
			service: 'stripe',
			mode: 'live',
			reference: 'pi_1',
			state: 'paid',
			amount: 500,
			currency: 'EUR',
			...each,
		} ) )
	);
