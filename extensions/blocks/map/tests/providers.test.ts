import { MAP_STYLES } from '../attributes';
import {
	PROVIDERS,
	nameOfService,
	providers,
	type MapService,
} from '../rules/providers';

const TILES = 'https://tiles.test/{z}/{x}/{y}.png';

const service = ( patch: Partial< MapService > ): MapService => ( {
	provider: 'openstreetmap',
	address: TILES,
	key: '',
	isChosen: true,
	maker: { text: '', link: '' },
	...patch,
} );

describe( 'a map provider', () => {
	it.each( PROVIDERS )( '%s renders each of its styles', ( provider ) => {
		const from = service( { provider } );
		const drawn = providers[ provider ]
			.styles( from )
			.map( ( style ) =>
				JSON.stringify( providers[ provider ].style( from, style ) )
			);
		expect( new Set( drawn ).size ).toBe( drawn.length );
		for ( const style of MAP_STYLES ) {
			expect( providers[ provider ].style( from, style ) ).toBeTruthy();
		}
	} );

	it( 'requests tiles with the server’s URL template, up to the server’s maximum zoom', () => {
		expect(
			providers.openstreetmap.style( service( {} ), 'default' )
		).toMatchObject( {
			// Style format version; 8 is the only one.
			version: 8,
			sources: {
				tiles: { tiles: [ TILES ], tileSize: 256, maxzoom: 19 },
			},
		} );
	} );

	it.each( [
		[ 'default', 0 ],
		[ 'black_and_white', -1 ],
	] as const )(
		'renders raster tiles in the style “%s” with the saturation %d',
		( style, saturation ) => {
			expect(
				providers.own.style( service( { provider: 'own' } ), style )
			).toMatchObject( {
				layers: [ { paint: { 'raster-saturation': saturation } } ],
			} );
		}
	);

	it( 'requests the map style from the owner’s server', () => {
		const own = service( {
			provider: 'own',
			address: 'https://maps.test/style.json',
		} );
		expect( providers.own.style( own, 'terrain' ) ).toBe(
			'https://maps.test/style.json'
		);
		expect( providers.own.styles( own ) ).toEqual( [ 'default' ] );
		expect( providers.own.hasDetails( own ) ).toBe( true );
	} );

	it( 'always shows OpenStreetMap’s attribution or the owner’s text', () => {
		expect( providers.openstreetmap.makers( service( {} ) ) ).toEqual( [
			{
				text: '© OpenStreetMap contributors',
				link: 'https://www.openstreetmap.org/copyright',
			},
		] );
		const maker = { text: '© The town', link: 'https://town.test/' };
		expect( providers.own.makers( service( { maker } ) ) ).toEqual( [
			maker,
		] );
		expect( providers.own.makers( service( {} ) ) ).toEqual( [] );
	} );

	it.each( [
		[ service( {} ), 'OpenStreetMap' ],
		[ service( { provider: 'mapbox' } ), 'Mapbox' ],
		[ service( { provider: 'own' } ), 'tiles.test' ],
	] )( 'with the settings %j has the name %s', ( from, name ) => {
		expect( nameOfService( from ) ).toBe( name );
	} );

	it( 'other than Mapbox allows storing map images', () => {
		expect(
			PROVIDERS.filter( ( name ) => providers[ name ].isKept )
		).toEqual( [ 'openstreetmap', 'own' ] );
	} );
} );
