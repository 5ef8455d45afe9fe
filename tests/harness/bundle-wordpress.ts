import { build, type Plugin } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Folder where `jest.config.js` looks for the packages. */
const FOLDER = '.cache/wordpress-packages';

/**
 * Bundles the WordPress packages of this project into one file before the editor tests. Every test file loads the
 * editor again; loading one file takes a third less time.
 */
export default async function bundleWordPress(): Promise< void > {
	const packages = packagesOfWordPress();
	mkdirSync( FOLDER, { recursive: true } );
	await build( {
		stdin: {
			contents: packages
				.map(
					( name, index ) =>
						`export * as package${ index } from '@wordpress/${ name }';`
				)
				.join( '\n' ),
			resolveDir: process.cwd(),
		},
		outfile: `${ FOLDER }/all.js`,
		bundle: true,
		format: 'cjs',
		platform: 'browser',
		target: 'node20',
		define: { 'process.env.NODE_ENV': '"test"' },
		loader: { '.css': 'empty' },
		// Do not bundle packages that tests import too: the editor and the tests must share one instance. Also leave
		// out packages with WebAssembly, which no test uses.
		external: [
			'react',
			'react-dom',
			'@wordpress/vips',
			'@wordpress/video-conversion',
		],
		plugins: [ autosizeTextarea ],
		logLevel: 'error',
	} );
	packages.forEach( ( name, index ) =>
		writeFileSync(
			`${ FOLDER }/${ name }.js`,
			`module.exports = Object.defineProperty( require( './all.js' ).package${ index }, '__esModule', { value: true } );\n`
		)
	);
}

/** Returns the names after `@wordpress/`, without development tools. */
function packagesOfWordPress(): string[] {
	const { devDependencies } = JSON.parse(
		readFileSync( 'package.json', 'utf8' )
	) as { devDependencies: Record< string, string > };
	return Object.keys( devDependencies ).flatMap( ( name ) => {
		const [ scope, rest = '' ] = name.split( '/' );
		return scope === '@wordpress' && rest !== 'scripts' ? [ rest ] : [];
	} );
}

/**
 * The block editor uses the `default` export of this CommonJS package, which Node.js does not provide to `.mjs` files.
 */
const autosizeTextarea: Plugin = {
	name: 'autosize-textarea',
	setup( { onLoad, onResolve, resolve } ) {
		const filter = /^react-autosize-textarea$/;
		const namespace = 'default-of';
		onResolve( { filter, namespace: 'file' }, ( { path } ) => ( {
			path,
			namespace,
		} ) );
		onLoad( { filter, namespace }, async ( { path } ) => {
			const file = await resolve( path, {
				resolveDir: process.cwd(),
				kind: 'import-statement',
				namespace,
			} );
			return {
				contents: `export { default } from ${ JSON.stringify( file.path ) };`,
				resolveDir: process.cwd(),
			};
		} );
	},
};
