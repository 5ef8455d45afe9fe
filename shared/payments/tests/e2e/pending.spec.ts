import { expect, php, test } from '#e2e';
import {
	asked,
	begin,
	beginAnew,
	comeBack,
	deliver,
	eventsOf,
	faults,
	pageOf,
	paid,
	payments,
	record,
	stripe,
} from './support';

beginAnew();

test.describe( 'a payment of which nobody has told', () => {
	const later = ( seconds: number ) =>
		php(
			`global $wpdb; $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_modified_gmt = %s WHERE post_type = 'dovetail_payment'", gmdate( 'Y-m-d H:i:s', time() - $input ) ) ); wp_cache_flush();
			return \\Dovetail\\Payments\\Pending::look();`,
			seconds
		);

	test( 'is requested automatically, but not within an hour', async () => {
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
			'You have not paid, and the time limit has passed. Nothing was charged. You can start again.'
		);
		await later( 86_401 );
		expect( await payments() ).toEqual( [] );
		expect( await comeBack( session.success_url ) ).toMatch(
			/^This site no longer has a record of this payment\./
		);
	} );

	test( 'is forgotten however many there are and however long ago, and what has failed at a bank is not', async () => {
		const many = ( state: string, count: number, more: object = {} ) =>
			Array.from( { length: count }, ( _, index ) => ( {
				reference: `${ state }-${ index }`,
				state,
				...more,
			} ) );
		await record(
			...many( 'failed', 45, { note: 'expired' } ),
			...many( 'pending', 25, {
				service: 'platform',
				source: 'platform',
			} ),
			{ reference: 'bank', state: 'failed' },
			{ reference: 'elsewhere', service: 'another', state: 'pending' }
		);
		await php(
			`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_date_gmt = %s WHERE post_type = 'dovetail_payment'", gmdate( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS ) ) );`
		);
		expect( await later( 86_401 ) ).toBe( 60 );
		for ( let runs = 0; runs < 4; runs++ ) {
			await later( 86_401 );
		}
		expect(
			( await payments() ).map( ( { reference } ) => reference )
		).toEqual( [ 'bank', 'elsewhere' ] );
	} );

	test( 'is dropped without asking once its time is over and Stripe, which reports to the site, has reported nothing', async () => {
		const early = await begin( await pageOf() );
		const past = ( seconds: number ) =>
			php(
				`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_date_gmt = %s WHERE post_type = 'dovetail_payment'", gmdate( 'Y-m-d H:i:s', time() - $input ) ) );`,
				seconds
			);
		const requests = async () =>
			( await asked( /checkout\/sessions\/cs_/ ) ).length;
		// Nothing was ever reported: it may be paid all the same.
		await past( 4 * 3600 );
		await later( 3601 );
		expect( await requests() ).toBe( 1 );
		// Reported, but before its time was over.
		const event = { type: 'customer.created', data: { object: {} } };
		expect( await deliver( { ...event, livemode: false } ) ).toBe( 200 );
		await past( 2 * 3600 );
		await later( 3601 );
		expect( await requests() ).toBe( 2 );
		await past( 4 * 3600 );
		await later( 3601 );
		expect( await requests() ).toBe( 2 );
		expect( await payments() ).toMatchObject( [
			{ state: 'failed', note: 'expired' },
		] );
		// A report that comes all the same is recorded.
		await stripe( 'pay', { session: early.id } );
		const [ completed ] = await eventsOf( 'checkout.session.completed' );
		expect( await deliver( completed ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'comes before those that were merely begun where Stripe has named its payer, and some of the newest come with the oldest', async () => {
		const begun = Array.from( { length: 60 }, ( _, index ) => ( {
			mode: 'test',
			reference: `begun-${ index }`,
			session: `cs_test_begun_${ index }`,
			state: 'pending',
			email: index === 40 ? 'ann@example.com' : '',
		} ) );
		await record( ...begun );
		await php(
			`global $wpdb;
			$now = time();
			foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'dovetail_payment' ORDER BY ID" ) as $index => $id ) {
				$then = gmdate( 'Y-m-d H:i:s', $now - 2 * HOUR_IN_SECONDS + $index );
				$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => $then, 'post_modified_gmt' => $then ), array( 'ID' => $id ) );
			}
			wp_cache_flush();
			return \\Dovetail\\Payments\\Pending::look();`
		);
		expect(
			( await asked( /checkout\/sessions\/cs_/ ) ).map( ( { path } ) =>
				Number( /\d+$/.exec( path )?.[ 0 ] )
			)
		).toEqual( [
			40,
			...Array.from( { length: 15 }, ( _, index ) => index ),
			59,
			58,
			57,
			56,
		] );
	} );

	test( 'stays as long as Stripe does not answer', async () => {
		await paid();
		await faults( { 'GET stripe:/v1/checkout/sessions/{id}': 'refused' } );
		expect( await later( 3601 ) ).toBe( 3600 );
		expect( await payments() ).toMatchObject( [ { state: 'pending' } ] );
	} );
} );

test( 'a payment with another amount than requested is recorded as different', async () => {
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
		/^You paid 4,00.€, which is not the requested amount\. Don’t pay again\. Contact Harbour Bakery, who can see this payment, too\.$/
	);
} );
