import { expect, php, test } from '#e2e';
import {
	approved,
	beginAnew,
	charges,
	comeBack,
	faults,
	fieldsOf,
	makePage,
	makeProduct,
	payments,
	said,
	send,
} from './support';

beginAnew();

const settle = ( order: string ) =>
	php(
		`$after = \\Dovetail\\Simple_Payments\\Open_Orders::go_on( $input, time() ); return $after;`,
		order
	);

const BEGIN = [
	[ 'POST /v1/oauth2/token', { kind: 'refused', status: 500 } ],
	[ 'POST /v1/oauth2/token', { kind: 'refused', status: 401 } ],
	[ 'POST /v1/oauth2/token', 'not-json' ],
	[ 'POST /v2/checkout/orders', { kind: 'refused', status: 503 } ],
	[ 'POST /v2/checkout/orders', { kind: 'refused', status: 422 } ],
	[ 'POST /v2/checkout/orders', 'cut' ],
	[ 'POST /v2/checkout/orders', 'not-json' ],
	[ 'POST /v2/checkout/orders', 'wrong-shape' ],
] as const;

test( 'PayPal outage before a payment: the form tells the visitor that nothing was charged', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	for ( const [ call, kind ] of BEGIN ) {
		await php(
			`delete_option( 'dovetail_blocks_paypal_token' ); return 1;`
		);
		await faults( { [ call ]: kind } );
		const { html, location, status } = await send( url, fields );
		expect( [ location, status >= 400 ], call ).toEqual( [ '', true ] );
		expect( said( html ), call ).toContain( 'Nothing was charged.' );
	}
	await faults( {} );
	expect( ( await send( url, fields ) ).status ).toBe( 303 );
} );

test( 'an unreadable response from PayPal is shown on its connection card too', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	await faults( { 'POST /v2/checkout/orders': 'wrong-shape' } );
	await send( url, fields );
	expect(
		await php(
			`return \\Dovetail\\Connections\\Connection_State::get( 'paypal' )['failure'];`
		)
	).toBe( 'PayPal sent an unreadable response. Try again in a moment.' );
} );

test( 'PayPal refuses a currency in its own words', async () => {
	const { url } = await makePage( await makeProduct( { currency: 'RUB' } ) );
	const { html } = await send( url, await fieldsOf( url ) );
	expect( said( html ) ).toBe(
		'PayPal rejected this payment. Nothing was charged. PayPal’s reason: CURRENCY NOT SUPPORTED'
	);
} );

const AFTER = [
	[ 'GET /v2/checkout/orders/{order}', { kind: 'refused', status: 500 } ],
	[ 'GET /v2/checkout/orders/{order}', 'cut' ],
	[ 'GET /v2/checkout/orders/{order}', 'wrong-shape' ],
	[
		'POST /v2/checkout/orders/{order}/capture',
		{ kind: 'refused', status: 503 },
	],
	[ 'POST /v2/checkout/orders/{order}/capture', 'cut' ],
	[ 'POST /v2/checkout/orders/{order}/capture', 'wrong-shape' ],
	// The money is taken, and the answer comes too late.
	[
		'POST /v2/checkout/orders/{order}/capture',
		{ kind: 'late', ms: 20_000 },
	],
] as const;

test( 'PayPal outage on return: the visitor is told, a reload or the queue completes it, and charges once', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const orders: string[] = [];
	for ( const [ at, [ call, kind ] ] of AFTER.entries() ) {
		const { back, order } = await approved( url );
		orders.push( order );
		await faults( { [ call ]: kind } );
		const { sentence } = await comeBack( back );
		expect( sentence, `${ call } ${ JSON.stringify( kind ) }` ).toContain(
			'PayPal has not confirmed your payment yet.'
		);
		expect( sentence ).toContain( 'charged at most once' );
		expect( await settle( order ) ).toBe(
			at === AFTER.length - 1 ? true : 300
		);
		await faults( {} );
		if ( at % 2 ) {
			expect( ( await comeBack( back ) ).sentence ).toContain(
				'You paid 45,00 €'
			);
		}
		expect( await settle( order ) ).toBe( true );
	}
	expect( await charges() ).toBe( AFTER.length );
	expect(
		( await payments() ).map( ( { reference, state } ) => [
			reference,
			state,
		] )
	).toEqual( orders.map( ( order ) => [ order, 'paid' ] ) );
} );
