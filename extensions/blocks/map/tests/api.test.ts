import { readMapService, searchAtSite, searchPlaces } from '../api';
import { mocks, mockTile } from '../api.mock';

const at = ( longitude: number, latitude: number ) => ( {
	coordinates: { longitude, latitude },
} );

describe( 'a place search', () => {
	it( 'with Mapbox returns titles, addresses and coordinates', () => {
		expect(
			searchPlaces.read( {
				type: 'FeatureCollection',
				features: [
					{
						type: 'Feature',
						properties: {
							name: 'Bodestraße 1',
							place_formatted: '10178 Berlin, Germany',
							full_address: 'Bodestraße 1, 10178 Berlin, Germany',
							...at( 13.3982, 52.5212 ),
						},
					},
					{
						properties: {
							name: 'Atlantis',
							place_formatted: 'Ocean',
							...at( -30, 31 ),
						},
					},
					{ properties: { name: 'Beyond the pole', ...at( 1, 95 ) } },
					{ properties: at( 1, 2 ) },
				],
			} )
		).toEqual( [
			{
				title: 'Bodestraße 1',
				address: 'Bodestraße 1, 10178 Berlin, Germany',
				...at( 13.3982, 52.5212 ),
			},
			{
				title: 'Atlantis',
				address: 'Atlantis, Ocean',
				...at( -30, 31 ),
			},
		] );
	} );

	it.each( [
		null,
		{},
		{ features: {} },
		{ features: [ { properties: { name: 'A', coordinates: 'here' } } ] },
		{ features: [ { place_name: 'A', center: [ 1, 2 ] } ] },
	] )( 'with Mapbox rejects the response %j', ( wire ) => {
		expect( () => searchPlaces.read( wire ) ).toThrow( 'expected' );
	} );

	it( 'through the site returns only titles, addresses and valid coordinates', () => {
		const place = { title: 'A', address: 'A, B' };
		expect(
			searchAtSite.read( [
				{ ...place, longitude: 1, latitude: 2 },
				{ ...place, longitude: 1, latitude: 95 },
			] )
		).toEqual( [ { ...place, ...at( 1, 2 ) } ] );
		expect( () => searchAtSite.read( [ place ] ) ).toThrow( 'expected' );
	} );
} );

describe( 'the map provider', () => {
	const service = {
		provider: 'mapbox',
		key: 'pk.a',
		address: 'https://maps.test',
		isChosen: true,
		maker: { text: '', link: '' },
		search: 'mapbox',
	};

	it( 'is parsed with all its settings if its name is known', () => {
		expect( readMapService.read( service ) ).toEqual( service );
	} );

	it.each( [
		{ ...service, provider: 'somebody' },
		{ ...service, search: 'somewhere' },
		{ ...service, maker: null },
		{ key: 'pk.a' },
	] )( 'is rejected if the response is %j', ( wire ) => {
		expect( () => readMapService.read( wire ) ).toThrow( 'expected' );
	} );
} );

describe( 'the mock platform’s city map', () => {
	it( 'is rendered as a valid image, which is identical each time', () => {
		const tile = mockTile( 'streets-v11', [ 12, 2200, 1343 ] );
		expect( [ ...tile.subarray( 0, 8 ) ] ).toEqual( [
			0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
		] );
		expect( mockTile( 'streets-v11', [ 12, 2200, 1343 ] ) ).toEqual( tile );
		expect( mocks ).toHaveLength( 12 );
	} );
} );
