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
