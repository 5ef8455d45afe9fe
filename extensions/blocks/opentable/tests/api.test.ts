import { searchRestaurants } from '../api';

const BELLINI = { rid: 412810, name: 'Trattoria Bellini' };

describe( 'the restaurant search', () => {
	it( 'uses a REST route of the site, for users who can edit posts', () => {
		expect( searchRestaurants ).toMatchObject( {
			method: 'GET',
			path: '/dovetail/v1/restaurants',
			servedBy: [ 'site' ],
			capability: 'edit_posts',
		} );
		expect( Object.keys( searchRestaurants.query ) ).toEqual( [ 'query' ] );
	} );

	it( 'returns the ID and the name of at most twenty restaurants', () => {
		expect(
			searchRestaurants.read( {
				items: [ { ...BELLINI, city: 'Berlin' } ],
				total: 1,
			} )
		).toEqual( [ BELLINI ] );
		expect(
			searchRestaurants.read( { items: Array( 30 ).fill( BELLINI ) } )
		).toHaveLength( 20 );
	} );

	it( 'omits restaurants without a name or with an invalid ID', () => {
		expect(
			searchRestaurants.read( {
				items: [
					{ rid: 0, name: 'A' },
					{ rid: 1.5, name: 'B' },
					{ rid: 2, name: ' ' },
					BELLINI,
				],
			} )
		).toEqual( [ BELLINI ] );
	} );

	it.each( [
		null,
		[],
		{},
		{ items: {} },
		{ items: [ { rid: '1', name: 'A' } ] },
	] )( 'rejects the response %j', ( answer ) => {
		expect( () => searchRestaurants.read( answer ) ).toThrow( 'expected' );
	} );
} );
