import { expect, php, siteUrl, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import {
	begin,
	beginAnew,
	comeBack,
	deliver,
	eventsOf,
	formOf,
	pageOf,
	paid,
	payments,
	plan,
	send,
	stripe,
} from './support';

beginAnew();

/** Runs all jobs, at most `most` at the same time. */
async function together< Result >(
	jobs: readonly ( () => Promise< Result > )[],
	most: number
): Promise< Result[] > {
	const results: Result[] = [];
	let next = 0;
	await Promise.all(
		Array.from( { length: most }, async () => {
			for ( let index = next++; index < jobs.length; index = next++ ) {
				results[ index ] = await (
					jobs[ index ] as () => Promise< Result >
				 )();
			}
		} )
	);
	return results;
}

test( 'a hundred payments create a hundred records if all returns and webhook events arrive at once', async () => {
	test.setTimeout( 600_000 );
	const page = await pageOf();
	const form = await formOf( page );
	await together(
		Array.from(
			{ length: 100 },
			( _, index ) => () =>
				send( page, {
					...form,
					key: randomUUID(),
					amount: `${ index + 1 }`,
				} )
		),
		10
	);
	const { sessions } = await stripe();
	expect( sessions ).toHaveLength( 100 );
	for ( const { id } of sessions ) {
		await stripe( 'pay', { session: id } );
	}
	const { events, endpoints } = await stripe();
	const secret = endpoints[ 0 ]?.secret ?? '';
	const completed = events.filter(
		( { type } ) => type === 'checkout.session.completed'
	);
	const answers = await together< string | number >(
		[
			...sessions.map(
				( session ) => () => comeBack( session.success_url )
			),
			...completed.map( ( event ) => () => deliver( event, { secret } ) ),
		].sort( () => ( randomUUID() < '8' ? 1 : -1 ) ),
		200
	);
	expect(
		answers.filter(
			( answer ) =>
				answer !== 200 &&
				! String( answer ).startsWith( 'Thank you! You paid' )
		)
	).toEqual( [] );
	const records = await payments();
	expect( records ).toHaveLength( 100 );
	expect( new Set( records.map( ( { state } ) => state ) ) ).toEqual(
		new Set( [ 'paid' ] )
	);
	expect(
		records.map( ( { amount } ) => amount ).sort( ( a, b ) => a - b )
	).toEqual(
		Array.from( { length: 100 }, ( _, index ) => 100 * ( index + 1 ) )
	);
	expect( new Set( records.map( ( { reference } ) => reference ) ) ).toEqual(
		new Set( sessions.map( ( session ) => session.client_reference_id ) )
	);
	expect( ( await stripe() ).charges ).toHaveLength( 100 );
} );

test( 'an event delivered fifty times at once creates one record', async () => {
	const { completed } = await paid();
	await php(
		`return \\Dovetail\\Plugin\\Database::execute( 'DELETE FROM {payments}' );`
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

test( 'a renewal reported three times at once creates one record', async () => {
	const { session, completed } = await paid( '', {
		plan: await plan( {
			kind: 'plan',
			title: 'Friend',
			amount: 700,
			interval: '1 month',
		} ),
		kind: 'plan',
		interval: '1 month',
	} );
	await deliver( completed );
	await stripe( 'renew', { session: session.id } );
	const renewed = ( await eventsOf( 'invoice.paid' ) ).at( -1 ) ?? {};
	await Promise.all( [
		deliver( renewed ),
		deliver( renewed ),
		deliver( renewed ),
	] );
	expect( await payments() ).toMatchObject( [
		{ reference: session.client_reference_id },
		{ reference: 'in_test_2' },
	] );
} );

test( 'eight simultaneous requests create a plan only once', async () => {
	const made = await Promise.all(
		Array.from( { length: 8 }, async () =>
			Number(
				await ( await fetch( `${ siteUrl() }/?e2e_plan=1` ) ).text()
			)
		)
	);
	expect( made[ 0 ] ).toBeGreaterThan( 0 );
	expect( new Set( made ).size ).toBe( 1 );
} );

test( 'ten simultaneous first payments share one product and price at Stripe', async () => {
	const interval = '1 year';
	const page = await pageOf( {
		plan: await plan( {
			kind: 'plan',
			title: 'Friend',
			amount: 700,
			interval,
		} ),
		kind: 'plan',
		interval,
	} );
	await Promise.all( Array.from( { length: 10 }, () => begin( page ) ) );
	const { products, prices } = await stripe();
	expect( [ Object.keys( products ).length, prices.length ] ).toEqual( [
		1, 1,
	] );
} );
