import type { Listed } from '#shared/definitions';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { casesIn } from '../count-tests';
import { readEndpoints } from '../read-endpoints';
import { reportRows } from '../report-rows';
import { reportTable } from '../report-table';

let root = '';
const write = ( file: string, content: string ) => {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), content );
};
beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'dovetail-report-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

const size = ( content: string ) => gzipSync( content, { level: 9 } ).length;
const line = ( slug: string, about: Partial< Listed > = {} ): Listed => ( {
	slug,
	list: 'production',
	built: true,
	...about,
} );
const rows = () =>
	reportRows( {
		lines: {
			block: [
				line( 'amazon', { list: 'beta', built: false } ),
				line( 'contact-form' ),
			],
			panel: [ line( 'likes' ) ],
			enhancement: [ line( 'video', { built: false } ) ],
		},
		blocks: [
			{
				slug: 'amazon',
				folder: 'extensions/blocks/amazon',
				data: {},
			},
			{
				slug: 'contact-form',
				folder: 'extensions/blocks/contact-form',
				data: {},
			},
			{
				slug: 'field-email',
				folder: 'extensions/blocks/contact-form/fields/field-email',
				data: { follows: 'contact-form' },
			},
		],
		build: join( root, 'build' ),
		root,
	} );

const NOTHING = {
	viewGzip: 0,
	styleGzip: 0,
	editGzip: 0,
	fixtures: 0,
	tests: 0,
};

describe( 'the report', () => {
	it( 'has a row for every name of the lists and for every child, which follows its parent', () => {
		expect(
			rows().map( ( { name, kind, list, built } ) => [
				name,
				kind,
				list,
				built,
			] )
		).toEqual( [
			[ 'amazon', 'block', 'beta', false ],
			[ 'contact-form', 'block', 'production', true ],
			[ 'field-email', 'block', 'production', true ],
			[ 'likes', 'panel', 'production', true ],
			[ 'video', 'enhancement', 'production', false ],
		] );
	} );

	it( 'weighs what is built and says nothing of what is not', () => {
		write( 'build/blocks/contact-form/view.js', 'mount();' );
		write( 'build/blocks/contact-form/style.css', 'a{}' );
		write( 'build/contact-form/edit.js', 'edit();' );
		write( 'build/likes/panel.js', 'panel();' );
		write( 'build/amazon/edit.js', 'half done' );
		const [ amazon, form, , likes ] = rows();
		expect( amazon ).toMatchObject( NOTHING );
		expect( form ).toMatchObject( {
			viewGzip: size( 'mount();' ),
			styleGzip: size( 'a{}' ),
			editGzip: size( 'edit();' ),
		} );
		expect( likes ).toMatchObject( {
			...NOTHING,
			editGzip: size( 'panel();' ),
		} );
	} );

	it( 'counts the fixtures that a person wrote, and the tests of the block and of its visit', () => {
		const folder = 'extensions/blocks/contact-form';
		for ( const file of [ '', '.saved', '.rendered', '__all' ] ) {
			write( `${ folder }/fixtures/contact-form${ file }.html`, '' );
		}
		write( `${ folder }/fixtures/contact-form.json`, '' );
		write( `${ folder }/tests/rules.test.ts`, "it( 'a', f );" );
		write( `${ folder }/tests/edit.jsdom.test.tsx`, "it( 'b', f );" );
		write( `${ folder }/tests/arbitrary.ts`, "it( 'no test', f );" );
		write(
			`${ folder }/fields/field-email/tests/x.test.ts`,
			"it( 'c', f );"
		);
		write( 'tests/e2e/contact-form/visitor.spec.ts', "test( 'd', f );" );
		write( 'tests/e2e/field-email.spec.ts', "test( 'e', f );" );
		write( 'tests/e2e/contact-form-x.spec.ts', "test( 'f', f );" );
		const [ , form, email ] = rows();
		expect( form ).toMatchObject( { fixtures: 2, tests: 3 } );
		expect( email ).toMatchObject( { fixtures: 0, tests: 2 } );
	} );

	it( 'is a table for a person', () => {
		const table = reportTable( {
			blocks: rows(),
			editor: { gzip: 50000 },
			endpoints: [
				{
					method: 'GET',
					path: '/wpcom/v2/business-hours/localized-week',
					servedBy: 'site',
					capability: 'edit_posts',
					block: 'business-hours',
				},
			],
		} );
		expect( table ).toContain( '50000 bytes of script' );
		expect( table ).toMatch( /^amazon +block +beta +no/m );
		expect( table ).toContain( '3 of 5 built, 1 endpoints.' );
		expect( table ).toMatch( /^GET +\/wpcom.+business-hours$/m );
	} );
} );

describe( 'a test case', () => {
	it.each( [
		[ "it( 'a', f ); test( 'b', f );", 2 ],
		[ "describe( 'x', () => { it( 'a', async () => {} ); } );", 1 ],
		[ "it.each( [ [ 1 ], [ 2 ], [ 3 ] ] )( 'a', f );", 3 ],
		[ "it.each( table )( 'a', f );", 1 ],
		[ "it.each( [ ...table ] )( 'a', f );", 1 ],
		[ "test.describe( 'a', f ); test.beforeEach( f );", 0 ],
		[ "// it( 'a', f );\nconst text = \"it( 'b', f )\";", 0 ],
		[ "split( 'a' ); await( 'b' ); edit( 'c' );", 0 ],
	] )( 'is counted in %s', ( source, count ) => {
		expect( casesIn( source ) ).toBe( count );
	} );
} );

describe( 'the endpoints', () => {
	const ROUTE = {
		method: 'GET',
		path: '/wpcom/v2/a',
		servedBy: 'site',
		capability: 'edit_posts',
		block: 'map',
	};

	it( 'are read from the routes of the build, without their parameters', () => {
		write(
			'routes.json',
			JSON.stringify( [ { ...ROUTE, params: [ 'q' ] } ] )
		);
		expect( readEndpoints( root ) ).toEqual( [ ROUTE ] );
	} );

	it( 'are none before there are routes', () => {
		expect( readEndpoints( root ) ).toEqual( [] );
	} );

	it.each( [
		[ '{}', 'is no list of routes' ],
		[ '[ { "method": "GET" } ]', 'a route has no path' ],
	] )( 'are refused in a broken file: %s', ( content, sentence ) => {
		write( 'routes.json', content );
		expect( () => readEndpoints( root ) ).toThrow( sentence );
	} );
} );
