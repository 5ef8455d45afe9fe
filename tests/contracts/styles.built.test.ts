import { globSync } from 'tinyglobby';

describe( 'the built stylesheets', () => {
	it( 'have no separate right-to-left versions, because each stylesheet works in both text directions', () => {
		expect( globSync( 'build/**/*.css' ).length ).toBeGreaterThan( 10 );
		expect( globSync( 'build/**/*-rtl.css' ) ).toEqual( [] );
	} );
} );
