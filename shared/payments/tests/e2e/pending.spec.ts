import { expect, php, test } from '#e2e';
import {
	begin,
	beginAnew,
	comeBack,
	deliver,
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
