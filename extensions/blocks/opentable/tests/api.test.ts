import { searchRestaurants } from '../api';

const BELLINI = { rid: 412810, name: 'Trattoria Bellini' };

describe( 'the search for restaurants', () => {
	it( 'is a route of this site, for users who may write', () => {
		expect( searchRestaurants ).toMatchObject( {
			method: 'GET',
			path: '/dovetail/v1/restaurants',
			servedBy: [ 'site' ],
			capability: 'edit_posts',
		} );
		expect( Object.keys( searchRestaurants.query ) ).toEqual( [ 'query' ] );
	} );

	it( 'reads rid and name of items, and twenty of them at most', () => {
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

	it( 'gives none without a name or with an id of nobody', () => {
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
	] )( 'does not understand %j', ( answer ) => {
		expect( () => searchRestaurants.read( answer ) ).toThrow( 'expected' );
	} );
} );
