import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { countTests } from '../count-tests';
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
const FORM = 'extensions/blocks/order-form';
const rows = () =>
	reportRows( {
		blocks: [
			{
				folder: 'extensions/blocks/quotation',
				data: { slug: 'quotation', list: 'beta' },
			},
			{ folder: FORM, data: { slug: 'order-form' } },
			{
				folder: `${ FORM }/fields/field-size`,
				data: { slug: 'field-size', follows: 'order-form' },
			},
			{
				folder: 'extensions/blocks/quotation/source',
				data: { slug: 'source', follows: 'quotation' },
			},
		],
		others: [
			{
				kind: 'enhancement',
				folder: 'extensions/enhancements/film',
				data: { slug: 'film' },
			},
			{
				kind: 'panel',
				folder: 'extensions/panels/applause',
				data: { slug: 'applause', list: 'experimental' },
			},
		],
		facts: new Map( [
			[ 'quotation', { viewBudget: { kilobytes: 3, until: 'near' } } ],
		] ),
		build: join( root, 'build' ),
		root,
	} );

const EMPTY_ROW = {
	viewGzip: 0,
	styleGzip: 0,
	editGzip: 0,
	fixtures: 0,
	tests: 0,
};

describe( 'the report', () => {
	it( 'has a row for every block, panel and enhancement, with child blocks in the parent’s list', () => {
		expect(
			rows().map( ( { name, kind, list, built } ) => [
				name,
				kind,
				list,
				built,
			] )
		).toEqual( [
			[ 'field-size', 'block', 'production', true ],
			[ 'order-form', 'block', 'production', true ],
			[ 'quotation', 'block', 'beta', true ],
			[ 'source', 'block', 'beta', true ],
			[ 'applause', 'panel', 'experimental', true ],
			[ 'film', 'enhancement', 'production', true ],
		] );
	} );

	it( 'measures built files, but not view scripts that load after the block’s budget period', () => {
		const view = ( slug: string ) => `blocks/${ slug }/view`;
		const lists = ( slug: string, later: readonly string[] = [] ) => ( {
			[ view( slug ) ]: {
				near: [ `${ view( slug ) }.js` ],
				touch: [ `${ view( slug ) }.js`, ...later ],
			},
		} );
		write(
			'build/view-chunks.json',
			JSON.stringify( {
				...lists( 'order-form' ),
				...lists( 'quotation', [ 'blocks/quotation/player.js' ] ),
			} )
		);
		write( 'build/blocks/order-form/view.js', 'mount();' );
		write( 'build/blocks/order-form/style.css', 'a{}' );
		write( 'build/order-form/edit.js', 'edit();' );
		write( 'build/applause/panel.js', 'panel();' );
		write( 'build/blocks/quotation/view.js', 'import( "./player.js" );' );
		write( 'build/blocks/quotation/player.js', 'play();' );
		const [ , form, quotation, , applause, film ] = rows();
		expect( quotation ).toMatchObject( {
			...EMPTY_ROW,
			viewGzip: size( 'import( "./player.js" );' ),
		} );
		expect( form ).toMatchObject( {
			viewGzip: size( 'mount();' ),
			styleGzip: size( 'a{}' ),
			editGzip: size( 'edit();' ),
		} );
		expect( applause ).toMatchObject( {
			...EMPTY_ROW,
			editGzip: size( 'panel();' ),
		} );
		expect( film ).toMatchObject( EMPTY_ROW );
	} );

	it( 'counts only hand-written fixtures', () => {
		for ( const file of [ '', '.saved', '.rendered', '__all' ] ) {
			write( `${ FORM }/fixtures/order-form${ file }.html`, '' );
		}
		write( `${ FORM }/fixtures/order-form.json`, '' );
		const [ child, form ] = rows();
		expect( form ).toMatchObject( { fixtures: 2 } );
		expect( child ).toMatchObject( { fixtures: 0 } );
	} );

	it( 'counts a block’s end-to-end tests and other tests in the last run', () => {
		const cases = ( count: number ) => Array( count ).fill( {} );
		write(
			'.cache/results/unit.json',
			JSON.stringify( {
				testResults: [
					[ `${ FORM }/tests/rules.test.ts`, 2 ],
					[ `${ FORM }/tests/view.jsdom.test.ts`, 3 ],
					[ `${ FORM }/fields/field-size/tests/x.test.ts`, 5 ],
					[ 'tests/contracts/fixtures.jsdom.test.tsx', 99 ],
				].map( ( [ file, count ] ) => ( {
					name: join( root, String( file ) ),
					assertionResults: cases( Number( count ) ),
				} ) ),
			} )
		);
		write(
			'.cache/results/e2e.json',
			JSON.stringify( {
				config: { rootDir: root },
				suites: [
					{
						file: `${ FORM }/tests/e2e/visitor.spec.ts`,
						specs: cases( 1 ),
						suites: [ { specs: cases( 4 ) } ],
					},
				],
			} )
		);
		expect( rows().map( ( { name, tests } ) => [ name, tests ] ) ).toEqual(
			[
				[ 'field-size', 5 ],
				[ 'order-form', 10 ],
				[ 'quotation', 0 ],
				[ 'source', 0 ],
				[ 'applause', 0 ],
				[ 'film', 0 ],
			]
		);
	} );

	it( 'reports no test counts when no tests have run', () => {
		expect( countTests( root ).size ).toBe( 0 );
	} );

	it( 'is printed as a table', () => {
		const table = reportTable( {
			blocks: rows(),
			editor: { gzip: 50000 },
			endpoints: [
				{
					name: 'opening-times.readWeek',
					method: 'GET',
					path: '/wpcom/v2/opening-times/localized-week',
					servedBy: [ 'site' ],
					capability: 'edit_posts',
					block: 'opening-times',
				},
			],
		} );
		expect( table ).toContain( '50000 bytes of script' );
		expect( table ).toMatch( /^quotation +block +beta/m );
		expect( table ).toContain(
			'6 blocks, panels and enhancements, 1 endpoints.'
		);
		expect( table ).toMatch( /^GET +\/wpcom.+opening-times$/m );
	} );
} );

describe( 'the endpoints in the report', () => {
	const ROUTE = {
		name: 'quotation.read',
		method: 'GET',
		path: '/wpcom/v2/a',
		servedBy: [ 'site' ],
		capability: 'edit_posts',
		block: 'quotation',
	};

	it( 'are read from the build’s routes, without parameters', () => {
		write(
			'routes.json',
			JSON.stringify( [ { ...ROUTE, params: [ 'q' ] } ] )
		);
		expect( readEndpoints( root ) ).toEqual( [ ROUTE ] );
	} );

	it( 'are missing if the build has no routes', () => {
		expect( readEndpoints( root ) ).toEqual( [] );
	} );

	it.each( [
		[ '{}', 'is no list of routes' ],
		[ '[ { "name": "a.b", "method": "GET" } ]', 'a route has no path' ],
		[
			JSON.stringify( [ { ...ROUTE, servedBy: 'site' } ] ),
			'a route has no list servedBy',
		],
	] )( 'cannot be read from an invalid file: %s', ( content, sentence ) => {
		write( 'routes.json', content );
		expect( () => readEndpoints( root ) ).toThrow( sentence );
	} );
} );
