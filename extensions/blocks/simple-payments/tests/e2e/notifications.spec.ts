import { expect, siteUrl, test } from '#e2e';
import { oldNotification } from '../../paypal-account.mock';
import {
	NO_APP,
	approved,
	asked,
	beginAnew,
	charges,
	comeBack,
	connect,
	fieldsOf,
	makePage,
	makeProduct,
	notification,
	notify,
	payments,
	send,
} from './support';

beginAnew();

test( 'a payment is recorded once even if fifty notifications arrive at the moment when the visitor returns', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	const told = notification( {
		id: 'WH-EVENT-1',
		event_type: 'CHECKOUT.ORDER.APPROVED',
		resource: { id: order },
	} );
	const statuses = await Promise.all( [
		comeBack( back ).then( ( { status } ) => status ),
		...Array.from( { length: 50 }, () => notify( told ) ),
	] );
	expect(
		statuses.filter( ( status ) => ! [ 200, 503 ].includes( status ) )
	).toEqual( [] );
	// PayPal sends a notification again after status 503.
	expect( await notify( told ) ).toBe( 200 );
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
} );

const report = ( custom: string ) => ( {
	body: oldNotification( {
		txn_type: 'web_accept',
		txn_id: '5TX12345AB678901C',
		payment_status: 'Completed',
		mc_gross: '45.00',
		mc_currency: 'EUR',
		business: 'bakery@example.com',
		receiver_email: 'bakery@example.com',
		payer_email: 'ines@example.com',
		first_name: 'In\u00eas',
		last_name: 'Duarte & S\u00f6hne',
		charset: 'UTF-8',
		custom,
	} ),
	headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
} );

test( 'a payment with the classic form is recorded once even if twenty notifications arrive together', async () => {
	await connect( NO_APP, true );
	const { url } = await makePage( await makeProduct() );
	const { location } = await send( url, await fieldsOf( url ) );
	const notified = report(
		new URL( location ).searchParams.get( 'custom' ) ?? ''
	);
	const statuses = await Promise.all(
		Array.from( { length: 20 }, () => notify( notified, 'form' ) )
	);
	expect( [ ...new Set( statuses ) ] ).toEqual( [ 200 ] );
	expect( await payments() ).toMatchObject( [
		{
			mode: 'live',
			state: 'paid',
			amount: 4500,
			name: 'Inês Duarte & Söhne',
			email: 'ines@example.com',
			reference: '5TX12345AB678901C',
		},
	] );
} );

test( 'a GET request to the PayPal notification URL gets an empty response', async () => {
	const answer = await fetch(
		`${ siteUrl() }/?dovetail_paypal_notification=app`
	);
	expect( answer.status ).toBe( 200 );
	expect( await asked( /verify/ ) ).toEqual( [] );
} );
