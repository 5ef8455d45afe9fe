import { expect, test } from '#e2e';
import {
	beginAnew,
	comeBack,
	deliver,
	eventsOf,
	faults,
	paid,
	payments,
	stripe,
} from './support';

beginAnew();

test.describe( 'money that goes back', () => {
	test( 'is seen in any order: a refund before its payment stays one', async () => {
		const { session, completed } = await paid();
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'refund', { charge: charge?.id, amount: 500 } );
		const [ refunded ] = await eventsOf( 'charge.refunded' );
		const [ created ] = await eventsOf( 'refund.created' );
		expect( await deliver( refunded ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{ state: 'refunded', refunded: 500 },
		] );
		expect( await deliver( completed ) ).toBe( 200 );
		expect( await deliver( created ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{
				state: 'refunded',
				amount: 500,
				refunded: 500,
				email: 'ann@example.com',
			},
		] );
		expect( await comeBack( session.success_url ) ).toMatch(
			/^Your payment of 5,00.€ was refunded\.$/
		);
	} );

	test( 'may be a part, then more, and less again when a refund fails', async () => {
		const { completed } = await paid( '10' );
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		const states = [];
		for ( const amount of [ 300, 1000, 300, 0 ] ) {
			await stripe( 'refund', { charge: charge?.id, amount } );
			await deliver(
				( await eventsOf( 'charge.refunded' ) ).at( -1 ) ?? {}
			);
			states.push(
				...( await payments() ).map( ( { state, refunded } ) => [
					state,
					refunded,
				] )
			);
		}
		expect( states ).toEqual( [
			[ 'partly-refunded', 300 ],
			[ 'refunded', 1000 ],
			[ 'partly-refunded', 300 ],
			[ 'paid', 0 ],
		] );
		// The first event once more, late: the charge itself says how it is now.
		await deliver( ( await eventsOf( 'charge.refunded' ) )[ 0 ] ?? {} );
		expect( await payments() ).toMatchObject( [
			{ state: 'paid', refunded: 0 },
		] );
	} );

	test( 'out of an account that the owner has left is seen as its event tells it', async () => {
		const { completed } = await paid( '10' );
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'refund', { charge: charge?.id, amount: 400 } );
		await faults( {
			'GET stripe:/v1/charges/{id}': { kind: 'refused', status: 404 },
		} );
		const [ refunded ] = await eventsOf( 'charge.refunded' );
		expect( await deliver( refunded ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [
			{ state: 'partly-refunded', amount: 1000, refunded: 400 },
		] );
	} );

	test( 'by a dispute is seen until the owner wins it', async () => {
		const { completed } = await paid();
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'dispute', {
			charge: charge?.id,
			status: 'needs_response',
		} );
		await deliver(
			( await eventsOf( 'charge.dispute.created' ) )[ 0 ] ?? {}
		);
		expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
		await deliver( completed );
		expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
		await stripe( 'dispute', { charge: charge?.id, status: 'won' } );
		await deliver(
			( await eventsOf( 'charge.dispute.closed' ) )[ 0 ] ?? {}
		);
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
	} );

	test( 'by a dispute is as the dispute is now, however late or often an event about it arrives', async () => {
		const { completed } = await paid();
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		const dispute = ( status: string ) =>
			stripe( 'dispute', { charge: charge?.id, status } );
		const state = async ( type: string, at = -1 ) => {
			expect(
				await deliver( ( await eventsOf( type ) ).at( at ) ?? {} )
			).toBe( 200 );
			return ( await payments() )[ 0 ]?.state;
		};
		await dispute( 'needs_response' );
		await dispute( 'won' );
		// Stripe reports the beginning after the end, and again.
		expect( await state( 'charge.dispute.created' ) ).toBe( 'paid' );
		expect( await state( 'charge.dispute.closed' ) ).toBe( 'paid' );
		expect( await state( 'charge.dispute.created' ) ).toBe( 'paid' );
		// A second dispute about the same charge, and the first one's end again.
		await dispute( 'needs_response' );
		expect( await state( 'charge.dispute.created' ) ).toBe( 'disputed' );
		expect( await state( 'charge.dispute.closed' ) ).toBe( 'disputed' );
		// A part is refunded meanwhile; only its event arrives once the dispute is over.
		await stripe( 'refund', { charge: charge?.id, amount: 200 } );
		expect( await state( 'charge.refunded' ) ).toBe( 'disputed' );
		await dispute( 'warning_closed' );
		expect( await state( 'charge.refunded' ) ).toBe( 'partly-refunded' );
		await dispute( 'needs_response' );
		await dispute( 'lost' );
		expect( await state( 'charge.dispute.created', 0 ) ).toBe( 'disputed' );
	} );

	test( 'by a dispute that Stripe cannot be asked about is reported again by Stripe', async () => {
		const { completed } = await paid();
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'dispute', {
			charge: charge?.id,
			status: 'needs_response',
		} );
		const [ created ] = await eventsOf( 'charge.dispute.created' );
		await faults( { 'GET stripe:/v1/disputes': 'cut' } );
		expect( await deliver( created ?? {} ) ).toBe( 503 );
		expect( await payments() ).toMatchObject( [ { state: 'paid' } ] );
		await faults( {} );
		expect( await deliver( created ?? {} ) ).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'disputed' } ] );
	} );

	test( 'is sent again when Stripe cannot be reached, and other accounts’ charges are ignored', async () => {
		const { completed } = await paid();
		await deliver( completed );
		const [ charge ] = ( await stripe() ).charges;
		await stripe( 'refund', { charge: charge?.id, amount: 500 } );
		const [ refunded ] = await eventsOf( 'charge.refunded' );
		await faults( { 'GET stripe:/v1/charges/{id}': 'cut' } );
		expect( await deliver( refunded ?? {} ) ).toBe( 503 );
		await faults( {} );
		expect( await deliver( refunded ?? {} ) ).toBe( 200 );
		const [ created ] = await eventsOf( 'refund.created' );
		expect(
			await deliver(
				JSON.parse(
					JSON.stringify( created ).replace(
						/ch_test_\d+/,
						'ch_test_999'
					)
				) as object
			)
		).toBe( 200 );
		expect( await payments() ).toMatchObject( [ { state: 'refunded' } ] );
	} );
} );
