import { expect, php, test } from '#e2e';
import { asked, beginAnew, comeBack, deliver, paid, payments } from './support';

beginAnew();

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

	test( 'in the mode of the secret that signed it, and refused with an object of the other mode', async () => {
		const { completed } = await paid();
		const object = ( given: object ) => {
			const copy = JSON.parse( JSON.stringify( completed ) ) as {
				data: { object: object };
			};
			return { ...copy.data.object, livemode: true, ...given };
		};
		// A charge names the payment itself, so that nothing has to be requested.
		const metadata = await php< Record< string, string > >(
			`return array( 'dovetail_site' => \\Dovetail\\Payments\\Stripe_Account::site(), 'dovetail_reference' => 'dvforged' );`
		);
		const forged = {
			client_reference_id: 'dvforged',
			id: 'cs_live_forged',
			metadata,
		};
		const charge = {
			object: 'charge',
			id: 'ch_live_1',
			amount: 500,
			currency: 'eur',
			metadata,
		};
		const objects: [ type: string, object: object ][] = [
			[ 'checkout.session.completed', object( forged ) ],
			[ 'checkout.session.async_payment_succeeded', object( forged ) ],
			[ 'checkout.session.async_payment_failed', object( forged ) ],
			[ 'checkout.session.expired', object( forged ) ],
			...[ 'invoice.paid', 'invoice.payment_failed' ].map(
				( type ): [ string, object ] => [
					type,
					object( {
						id: 'in_live_1',
						currency: 'eur',
						amount_paid: 500,
						amount_due: 500,
						parent: { subscription_details: { metadata } },
					} ),
				]
			),
			[
				'charge.refunded',
				object( { ...charge, amount_refunded: 500 } ),
			],
			[
				'refund.created',
				object( { object: 'refund', charge: 'ch_live_1' } ),
			],
			[
				'charge.dispute.created',
				object( {
					object: 'dispute',
					charge: 'ch_live_1',
					status: 'needs_response',
				} ),
			],
			[
				'customer.subscription.deleted',
				object( { object: 'subscription', metadata } ),
			],
		];
		const statuses = [];
		for ( const [ type, each ] of objects ) {
			for ( const livemode of [ false, true, undefined, 1 ] ) {
				const status = await deliver( {
					...completed,
					type,
					livemode,
					data: { object: each },
				} );
				statuses.push( [ type, livemode, status ] );
			}
		}
		expect(
			statuses.filter( ( [ , , status ] ) => status !== 400 )
		).toEqual( [] );
		expect( await payments() ).toMatchObject( [
			{ state: 'pending', mode: 'test' },
		] );
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

	test( 'again later, before and after the visitor returns, and changes nothing', async () => {
		const { session, completed } = await paid();
		expect( await deliver( completed ) ).toBe( 200 );
		const [ first ] = await payments();
		expect( await comeBack( session.success_url ) ).toMatch(
			/^Thank you! You paid/
		);
		expect( await deliver( completed ) ).toBe( 200 );
		expect( await payments() ).toEqual( [ first ] );
		// A reported payment is not requested again.
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

test( 'an answer of the other mode than the key is not believed: nothing is recorded', async () => {
	const { session } = await paid();
	expect(
		await php(
			`add_filter( 'http_response', static fn( $response ) => array( 'body' => str_replace( '"livemode":false', '"livemode":true', $response['body'] ) ) + $response );
			$payment = \\Dovetail\\Payments\\Payments::find( 'stripe', 'test', $input );
			return array(
				\\Dovetail\\Payments\\Stripe::settle( $payment )->get_error_code(),
				\\Dovetail\\Payments\\Stripe_Refunds::take( 'ch_test_1', 'test' )->get_error_code(),
				\\Dovetail\\Payments\\Stripe_Account::ask( 'GET', '/webhook_endpoints' )->get_error_code(),
			);`,
			session.client_reference_id
		)
	).toEqual( [ 'service_invalid', 'service_invalid', 'service_invalid' ] );
	expect( await payments() ).toMatchObject( [
		{ state: 'pending', mode: 'test' },
	] );
	expect( await comeBack( session.success_url ) ).toMatch( /^Thank you!/ );
	expect( await payments() ).toMatchObject( [
		{ state: 'paid', mode: 'test' },
	] );
} );
