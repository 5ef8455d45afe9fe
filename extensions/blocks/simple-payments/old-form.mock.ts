/** PayPal’s old form, `/services/paypal/cgi-bin/webscr`, and its notifications. */
import { escapeHtml } from '#shared/attributes';
import { html, mockPage, type Mock } from '#shared/request';
import { proofOf } from './paypal-account.mock';

/** A notification of the old form, as PayPal sends it: every field, and its own mark. */
export function oldNotification(
	fields: Readonly< Record< string, string > >
): string {
	const body = new URLSearchParams( fields );
	body.set( 'verify_sign', proofOf( body.toString() ) );
	return body.toString();
}

/** The form’s page, and PayPal’s word on a notification. */
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
