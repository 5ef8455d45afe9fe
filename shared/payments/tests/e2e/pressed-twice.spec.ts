import { expect, php, test } from '#e2e';
import {
	beginAnew,
	comeBack,
	formOf,
	pageOf,
	payments,
	send,
	stripe,
} from './support';

beginAnew();

test.describe( 'pressed twice', () => {
	test( 'at the same moment, a form is one payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		const answers = await Promise.all(
			Array.from( { length: 6 }, () => send( page, form ) )
		);
		const { sessions } = await stripe();
		expect( sessions ).toHaveLength( 1 );
		expect(
			new Set( answers.map( ( { location } ) => location ) )
		).toEqual( new Set( [ sessions[ 0 ]?.url ] ) );
		expect( await payments() ).toHaveLength( 1 );
	} );

	test( 'by two people on one cached page, it is two', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await send( page, form, { agent: 'Firefox' } );
		await send( page, form, { agent: 'Safari' } );
		expect( ( await stripe() ).sessions ).toHaveLength( 2 );
	} );

	test( 'with another amount, it is another', async () => {
		const page = await pageOf();
		const form = await formOf( page );
		await send( page, { ...form, amount: '5' } );
		await send( page, { ...form, amount: '6' } );
		expect(
			( await stripe() ).sessions.map(
				( session ) => session.amount_total
			)
		).toEqual( [ 500, 600 ] );
	} );

	test( 'after paying, the visitor reads that, and is not charged again', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await send( page, form );
		const [ session ] = ( await stripe() ).sessions;
		await stripe( 'pay', { session: session?.id } );
		await comeBack( session?.success_url ?? '' );
		const again = await send( page, form );
		expect( again.location ).toBe( session?.success_url );
		expect( await comeBack( again.location ) ).toMatch(
			/^Thank you! You paid 5,00/
		);
	} );

	test( 'after two minutes, it is a new payment', async () => {
		const page = await pageOf();
		const form = { ...( await formOf( page ) ), amount: '5' };
		await send( page, form );
		await php(
			`global $wpdb; return $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = CONCAT( %s, SUBSTR( option_value, 11 ) ) WHERE option_name LIKE 'dovetail\\_blocks\\_claim\\_checkout%%'", time() - 1 ) );`
		);
		await send( page, form );
		expect( ( await stripe() ).sessions ).toHaveLength( 2 );
	} );
} );

test( 'one client begins so many payments in an hour', async () => {
	await php( `return update_option( 'e2e_payment_limit', 2 );` );
	const page = await pageOf();
	const form = await formOf( page );
	const said = [];
	for ( const amount of [ '5', '6', '7' ] ) {
		said.push( ( await send( page, { ...form, amount } ) ).said );
	}
	expect( said ).toEqual( [
		'',
		'',
		'Too many payments were started from your connection. Try again in an hour. Nothing was charged.',
	] );
} );
