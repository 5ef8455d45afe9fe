import { expect, php, platformUrl, siteUrl, test } from '#e2e';
import {
	NO_APP,
	approved,
	asked,
	atPayPal,
	beginAnew,
	charges,
	comeBack,
	connect,
	faults,
	makePage,
	makeProduct,
	notification,
	notify,
	payments,
} from './support';

beginAnew();

/** PayPal’s event about an order. */
const approval = ( order: string, id = 'WH-EVENT-1' ) => ( {
	id,
	event_type: 'CHECKOUT.ORDER.APPROVED',
	resource: { id: order },
} );

const captured = ( order: string, id = 'WH-EVENT-2' ) => ( {
	id,
	event_type: 'PAYMENT.CAPTURE.COMPLETED',
	resource: {
		id: `C${ order.slice( 1 ) }`,
		supplementary_data: { related_ids: { order_id: order } },
	},
} );

const refunded = ( order: string, id: string ) => ( {
	id,
	event_type: 'PAYMENT.CAPTURE.REFUNDED',
	resource: {
		links: [
			{
				rel: 'up',
				href: `https://api-m.paypal.com/v2/payments/captures/C${ order.slice( 1 ) }`,
			},
		],
	},
} );

test( 'a notification completes a payment whose visitor never came back; a later return changes nothing', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	expect( await notify( notification( approval( order ) ) ) ).toBe( 200 );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid', amount: 4500 },
	] );
	expect( ( await comeBack( back ) ).sentence ).toContain(
		'You paid 45,00 €'
	);
	expect( await notify( notification( captured( order ) ) ) ).toBe( 200 );
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toHaveLength( 1 );
} );

test( 'forged notifications are refused: none, another or a missing signature, another body, another webhook’s', async () => {
	const { url } = await makePage( await makeProduct() );
	const { order } = await approved( url );
	const { body, headers } = notification( approval( order ) );
	const without = ( name: string ) =>
		Object.fromEntries(
			Object.entries( headers ).filter( ( [ each ] ) => each !== name )
		);
	const forged = [
		{ body, headers: {} },
		{ body, headers: without( 'PayPal-Transmission-Sig' ) },
		{ body, headers: without( 'PayPal-Auth-Algo' ) },
		{ body, headers: { ...headers, 'PayPal-Transmission-Sig': 'mock1' } },
		{ body: body.replace( 'APPROVED', 'APPROVED2' ), headers },
		{ body: 'no JSON', headers },
		{ body: '[]', headers },
		{ body: '', headers },
		notification( approval( order ), 'WH0OTHER' ),
	];
	for ( const each of forged ) {
		expect( await notify( each ), JSON.stringify( each ) ).toBe( 400 );
	}
	await connect( NO_APP );
	expect( await notify( { body, headers } ) ).toBe( 400 );
	expect( await charges() ).toBe( 0 );
	expect( await payments() ).toEqual( [] );
} );

test( 'a notification that comes fifty times at one moment, with the visitor, is recorded once', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	const told = notification( approval( order ) );
	const statuses = await Promise.all( [
		comeBack( back ).then( ( { status } ) => status ),
		...Array.from( { length: 50 }, () => notify( told ) ),
	] );
	expect(
		statuses.filter( ( status ) => ! [ 200, 503 ].includes( status ) )
	).toEqual( [] );
	// A notification answered with 503 is sent again.
	expect( await notify( told ) ).toBe( 200 );
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
} );

test( 'a notification that PayPal cannot verify now, or that cannot be looked up, is requested again', async () => {
	const { url } = await makePage( await makeProduct() );
	const { order } = await approved( url );
	const told = notification( approval( order ) );
	for ( const call of [
		'POST /v1/notifications/verify-webhook-signature',
		'GET /v2/checkout/orders/{order}',
		'POST /v2/checkout/orders/{order}/capture',
	] ) {
		await faults( { [ call ]: { kind: 'refused', status: 500 } } );
		expect( await notify( told ), call ).toBe( 503 );
	}
	await faults( {} );
	expect( await notify( told ) ).toBe( 200 );
	expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
} );

test( 'partial and full refunds are recorded, in whatever order they arrive', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await comeBack( back );
	const capture = `/v2/payments/captures/C${ order.slice( 1 ) }/refund`;
	await atPayPal( 'POST', capture, {
		amount: { currency_code: 'EUR', value: '10.00' },
	} );
	expect( await notify( notification( refunded( order, 'WH-R1' ) ) ) ).toBe(
		200
	);
	expect( await payments() ).toMatchObject( [
		{ state: 'partly-refunded', amount: 4500, refunded: 1000 },
	] );
	await atPayPal( 'POST', capture, {
		amount: { currency_code: 'EUR', value: '35.00' },
	} );
	expect( await notify( notification( refunded( order, 'WH-R2' ) ) ) ).toBe(
		200
	);
	expect( await notify( notification( captured( order, 'WH-LATE' ) ) ) ).toBe(
		200
	);
	expect( await payments() ).toMatchObject( [
		{ state: 'refunded', refunded: 4500 },
	] );
} );

test( 'a chargeback is disputed, and refunded once PayPal says so', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await comeBack( back );
	const reversed = ( id: string ) =>
		notification( {
			...refunded( order, id ),
			event_type: 'PAYMENT.CAPTURE.REVERSED',
		} );
	expect( await notify( reversed( 'WH-V1' ) ) ).toBe( 200 );
	expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
	// Notifications about earlier and later events, and a reload by the visitor.
	expect( await notify( notification( captured( order, 'WH-V0' ) ) ) ).toBe(
		200
	);
	expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
	expect( ( await comeBack( back ) ).sentence ).toBe(
		'Your payment of 45,00 € was reversed or is under review. PayPal shows its status.'
	);
	const told = await php< [ string, number ] >(
		`$payment = \\Dovetail\\Payments\\Payments::find( 'paypal', 'test', $input );
		$unit = array( 'payee' => array( 'email_address' => 'bakery@example.com' ), 'payments' => array( 'captures' => array( array( 'status' => 'REVERSED', 'amount' => array( 'currency_code' => 'EUR', 'value' => '45.00' ) ) ) ) );
		$terms = \\Dovetail\\Simple_Payments\\Terms::of( \\Dovetail\\Simple_Payments\\Product::get( (int) current( get_posts( array( 'post_type' => 'jp_pay_product', 'fields' => 'ids', 'exclude' => array( 900101 ) ) ) ) ), 1, $payment['post'] );
		$said = \\Dovetail\\Simple_Payments\\Settlement::record( array( 'id' => $input, 'purchase_units' => array( $unit ) ), $terms, 'test' );
		return array( $said['state'], $said['refunded'] );`,
		order
	);
	expect( told ).toEqual( [ 'refunded', 4500 ] );
} );

/** PayPal’s event about the end of a dispute, which names the capture alone. */
const resolved = ( order: string, outcome: string, time: string ) =>
	notification( {
		id: `WH-R-${ outcome }-${ time }`,
		event_type: 'CUSTOMER.DISPUTE.RESOLVED',
		create_time: time,
		resource: {
			dispute_id: 'PP-D-12345',
			status: 'RESOLVED',
			dispute_outcome: { outcome_code: outcome },
			disputed_transactions: [
				{ seller_transaction_id: `C${ order.slice( 1 ) }` },
			],
		},
	} );

test( 'a chargeback that the owner wins is over, whenever its notification arrives, until another begins', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await comeBack( back );
	const reversed = ( id: string, time: string ) =>
		notification( {
			...refunded( order, id ),
			event_type: 'PAYMENT.CAPTURE.REVERSED',
			create_time: time,
		} );
	const [ first, second, third ] = [ 1, 2, 3 ].map(
		( day ) => `2026-03-0${ day }T10:00:00Z`
	) as [ string, string, string ];
	const state = async () => ( await payments() )[ 0 ]?.state;
	expect( await notify( reversed( 'WH-V1', first ) ) ).toBe( 200 );
	for ( const outcome of [ 'RESOLVED_BUYER_FAVOUR', 'ACCEPTED', 'NONE' ] ) {
		expect( await notify( resolved( order, outcome, second ) ) ).toBe(
			200
		);
		expect( await state() ).toBe( 'disputed' );
	}
	expect(
		await notify( resolved( order, 'RESOLVED_SELLER_FAVOUR', second ) )
	).toBe( 200 );
	expect( await state() ).toBe( 'paid' );
	// The same chargeback, told again and late.
	expect( await notify( reversed( 'WH-V2', first ) ) ).toBe( 200 );
	expect( await state() ).toBe( 'paid' );
	expect( await notify( reversed( 'WH-V3', third ) ) ).toBe( 200 );
	expect( await state() ).toBe( 'disputed' );
	// The end of the first one, told again and late.
	expect(
		await notify( resolved( order, 'RESOLVED_WITH_PAYOUT', second ) )
	).toBe( 200 );
	expect( await state() ).toBe( 'disputed' );
} );

test( 'a payment that a slow bank decides later is polled until then, without any notification', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url, 'PENDING' );
	expect( ( await comeBack( back ) ).sentence ).toContain(
		'PayPal is still checking your payment'
	);
	const job = await php< [ string, number ] >(
		`return \\Dovetail\\Simple_Payments\\Open_Orders::undecided()[0] ?? null;`
	);
	expect( job[ 0 ] ).toBe( order );
	const look = ( since: number ) =>
		php(
			`return array( \\Dovetail\\Plugin\\Queue::is_queued( 'dovetail_blocks_paypal_settle', $input['job'] ), \\Dovetail\\Simple_Payments\\Open_Orders::go_on( $input['job'][0], $input['since'] ) );`,
			{ job, since }
		);
	expect( await look( job[ 1 ] ) ).toEqual( [ true, 6 * 3600 ] );
	expect( await look( job[ 1 ] - 31 * 24 * 3600 ) ).toEqual( [ true, true ] );
	await fetch(
		`${ platformUrl() }/services/paypal/bank/${ order }/COMPLETED`
	);
	expect( await look( job[ 1 ] ) ).toEqual( [ true, true ] );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid', amount: 4500 },
	] );
} );

test( 'a refund whose payment PayPal cannot name now is requested again', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await comeBack( back );
	await atPayPal(
		'POST',
		`/v2/payments/captures/C${ order.slice( 1 ) }/refund`,
		{}
	);
	await faults( { 'GET /v2/payments/captures/{capture}': 'cut' } );
	expect( await notify( notification( refunded( order, 'WH-R3' ) ) ) ).toBe(
		503
	);
	await faults( {} );
	expect( await notify( notification( refunded( order, 'WH-R3' ) ) ) ).toBe(
		200
	);
	expect( await payments() ).toMatchObject( [ { state: 'refunded' } ] );
} );

test( 'what PayPal says was paid is compared: another amount, currency or payee differs, and is never paid', async () => {
	const terms = `
		$product = \\Dovetail\\Simple_Payments\\Product::get( $input['product'] );
		$terms   = \\Dovetail\\Simple_Payments\\Terms::of( $product, 1, 7 );
		$record  = static function ( $id, $amount, $currency, $payee, $status = 'COMPLETED' ) use ( $terms ) {
			$unit = array( 'payee' => array( 'email_address' => $payee ), 'payments' => array( 'captures' => array( array( 'id' => 'C' . $id, 'status' => $status, 'amount' => array( 'currency_code' => $currency, 'value' => $amount ) ) ) ) );
			$said = \\Dovetail\\Simple_Payments\\Settlement::record( array( 'id' => $id, 'purchase_units' => array( $unit ) ), $terms, 'live' );
			return is_wp_error( $said ) ? $said->get_error_code() : array( $said['state'], $said['amount'], $said['currency'] );
		};`;
	expect(
		await php(
			`${ terms } return array(
				$record( 'ORDER1', '45.00', 'EUR', 'Bakery@Example.com' ),
				$record( 'ORDER2', '0.45', 'EUR', 'bakery@example.com' ),
				$record( 'ORDER3', '45.00', 'USD', 'bakery@example.com' ),
				$record( 'ORDER4', '45.00', 'EUR', 'somebody@example.org' ),
				$record( 'ORDER5', 'NaN', 'EUR', 'bakery@example.com', 'PENDING' ),
				$record( 'ORDER6', '45.00', 'EUR', 'somebody@example.org', 'DECLINED' ),
				$record( 'ORDER7', '45.00', 'EUR', 'bakery@example.com', 'NEWS' ),
			);`,
			{ product: await makeProduct() }
		)
	).toEqual( [
		[ 'paid', 4500, 'EUR' ],
		[ 'differs', 45, 'EUR' ],
		[ 'differs', 4500, 'USD' ],
		[ 'differs', 4500, 'EUR' ],
		[ 'differs', 0, 'EUR' ],
		[ 'failed', 4500, 'EUR' ],
		'not_paid',
	] );
	const [ , differing ] = await payments();
	expect( differing?.note ).toContain( 'The payment does not match:' );
} );

test( 'an order is as its best capture: a declined try before or after a completed one does not count', async () => {
	const capture = ( status: string, amount = '45.00' ) => ( {
		id: `C${ status }`,
		status,
		amount: { currency_code: 'EUR', value: amount },
	} );
	expect(
		await php(
			`$terms = \\Dovetail\\Simple_Payments\\Terms::of( \\Dovetail\\Simple_Payments\\Product::get( $input['product'] ), 1, 7 );
			$said  = array();
			foreach ( $input['orders'] as $at => $captures ) {
				$unit   = array( 'payee' => array( 'email_address' => 'bakery@example.com' ), 'payments' => array( 'captures' => $captures ) );
				$record = \\Dovetail\\Simple_Payments\\Settlement::record( array( 'id' => 'ORDER0' . $at, 'purchase_units' => array( $unit ) ), $terms, 'live' );
				$said[] = is_wp_error( $record ) ? $record->get_error_code() : array( $record['state'], $record['amount'], $record['service_id'] );
			}
			return $said;`,
			{
				product: await makeProduct(),
				orders: [
					[ capture( 'DECLINED' ), capture( 'COMPLETED' ) ],
					[ capture( 'COMPLETED' ), capture( 'DECLINED' ) ],
					[ capture( 'FAILED' ), capture( 'PENDING' ) ],
					[ capture( 'PENDING' ), capture( 'COMPLETED' ) ],
					[ capture( 'DECLINED' ), capture( 'REFUNDED' ) ],
					[ capture( 'NEWS' ), capture( 'COMPLETED' ) ],
					[ capture( 'DECLINED' ), capture( 'FAILED' ) ],
					[ capture( 'DECLINED' ), capture( 'COMPLETED', '0.45' ) ],
					[ 'no capture', capture( 'COMPLETED' ) ],
					[],
					'none',
				],
			}
		)
	).toEqual( [
		[ 'paid', 4500, 'CCOMPLETED' ],
		[ 'paid', 4500, 'CCOMPLETED' ],
		[ 'pending', 4500, 'CPENDING' ],
		[ 'paid', 4500, 'CCOMPLETED' ],
		[ 'refunded', 4500, 'CREFUNDED' ],
		[ 'paid', 4500, 'CCOMPLETED' ],
		[ 'failed', 4500, 'CDECLINED' ],
		[ 'differs', 45, 'CCOMPLETED' ],
		[ 'paid', 4500, 'CCOMPLETED' ],
		'not_paid',
		'not_paid',
	] );
} );

test( 'forged notifications cause a limited number of requests to PayPal, and real ones are sent again', async () => {
	const { url } = await makePage( await makeProduct() );
	const { order } = await approved( url );
	const told = notification( approval( order ) );
	const forged = {
		...told,
		headers: { ...told.headers, 'PayPal-Transmission-Sig': 'mock1' },
	};
	// The limit counts per minute: begin early in one.
	await php( `while ( time() % 60 > 40 ) { sleep( 1 ); } return 1;` );
	expect( await notify( forged ) ).toBe( 400 );
	// As if many had come from there in this minute.
	await php(
		`global $wpdb; return $wpdb->query( "UPDATE $wpdb->options SET option_value = 75 WHERE option_name LIKE '%\\_paypal\\_verify\\_%'" );`
	);
	for ( const each of [ forged, told ] ) {
		expect( await notify( each ) ).toBe( 503 );
	}
	expect( await asked( /verify/ ) ).toHaveLength( 1 );
	await php(
		`global $wpdb; return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%\\_paypal\\_verify%'" );`
	);
	expect( await notify( told ) ).toBe( 200 );
	expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
} );

test( 'the address of notifications says nothing to who only looks', async () => {
	const answer = await fetch(
		`${ siteUrl() }/?dovetail_paypal_notification=app`
	);
	expect( answer.status ).toBe( 200 );
	expect( await asked( /verify/ ) ).toEqual( [] );
} );
