import { createRequire } from 'node:module';
import { globSync } from 'tinyglobby';
import { basename, dirname } from 'node:path';
import { ViewChunksPlugin } from './src/bundle/view-chunks.js';
import { withoutPlugins } from './src/bundle/without-plugins.js';

const require = createRequire( import.meta.url );
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );

/**
 * Files on disk as webpack names them, in a stable order.
 * @param pattern
 */
const globbed = ( pattern ) =>
	globSync( pattern )
		.sort()
		.map( ( path ) => `./${ path }` );

/**
 * Entries `blocks/<slug>/<part>`, one for each such file on disk. A nested child block is flat in the output.
 * @param file
 * @param part
 */
const perBlock = ( file, part ) =>
	Object.fromEntries(
		globbed( `extensions/blocks/**/${ file }` ).map( ( path ) => [
			`blocks/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Entries `panels/<slug>/<part>`, for what a panel puts on the page of a post.
 * @param file
 * @param part
 */
const perPanel = ( file, part ) =>
	Object.fromEntries(
		globbed( `extensions/panels/*/${ file }` ).map( ( path ) => [
			`panels/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Entries `blocks/<slug>/<part>` for files beside a block's `view.ts` that it imports by URL, without webpack's chunk
 * loader.
 *
 * @param file
 * @param part
 */
const besideView = ( file, part ) =>
	Object.fromEntries(
		globbed( `extensions/blocks/*/${ file }` ).map( ( path ) => [
			`blocks/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Entries `shared/<noun>/<part>`, for what several blocks load together.
 * @param file
 * @param part
 */
const perNoun = ( file, part ) =>
	Object.fromEntries(
		globbed( `shared/*/${ file }` ).map( ( path ) => [
			`shared/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * What the default configuration looks up in its one source folder is emitted by src/bundle instead. Nor are there
 * mirrored stylesheets: ours are written for both directions, and what names a side means that side.
 */
const EMITTED = [ 'PhpFilePathsPlugin', 'CopyPlugin', 'RtlCssPlugin' ];

/** A visitor's script imports no stylesheet either: what would load one is left out of every page. */
const NOT_FOR_VISITORS = [
	'BlockJsonDependenciesPlugin',
	'MiniCssExtractPlugin',
];

/**
 * A library's stylesheet that it asks for, by `new URL( …, import.meta.url )`, is a file that the library's chunk waits for.
 * @param rules
 */
const sheetsAsFiles = ( rules ) => [
	...rules.filter( ( { test } ) => ! test.test( 'library.css' ) ),
	{
		test: /\.css$/,
		type: 'asset/resource',
		generator: { filename: 'libraries/[name].[contenthash:8][ext]' },
	},
];

const optimization = {
	...scripts.optimization,
	// Chunk names are the IDs, so that the script contains no list of them.
	chunkIds: 'named',
	splitChunks: { cacheGroups: { default: false } },
};

export default [
	{
		...scripts,
		name: 'editor',
		entry: {
			editor: './src/editor.ts',
			// All that the canvas needs, in the order in which a page would load it: the editor asks for one sheet.
			'editor-canvas': [
				...globbed( '{shared/*,extensions/blocks/**}/style.scss' ),
				...globbed( '{extensions,shared}/**/editor.scss' ),
			],
			...perNoun( 'style.scss', 'style' ),
			...perBlock( 'style.scss', 'style' ),
			...perPanel( 'style.scss', 'style' ),
		},
		optimization,
		output: {
			...scripts.output,
			// One hash for all chunks: one for each would be a list in the script.
			chunkFilename: '[name].js?ver=[fullhash]',
			hashDigestLength: 8,
		},
		plugins: withoutPlugins( scripts.plugins, EMITTED ),
	},
	{
		...scripts,
		// A page of the admin area, built by itself, so that the editor's script does not change with it.
		name: 'admin',
		entry: {
			connections: [
				'./src/connections/index.tsx',
				'./src/connections/style.scss',
			],
		},
		optimization,
		plugins: withoutPlugins( scripts.plugins, EMITTED ),
	},
	{
		...modules,
		name: 'view',
		// The map's library is large, and loads when a map comes near. Limits for the rest are in src/bundle.
		performance: { hints: false },
		entry: {
			...perNoun( 'view.ts', 'view' ),
			...perNoun( 'touched.ts', 'touched' ),
			...perBlock( 'view.ts', 'view' ),
			...perPanel( 'view.ts', 'view' ),
			...perPanel( 'settings.ts', 'settings' ),
			...besideView( 'touched.ts', 'touched' ),
			...besideView( 'moving.ts', 'moving' ),
		},
		optimization,
		module: {
			...modules.module,
			rules: [
				...sheetsAsFiles( modules.module.rules ),
				// Where a view module stands is known in the browser alone; a library's stylesheet is known here.
				{ test: /\/view\.ts$/, parser: { importMeta: false } },
			],
		},
		plugins: [
			...withoutPlugins( modules.plugins, NOT_FOR_VISITORS ),
			new ViewChunksPlugin(),
		],
	},
];
