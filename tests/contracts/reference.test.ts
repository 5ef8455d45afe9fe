import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { findCommands } from '../../src/docs/commands';
import { findCssProperties } from '../../src/docs/css-properties';
import { documentPages, stalePages } from '../../src/docs/document-pages';
import { documentedRoutes } from '../../src/docs/endpoints';
import { findHooks, hookProblems } from '../../src/docs/hooks';
import { findOptions } from '../../src/docs/options';
import { screenshotFiles } from '../../src/docs/screenshots';
import { phpSources } from '../../src/docs/php-source';

describe( 'the developer reference', () => {
	const sources = phpSources();

	it( 'contains more than 35 hooks', () => {
		expect( findHooks( sources ).length ).toBeGreaterThan( 35 );
	} );

	it( 'documents every hook, with a @param for every value', () => {
		expect( hookProblems( sources ) ).toEqual( [] );
	} );

	it( 'documents every REST route', async () => {
		expect(
			( await documentedRoutes() )
				.filter( ( { text } ) => ! text )
				.map(
					( { method, path, file } ) =>
						`${ file }: ${ method } ${ path }`
				)
		).toEqual( [] );
	} );

	it( 'documents every option', () => {
		expect(
			findOptions( sources )
				.filter( ( { text } ) => ! text )
				.map( ( { name } ) => name )
		).toEqual( [] );
	} );

	it( 'documents every WP-CLI command', () => {
		expect(
			findCommands( sources )
				.flatMap( ( { commands } ) => commands )
				.filter( ( { text } ) => ! text )
				.map( ( { name } ) => name )
		).toEqual( [] );
	} );

	it( 'documents every option of a WP-CLI command so that WP-CLI validates it', () => {
		const options = findCommands( sources )
			.flatMap( ( { commands } ) => commands )
			.flatMap( ( { name, sections } ) =>
				sections
					.filter( ( { title } ) => title === 'Options' )
					.flatMap( ( { text } ) => text.split( '\n\n' ) )
					.map( ( text ) => `${ name }: ${ text }` )
			);
		expect( options.length ).toBeGreaterThan( 30 );
		// WP-CLI ignores an option whose description is on the same line.
		expect(
			options.filter( ( text ) => ! /^[^\n]+[\]>.]\n: ./.test( text ) )
		).toEqual( [] );
	} );

	it( 'documents every CSS custom property', () => {
		expect(
			findCssProperties()
				.filter( ( { text } ) => ! text )
				.map( ( { file, name } ) => `${ file }: ${ name }` )
		).toEqual( [] );
	} );

	it( 'matches the sources, as does the guide (update with npm run docs)', async () => {
		const pages = await documentPages();
		expect( stalePages( pages ) ).toEqual( [] );
		for ( const [ path, text ] of pages ) {
			expect( [ path, readFileSync( path, 'utf8' ) ] ).toEqual( [
				path,
				text,
			] );
		}
	} );
} );

describe( 'the screenshots for wordpress.org', () => {
	it.each( screenshotFiles() )(
		'use the current version of %s (update with npm run docs -- --pictures)',
		( picture, file ) => {
			expect(
				readFileSync( file ).equals( readFileSync( picture ) )
			).toBe( true );
		}
	);
} );

describe( 'the guide', () => {
	it( 'has a page for every panel, every enhancement and every block in the inserter', () => {
		const folders = globSync(
			'extensions/{blocks/**/block,panels/*/panel,enhancements/*/enhancement}.ts'
		).map( ( file ) => dirname( file ) );
		// Directories of blocks without their own page: form fields share one page, and other blocks are parts of a
		// larger block.
		const parts = /\/(button|fields|details)$/;
		expect(
			folders.filter(
				( folder ) =>
					! parts.test( folder ) &&
					! existsSync( `${ folder }/GUIDE.md` )
			)
		).toEqual( [] );
	} );

	it.each( globSync( 'extensions/**/GUIDE.md' ).sort() )(
		'explains in %s how to use the extension, what visitors see, and what remains without the plugin',
		( file ) => {
			const text = readFileSync( file, 'utf8' );
			expect( text ).toMatch( /^## Use it\n\n\S/ );
			expect( text ).toMatch( /\n## What visitors see\n\n\S/ );
			expect( text ).toMatch( /\n## Without the plugin\n\n\S/ );
		}
	);
} );
