import { expect, php, siteUrl, test } from '#e2e';
import { oldNotification } from '../../service.mock';
import {
	APP,
	NO_APP,
	approved,
	asked,
	atPayPal,
	beginAnew,
	charges,
	comeBack,
	connect,
	faults,
	fieldsOf,
	makePage,
	makeProduct,
	notification,
	notify,
	payments,
	send,
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

test( 'a notification finishes what the visitor never came back from; her later return changes nothing', async () => {
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
	// What was told to come again comes again.
	expect( await notify( told ) ).toBe( 200 );
	expect( await charges() ).toBe( 1 );
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
} );

test( 'a notification that PayPal cannot vouch for now, or that cannot be looked into, is asked for again', async () => {
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

test( 'refunds are seen, in part and wholly, in whatever order they are told', async () => {
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

test( 'a refund whose payment PayPal cannot name now is asked for again', async () => {
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
	expect( differing?.note ).toContain(
		'It differs from what was to be paid'
	);
} );

test.describe( 'the old form', () => {
	test.beforeEach( () => connect( NO_APP, true ) );

	/** The terms of a sale, as they went to PayPal. */
	async function sale( price = 45 ) {
		const product = await makeProduct( { price } );
		const { url } = await makePage( product );
		const { location } = await send( url, await fieldsOf( url ) );
		return {
			product,
			custom: new URL( location ).searchParams.get( 'custom' ) ?? '',
		};
	}

	const told = ( custom: string, more: Record< string, string > = {} ) => ( {
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
			...more,
		} ),
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
	} );

	test( 'is believed when PayPal has verified it, word for word, and recorded once', async () => {
		const { custom } = await sale();
		const notified = told( custom );
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

	test( 'is not believed otherwise: another word, no terms of ours, PayPal’s sandbox; PayPal silent is asked for again', async () => {
		const { custom } = await sale();
		const { body, headers } = told( custom );
		expect(
			await notify(
				{ body: body.replace( '45.00', '0.45' ), headers },
				'form'
			)
		).toBe( 400 );
		expect(
			await notify( told( custom.replace( /.$/, '!' ) ), 'form' )
		).toBe( 400 );
		expect( await notify( { body: '', headers }, 'form' ) ).toBe( 400 );
		expect(
			await notify( told( custom, { test_ipn: '1' } ), 'form' )
		).toBe( 200 );
		for ( const kind of [
			'cut',
			'not-json',
			{ kind: 'refused', status: 500 },
		] ) {
			await faults( { 'POST /cgi-bin/webscr': kind } );
			expect( await notify( { body, headers }, 'form' ) ).toBe( 503 );
		}
		expect( await payments() ).toEqual( [] );
		await faults( {} );
		expect( await notify( { body, headers }, 'form' ) ).toBe( 200 );
		expect( await payments() ).toHaveLength( 1 );
	} );

	test( 'what the visitor has changed on its way differs: amount, currency, payee', async () => {
		const { custom } = await sale();
		const changes: Record< string, string >[] = [
			{ mc_gross: '0.45' },
			{ mc_currency: 'USD' },
			{
				business: 'somebody@example.org',
				receiver_email: 'somebody@example.org',
			},
		];
		for ( const [ at, change ] of changes.entries() ) {
			expect(
				await notify(
					told( custom, {
						txn_id: `5TX0000000000000${ at }`,
						...change,
					} ),
					'form'
				)
			).toBe( 200 );
		}
		expect( ( await payments() ).map( ( { state } ) => state ) ).toEqual( [
			'differs',
			'differs',
			'differs',
		] );
	} );

	test( 'terms that were kept do not buy at the former price, once they are old', async () => {
		const { custom, product } = await sale( 0.45 );
		await php(
			`update_post_meta( $input['product'], 'spay_price', '45' );
			$terms = \\Dovetail\\Simple_Payments\\Terms::open( $input['custom'] );
			return 1;`,
			{ product, custom }
		);
		const old = await php< string >(
			`$terms = \\Dovetail\\Simple_Payments\\Terms::open( $input ); return \\Dovetail\\Simple_Payments\\Terms::seal( array_replace( $terms, array( 'time' => time() - DAY_IN_SECONDS ) ) );`,
			custom
		);
		expect(
			await notify( told( old, { mc_gross: '0.45' } ), 'form' )
		).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{ state: 'differs', amount: 45 },
		] );
	} );

	test( 'refunds and disputes find their payment', async () => {
		const { custom } = await sale();
		const back = ( status: string, txn: string, gross = '-45.00' ) =>
			told( custom, {
				payment_status: status,
				txn_id: txn,
				parent_txn_id: '5TX12345AB678901C',
				mc_gross: gross,
			} );
		await notify( told( custom ), 'form' );
		await notify( back( 'Refunded', '6TX1', '-10.00' ), 'form' );
		expect( await payments() ).toMatchObject( [
			{ state: 'partly-refunded', refunded: 1000, amount: 4500 },
		] );
		await notify( back( 'Reversed', '6TX2' ), 'form' );
		expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
	} );
} );

test( 'the address of notifications says nothing to who only looks', async () => {
	const answer = await fetch(
		`${ siteUrl() }/?dovetail_paypal_notification=app`
	);
	expect( answer.status ).toBe( 200 );
	expect( await asked( /verify/ ) ).toEqual( [] );
	expect( APP.webhook_id ).not.toBe( '' );
} );
