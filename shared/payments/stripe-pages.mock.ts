/** Mocks Stripe's payment page, and defines the endpoints that tests use to control the mock account. */
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
	addEvent,
	idOf,
	pay,
	refund,
	renew,
	settle,
	stripeOf,
	type Session,
} from './stripe-account.mock';
import { answer, missing, sessionOf } from './stripe.mock';

/** Returns the HTML of Stripe's payment page for a session, with an optional error message. */
const checkout = ( session: Session, said = '' ): Page =>
	html( `<title>Stripe Checkout</title><main><h1>${ escapeHtml( session.title ) }</h1>
<p>${ session.amount_total } ${ escapeHtml( session.currency ) } ${ escapeHtml( session.every ) }</p>
${ said ? `<p role="alert">${ escapeHtml( said ) }</p>` : '' }
<form method="post"><label>Email <input name="email" type="email" value="ann@example.com"></label> <label>Name <input name="name" value="Ann Berg"></label>
<button name="do" value="pay">Pay</button> <button name="do" value="secure">Pay with a card that asks</button> <button name="do" value="declined">Pay with a declined card</button> <button name="do" value="bank">Pay by bank</button> <button name="do" value="cancel">Back to the site</button></form></main>` );

/** Returns the HTML of the page where a bank asks the customer to confirm a payment. */
const authenticate = ( request: PageRequest ): Page =>
	html(
		`<title>Your bank</title><main><h1>Is it you?</h1><form method="post"><input type="hidden" name="email" value="${ escapeHtml( request.form.email ?? '' ) }"><input type="hidden" name="name" value="${ escapeHtml( request.form.name ?? '' ) }"><button name="do" value="pay">It is me</button> <button name="do" value="declined">It is not</button></form></main>`
	);

/** Redirects to a URL on this machine. Responds with 404 to any other URL. */
const back = ( address: string ): Page =>
	URL.canParse( address ) &&
	[ '127.0.0.1', 'localhost' ].includes( new URL( address ).hostname )
		? redirectTo( address )
		: html( '<title>Stripe</title><main>Elsewhere</main>', 404 );

/** Handles the buttons on the mock of Stripe's payment page. */
function act( request: PageRequest ): Page {
	const session = sessionOf( request );
	if ( ! session || session.status !== 'open' ) {
		return html(
			'<title>Stripe Checkout</title><main><h1>You’re all done here</h1></main>',
			session ? 200 : 404
		);
	}
	const { email = '', name = '' } = request.form;
	switch ( request.form.do ) {
		case 'pay':
		case 'bank':
			pay(
				request,
				session,
				{ email, name },
				request.form.do === 'bank'
			);
			return back( session.success_url );
		case 'secure':
			return authenticate( request );
		case 'cancel':
			return back( session.cancel_url );
		default:
			return checkout( session, 'Your card was declined.' );
	}
}

/** Handles the endpoints that tests use to simulate the site owner, the bank and the passing of time. */
function steer( request: PageRequest ): Page {
	const account = stripeOf( request );
	const sent = request.data as Record< string, string | number >;
	const { session: id, charge: ch, amount, status } = sent;
	const session = account.sessions.find( ( each ) => each.id === id );
	const charge = account.charges.find( ( each ) => each.id === ch );
	if ( request.params.what === 'hold' ) {
		account.holds = true;
	} else if ( request.params.what === 'pay' && session ) {
		pay( request, session, { email: 'ann@example.com', name: 'Ann Berg' } );
	} else if ( request.params.what === 'bank' && session ) {
		settle( request, session, status === 'succeeded' );
	} else if ( request.params.what === 'renew' && session ) {
		renew( request, session );
	} else if ( request.params.what === 'end' && session ) {
		addEvent( request, 'customer.subscription.deleted', {
			id: session.subscription,
			object: 'subscription',
			metadata: session.carried,
			livemode: session.livemode,
		} );
	} else if ( request.params.what === 'expire' && session ) {
		session.status = 'expired';
		addEvent( request, 'checkout.session.expired', session );
	} else if ( request.params.what === 'refund' && charge ) {
		refund( request, charge, Number( amount ) );
	} else if ( request.params.what === 'dispute' && charge ) {
		const isNew = status === 'needs_response';
		const known = account.disputes.findLast(
			( each ) => each.charge === charge.id
		);
		const dispute =
			known && ! isNew
				? known
				: {
						id: idOf( request, 'dp', charge.livemode ),
						object: 'dispute' as const,
						charge: charge.id,
						status: '',
						livemode: charge.livemode,
					};
		if ( dispute !== known ) {
			account.disputes.push( dispute );
		}
		charge.disputed = true;
		dispute.status = String( status );
		addEvent(
			request,
			isNew ? 'charge.dispute.created' : 'charge.dispute.closed',
			dispute
		);
	} else if ( request.params.what === 'forget' ) {
		account.products = {};
		account.prices = [];
	} else if ( request.params.what === 'archive' ) {
		for ( const price of account.prices ) {
			price.active = false;
		}
	} else if ( request.params.what === 'reprice' ) {
		for ( const price of account.prices ) {
			price.unit_amount = Number( amount );
		}
	} else {
		return missing( 'what' );
	}
	return answer( account );
}

export const stripePages: readonly Mock[] = [
	mockPage( { path: '/c/pay/{id}', service: 'stripe' } ).reply(
		( request ) => {
			const session = sessionOf( request );
			return session?.status === 'open'
				? checkout( session )
				: act( request );
		}
	),
	mockPage( {
		method: 'POST',
		path: '/c/pay/{id}',
		service: 'stripe',
	} ).reply( act ),
	mockPage( { path: '/p/login', service: 'stripe' } ).reply( () =>
		html( '<title>Stripe</title><main><h1>Manage your billing</h1></main>' )
	),
	mockPage( { path: '/test/account', service: 'stripe' } ).reply(
		( request ) => answer( stripeOf( request ) )
	),
	mockPage( {
		method: 'POST',
		path: '/test/{what}',
		service: 'stripe',
	} ).reply( steer ),
];
