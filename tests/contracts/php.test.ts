import { readFileSync } from 'node:fs';
import { Engine } from 'php-parser';
import { globSync } from 'tinyglobby';

/**
 * What npm has for PHP: `php-parser` reads every file as PHP 7.4, the oldest that the plugin runs on. Its formatter,
 * `@prettier/plugin-php`, knows the styles of others and would take the spaces of WordPress's out of every bracket.
 */
const engine = new Engine( {
	parser: { version: '7.4', extractDoc: true },
	ast: { withPositions: true },
} );

const files = globSync( [
	'src/plugin/**/*.php',
	'{extensions,shared}/**/*.php',
] ).sort();

/** An array over several lines, a string or a comment may begin a line with spaces; code is indented by tabs. */
const SPACES = /^\t* +(?![ *])/;

describe( 'PHP', () => {
	it( 'is found', () => {
		expect( files.length ).toBeGreaterThan( 90 );
	} );

	it.each( files )(
		'%s parses as 7.4, and is written as the others',
		( file ) => {
			const source = readFileSync( file, 'utf8' );
			expect( () => engine.parseCode( source, file ) ).not.toThrow();
			expect( source ).toMatch( /^<\?php\n(?:\/\*\*\n|namespace )/ );
			expect( source ).toMatch( /[^\n]\n$/ );
			expect( source ).not.toMatch( /[ \t]\n|\r/ );
			expect( source ).not.toMatch( /\n\n\n/ );
			expect(
				source.split( '\n' ).filter( ( line ) => SPACES.test( line ) )
			).toEqual( [] );
		}
	);

	it.each( files.filter( ( file ) => /\/class-[^/]+\.php$/.test( file ) ) )(
		'%s has a namespace, one class with a docblock, and stands behind the guard of WordPress',
		( file ) => {
			const source = readFileSync( file, 'utf8' );
			expect( source ).toMatch( /^namespace Dovetail\\\w+;$/m );
			expect(
				source.match( /^(?:(?:final |abstract )?class|trait) \w+/gm )
			).toHaveLength( 1 );
			expect( source ).toMatch(
				/ \*\/\n(?:(?:final |abstract )?class|trait) \w+/
			);
			expect( source ).toContain( "defined( 'ABSPATH' ) || exit;" );
		}
	);
} );
