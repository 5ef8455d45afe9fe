import { expect, php, test } from '#e2e';
import {
	approved,
	asked,
	beginAnew,
	charges,
	comeBack,
	faults,
	makePage,
	makeProduct,
	payments,
} from './support';

beginAnew();

test( 'reloading the return page shows the same result and sends PayPal a limited number of requests', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const { back } = await approved( url );
	const told = new Set< string >();
	for ( let at = 0; at < 7; at++ ) {
		const all = await Promise.all(
			Array.from( { length: 5 }, () => comeBack( back ) )
		);
		all.forEach( ( { sentence } ) => told.add( sentence ) );
	}
	expect( [ ...told ] ).toEqual( [
		'Thank you. You paid 45,00 € through PayPal for “Sourdough class”.',
	] );
	expect(
		( await asked( /^GET paypal:\/v2\/checkout\/orders/ ) ).length
	).toBeLessThan( 35 );
	expect( await charges() ).toBe( 1 );
} );

test( 'a payment is charged once if it succeeds but PayPal’s response arrives too late', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	// PayPal captures the payment, but responds too late.
	await faults( {
		'POST /v2/checkout/orders/{order}/capture': {
			kind: 'late',
			ms: 20_000,
		},
	} );
	const { sentence } = await comeBack( back );
	expect( sentence ).toContain(
		'PayPal has not confirmed your payment yet.'
	);
	expect( sentence ).toContain( 'charged at most once' );
	const settle = () =>
		php(
			`\\Dovetail\\Plugin\\Database::execute( 'UPDATE {orders} SET due = 1 WHERE due > 0' );
			return \\Dovetail\\Simple_Payments\\Open_Orders::run();`
		);
	expect( await settle() ).toBe( true );
	await faults( {} );
	expect( await settle() ).toBe( true );
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
} );
