import { expect, php, test } from '#e2e';
import {
	asked,
	begin,
	beginAnew,
	connect,
	deliver,
	faults,
	KEY,
	pageOf,
	paid,
	payments,
	stripe,
} from './support';

beginAnew();

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
				`return \\Dovetail\\Connections\\Connection_State::check( 'stripe' );`
			)
		).toMatch(
			/^Connected as Harbour Bakery, in test mode: no money is charged\./
		);
		// Found again, not made twice.
		expect( ( await stripe() ).endpoints ).toEqual( endpoints );
		expect( ( await stripe() ).portals ).toHaveLength( 1 );
	} );

	test( 'says where a key does not fit the site, in its card and to the author', async () => {
		const as = ( type: string, key: string ) =>
			php< [ string, string ] >(
				`putenv( 'WP_ENVIRONMENT_TYPE=' . $input[0] );
				update_option( \\Dovetail\\Connections\\Connections::option_name( 'stripe' ), array( 'key' => $input[1], 'secret' => '' ) );
				return array( \\Dovetail\\Connections\\Connection_State::get( 'stripe' )['sentence'], \\Dovetail\\Payments\\Stripe_Account::place( \\Dovetail\\Payments\\Stripe_Account::mode( $input[1] ) ) );`,
				[ type, key ]
			);
		const live =
			'This is a live key on a development site: visitors who pay here pay real money.';
		const tried =
			'This is a test key on a public site: visitors can’t really pay. Enter the live key when you are ready.';
		const type = await php< string >( `return wp_get_environment_type();` );
		const isProduction = type === 'production';
		expect( await as( type, 'sk_live_0123456789abcdef' ) ).toEqual( [
			`Connected as Harbour Bakery.${ isProduction ? '' : ` ${ live }` }`,
			isProduction ? '' : live,
		] );
		expect( await as( type, 'rk_test_0123456789abcdef' ) ).toEqual( [
			`Connected as Harbour Bakery, in test mode: no money is charged.${ isProduction ? ` ${ tried }` : '' }`,
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
			/This key can’t create webhooks\. Allow it to write webhook endpoints\. Or add an endpoint for http.+payments\/stripe in Stripe yourself and enter its signing secret here\.$/
		);
		expect(
			await connect( 'rk_test_limited0123456789', 'whsec_pasted0123' )
		).toMatch( /^Connected in test mode:/ );
		const { completed } = await paid();
		expect(
			await deliver( completed, { secret: 'whsec_pasted0123' } )
		).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'keeps an entered signing secret in the mode it was entered for, also with a key of the other mode', async () => {
		const pasted = 'whsec_pasted0123';
		await connect( KEY, pasted );
		const { completed } = await paid();
		const live = JSON.parse(
			JSON.stringify( completed ).replaceAll(
				'"livemode":false',
				'"livemode":true'
			)
		) as object;
		const liveKey = 'sk_live_0123456789abcdef';
		expect( await connect( liveKey, pasted ) ).toContain(
			'The signing secret here was entered with a test key, so Stripe can’t report live payments. Paste the signing secret of your live endpoint.'
		);
		expect( await deliver( live, { secret: pasted } ) ).toBe( 400 );
		expect( await payments() ).toMatchObject( [
			{ state: 'pending', mode: 'test' },
		] );
		expect( await deliver( completed, { secret: pasted } ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{ state: 'paid', mode: 'test' },
		] );
		// Removed and entered again, it belongs to the key beside it.
		await connect( liveKey );
		expect( await connect( liveKey, pasted ) ).not.toContain( 'secret' );
		expect( await deliver( live, { secret: pasted } ) ).toBe( 200 );
	} );

	test( 'of a revoked key says so in the card, to the author, and lets visitors pay nothing', async () => {
		const page = await pageOf();
		const sentence =
			'Stripe rejected this key because it was revoked or has expired. Create a new key in your Stripe account and paste it here.';
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

test( 'the reason why Stripe accepts no payments is shown to owner and author, not to visitors', async () => {
	const page = await pageOf();
	await faults( {
		'POST stripe:/v1/checkout/sessions': { kind: 'refused', status: 400 },
	} );
	await expect( begin( page ) ).rejects.toThrow(
		/Stripe could not be reached, or can’t take payments for this site at the moment\./
	);
	await faults( {} );
	expect(
		await php(
			`wp_set_current_user( get_user_by( 'login', 'author' )->ID );
			$request = new WP_REST_Request( 'GET', '/wpcom/v2/memberships/status' );
			$request->set_query_params( array( 'source' => 'gutenberg' ) );
			return rest_do_request( $request )->get_data()['problem'];`
		)
	).toBe( 'Stripe rejected the request with error 400.' );
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
