import { expect, php, test } from '#e2e';
import {
	asked,
	begin,
	beginAnew,
	connect,
	pageOf,
	plan,
	stripe,
} from './support';

beginAnew();

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

	test( 'that cost something else at Stripe by now are not what a visitor is led to', async () => {
		const page = await pageOf( {
			plan: await plan( { kind: 'plan', title: 'Friend', amount: 700 } ),
			kind: 'plan',
		} );
		await begin( page );
		await stripe( 'reprice', { amount: 900 } );
		expect( await begin( page ) ).toMatchObject( {
			amount_total: 700,
			title: 'Friend',
		} );
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
					'Prices in this currency can’t be charged here. Choose another currency.'
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
