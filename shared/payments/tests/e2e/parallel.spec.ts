import { expect, test } from '#e2e';
import { randomUUID } from 'node:crypto';
import {
	beginAnew,
	comeBack,
	deliver,
	formOf,
	pageOf,
	payments,
	send,
	stripe,
} from './support';

beginAnew();

/** Does everything at once, so many at a time. */
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

test( 'two hundred returns and events at one time for a hundred payments are a hundred records', async () => {
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
