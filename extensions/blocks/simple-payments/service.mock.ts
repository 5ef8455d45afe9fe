/**
 * Mock of PayPal (`/services/paypal/…`): the API calls and pages that a sale needs, as PayPal's public documentation
 * describes them.
 */
import { escapeHtml } from '#shared/attributes';
import {
	html,
	mockPage,
	redirectTo,
	type Mock,
	type Page,
	type PageRequest,
} from '#shared/request';
import {
	accountOf,
	capturedOrder,
	type MockOrder,
	type Money,
	oldFormMocks,
	orderOf,
	proofOf,
	type Unit,
	orderResponse,
} from './paypal-account.mock';

const OUTCOMES = {
	COMPLETED: 'Pay now',
	PENDING: 'Pay by a bank that is slow',
	DECLINED: 'Pay with a card that is declined',
} as const;

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json' },
	body: data === null ? '' : JSON.stringify( data ),
} );

const refuse = ( status: number, name: string, issue: string ): Page =>
	answer(
		{
			name,
			message: 'The requested action could not be performed.',
			details: [ { issue, description: issue.replaceAll( '_', ' ' ) } ],
		},
		status
	);

/** Mocks an API call that requires a token. */
const call = (
	method: 'GET' | 'POST',
	path: string,
	reply: ( request: PageRequest ) => Page
): Mock =>
	mockPage( { method, path: path as string, service: 'paypal' } ).reply(
		( request ) =>
			request.authorization.startsWith( 'Bearer A21AA' )
				? once( request, reply )
				: refuse( 401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN' )
	);

/** Returns the same response for a repeated request ID. */
function once(
	request: PageRequest,
	reply: ( request: PageRequest ) => Page
): Page {
	const name = request.headers[ 'paypal-request-id' ];
	if ( ! name ) {
		return reply( request );
	}
	const { answers } = accountOf( request );
	return ( answers[ name ] ??= reply( request ) );
}

function makeOrder( request: PageRequest ): Page {
	const sent = request.data as {
		purchase_units: [ Unit ];
		payment_source: {
			paypal: {
				experience_context: { return_url: string; cancel_url: string };
			};
		};
	};
	const [ unit ] = sent.purchase_units;
	const { currency_code: currency, value } = unit.amount;
	if ( currency === 'RUB' ) {
		return refuse( 422, 'UNPROCESSABLE_ENTITY', 'CURRENCY_NOT_SUPPORTED' );
	}
	const isWhole = [ 'HUF', 'JPY', 'TWD' ].includes( currency );
	if ( ! ( isWhole ? /^\d+$/ : /^\d+\.\d\d$/ ).test( value ) ) {
		return refuse( 422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION' );
	}
	const { return_url: back, cancel_url: cancel } =
		sent.payment_source.paypal.experience_context;
	const order: MockOrder = {
		id: `${ request.nextId( 'paypal-order' ) }`.padStart( 17, '7ORDER0' ),
		status: 'PAYER_ACTION_REQUIRED',
		unit,
		changed: 0,
		back,
		cancel,
		outcome: 'COMPLETED',
		capture: null,
		charges: 0,
	};
	accountOf( request ).orders.push( order );
	return answer( orderResponse( request, order ) );
}

function captureOrder( request: PageRequest ): Page {
	const order = orderOf( request, request.params.order );
	if ( ! order ) {
		return refuse( 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID' );
	}
	if ( order.status === 'COMPLETED' ) {
		return refuse( 422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED' );
	}
	if ( order.status !== 'APPROVED' ) {
		return refuse( 422, 'UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED' );
	}
	if ( order.outcome === 'DECLINED' ) {
		return refuse( 422, 'UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED' );
	}
	Object.assign( order, {
		status: 'COMPLETED',
		charges: order.charges + 1,
		capture: {
			id: `C${ order.id.slice( 1 ) }`,
			status: order.outcome,
			amount: order.unit.amount,
			refunds: [],
		},
	} );
	return answer( orderResponse( request, order ), 201 );
}

function checkout( request: PageRequest ): Page {
	const order = orderOf( request, request.query.token );
	if ( ! order ) {
		return html(
			'<h1>PayPal</h1><p>Things don’t appear to be working.</p>',
			404
		);
	}
	const { amount, items, payee } = order.unit;
	const buttons = Object.entries( OUTCOMES ).map(
		( [ outcome, words ] ) =>
			`<p><a href="/services/paypal/checkoutnow/${ order.id }/${ outcome }">${ words }</a></p>`
	);
	return html(
		`<title>PayPal</title><h1>PayPal, of a mock</h1><p>${ escapeHtml(
			`${ items?.[ 0 ]?.name ?? '' }: ${ amount.value } ${ amount.currency_code } to ${ payee.email_address }`
		) }</p>${ buttons.join( '' ) }<p><a href="${ escapeHtml( order.cancel ) }">Cancel and return</a></p>`
	);
}

/** Redirects the payer back to the site. Adds PayPal's parameters before the URL's fragment. */
function approve( request: PageRequest ): Page {
	const order = orderOf( request, request.params.order );
	if ( ! order || order.status === 'COMPLETED' ) {
		return html( '<p>This was paid already.</p>', 409 );
	}
	order.status = 'APPROVED';
	order.changed++;
	order.outcome = request.params.outcome ?? '';
	const back = new URL( order.back );
	back.searchParams.set( 'token', order.id );
	back.searchParams.set( 'PayerID', 'INES5DUARTE' );
	return redirectTo( back.href );
}

/** Ends the bank's review of a pending payment with the given result. */
function decide( request: PageRequest ): Page {
	const { capture } = orderOf( request, request.params.order ) ?? {};
	if ( capture?.status !== 'PENDING' ) {
		return html( '<p>There is nothing to decide.</p>', 409 );
	}
	capture.status = request.params.outcome ?? '';
	return html( '<p>Decided.</p>' );
}

function giveBack( request: PageRequest ): Page {
	const order = accountOf( request ).orders.find(
		( { capture } ) => capture?.id === request.params.capture
	);
	const { capture } = order ?? {};
	if ( ! capture ) {
		return refuse( 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID' );
	}
	const { amount = capture.amount } = request.data as { amount?: Money };
	capture.refunds.push( {
		id: `R${ capture.id.slice( 1 ) }${ capture.refunds.length }`.slice(
			-17
		),
		amount,
	} );
	capture.status =
		amount.value === capture.amount.value
			? 'REFUNDED'
			: 'PARTIALLY_REFUNDED';
	return answer( { status: 'COMPLETED', amount }, 201 );
}

export const serviceMocks: readonly Mock[] = [
	mockPage( {
		method: 'POST',
		path: '/v1/oauth2/token',
		service: 'paypal',
	} ).reply( ( { authorization, form } ) => {
		const [ client = '' ] = Buffer.from(
			authorization.replace( /^Basic /, '' ),
			'base64'
		)
			.toString()
			.split( ':' );
		return /^A\w{20,}$/.test( client ) &&
			form.grant_type === 'client_credentials'
			? answer( { access_token: 'A21AAmock', expires_in: 32400 } )
			: answer( { error: 'invalid_client' }, 401 );
	} ),
	call( 'POST', '/v2/checkout/orders', makeOrder ),
	call( 'GET', '/v2/checkout/orders/{order}', ( request ) => {
		const order = orderOf( request, request.params.order );
		return order
			? answer( orderResponse( request, order ) )
			: refuse( 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID' );
	} ),
	call( 'POST', '/v2/checkout/orders/{order}/capture', captureOrder ),
	call( 'GET', '/v2/payments/captures/{capture}', ( request ) => {
		const order = accountOf( request ).orders.find(
			( { capture } ) => capture?.id === request.params.capture
		);
		return order
			? answer( capturedOrder( request, order ) )
			: refuse( 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID' );
	} ),
	call( 'POST', '/v2/payments/captures/{capture}/refund', giveBack ),
	call( 'GET', '/v1/notifications/webhooks', ( request ) =>
		answer( { webhooks: accountOf( request ).webhooks } )
	),
	call( 'POST', '/v1/notifications/webhooks', ( request ) => {
		const { url } = request.data as { url: string };
		const { webhooks } = accountOf( request );
		if ( webhooks.some( ( hook ) => hook.url === url ) ) {
			return refuse(
				400,
				'WEBHOOK_URL_ALREADY_EXISTS',
				'WEBHOOK_URL_ALREADY_EXISTS'
			);
		}
		const hook = { id: `WH0${ webhooks.length + 1 }`, url };
		webhooks.push( hook );
		return answer( hook, 201 );
	} ),
	call(
		'POST',
		'/v1/notifications/verify-webhook-signature',
		( { data } ) => {
			const {
				transmission_sig: sign,
				webhook_event: event,
				webhook_id: id,
			} = data as Record< string, unknown >;
			return answer( {
				verification_status:
					sign === proofOf( `${ id } ${ JSON.stringify( event ) }` )
						? 'SUCCESS'
						: 'FAILURE',
			} );
		}
	),
	mockPage( { path: '/checkoutnow', service: 'paypal' } ).reply( checkout ),
	mockPage( {
		path: '/checkoutnow/{order}/{outcome}',
		service: 'paypal',
	} ).reply( approve ),
	mockPage( {
		path: '/bank/{order}/{outcome}',
		service: 'paypal',
	} ).reply( decide ),
	...oldFormMocks,
];
