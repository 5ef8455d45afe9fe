import { globSync } from 'tinyglobby';

describe( 'the built stylesheets', () => {
	it( 'work in both text directions, because WordPress would load a mirrored file', () => {
		expect( globSync( 'build/**/*.css' ).length ).toBeGreaterThan( 10 );
		expect( globSync( 'build/**/*-rtl.css' ) ).toEqual( [] );
	} );
} );
