import { createPost, expect, php, test } from '#e2e';

/** Returns the structured data of a page whose blocks state these facts in order. */
const printed = async ( id: number, said: unknown[], query = '' ) => {
	const html = await php< string >(
		`query_posts( $input['query'] ?: array( 'p' => $input['id'] ) );
		the_post();
		foreach ( $input['said'] as $facts ) {
			\\Dovetail\\Plugin\\Local_Business::add( $facts );
		}
		ob_start();
		\\Dovetail\\Plugin\\Local_Business::print_once();
		wp_reset_query();
		return ob_get_clean();`,
		{ id, said, query }
	);
	return [ ...html.matchAll( /<script[^>]*>([^<]*)<\/script>/g ) ].map(
		( [ , json = '' ] ) => JSON.parse( json )
	);
};

const hours = ( opens: string ) => ( {
	openingHoursSpecification: [ { dayOfWeek: 'Monday', opens } ],
} );
const phone = ( telephone: string ) => ( { telephone } );
const address = ( addressLocality: string ) => ( {
	address: { '@type': 'PostalAddress', addressLocality },
} );

test.describe( 'the structured data about the business on a page', () => {
	let id = 0;
	test.beforeAll( async () => {
		id = await createPost( { content: 'Hours' } );
	} );

	test( 'is one business, whatever the number of blocks that say the same', async () => {
		expect(
			await printed( id, [
				hours( '09:00' ),
				address( 'Bern' ),
				phone( '1' ),
				phone( '2' ),
				hours( '09:00' ),
			] )
		).toMatchObject( [
			{
				'@type': 'LocalBusiness',
				...hours( '09:00' ),
				...address( 'Bern' ),
				...phone( '1' ),
			},
		] );
	} );

	// spec: 002-1-11
	test( 'is one business for each branch, with the contact info nearest to its hours', async () => {
		const bern = { ...address( 'Bern' ), ...phone( '1' ) };
		const basel = { ...address( 'Basel' ), ...phone( '2' ) };
		const inBern = { ...bern, ...hours( '08:00' ) };
		const inBasel = { ...basel, ...hours( '10:00' ) };
		const businesses = async ( ...said: unknown[] ) =>
			( await printed( id, said ) ).map(
				( { '@context': _, '@type': type, name, url, ...facts } ) => {
					expect( [ type, typeof name, typeof url ] ).toEqual( [
						'LocalBusiness',
						'string',
						'string',
					] );
					return facts;
				}
			);
		expect(
			await businesses(
				address( 'Bern' ),
				phone( '1' ),
				hours( '08:00' ),
				address( 'Basel' ),
				phone( '2' ),
				hours( '10:00' )
			)
		).toEqual( [ inBern, inBasel ] );
		expect(
			await businesses(
				hours( '08:00' ),
				address( 'Bern' ),
				phone( '1' ),
				hours( '10:00' ),
				address( 'Basel' ),
				phone( '2' )
			)
		).toEqual( [ inBern, inBasel ] );
		expect(
			await businesses( hours( '08:00' ), hours( '10:00' ), phone( '1' ) )
		).toEqual( [
			{ ...hours( '08:00' ), ...phone( '1' ) },
			{ ...hours( '10:00' ), ...phone( '1' ) },
		] );
		expect(
			await businesses( hours( '08:00' ), hours( '10:00' ) )
		).toEqual( [ hours( '08:00' ), hours( '10:00' ) ] );
	} );

	test( 'is nothing on an archive, and nothing of another post that a page lists', async () => {
		const said = [ hours( '09:00' ), phone( '1' ) ];
		expect( await printed( id, said, 'post_type=post' ) ).toEqual( [] );
		expect( await printed( id, said, `p=${ id }` ) ).toHaveLength( 1 );
		const other = await createPost( { content: 'Another' } );
		const listed = await php< string >(
			`query_posts( array( 'p' => $input[0] ) );
			the_post();
			$GLOBALS['post'] = get_post( $input[1] );
			\\Dovetail\\Plugin\\Local_Business::add( array( 'telephone' => '1' ) );
			wp_reset_query();
			ob_start();
			\\Dovetail\\Plugin\\Local_Business::print_once();
			return ob_get_clean();`,
			[ id, other ]
		);
		expect( listed ).toBe( '' );
	} );
} );
