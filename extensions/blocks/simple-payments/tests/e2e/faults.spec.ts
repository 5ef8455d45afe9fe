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

test( 'PayPal down before a payment: the visitor is told that nothing was charged, beside the form', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	for ( const [ call, kind ] of BEGIN ) {
		await php(
			`delete_option( 'dovetail_blocks_paypal_token' ); return 1;`
		);
		await faults( { [ call ]: kind } );
		const { html, location, status } = await send( url, fields );
		expect( [ location, status >= 400 ], call ).toEqual( [ '', true ] );
		expect( said( html ), call ).toContain( 'nothing was charged' );
	}
	await faults( {} );
	expect( ( await send( url, fields ) ).status ).toBe( 303 );
} );

test( 'an answer of PayPal’s that is none is told on the card of its connection too', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	await faults( { 'POST /v2/checkout/orders': 'wrong-shape' } );
	await send( url, fields );
	expect(
		await php(
			`return \\Dovetail\\Connections\\State::of( 'paypal' )['failure'];`
		)
	).toBe(
		'PayPal sent an answer that cannot be read. Try again in a moment.'
	);
} );

test( 'PayPal refuses a currency in its own words', async () => {
	const { url } = await makePage( await makeProduct( { currency: 'RUB' } ) );
	const { html } = await send( url, await fieldsOf( url ) );
	expect( said( html ) ).toBe(
		'PayPal has refused this payment, and nothing was charged. It says: CURRENCY NOT SUPPORTED'
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

test( 'PayPal down when a visitor comes back: she is told so, a reload or the queue finishes it, and she is charged once', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const orders: string[] = [];
	for ( const [ at, [ call, kind ] ] of AFTER.entries() ) {
		const { back, order } = await approved( url );
		orders.push( order );
		await faults( { [ call ]: kind } );
		const { sentence } = await comeBack( back );
		expect( sentence, `${ call } ${ JSON.stringify( kind ) }` ).toContain(
			'PayPal has not answered yet'
		);
		expect( sentence ).toContain( 'charged once at most' );
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
