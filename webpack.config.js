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
 * Returns the files that match a pattern, in a stable order and with a leading `./`, as webpack names them.
 * @param pattern
 */
const findFiles = ( pattern ) =>
	globSync( pattern )
		.sort()
		.map( ( path ) => `./${ path }` );

/**
 * Returns an entry `blocks/<slug>/<part>` for each file of this name in a block's folder. Child blocks are next to their
 * parents in the output.
 *
 * @param file
 * @param part
 */
const blockEntries = ( file, part ) =>
	Object.fromEntries(
		findFiles( `extensions/blocks/**/${ file }` ).map( ( path ) => [
			`blocks/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Returns an entry `panels/<slug>/<part>` for each file of this name in a panel's folder.
 * @param file
 * @param part
 */
const panelEntries = ( file, part ) =>
	Object.fromEntries(
		findFiles( `extensions/panels/*/${ file }` ).map( ( path ) => [
			`panels/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Returns an entry `blocks/<slug>/<part>` for each file of this name next to a block's `view.ts`, which imports it by
 * URL, without webpack's chunk loader.
 *
 * @param file
 * @param part
 */
const lazyBlockEntries = ( file, part ) =>
	Object.fromEntries(
		findFiles( `extensions/blocks/*/${ file }` ).map( ( path ) => [
			`blocks/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Returns an entry `shared/<module>/<part>` for each file of this name in a shared module. Several blocks load it.
 * @param file
 * @param part
 */
const sharedEntries = ( file, part ) =>
	Object.fromEntries(
		findFiles( `shared/*/${ file }` ).map( ( path ) => [
			`shared/${ basename( dirname( path ) ) }/${ part }`,
			path,
		] )
	);

/**
 * Plugins that are not needed: `src/bundle` copies PHP and other files, and each stylesheet works in both text
 * directions.
 */
const UNUSED_PLUGINS = [ 'PhpFilePathsPlugin', 'CopyPlugin', 'RtlCssPlugin' ];

/** Plugins that view scripts do not need, because they import no stylesheets. */
const UNUSED_VIEW_PLUGINS = [
	'BlockJsonDependenciesPlugin',
	'MiniCssExtractPlugin',
];

/**
 * Returns rules that emit a library's stylesheet, named by `new URL( …, import.meta.url )`, as a file for its chunk to load.
 * @param rules
 */
const emitStylesheets = ( rules ) => [
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
			// All styles of the canvas in one file, in the order in which a page loads them.
			'editor-canvas': [
				...findFiles( '{shared/*,extensions/blocks/**}/style.scss' ),
				...findFiles( '{extensions,shared}/**/editor.scss' ),
			],
			...sharedEntries( 'style.scss', 'style' ),
			...blockEntries( 'style.scss', 'style' ),
			...panelEntries( 'style.scss', 'style' ),
		},
		optimization,
		output: {
			...scripts.output,
			// Use one hash for all chunks, so that the script contains no list of hashes.
			chunkFilename: '[name].js?ver=[fullhash]',
			// Short, because the hash counts towards the script's budget.
			hashDigestLength: 8,
		},
		plugins: withoutPlugins( scripts.plugins, UNUSED_PLUGINS ),
	},
	{
		...scripts,
		// Admin pages, built separately, so that changes to them do not affect the scripts of the editor and of visitors.
		name: 'admin',
		entry: {
			connections: [
				'./src/connections/index.tsx',
				'./src/connections/style.scss',
			],
			...blockEntries( 'admin.ts', 'admin' ),
		},
		optimization,
		plugins: withoutPlugins( scripts.plugins, UNUSED_PLUGINS ),
	},
	{
		...modules,
		name: 'view',
		// No size hints: the map's library is large but loads lazily, and `src/bundle` checks the budgets.
		performance: { hints: false },
		entry: {
			...sharedEntries( 'view.ts', 'view' ),
			...sharedEntries( 'touched.ts', 'touched' ),
			...blockEntries( 'view.ts', 'view' ),
			...panelEntries( 'view.ts', 'view' ),
			...panelEntries( 'settings.ts', 'settings' ),
			...lazyBlockEntries( 'touched.ts', 'touched' ),
			...lazyBlockEntries( 'moving.ts', 'moving' ),
		},
		optimization,
		module: {
			...modules.module,
			rules: [
				...emitStylesheets( modules.module.rules ),
				// A view module finds its own URL in the browser; only a library's stylesheet is resolved here.
				{ test: /\/view\.ts$/, parser: { importMeta: false } },
			],
		},
		plugins: [
			...withoutPlugins( modules.plugins, UNUSED_VIEW_PLUGINS ),
			new ViewChunksPlugin(),
		],
	},
];
