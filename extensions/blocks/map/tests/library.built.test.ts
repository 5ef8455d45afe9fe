import { existsSync, readFileSync } from 'node:fs';

describe( 'the map library', () => {
	it( 'has its stylesheet next to the scripts, at the URL that its chunk requests', () => {
		const [ address ] =
			readFileSync( 'build/blocks/map/library.js', 'utf8' ).match(
				/libraries\/mapbox-gl\.\w+\.css/
			) ?? [];
		expect( address ).toBeDefined();
		expect( existsSync( `build/${ address }` ) ).toBe( true );
	} );
} );
