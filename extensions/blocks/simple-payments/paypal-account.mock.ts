import { escapeHtml } from '#shared/attributes';
import {
	html,
	type Mock,
	mockPage,
	type MockSurroundings,
	type Page,
} from '#shared/request';

/** A mocked PayPal account: orders, payments, webhooks, and signatures. */

/** An amount in PayPal's format. */
export type Money = { currency_code: string; value: string };

/** The purchased item and the account that receives the payment. */
export type Unit = {
	custom_id?: string;
	amount: Money;
	payee: { email_address: string };
	items?: { name: string; quantity: string }[];
};

type Capture = {
	id: string;
	status: string;
	amount: Money;
	refunds: { id: string; amount: Money }[];
};

/** An order in the mocked PayPal account. */
export type MockOrder = {
	id: string;
	status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
	unit: Unit;
	/** Number of times that the payer approved the order. Also the seconds of its update time. */
	changed: number;
	back: string;
	cancel: string;
	outcome: string;
	capture: Capture | null;
	/** Number of captures. Tests assert that it is at most one. */
	charges: number;
};

/** Returns the state of the mock. */
export const accountOf = ( { state }: MockSurroundings ) =>
	state( 'paypal', {
		orders: [] as MockOrder[],
		/** Responses by `PayPal-Request-Id`. Repeated requests get the same response and change nothing. */
		answers: {} as Record< string, Page >,
		webhooks: [] as { id: string; url: string }[],
	} );

/** Returns the mock's signature of a string. */
export function proofOf( text: string ): string {
	let proof = 5381;
	for ( const sign of text ) {
		proof = ( proof * 33 + ( sign.codePointAt( 0 ) ?? 0 ) ) % 2 ** 46;
	}
	return `mock${ proof }`;
}

/** Returns an order by its ID. */
export const orderOf = ( request: MockSurroundings, id: string | undefined ) =>
	accountOf( request ).orders.find( ( order ) => order.id === id );

/** Returns an order in PayPal's format. */
export function orderResponse( request: MockSurroundings, order: MockOrder ) {
	const { capture, id, status, unit } = order;
	return {
		id,
		status,
		intent: 'CAPTURE',
		update_time: `2026-11-24T08:00:${ String( order.changed ).padStart( 2, '0' ) }Z`,
		purchase_units: [
			{
				reference_id: 'default',
				...unit,
				...( capture
					? {
							payments: {
								captures: [ capturedOrder( request, order ) ],
								refunds: capture.refunds.map( ( given ) => ( {
									...given,
									status: 'COMPLETED',
								} ) ),
							},
						}
					: {} ),
			},
		],
		...( status === 'PAYER_ACTION_REQUIRED'
			? {}
			: {
					payer: {
						email_address: 'ines@example.com',
						name: { given_name: 'Inês', surname: 'Duarte' },
						payer_id: 'INES5DUARTE',
					},
				} ),
		links: [
			{
				rel: 'self',
				href: `https://api-m.paypal.com/v2/checkout/orders/${ id }`,
			},
			{
				rel: 'payer-action',
				href: `${ request.origin }/services/paypal/checkoutnow?token=${ id }`,
			},
		],
	};
}

/** Returns a captured order in PayPal's format. */
export const capturedOrder = (
	{ origin }: MockSurroundings,
	{ capture, id, unit }: MockOrder
) => ( {
	...capture,
	refunds: undefined,
	custom_id: unit.custom_id,
	supplementary_data: { related_ids: { order_id: id } },
	links: [
		{
			rel: 'self',
			href: `${ origin }/v2/payments/captures/${ capture?.id }`,
		},
	],
} );

/** Mock of PayPal's classic form (`/services/paypal/cgi-bin/webscr`) and its notifications. */

/** Returns a notification of the classic form as PayPal sends it, with all fields and a unique ID. */
export function oldNotification(
	fields: Readonly< Record< string, string > >
): string {
	const body = new URLSearchParams( fields );
	body.set( 'verify_sign', proofOf( body.toString() ) );
	return body.toString();
}

/** Mocks the payment page of the classic form and the verification of notifications. */
export const oldFormMocks: readonly Mock[] = [
	mockPage( { path: '/cgi-bin/webscr', service: 'paypal' } ).reply(
		( { query } ) =>
			html(
				`<title>PayPal</title><h1>PayPal’s old form, of a mock</h1><p>${ escapeHtml(
					`${ query.quantity } × ${ query.item_name }: ${ query.amount } ${ query.currency_code } to ${ query.business }`
				) }</p><p><a href="${ escapeHtml( query.return ?? '' ) }">Pay now</a></p><p><a href="${ escapeHtml( query.cancel_return ?? '' ) }">Cancel and return</a></p>`
			)
	),
	mockPage( {
		method: 'POST',
		path: '/cgi-bin/webscr',
		service: 'paypal',
	} ).reply( ( { form } ) => {
		const { cmd, verify_sign: sign = '', ...told } = form;
		const isOwn =
			cmd === '_notify-validate' &&
			sign === proofOf( new URLSearchParams( told ).toString() );
		return {
			headers: { 'Content-Type': 'text/plain' },
			body: isOwn ? 'VERIFIED' : 'INVALID',
		};
	} ),
];
