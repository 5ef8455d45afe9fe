import { expect, php, test } from '#e2e';
import {
	approved,
	asked,
	atPayPal,
	beginAnew,
	charges,
	comeBack,
	connect,
	APP,
	faults,
	fieldsOf,
	makePage,
	makeProduct,
	notification,
	notify,
	payments,
} from './support';

beginAnew();

/** Orders that the site still polls. */
const open = async () =>
	(
		await php< [ string, number ][] >(
			`return \\Dovetail\\Simple_Payments\\Open_Orders::undecided();`
		)
	).map( ( [ order ] ) => order );

test( 'reloading the return page shows the same result, and PayPal is requested a limited number of times', async () => {
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

test( 'an unclear answer from PayPal is retried: a conflict, a hidden order', async () => {
	const { url } = await makePage( await makeProduct() );
	for ( const [ call, status ] of [
		[ 'POST /v2/checkout/orders/{order}/capture', 409 ],
		[ 'GET /v2/checkout/orders/{order}', 403 ],
	] as const ) {
		const { back, order } = await approved( url );
		await faults( { [ call ]: { kind: 'refused', status } } );
		expect( ( await comeBack( back ) ).sentence, call ).toContain(
			'PayPal has not confirmed your payment yet.'
		);
		expect( await open() ).toEqual( [ order ] );
		await faults( {} );
		expect( ( await comeBack( back ) ).sentence ).toContain(
			'You paid 45,00 €'
		);
		expect( await open() ).toEqual( [] );
	}
	expect( await charges() ).toBe( 2 );
} );

test( 'a failed request to PayPal is queued once, and found again when the event is lost', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await faults( { 'GET /v2/checkout/orders/{order}': 'cut' } );
	for ( let at = 0; at < 3; at++ ) {
		await comeBack( back );
	}
	const planned = () =>
		php< number >(
			`return array_sum( array_map( static fn( $hooks ) => count( $hooks['dovetail_blocks_paypal_settle'] ?? array() ), array_filter( _get_cron_array(), 'is_array' ) ) );`
		);
	expect( await planned() ).toBe( 1 );
	await php(
		`\\Dovetail\\Plugin\\Queue::clear( 'dovetail_blocks_paypal_settle' ); return 1;`
	);
	expect( await open() ).toEqual( [ order ] );
	await faults( {} );
	expect(
		await php(
			`list( $id, $since ) = \\Dovetail\\Simple_Payments\\Open_Orders::undecided()[0]; return \\Dovetail\\Simple_Payments\\Open_Orders::go_on( $id, $since );`
		)
	).toBe( true );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
	expect( await open() ).toEqual( [] );
} );

test( 'patience ends after three days, and asks nobody when the app is gone', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await faults( { 'GET /v2/checkout/orders/{order}': 'cut' } );
	await comeBack( back );
	const goOn = ( days: number ) =>
		php(
			`return \\Dovetail\\Simple_Payments\\Open_Orders::go_on( $input['order'], time() - $input['days'] * DAY_IN_SECONDS );`,
			{ order, days }
		);
	expect( await goOn( 2 ) ).toBe( 300 );
	expect( await open() ).toEqual( [ order ] );
	await connect( { ...APP, client_id: '', secret: '' } );
	expect( await goOn( 2 ) ).toBe( true );
	expect( await open() ).toEqual( [ order ] );
	await connect( APP );
	expect( await goOn( 4 ) ).toBe( true );
	expect( await open() ).toEqual( [] );
} );

test( 'a card that was refused is not the end: the next press is another order, and another card pays the same one', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	const first = await approved( url, 'DECLINED', fields );
	expect( ( await comeBack( first.back ) ).sentence ).toContain(
		'PayPal could not process the payment.'
	);
	const second = await approved( url, 'COMPLETED', fields );
	expect( second.order ).not.toBe( first.order );

	// The visitor went back to PayPal's page in the browser.
	const again = await approved( url, 'COMPLETED', fields, first.order );
	expect( again.order ).toBe( first.order );
	expect( ( await comeBack( again.back ) ).sentence ).toContain(
		'You paid 45,00 €'
	);
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toMatchObject( [
		{ reference: first.order, state: 'paid' },
	] );
} );

test( 'an order of another site’s, or of another app, is not asked about', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back } = await approved( url );
	const other = new URL( back );
	other.searchParams.set( 'token', '7ORDER0ORDER0ORD9' );
	expect( ( await comeBack( other.href ) ).sentence ).toBe(
		'This payment does not belong to this page. Nothing was charged here.'
	);
	await connect( { ...APP, mode: '' } );
	expect( ( await comeBack( back ) ).sentence ).toBe(
		'This payment does not belong to this page. Nothing was charged here.'
	);
	expect( await asked( /^GET paypal:\/v2\/checkout\/orders/ ) ).toEqual( [] );
} );

test( 'a visitor who pays while the product is deleted reads what happened to the payment', async () => {
	const product = await makeProduct( { price: 1.5, currency: 'USD' } );
	const { url } = await makePage( product );
	const [ first, second ] = [ await approved( url ), await approved( url ) ];
	await php( `return (bool) wp_trash_post( $input );`, product );
	expect( ( await comeBack( first.back ) ).sentence ).toBe(
		'Thank you. You paid $1.50 through PayPal for “Sourdough class”.'
	);
	await connect( { ...APP, client_id: '', secret: '', mode: '' } );
	expect( ( await comeBack( second.back ) ).sentence ).toBe(
		'This payment does not belong to this page. Nothing was charged here.'
	);
	expect( await charges() ).toBe( 1 );
} );

test( 'what was bought keeps its name, whatever becomes of the product', async () => {
	const product = await makeProduct();
	const { url } = await makePage( product );
	const { back, order } = await approved( url );
	await comeBack( back );
	await php(
		`return wp_update_post( array( 'ID' => $input, 'post_title' => 'Sold out' ) );`,
		product
	);
	await atPayPal(
		'POST',
		`/v2/payments/captures/C${ order.slice( 1 ) }/refund`,
		{}
	);
	expect(
		await notify(
			notification( {
				id: 'WH-GONE',
				event_type: 'PAYMENT.CAPTURE.COMPLETED',
				resource: {
					supplementary_data: { related_ids: { order_id: order } },
				},
			} )
		)
	).toBe( 200 );
	expect( await payments() ).toMatchObject( [
		{ state: 'refunded', title: 'Sourdough class' },
	] );
	expect( ( await comeBack( back ) ).url ).toContain(
		'dovetail_paypal=paid'
	);
} );

test( 'a repeatable request has the same ID both times, and PayPal gets URLs without a fragment', async () => {
	const product = await makeProduct();
	const { id } = await makePage( product );
	const names = await php< [ string, string, string ][] >(
		`$asked = array();
		add_filter( 'pre_http_request', static function ( $answer, $args, $url ) use ( &$asked ) {
			if ( str_contains( $url, '/v1/oauth2/token' ) ) {
				return array( 'headers' => array(), 'body' => '{"access_token":"A21AA","expires_in":900}', 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null );
			}
			$sent    = json_decode( $args['body'], true );
			$context = $sent['payment_source']['paypal']['experience_context'] ?? array();
			$asked[] = array( $args['headers']['PayPal-Request-Id'] ?? '', $context['return_url'] ?? '', $context['cancel_url'] ?? '' );
			return new WP_Error( 'http_request_failed', 'cURL error 28: timed out' );
		}, 10, 3 );
		$found = \\Dovetail\\Simple_Payments\\Product::get( $input['product'] );
		foreach ( array( 1, 1, 2 ) as $quantity ) {
			\\Dovetail\\Simple_Payments\\Orders::begin( $found, $quantity, $input['id'], 'press', 'https://example.org/?a', 'https://example.org/?b' );
		}
		return $asked;`,
		{ product, id }
	);
	expect( names ).toHaveLength( 3 );
	expect( names[ 0 ]?.[ 0 ] ).toMatch( /^paypal-press-[0-9a-f]{32}-\d+$/ );
	expect( names[ 1 ]?.[ 0 ] ).toBe( names[ 0 ]?.[ 0 ] );
	expect( names[ 2 ]?.[ 0 ] ).not.toBe( names[ 0 ]?.[ 0 ] );

	const { url } = await makePage( product );
	await approved( url );
	const [ order ] = await asked( /^POST paypal:\/v2\/checkout\/orders$/ );
	const sent = JSON.stringify( order?.data );
	expect( sent ).toContain( '"return_url":"http' );
	expect( sent ).not.toMatch( /_url":"[^"]*#/ );
} );
