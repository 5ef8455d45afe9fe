import { expect, php, test } from '#e2e';
import { beginAnew, record, payments, plan } from './support';

beginAnew();

const total = ( ...args: unknown[] ) =>
	php< { amount: number; people: number } >(
		`return \\Dovetail\\Payments\\Payments::total( ...$input );`,
		args
	);

test( 'a record is found by service, mode and reference, one per payment', async () => {
	const ids = await record(
		{},
		{},
		{ mode: 'test' },
		{ service: 'another' },
		{ reference: 'pi_2' }
	);
	expect( ids[ 0 ] ).toBe( ids[ 1 ] );
	expect( new Set( ids ).size ).toBe( 4 );
	expect(
		await php(
			`return array_map( static fn( $which ) => \\Dovetail\\Payments\\Payments::find( ...$which )['id'] ?? null, $input );`,
			[
				[ 'stripe', 'live', 'pi_1' ],
				[ 'another', 'live', 'pi_1' ],
				[ 'stripe', 'live', 'pi_3' ],
			]
		)
	).toEqual( [ ids[ 0 ], ids[ 3 ], null ] );
	expect(
		await record(
			{ service: '' },
			{ reference: '' },
			{ mode: 'x' },
			{ state: 'x' }
		)
	).toEqual( Array( 4 ).fill( 'payment_invalid' ) );
} );

test.describe( 'the effect of events in each order', () => {
	for ( const [ told, state, refunded ] of [
		[ [ { state: 'pending' }, { state: 'paid' } ], 'paid', 0 ],
		[ [ { state: 'paid' }, { state: 'pending' } ], 'paid', 0 ],
		[ [ { state: 'failed' }, { state: 'pending' } ], 'failed', 0 ],
		[ [ { state: 'failed' }, { state: 'paid' } ], 'paid', 0 ],
		[ [ { state: 'paid' }, { state: 'failed' } ], 'paid', 0 ],
		[ [ { state: 'refunded' }, { state: 'paid' } ], 'refunded', 500 ],
		[
			[ { state: 'partly-refunded', refunded: 200 }, { state: 'paid' } ],
			'partly-refunded',
			200,
		],
		[
			[
				{ state: 'paid' },
				{ state: 'partly-refunded', refunded: 200 },
				{ state: 'partly-refunded', refunded: 100 },
			],
			'partly-refunded',
			200,
		],
		[
			[ { state: 'paid' }, { state: 'partly-refunded', refunded: 500 } ],
			'refunded',
			500,
		],
		[
			[
				{ state: 'paid' },
				{ state: 'partly-refunded', refunded: 200 },
				{ state: 'paid', refunded: 0, current: true },
			],
			'paid',
			0,
		],
		[ [ { state: 'differs' }, { state: 'paid' } ], 'differs', 0 ],
		[ [ { state: 'disputed' }, { state: 'paid' } ], 'disputed', 0 ],
		[
			[ { state: 'disputed' }, { state: 'paid', current: true } ],
			'paid',
			0,
		],
	] as const ) {
		test( `${ told.map( ( each ) => each.state ).join( ', ' ) }: ${ state }`, async () => {
			await record( ...told );
			expect( await payments() ).toMatchObject( [ { state, refunded } ] );
		} );
	}

	test( 'what is blank takes nothing away, and what comes late fills what is blank', async () => {
		await record(
			{ state: 'pending', title: 'Tea', plan: 7 },
			{ email: 'Ann@example.com' },
			{ state: 'pending', title: 'Other', name: 'Ann', email: '' }
		);
		expect( await payments() ).toMatchObject( [
			{
				state: 'paid',
				title: 'Tea',
				plan: 7,
				email: 'Ann@example.com',
				name: 'Ann',
			},
		] );
	} );
} );

test( 'a total is the money of its plans in its currency that was not paid back, of how many people, as soon as it changes', async () => {
	const id = await plan();
	const gift = { plan: id, source: 'site' };
	expect( await total( [ id ], 'EUR' ) ).toEqual( { amount: 0, people: 0 } );
	await record(
		{ ...gift, email: 'ann@example.com' },
		{ ...gift, reference: 'pi_2', email: 'Ann@Example.com', amount: 1000 },
		{ ...gift, reference: 'pi_3', amount: 300, subscription: 'sub_1' },
		{ ...gift, reference: 'pi_4', amount: 300, subscription: 'sub_1' },
		{ ...gift, reference: 'pi_5', amount: 10_000, state: 'refunded' },
		{
			...gift,
			reference: 'pi_6',
			amount: 900,
			state: 'partly-refunded',
			refunded: 400,
		},
		{ ...gift, reference: 'pi_7', state: 'pending' },
		{ ...gift, reference: 'pi_8', state: 'disputed' },
		{ ...gift, reference: 'pi_9', state: 'differs' },
		{ ...gift, reference: 'pi_10', currency: 'USD' },
		{ ...gift, reference: 'pi_11', mode: 'test' },
		{ plan: id + 1, reference: 'pi_12' },
		{ plan: id, source: 'platform', reference: 'pi_13' }
	);
	expect( await total( [ id ], 'EUR' ) ).toEqual( {
		amount: 2600,
		people: 3,
	} );
	expect( await total( [ id, id, 0 ], 'EUR', 'test' ) ).toEqual( {
		amount: 500,
		people: 1,
	} );
	await record( { ...gift, state: 'refunded' } );
	expect( await total( [ id ], 'EUR' ) ).toEqual( {
		amount: 2100,
		people: 3,
	} );
	expect( await total( [], 'EUR' ) ).toEqual( { amount: 0, people: 0 } );
	expect(
		await php(
			`$record = static fn( $reference ) => \\Dovetail\\Payments\\Payments::record( array( 'service' => 'stripe', 'mode' => 'live', 'reference' => $reference, 'state' => 'paid', 'amount' => 100, 'currency' => 'EUR', 'plan' => $input, 'source' => 'site' ) );
			$total  = static fn() => \\Dovetail\\Payments\\Payments::total( array( $input ), 'EUR' )['amount'];
			$slow   = static function ( $query ) { false === strpos( $query, '_dovetail_payment_plan' ) || false === strpos( $query, 'JOIN' ) || usleep( 600000 ); return $query; };
			add_filter( 'query', $slow );
			$record( 'slow_1' );
			$seen = array( $total() );
			$record( 'slow_2' );
			$seen[] = $total();
			remove_filter( 'query', $slow );
			return $seen;`,
			id
		),
		'where counting takes long, it is done seldom'
	).toEqual( [ 2200, 2200 ] );
	const before = await php< number >(
		`$before = $GLOBALS['wpdb']->num_queries; \\Dovetail\\Payments\\Payments::total( array( $input ), 'EUR' ); return $GLOBALS['wpdb']->num_queries - $before;`,
		id
	);
	expect( before ).toBeLessThanOrEqual( 2 );
} );
