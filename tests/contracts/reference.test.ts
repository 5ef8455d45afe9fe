import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findCssProperties } from '../../src/docs/css-properties';
import { documentedRoutes } from '../../src/docs/endpoints';
import { findHooks, hookProblems } from '../../src/docs/hooks';
import { findOptions } from '../../src/docs/options';
import { phpSources } from '../../src/docs/php-source';
import { REFERENCE, referencePages } from '../../src/docs/reference-pages';

describe( 'the developer reference', () => {
	const sources = phpSources();

	it( 'finds the hooks of the plugin', () => {
		expect( findHooks( sources ).length ).toBeGreaterThan( 35 );
	} );

	it( 'has a docblock for every hook, with a @param for every value', () => {
		expect( hookProblems( sources ) ).toEqual( [] );
	} );

	it( 'has a docblock for every REST route', async () => {
		expect(
			( await documentedRoutes() )
				.filter( ( { text } ) => ! text )
				.map(
					( { method, path, file } ) =>
						`${ file }: ${ method } ${ path }`
				)
		).toEqual( [] );
	} );

	it( 'has a docblock for every option', () => {
		expect(
			findOptions( sources )
				.filter( ( { text } ) => ! text )
				.map( ( { name } ) => name )
		).toEqual( [] );
	} );

	it( 'has a comment for every CSS custom property', () => {
		expect(
			findCssProperties()
				.filter( ( { text } ) => ! text )
				.map( ( { file, name } ) => `${ file }: ${ name }` )
		).toEqual( [] );
	} );

	it( 'matches the sources (update with npm run docs)', async () => {
		const pages = await referencePages();
		expect(
			Object.fromEntries(
				globSync( `${ REFERENCE }/*.md` ).map( ( path ) => [
					path,
					readFileSync( path, 'utf8' ),
				] )
			)
		).toEqual( Object.fromEntries( pages ) );
	} );
} );
