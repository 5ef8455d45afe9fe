import { readMapKey, searchPlaces } from '../api';
import { mocks } from '../api.mock';
import { mockTile } from '../mock-tiles';

describe( 'a search for places', () => {
	it( 'is read as titles, addresses and coordinates, longitude first', () => {
		expect(
			searchPlaces.read( {
				features: [
					{
						text: 'Museum Island',
						place_name: 'Museum Island, Berlin',
						center: [ 13.3982, 52.5212 ],
					},
					{ place_name: 'Atlantis', center: [ -30, 31 ] },
					{ place_name: 'Nowhere', center: [ 1 ] },
					{ place_name: 'Beyond the pole', center: [ 1, 95 ] },
				],
			} )
		).toEqual( [
			{
				title: 'Museum Island',
				address: 'Museum Island, Berlin',
				coordinates: { longitude: 13.3982, latitude: 52.5212 },
			},
			{
				title: 'Atlantis',
				address: 'Atlantis',
				coordinates: { longitude: -30, latitude: 31 },
			},
		] );
	} );

	it.each( [
		null,
		{},
		{ features: {} },
		{ features: [ { place_name: 'A', center: 'here' } ] },
	] )( 'refuses %j', ( wire ) => {
		expect( () => searchPlaces.read( wire ) ).toThrow( 'expected' );
	} );
} );

describe( 'the map key', () => {
	it( 'comes with the address of the map service', () => {
		const service = { key: 'pk.a', address: 'https://maps.test' };
		expect( readMapKey.read( service ) ).toEqual( service );
		expect( () => readMapKey.read( { key: 'pk.a' } ) ).toThrow(
			'expected'
		);
	} );
} );

describe( 'the city of the mock platform', () => {
	it( 'is drawn the same at every call, as a picture that browsers read', () => {
		const tile = mockTile( 'streets-v11', [ 12, 2200, 1343 ] );
		expect( [ ...tile.subarray( 0, 8 ) ] ).toEqual( [
			0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
		] );
		expect( mockTile( 'streets-v11', [ 12, 2200, 1343 ] ) ).toEqual( tile );
		expect( mocks ).toHaveLength( 6 );
	} );
} );
