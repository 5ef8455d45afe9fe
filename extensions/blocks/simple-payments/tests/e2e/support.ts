import {
	createPost,
	php,
	platformRequests,
	platformUrl,
	resetPlatform,
	setFaults,
	siteUrl,
	test,
} from '#e2e';
import { proofOf } from '../../paypal-account.mock';

/** Selector of the block, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-simple-payments';

/** Credentials that the mocked PayPal accepts. */
export const APP = {
	client_id: 'AharbourharbourharbourA',
	secret: 'EharbourharbourharbourE',
	mode: 'sandbox',
	webhook_id: 'WH0TEST',
};

type Asked = {
	key: string | null;
	method: string;
	path: string;
	data: unknown;
	status: number | string | null;
};

/**
 * Makes the given requests to PayPal fail, such as `GET /v2/checkout/orders/{order}`. An empty object removes all
 * faults.
 */
export const faults = (
	broken: Readonly< Record< string, object | string > >
) =>
	setFaults(
		Object.fromEntries(
			Object.entries( broken ).map( ( [ call, kind ] ) => [
				call.replace( ' ', ' paypal:' ),
				kind,
			] )
		)
	);

/** Returns the requests to PayPal, oldest first. */
export const asked = async ( part: RegExp ): Promise< Asked[] > =>
	( await platformRequests< Asked >() ).filter( ( { key } ) =>
		part.test( key ?? '' )
	);

/** Returns the number of captures at PayPal. */
export const charges = async (): Promise< number > =>
	( await asked( /capture$/ ) ).filter( ( { status } ) => status === 201 )
		.length;

/** Use empty credentials: missing ones would be replaced with the playground's. */
export const NO_APP = { client_id: '', secret: '', mode: '', webhook_id: '' };

/** Enters or removes an app, and turns the classic form on or off. */
export const connect = ( app: object, hasForm = false ) =>
	php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'paypal' ), $input['app'] );
		update_option( 'dovetail_blocks_settings', array( 'paypal_form' => $input['form'] ) );
		return 1;`,
		{ app, form: hasForm }
	);

type Product = {
	title?: string;
	content?: string;
	status?: string;
	currency?: string;
	price?: unknown;
	email?: string;
	multiple?: boolean;
};

/** Creates a product as the editor does. */
export const makeProduct = ( product: Product = {} ) =>
	php< number >(
		`return wp_insert_post( wp_slash( array( 'post_type' => 'jp_pay_product', 'post_title' => $input['title'], 'post_content' => $input['content'], 'post_status' => $input['status'], 'post_author' => 1, 'meta_input' => array( 'spay_currency' => $input['currency'], 'spay_price' => $input['price'], 'spay_email' => $input['email'], 'spay_multiple' => $input['multiple'] ) ) ) );`,
		{
			title: 'Sourdough class',
			content: 'Saturday morning.',
			status: 'publish',
			currency: 'EUR',
			price: 45,
			email: 'bakery@example.com',
			multiple: true,
			...product,
		}
	);

/** Returns a payment block. */
export const markup = ( attributes: object ) =>
	`<!-- wp:dovetail/simple-payments ${ JSON.stringify( { title: 'Sourdough class', price: 1, postLinkUrl: 'https://example.org/', ...attributes } ) } -->
<div class="wp-block-dovetail-simple-payments"><p class="wp-block-dovetail-simple-payments__title"><strong>Sourdough class</strong></p><p class="wp-block-dovetail-simple-payments__price">1.00 USD</p><p class="wp-block-dovetail-simple-payments__link"><a href="https://example.org/">Click here to purchase.</a></p></div>
<!-- /wp:dovetail/simple-payments -->`;

/** Creates a page that sells a product. Resolves with the page's ID and URL. */
export async function makePage( product: number, status = 'publish' ) {
	const id = await createPost( {
		content: markup( { productId: product } ),
		title: 'Classes',
		status,
	} );
	return { id, url: `${ siteUrl() }/?p=${ id }` };
}

type Recorded = {
	mode: string;
	reference: string;
	state: string;
	amount: number;
	currency: string;
	refunded: number;
	email: string;
	name: string;
	post: number;
	title: string;
	note: string;
};

/** Returns all recorded payments, the oldest first. */
export const payments = () =>
	php< Recorded[] >(
		`return \\Dovetail\\Payments\\Payments::all( 'ORDER BY id' );`
	);

/** Returns the fields of a page's form, as a browser without JavaScript sends them. */
export async function fieldsOf( url: string ): Promise< URLSearchParams > {
	const html = await ( await fetch( url ) ).text();
	const [ , inside = '' ] =
		/<form class="wp-block-dovetail-simple-payments__form".*?>(.*?)<\/form>/s.exec(
			html
		) ?? [];
	return new URLSearchParams(
		[
			...inside.matchAll( /<input[^>]* name="([^"]+)" value="([^"]*)"/g ),
		].map( ( [ , name = '', value = '' ] ) => [ name, value ] )
	);
}

/** Headers of a visitor who has submitted a form before. */
const VISITOR = { Cookie: `dovetail_visitor=${ '0'.repeat( 32 ) }` };

/** Submits a form without following redirects. */
export async function send( url: string, fields: URLSearchParams ) {
	const answer = await fetch( url, {
		headers: VISITOR,
		method: 'POST',
		body: fields,
		redirect: 'manual',
	} );
	return {
		status: answer.status,
		location: answer.headers.get( 'Location' ) ?? '',
		html: await answer.text(),
	};
}

/** Returns the message about a payment without tags. */
export const said = ( html: string ): string =>
	( /<p class="[^"]*__message [^>]*>(.*?)<\/p>/s.exec( html )?.[ 1 ] ?? '' )
		.replaceAll( '&#8220;', '“' )
		.replaceAll( '&#8221;', '”' )
		.replaceAll( '&nbsp;', ' ' )
		.replaceAll( '\u00a0', ' ' );

/** Starts an order on a page and approves it at PayPal. Resolves with the order's ID and return URL. */
export async function approved( url: string, fields?: URLSearchParams ) {
	const { location } = await send( url, fields ?? ( await fieldsOf( url ) ) );
	const order = new URL( location ).searchParams.get( 'token' ) ?? '';
	const back = await fetch(
		`${ platformUrl() }/services/paypal/checkoutnow/${ order }/COMPLETED`,
		{ redirect: 'manual' }
	);
	return { order, back: back.headers.get( 'Location' ) ?? '' };
}

/** Opens the return URL. Resolves with the text and status of the final page. */
export async function comeBack( address: string ) {
	const answer = await fetch( address, { headers: VISITOR } );
	return {
		url: answer.url,
		status: answer.status,
		sentence: said( await answer.text() ),
	};
}

/** Returns a PayPal notification with the headers that prove its origin. */
export function notification( event: object ) {
	const body = JSON.stringify( event );
	return {
		body,
		headers: {
			'Content-Type': 'application/json',
			'PayPal-Auth-Algo': 'SHA256withRSA',
			'PayPal-Cert-Url':
				'https://api.paypal.com/v1/notifications/certs/CERT',
			'PayPal-Transmission-Id': 'b6c3a2d0-1',
			'PayPal-Transmission-Time': '2026-11-23T22:00:00Z',
			'PayPal-Transmission-Sig': proofOf(
				`${ APP.webhook_id } ${ body }`
			),
		},
	};
}

/** Sends a notification to the site. Resolves with the response status. */
export const notify = async (
	{ body, headers }: { body: string; headers: Record< string, string > },
	kind = 'app'
): Promise< number > =>
	(
		await fetch( `${ siteUrl() }/?dovetail_paypal_notification=${ kind }`, {
			method: 'POST',
			body,
			headers,
		} )
	).status;

const forget = () =>
	php( `
		global $wpdb;
		\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_paypal_settle' );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'dovetail\\_blocks\\_count\\_%' OR option_name LIKE 'dovetail\\_blocks\\_paypal\\_%'" );
		foreach ( array( 'payments', 'orders', 'locks' ) as $table ) {
			\\Dovetail\\Plugin\\Database::execute( "DELETE FROM {{$table}}" );
		}
		foreach ( get_posts( array( 'post_type' => 'jp_pay_product', 'post_status' => array( 'publish', 'draft', 'trash' ), 'numberposts' => -1, 'fields' => 'ids', 'exclude' => array( 900101 ) ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		wp_cache_flush();
		return 1;` );

/** Starts each test with a connected app and without payments. */
export function beginAnew(): void {
	test.beforeEach( async () => {
		await resetPlatform();
		await faults( {} );
		await connect( APP );
		await forget();
	} );
	test.afterAll( async () => {
		await forget();
		await php(
			`delete_option( 'dovetail_blocks_settings' ); delete_option( \\Dovetail\\Connections\\Connections::option_name( 'paypal' ) ); return 1;`
		);
		await resetPlatform();
	} );
}
