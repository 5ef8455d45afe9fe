import { existsSync, readFileSync } from 'node:fs';

describe( 'the map library', () => {
	it( 'loads its stylesheet from the script folder, at the URL that the chunk requests', () => {
		const [ address ] =
			readFileSync( 'build/blocks/map/library.js', 'utf8' ).match(
				/libraries\/mapbox-gl\.\w+\.css/
			) ?? [];
		expect( address ).toBeDefined();
		expect( existsSync( `build/${ address }` ) ).toBe( true );
	} );
} );
