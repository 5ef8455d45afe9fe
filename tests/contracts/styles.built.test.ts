import { globSync } from 'tinyglobby';

describe( 'the stylesheets of the build', () => {
	it( 'serve both directions: WordPress puts a mirrored one in their place, which would turn what names a side on purpose', () => {
		expect( globSync( 'build/**/*.css' ).length ).toBeGreaterThan( 10 );
		expect( globSync( 'build/**/*-rtl.css' ) ).toEqual( [] );
	} );
} );
