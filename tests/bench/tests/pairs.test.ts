import { describeSpread, inPairs, spread } from '../pairs';

describe( 'inPairs', () => {
	it( 'alternates which measurement comes first', async () => {
		const order: string[] = [];
		const side = ( name: string, ms: number ) => async () => {
			order.push( name );
			return { ms };
		};
		expect(
			await inPairs( 3, {
				with: side( 'with', 6 ),
				without: side( 'without', 4 ),
			} )
		).toEqual( {
			ms: Array( 3 ).fill( { with: 6, without: 4 } ),
		} );
		expect( order.join( ' ' ) ).toBe(
			'without with with without without with'
		);
	} );
} );

describe( 'describeSpread', () => {
	it.each( [
		[ [ [ 2, 1 ] ], '2.00 (2.00–2.00)' ],
		[
			[
				[ 3, 1 ],
				[ 1, 1 ],
				[ 2, 1 ],
			],
			'2.00 (1.00–3.00)',
		],
		[
			[
				[ 1, 1 ],
				[ 2, 1 ],
			],
			'1.50 (1.00–2.00)',
		],
		[
			[
				[ 1, 0 ],
				[ 5, 2 ],
			],
			'2.50 (2.50–2.50)',
		],
		[ [ [ 1, 0 ] ], '– (–––)' ],
		[ [], '– (–––)' ],
	] )( 'formats the spread of the pairs %j as %s', ( pairs, text ) => {
		expect(
			describeSpread(
				spread(
					pairs.map( ( [ a = 0, b = 0 ] ) => ( {
						with: a,
						without: b,
					} ) )
				)
			)
		).toBe( text );
	} );
} );
