import { expect, php, test } from '#e2e';
import {
	approved,
	asked,
	beginAnew,
	charges,
	comeBack,
	fieldsOf,
	makePage,
	makeProduct,
	payments,
	said,
	send,
} from './support';

beginAnew();

/** Starts an order as a visitor with this address, without paying it: its return URL. */
async function begun( url: string, client: string ): Promise< string > {
	const fields = await fieldsOf( url );
	// Each press is a payment of its own.
	fields.set( 'key', crypto.randomUUID() );
	const { location } = await send( url, fields, client );
	const token = new URL( location ).searchParams.get( 'token' ) ?? '';
	const back = new URL( url );
	back.searchParams.set(
		'dovetail_paypal',
		await php< string >(
			`return \\Dovetail\\Simple_Payments\\Purchase_Note::seal( 'back', (int) $input );`,
			/^\d+/.exec( fields.get( 'dovetail_paypal' ) ?? '' )?.[ 0 ]
		)
	);
	back.searchParams.set( 'token', token );
	return back.href;
}

test( 'one visitor with thirty orders cannot stop the sales of others', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const attacker = '203.0.113.66';
	for ( let five = 0; five < 6; five++ ) {
		await Promise.all(
			Array.from( { length: 5 }, async () => {
				const back = await begun( url, attacker );
				for ( let at = 0; at < 4; at++ ) {
					await comeBack( back, attacker );
				}
			} )
		);
	}
	// The last one meets the limit of starts.
	const more = await send( url, await fieldsOf( url ), attacker );
	expect( [ more.status, said( more.html ) ] ).toEqual( [
		429,
		'Too many payments were started from your connection. Nothing was charged. Try again in an hour.',
	] );
	for ( let sale = 1; sale <= 10; sale++ ) {
		const client = `198.51.100.${ sale }`;
		const { back } = await approved(
			url,
			'COMPLETED',
			undefined,
			undefined,
			client
		);
		expect( ( await comeBack( back, client ) ).sentence ).toContain(
			'Thank you. You paid 45,00 €'
		);
	}
	expect( await charges() ).toBe( 10 );
	expect( ( await payments() ).map( ( { state } ) => state ) ).toEqual(
		Array.from( { length: 10 }, () => 'paid' )
	);
} );

test( 'one visitor causes at most sixty requests an hour by returning, whatever the number of orders', async () => {
	test.slow();
	const { url } = await makePage( await makeProduct() );
	const client = '203.0.113.67';
	for ( let order = 0; order < 4; order++ ) {
		const back = await begun( url, client );
		for ( let at = 0; at < 20; at++ ) {
			await comeBack( back, client );
		}
	}
	expect( await asked( /^GET paypal:\/v2\/checkout\/orders/ ) ).toHaveLength(
		60
	);
} );

/** Uses up the part of this minute's requests to PayPal that is not reserved, as visitors from many addresses would. */
const useUp = () =>
	php(
		`// A minute that is about to end would give new room.
		while ( time() % 60 > 40 ) { sleep( 1 ); }
		return \\Dovetail\\Plugin\\Rate_Limit::count( 'service_paypal', PHP_INT_MAX, MINUTE_IN_SECONDS, 450 );`
	);

test( 'a visitor who meets the limit of the site reads that nothing was charged and when to try again', async () => {
	const { url } = await makePage( await makeProduct() );
	await useUp();
	const { status, html } = await send( url, await fieldsOf( url ) );
	expect( [ status, said( html ) ] ).toEqual( [
		429,
		'This site is busy with other payments. Nothing was charged. Try again in a minute.',
	] );
	expect( await asked( /^POST paypal:\/v2/ ) ).toEqual( [] );
} );

test( 'a payment that was begun is completed by a job from the reserved part of the limit', async () => {
	const { url } = await makePage( await makeProduct() );
	const { back, order } = await approved( url );
	await useUp();
	expect( ( await comeBack( back ) ).sentence ).toBe(
		'PayPal has not confirmed your payment yet. Don’t pay again: this site keeps checking, and you are charged at most once. Reload this page in a minute.'
	);
	expect( await charges() ).toBe( 0 );
	await php(
		`do_action( 'dovetail_blocks_paypal_settle', $input, time() ); return 1;`,
		order
	);
	expect( await payments() ).toMatchObject( [
		{ reference: order, state: 'paid' },
	] );
	expect( ( await comeBack( back ) ).sentence ).toContain( 'Thank you.' );
} );
