import { expect, test } from '#e2e';
import {
	beginAnew,
	comeBack,
	deliver,
	eventsOf,
	paid,
	payments,
	plan,
	stripe,
} from './support';

beginAnew();

test( 'a first payment with another amount than requested differs, whoever reports it first', async () => {
	for ( const isInvoiceFirst of [ true, false ] ) {
		const { session, completed } = await paid( '5', {
			plan: await plan( { interval: '1 month' } ),
			interval: '1 month',
		} );
		const [ invoice ] = ( await eventsOf( 'invoice.paid' ) ).slice( -1 );
		const events = [ invoice, completed ].map(
			( event ) =>
				JSON.parse(
					JSON.stringify( event ).replaceAll(
						/"amount_(paid|due|total)":500/g,
						'"amount_$1":400'
					)
				) as object
		);
		for ( const event of isInvoiceFirst ? events : events.reverse() ) {
			expect( await deliver( event ) ).toBe( 200 );
		}
		expect(
			( await payments() ).find(
				( { reference } ) => reference === session.client_reference_id
			)
		).toMatchObject( { state: 'differs', amount: 400 } );
	}
} );

test( 'what is paid every month is a payment each time: the first is that of the visit, and refunds find theirs', async () => {
	const id = await plan( {
		kind: 'plan',
		title: 'Friend',
		amount: 700,
		interval: '1 month',
	} );
	const { session, completed } = await paid( '', {
		plan: id,
		kind: 'plan',
		interval: '1 month',
	} );
	const [ first ] = await eventsOf( 'invoice.paid' );
	expect( await deliver( first ?? {} ) ).toBe( 200 );
	expect( await comeBack( session.success_url ) ).toMatch(
		/It is charged every month until you cancel it\. You can change or cancel it at any time on a page at Stripe \. Use the email address you pay with\.$/
	);
	expect( await ( await fetch( session.success_url ) ).text() ).toMatch(
		/<a href="[^"]+\/services\/stripe\/p\/login">on a page at Stripe<\/a>/
	);
	expect( await deliver( completed ) ).toBe( 200 );
	expect( await payments() ).toMatchObject( [
		{
			state: 'paid',
			amount: 700,
			plan: id,
			interval: '1 month',
			reference: session.client_reference_id,
		},
	] );
	await stripe( 'renew', { session: session.id } );
	const renewed = ( await eventsOf( 'invoice.paid' ) ).at( -1 ) ?? {};
	await Promise.all( [
		deliver( renewed ),
		deliver( renewed ),
		deliver( renewed ),
	] );
	const { charges } = await stripe();
	expect( await payments() ).toMatchObject( [
		{ state: 'paid', reference: session.client_reference_id },
		{
			state: 'paid',
			amount: 700,
			reference: 'in_test_2',
			plan: id,
			title: 'Friend',
			email: 'ann@example.com',
			interval: '1 month',
		},
	] );
	for ( const charge of charges ) {
		await stripe( 'refund', {
			charge: charge.id,
			amount: charge.id === charges[ 0 ]?.id ? 700 : 200,
		} );
	}
	for ( const event of await eventsOf( 'charge.refunded' ) ) {
		await deliver( event );
	}
	expect( await payments() ).toMatchObject( [
		{ state: 'refunded' },
		{ state: 'partly-refunded', refunded: 200 },
	] );
	await stripe( 'end', { session: session.id } );
	await deliver(
		( await eventsOf( 'customer.subscription.deleted' ) )[ 0 ] ?? {}
	);
	expect( await payments() ).toMatchObject( [
		{ state: 'refunded', note: 'ended' },
		{ note: '' },
	] );
} );
