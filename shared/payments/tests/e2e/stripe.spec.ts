import { expect, php, test } from '#e2e';
import {
	asked,
	beginAnew,
	begin,
	comeBack,
	connect,
	deliver,
	eventsOf,
	faults,
	KEY,
	pageOf,
	payments,
	plan,
	stripe,
} from './support';

beginAnew();

/** A payment that was begun and paid, of which the site has not been told. */
async function paid( amount = '5', offer: Record< string, unknown > = {} ) {
	const session = await begin( await pageOf( offer ), amount );
	await stripe( 'pay', { session: session.id } );
	const [ completed ] = (
		await eventsOf( 'checkout.session.completed' )
	).slice( -1 );
	if ( ! completed ) {
		throw new Error( 'Nothing was paid.' );
	}
	return { session, completed };
}

test.describe( 'the connection', () => {
	test( 'says whose account it is and that no money moves, and has Stripe report to the site in the pinned version', async () => {
		const { endpoints, portals } = await stripe();
		expect( endpoints ).toMatchObject( [
			{
				url: expect.stringMatching( /dovetail\/v1\/payments\/stripe$/ ),
				api_version: '2025-09-30.clover',
				enabled_events: expect.arrayContaining( [
					'checkout.session.completed',
					'invoice.paid',
					'charge.refunded',
					'refund.failed',
					'charge.dispute.created',
				] ),
			},
		] );
		expect( portals ).toHaveLength( 1 );
		expect(
			await php(
				`return \\Dovetail\\Connections\\State::check( 'stripe' );`
			)
		).toMatch(
			/^Connected as Harbour Bakery, in test mode: no money moves\./
		);
		// Found again, not made twice.
		expect( ( await stripe() ).endpoints ).toEqual( endpoints );
		expect( ( await stripe() ).portals ).toHaveLength( 1 );
	} );

	test( 'says where a key does not fit the site, in its card and to the author', async () => {
		const as = ( type: string, key: string ) =>
			php< [ string, string ] >(
				`putenv( 'WP_ENVIRONMENT_TYPE=' . $input[0] );
				update_option( \\Dovetail\\Connections\\Connections::setting( 'stripe' ), array( 'key' => $input[1], 'webhook' => '' ) );
				return array( \\Dovetail\\Connections\\State::of( 'stripe' )['sentence'], \\Dovetail\\Payments\\Stripe_Account::place( \\Dovetail\\Payments\\Stripe_Account::mode( $input[1] ) ) );`,
				[ type, key ]
			);
		const live =
			'This is a live key on a site that is for trying things out: whoever pays here pays real money.';
		const tried =
			'This is a test key on a public site: visitors cannot really pay. Enter the live key when you are ready.';
		const type = await php< string >( `return wp_get_environment_type();` );
		const isProduction = type === 'production';
		expect( await as( type, 'sk_live_0123456789abcdef' ) ).toEqual( [
			`Connected as Harbour Bakery.${ isProduction ? '' : ` ${ live }` }`,
			isProduction ? '' : live,
		] );
		expect( await as( type, 'rk_test_0123456789abcdef' ) ).toEqual( [
			`Connected as Harbour Bakery, in test mode: no money moves.${ isProduction ? ` ${ tried }` : '' }`,
			isProduction ? tried : '',
		] );
		const status = await php< { problem: string; mode: string } >(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$request = new WP_REST_Request( 'GET', '/wpcom/v2/memberships/status' );
			$request->set_query_params( array( 'source' => 'gutenberg' ) );
			return rest_do_request( $request )->get_data();`
		);
		expect( status ).toMatchObject( {
			mode: 'test',
			problem: isProduction ? tried : '',
		} );
	} );

	test( 'with a key that may not set things up says what to do, and takes the secret of an endpoint that the owner has made', async () => {
		expect( await connect( 'rk_test_limited0123456789' ) ).toMatch(
			/The key may not have Stripe tell this site of payments\. Allow it to write webhook endpoints, or add an endpoint for http.+payments\/stripe in Stripe yourself and enter its signing secret here\.$/
		);
		expect(
			await connect( 'rk_test_limited0123456789', 'whsec_pasted0123' )
		).toMatch( /^Connected in test mode: no money moves\./ );
		const { completed } = await paid();
		expect(
			await deliver( completed, { secret: 'whsec_pasted0123' } )
		).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'of a revoked key says so in the card, to the author, and lets visitors pay nothing', async () => {
		const page = await pageOf();
		const sentence =
			'Stripe does not know this key any more: it was revoked or has expired. Create a new one in your Stripe account and enter it.';
		expect( await connect( 'sk_test_revoked0123456789' ) ).toBe( sentence );
		await expect( begin( page ) ).rejects.toThrow( /Nothing was charged/ );
		expect(
			await php(
				`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
				$request = new WP_REST_Request( 'GET', '/wpcom/v2/memberships/status' );
				$request->set_query_params( array( 'source' => 'gutenberg' ) );
				return rest_do_request( $request )->get_data()['problem'];`
			)
		).toBe( sentence );
	} );
} );

test.describe( 'products and prices', () => {
	test( 'are made once, found again under another key, and made anew where they are gone', async () => {
		const id = await plan( {
			kind: 'plan',
			title: 'Friend',
			amount: 700,
			interval: '1 month',
		} );
		const page = await pageOf( {
			plan: id,
			kind: 'plan',
			interval: '1 month',
		} );
		await begin( page );
		await begin( page );
		await connect( 'sk_test_another0123456789' );
		await begin( page );
		const { products, prices, sessions } = await stripe();
		expect( [
			Object.keys( products ).length,
			prices.length,
			sessions.length,
		] ).toEqual( [ 1, 1, 3 ] );
		expect( await asked( /\/v1\/prices/ ) ).toHaveLength( 3 );
		await stripe( 'forget', {} );
		await begin( page );
		expect( ( await stripe() ).sessions.at( -1 ) ).toMatchObject( {
			amount_total: 700,
			title: 'Friend',
			mode: 'subscription',
		} );
	} );

	test( 'of ten visitors who come first at one moment are the same', async () => {
		const id = await plan( {
			kind: 'plan',
			title: 'Friend',
			amount: 700,
			interval: '1 year',
		} );
		const page = await pageOf( {
			plan: id,
			kind: 'plan',
			interval: '1 year',
		} );
		await Promise.all( Array.from( { length: 10 }, () => begin( page ) ) );
		const { products, prices } = await stripe();
		expect( [ Object.keys( products ).length, prices.length ] ).toEqual( [
			1, 1,
		] );
	} );

	for ( const [ currency, typed, charged ] of [
		[ 'JPY', '500', 500 ],
		[ 'EUR', '5', 500 ],
		[ 'HUF', '175', null ],
		[ 'USD', '0.5', 50 ],
	] as const ) {
		test( `${ typed } ${ currency } is ${ charged ?? 'not sold' }`, async () => {
			const made = await plan( { currency } );
			if ( charged === null ) {
				expect( made ).toBe(
					'Prices in this currency cannot be charged here. Choose another one.'
				);
				return;
			}
			expect(
				await begin( await pageOf( { plan: made, currency } ), typed )
			).toMatchObject( {
				amount_total: charged,
				currency: currency.toLowerCase(),
			} );
		} );
	}

	test( 'amounts follow Stripe’s rules for currencies without decimals, with three, and their exceptions', async () => {
		expect(
			await php(
				`return array_map( static fn( $case ) => array( \\Dovetail\\Payments\\Stripe_Amount::charged( ...$case ), \\Dovetail\\Payments\\Stripe_Amount::told( (int) \\Dovetail\\Payments\\Stripe_Amount::charged( ...$case ), $case[1] ) ), $input );`,
				[
					[ 500, 'JPY' ],
					[ 500, 'ISK' ],
					[ 550, 'ISK' ],
					[ 1230, 'KWD' ],
					[ 1234, 'KWD' ],
					[ 500, 'EUR' ],
					[ 99999999, 'EUR' ],
					[ 100000000, 'EUR' ],
					[ 0, 'EUR' ],
					[ -5, 'EUR' ],
				]
			)
		).toEqual( [
			[ 500, 500 ],
			[ 500, 500 ],
			[ null, 0 ],
			[ 1230, 1230 ],
			[ null, 0 ],
			[ 500, 500 ],
			[ 99999999, 99999999 ],
			[ null, 0 ],
			[ null, 0 ],
			[ null, 0 ],
		] );
	} );
} );

test.describe( 'an event is believed', () => {
	test( 'only with a signature of the account over the very bytes, not older than five minutes', async () => {
		const { completed } = await paid();
		const now = Math.floor( Date.now() / 1000 );
		const text = JSON.stringify( completed );
		const forged = { ...completed, id: 'evt_forged' };
		for ( const delivery of [
			{ signature: '' },
			{ signature: 't=1,v1=' },
			{ signature: `t=${ now }` },
			{ signature: `t=${ now },v1=${ '0'.repeat( 64 ) }` },
			{ secret: 'whsec_of_another_account' },
			{ moment: now - 301 },
			{ moment: now + 400 },
			{ body: JSON.stringify( forged ) },
			{ body: `${ text } ` },
			{ body: '' },
		] ) {
			expect( [
				delivery,
				await deliver( completed, delivery ),
			] ).toEqual( [ delivery, 400 ] );
		}
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
		// Nearly too old.
		expect( await deliver( completed, { moment: now - 240 } ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'not of another account, of another mode than its signature, or that is none', async () => {
		const { completed } = await paid();
		for ( const event of [
			{ ...completed, account: 'acct_other' },
			{ ...completed, livemode: true },
			{ type: 'x' },
			[],
			{ ...completed, data: {} },
		] ) {
			expect( await deliver( event ) ).toBe( 400 );
		}
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
		expect(
			await deliver( { ...completed, type: 'customer.created' } )
		).toBe( 200 );
	} );

	test( 'of another shop at the same account is left alone', async () => {
		const { completed } = await paid();
		const event = JSON.parse(
			JSON.stringify( completed )
				.replace(
					/"dovetail_site":"\w+"/g,
					'"dovetail_site":"another"'
				)
				.replace(
					/"client_reference_id":"\w+"/,
					'"client_reference_id":"order-1"'
				)
		) as object;
		expect( await deliver( event ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
	} );

	test( 'fifty times at the same moment, and recorded once', async () => {
		const { completed } = await paid();
		await php(
			`global $wpdb; foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'dovetail_payment'" ) as $id ) { wp_delete_post( $id, true ); } return 1;`
		);
		const statuses = await Promise.all(
			Array.from( { length: 50 }, () => deliver( completed ) )
		);
		expect( new Set( statuses ) ).toEqual( new Set( [ 200 ] ) );
		expect( await payments() ).toMatchObject( [
			{
				state: 'paid',
				amount: 500,
				currency: 'EUR',
				email: 'ann@example.com',
			},
		] );
	} );

	test( 'again later, before and after she comes back, and changes nothing', async () => {
		const { session, completed } = await paid();
		expect( await deliver( completed ) ).toBe( 200 );
		const [ first ] = await payments();
		expect( await comeBack( session.success_url ) ).toMatch(
			/^Thank you! You paid/
		);
		expect( await deliver( completed ) ).toBe( 200 );
		expect( await payments() ).toEqual( [ first ] );
		// Who was told already is not asked again.
		expect( await asked( /checkout\/sessions\/cs_/ ) ).toEqual( [] );
	} );

	test( 'and told again where the site could not make a note of it', async () => {
		const { completed } = await paid();
		await php(
			`global $wpdb; $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->options} ( option_name, option_value, autoload ) SELECT CONCAT( 'dovetail_blocks_claim_payment-', post_name ), %s, 'off' FROM {$wpdb->posts} WHERE post_type = 'dovetail_payment'", ( time() + 60 ) . ':' ) ); return 1;`
		);
		expect( await deliver( completed ) ).toBe( 503 );
		await php(
			`global $wpdb; return $wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'dovetail\\_blocks\\_claim\\_payment-%'" );`
		);
		expect( await deliver( completed ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );
} );

test.describe( 'money that goes back', () => {
	test( 'is seen in any order: a refund before its payment stays one', async () => {
		const { session, completed } = await paid();
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'refund', { charge: charge?.id, amount: 500 } );
		const [ refunded ] = await eventsOf( 'charge.refunded' );
		const [ created ] = await eventsOf( 'refund.created' );
		expect( await deliver( refunded ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{ state: 'refunded', refunded: 500 },
		] );
		expect( await deliver( completed ) ).toBe( 200 );
		expect( await deliver( created ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{
				state: 'refunded',
				amount: 500,
				refunded: 500,
				email: 'ann@example.com',
			},
		] );
		expect( await comeBack( session.success_url ) ).toMatch(
			/^Your payment of 5,00.€ was paid back to you\.$/
		);
	} );

	test( 'may be a part, then more, and less again when a refund fails', async () => {
		const { completed } = await paid( '10' );
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		const states = [];
		for ( const amount of [ 300, 1000, 300, 0 ] ) {
			await stripe( 'refund', { charge: charge?.id, amount } );
			await deliver(
				( await eventsOf( 'charge.refunded' ) ).at( -1 ) ?? {}
			);
			states.push(
				...( await payments() ).map( ( { state, refunded } ) => [
					state,
					refunded,
				] )
			);
		}
		expect( states ).toEqual( [
			[ 'partly-refunded', 300 ],
			[ 'refunded', 1000 ],
			[ 'partly-refunded', 300 ],
			[ 'paid', 0 ],
		] );
		// The first event once more, late: the charge itself says how it is now.
		await deliver( ( await eventsOf( 'charge.refunded' ) )[ 0 ] ?? {} );
		expect( await payments() ).toMatchObject( [
			{ state: 'paid', refunded: 0 },
		] );
	} );

	test( 'by a dispute is seen until the owner wins it', async () => {
		const { completed } = await paid();
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'dispute', {
			charge: charge?.id,
			status: 'needs_response',
		} );
		await deliver(
			( await eventsOf( 'charge.dispute.created' ) )[ 0 ] ?? {}
		);
		expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
		await deliver( completed );
		expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
		await stripe( 'dispute', { charge: charge?.id, status: 'won' } );
		await deliver(
			( await eventsOf( 'charge.dispute.closed' ) )[ 0 ] ?? {}
		);
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'is told again where Stripe cannot be asked, and of a charge of others is no business of the site', async () => {
		const { completed } = await paid();
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'refund', { charge: charge?.id, amount: 500 } );
		const [ refunded ] = await eventsOf( 'charge.refunded' );
		await faults( { 'GET stripe:/v1/charges/{id}': 'cut' } );
		expect( await deliver( refunded ?? {} ) ).toBe( 503 );
		await faults( {} );
		expect( await deliver( refunded ?? {} ) ).toBe( 200 );
		const [ created ] = await eventsOf( 'refund.created' );
		expect(
			await deliver(
				JSON.parse(
					JSON.stringify( created ).replace(
						/ch_test_\d+/,
						'ch_test_999'
					)
				) as object
			)
		).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'refunded' } ] );
	} );
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
		/It is paid again every month until you end it\. You can change or end it at any time on a page of Stripe , with the email address that you pay with\.$/
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

test.describe( 'a payment of which nobody has told', () => {
	const later = ( seconds: number ) =>
		php(
			`global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_modified_gmt = %s WHERE post_type = 'dovetail_payment'", gmdate( 'Y-m-d H:i:s', time() - $input ) ) ); wp_cache_flush();
			return \\Dovetail\\Payments\\Pending::look();`,
			seconds
		);

	test( 'is asked for by itself, and not before an hour is over', async () => {
		await paid();
		expect(
			await php(
				`return (bool) wp_next_scheduled( 'dovetail_blocks_payments_pending' );`
			)
		).toBe( true );
		expect( await later( 60 ) ).toBe( 3600 );
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
		expect( await later( 3601 ) ).toBe( true );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'that was never made is forgotten a day after its time is over', async () => {
		const session = await begin( await pageOf() );
		await later( 3601 );
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
		await stripe( 'expire', { session: session.id } );
		await later( 3601 );
		expect( await payments() ).toMatchObject( [
			{ state: 'failed', note: 'expired' },
		] );
		expect( await comeBack( session.success_url ) ).toBe(
			'You have not paid, and the time for it is over. Nothing was charged. You can begin again.'
		);
		await later( 86_401 );
		expect( await payments() ).toEqual( [] );
		expect( await comeBack( session.success_url ) ).toMatch(
			/^This payment is not known here any more/
		);
	} );

	test( 'stays as long as Stripe does not answer', async () => {
		await paid();
		await faults( { 'GET stripe:/v1/checkout/sessions/{id}': 'refused' } );
		expect( await later( 3601 ) ).toBe( 3600 );
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
	} );
} );

test( 'a payment of another amount than was asked for is recorded as one that differs', async () => {
	const { session, completed } = await paid();
	const event = JSON.parse(
		JSON.stringify( completed ).replace(
			'"amount_total":500',
			'"amount_total":400'
		)
	) as object;
	expect( await deliver( event ) ).toBe( 200 );
	expect( await payments() ).toMatchObject( [
		{ state: 'differs', amount: 400 },
	] );
	expect( await comeBack( session.success_url ) ).toMatch(
		/^You paid 4,00.€, which is not what was asked for\. Harbour Bakery has been told and will look into it\.$/
	);
} );

test( 'what is sent to Stripe holds the owner’s key in its header and nowhere else', async () => {
	await paid();
	expect( JSON.stringify( await asked( /^\/v1\// ) ) ).not.toContain( KEY );
	expect(
		await php(
			`return array_filter( array_map( 'get_option', array( 'dovetail_blocks_stripe_account_test', 'dovetail_blocks_connection_state_stripe' ) ), static fn( $kept ) => false !== strpos( wp_json_encode( $kept ), $input ) );`,
			KEY
		)
	).toEqual( [] );
} );
