import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { VIEW_CHUNKS, ViewChunksPlugin } from '../view-chunks.js';

let root = '';
beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'dovetail-chunks-' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

async function listsOf( modules: Record< string, string > ) {
	for ( const [ name, source ] of Object.entries( modules ) ) {
		writeFileSync( join( root, `${ name }.js` ), source );
	}
	await new Promise( ( done, fail ) =>
		webpack(
			{
				mode: 'production',
				context: root,
				entry: { 'blocks/quotation/view': './view.js' },
				experiments: { outputModule: true },
				optimization: { concatenateModules: false, minimize: false },
				output: {
					path: join( root, 'build' ),
					module: true,
					chunkFormat: 'module',
					chunkLoading: 'import',
					filename: '[name].js',
					chunkFilename: '[name].js?ver=[contenthash]',
				},
				plugins: [ new ViewChunksPlugin() ],
			},
			( error, stats ) =>
				error || stats?.hasErrors()
					? fail( error ?? stats?.toString() )
					: done( stats )
		)
	);
	return JSON.parse(
		readFileSync( join( root, 'build', VIEW_CHUNKS ), 'utf8' )
	)[ 'blocks/quotation/view' ];
}

const named = ( name: string, file: string ) =>
	`import( /* webpackChunkName: "blocks/quotation/${ name }" */ './${ file }.js' );`;

const VIEW = 'blocks/quotation/view.js';

describe( 'a view module’s file list', () => {
	it( 'contains the module and all static imports for “near”', async () => {
		expect(
			await listsOf( {
				view: `import './part.js'; ${ named( 'player', 'player' ) }`,
				part: 'console.log( 1 );',
				player: 'console.log( 2 );',
			} )
		).toMatchObject( { near: [ VIEW ] } );
	} );

	it( 'also contains nested dynamic imports, each once, for “touch”', async () => {
		expect(
			await listsOf( {
				view: named( 'player', 'player' ) + named( 'more', 'more' ),
				player: `${ named( 'more', 'more' ) } console.log( 2 );`,
				more: `${ named( 'player', 'player' ) } console.log( 3 );`,
			} )
		).toMatchObject( {
			touch: [
				VIEW,
				'blocks/quotation/player.js',
				'blocks/quotation/more.js',
			],
		} );
	} );

	it( 'omits the chunk for the first interaction, and files that only this chunk loads', async () => {
		expect(
			await listsOf( {
				view: named( 'touched', 'player' ),
				player: `${ named( 'more', 'more' ) } console.log( 2 );`,
				more: 'console.log( 3 );',
			} )
		).toEqual( { near: [ VIEW ], touch: [ VIEW ] } );
	} );
} );
