import { expect, php, siteUrl, test } from '#e2e';
import { oldNotification } from '../../old-form.mock';
import {
	APP,
	NO_APP,
	beginAnew,
	comeBack,
	connect,
	faults,
	fieldsOf,
	makePage,
	makeProduct,
	notify,
	payments,
	send,
} from './support';

beginAnew();

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

/** PayPal's notification about returned money. */
const backOf = ( status: string, txn: string, gross = '-45.00' ) => ( {
	payment_status: status,
	txn_id: txn,
	parent_txn_id: '5TX12345AB678901C',
	mc_gross: gross,
} );

test( 'a notification is believed when PayPal has verified it, word for word, and recorded once', async () => {
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

test( 'a notification with another status, foreign terms or from the sandbox is rejected; if PayPal does not respond, it is requested again', async () => {
	const { custom } = await sale();
	const { body, headers } = told( custom );
	expect(
		await notify(
			{ body: body.replace( '45.00', '0.45' ), headers },
			'form'
		)
	).toBe( 400 );
	expect( await notify( told( custom.replace( /.$/, '!' ) ), 'form' ) ).toBe(
		400
	);
	expect( await notify( { body: '', headers }, 'form' ) ).toBe( 400 );
	expect( await notify( told( custom, { test_ipn: '1' } ), 'form' ) ).toBe(
		200
	);
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
	expect( await notify( told( old, { mc_gross: '0.45' } ), 'form' ) ).toBe(
		200
	);
	expect( await payments() ).toMatchObject( [
		{ state: 'differs', amount: 45 },
	] );
} );

test( 'refunds and disputes find their payment', async () => {
	const { custom } = await sale();
	const back = ( status: string, txn: string, gross?: string ) =>
		told( custom, backOf( status, txn, gross ) );
	expect( await notify( told( custom ), 'form' ) ).toBe( 200 );
	expect(
		await notify( back( 'Refunded', '6TX00001', '-10.00' ), 'form' )
	).toBe( 200 );
	expect( await payments() ).toMatchObject( [
		{ state: 'partly-refunded', refunded: 1000, amount: 4500 },
	] );
	// A second refund, told twice.
	for ( const kind of [ 'web_accept', 'adjustment' ] ) {
		const again = told( custom, {
			...backOf( 'Refunded', '6TX00003', '-5.00' ),
			txn_type: kind,
		} );
		expect( await notify( again, 'form' ) ).toBe( 200 );
	}
	expect( await payments() ).toMatchObject( [
		{ state: 'partly-refunded', refunded: 1500, amount: 4500 },
	] );
	expect( await notify( back( 'Reversed', '6TX00002' ), 'form' ) ).toBe(
		200
	);
	expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
} );

test( 'a payment that is given back in parts is refunded once all is', async () => {
	const { custom } = await sale();
	const parts = [ '-20.00', '-25.00' ].map( ( gross, at ) =>
		told( custom, backOf( 'Refunded', `6TX0001${ at }`, gross ) )
	);
	// The first comes before its payment.
	for ( const each of [ parts[ 0 ], told( custom ), parts[ 1 ] ] ) {
		expect( each && ( await notify( each, 'form' ) ) ).toBe( 200 );
	}
	expect( await payments() ).toMatchObject( [
		{ state: 'refunded', refunded: 4500, amount: 4500 },
	] );
} );

test( 'what differs keeps its amount when it is given back, and never becomes paid', async () => {
	const { custom } = await sale();
	const back = ( status: string, txn: string ) =>
		told(
			custom,
			backOf( status, txn, status === 'Refunded' ? '-0.45' : '0.45' )
		);
	const states = [];
	for ( const each of [
		told( custom, { mc_gross: '0.45' } ),
		back( 'Reversed', '6TX00021' ),
		back( 'Canceled_Reversal', '6TX00022' ),
		back( 'Refunded', '6TX00023' ),
	] ) {
		expect( await notify( each, 'form' ) ).toBe( 200 );
		const [ payment ] = await payments();
		states.push( [ payment?.state, payment?.amount ] );
	}
	expect( states ).toEqual( [
		[ 'differs', 45 ],
		[ 'disputed', 45 ],
		[ 'differs', 45 ],
		[ 'refunded', 45 ],
	] );
} );

test( 'a dispute that has ended stays ended when the report of its beginning comes late, and a new one begins', async () => {
	const { custom } = await sale();
	const at = ( status: string, txn: string, date: string ) =>
		told( custom, { ...backOf( status, txn ), payment_date: date } );
	const states = [];
	for ( const each of [
		told( custom ),
		at( 'Canceled_Reversal', '6TX00032', '10:00:00 Nov 20, 2026 PST' ),
		at( 'Reversed', '6TX00031', '09:00:00 Nov 10, 2026 PST' ),
		at( 'Reversed', '6TX00033', '09:00:00 Nov 25, 2026 PST' ),
		at( 'Canceled_Reversal', '6TX00034', '10:00:00 Nov 26, 2026 PST' ),
		// Without a date, reports count in the order in which they come.
		told( custom, backOf( 'Reversed', '6TX00035' ) ),
	] ) {
		expect( await notify( each, 'form' ) ).toBe( 200 );
		states.push( ( await payments() )[ 0 ]?.state );
	}
	expect( states ).toEqual( [
		'paid',
		'paid',
		'paid',
		'disputed',
		'paid',
		'disputed',
	] );
} );

test( 'a price that has changed since leaves what was bought before as it was: a slow bank, a notification that comes days later', async () => {
	const { custom, product } = await sale();
	const days = ( ago: number ) =>
		php< string >(
			`$terms = \\Dovetail\\Simple_Payments\\Terms::open( $input['custom'] ); return \\Dovetail\\Simple_Payments\\Terms::seal( array_replace( $terms, array( 'time' => time() - $input['ago'] * DAY_IN_SECONDS ) ) );`,
			{ custom, ago }
		);
	const old = await days( 3 );
	const at = ( ago: number ) =>
		new Date( Date.now() - ago * 86_400_000 )
			.toUTCString()
			.replace(
				/^\w+, (\d+) (\w+) (\d+) ([\d:]+) GMT$/,
				'$4 $2 $1, $3 UTC'
			);
	const pending = told( old, {
		payment_status: 'Pending',
		payment_date: at( 3 ),
	} );
	expect( await notify( pending, 'form' ) ).toBe( 200 );
	await php(
		`return update_post_meta( $input, 'spay_price', '60' );`,
		product
	);
	for ( const each of [
		told( old ),
		told( old, { txn_id: '5TX000000LATE0001', payment_date: at( 3 ) } ),
		told( old, { txn_id: '5TX000000KEPT0001', payment_date: at( 0 ) } ),
	] ) {
		expect( await notify( each, 'form' ) ).toBe( 200 );
	}
	expect( ( await payments() ).map( ( { state } ) => state ) ).toEqual( [
		'paid',
		'paid',
		'differs',
	] );
} );

test( 'the visitor is sent to the old form with nothing but the address, on the server’s terms, where the owner has switched it on', async () => {
	const { url } = await makePage( await makeProduct() );
	const fields = await fieldsOf( url );
	fields.set( 'quantity', '2' );
	const { location } = await send( url, fields );
	const { pathname, searchParams } = new URL( location );
	expect( pathname ).toBe( '/services/paypal/cgi-bin/webscr' );
	expect( Object.fromEntries( searchParams ) ).toMatchObject( {
		cmd: '_xclick',
		business: 'bakery@example.com',
		item_name: 'Sourdough class',
		amount: '45.00',
		quantity: '2',
		currency_code: 'EUR',
		notify_url: `${ siteUrl() }/?dovetail_paypal_notification=form`,
	} );
	expect(
		( await comeBack( searchParams.get( 'return' ) ?? '' ) ).sentence
	).toContain( 'PayPal notifies this site when your payment arrives.' );
	expect( await payments() ).toEqual( [] );
	await connect( APP, true );
	expect( ( await send( url, await fieldsOf( url ) ) ).location ).toContain(
		'checkoutnow'
	);
} );
