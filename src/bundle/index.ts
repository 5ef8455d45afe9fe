import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { checkBudgets, enforceBudgets } from './budgets';
import { emitPlugin } from './emit-plugin';
import { findBlocks } from './find-blocks';
import { findExtensions } from './find-extensions';
import { findFacts } from './find-facts';
import { writeTranslations } from './translations';

const OUTPUT_FOLDER = 'build';

const { version } = JSON.parse( readFileSync( 'package.json', 'utf8' ) ) as {
	version: string;
};

/** `npm start` skips minification, which takes half of the build time. */
const isMinified = ! process.argv.includes( '--unminified' );

rmSync( OUTPUT_FOLDER, { recursive: true, force: true } );
const { status } = spawnSync(
	process.execPath,
	[
		'node_modules/@wordpress/scripts/bin/wp-scripts.js',
		'build',
		'--experimental-modules',
		...( process.argv.includes( '--verbose' )
			? []
			: [ '--stats=errors-warnings' ] ),
		...( isMinified
			? []
			: [ '--no-optimization-minimize', '--no-performance' ] ),
	],
	{ stdio: 'inherit' }
);
if ( status !== 0 ) {
	process.exitCode = status ?? 1;
	throw new Error( 'The bundles could not be built: see above.' );
}
removeEmptyScripts();
removeEditorDependency();
await emitPlugin(
	await findBlocks(),
	await findExtensions(),
	OUTPUT_FOLDER,
	version
);
writeTranslations( OUTPUT_FOLDER, version );
if ( isMinified ) {
	enforceBudgets( checkBudgets( OUTPUT_FOLDER, await findFacts() ) );
}

/** webpack writes a script beside every stylesheet that has its own entry; nobody loads it. */
function removeEmptyScripts(): void {
	for ( const path of globSync( [
		`${ OUTPUT_FOLDER }/editor-canvas.{js,asset.php}`,
		`${ OUTPUT_FOLDER }/blocks/*/style.{js,asset.php}`,
	] ) ) {
		rmSync( path );
	}
}

/**
 * Removes `wp-editor` from the script's dependencies, because WordPress forbids it on the widgets screen. The plugin
 * adds the dependency on screens that edit a post or a template, because panels need it there.
 */
function removeEditorDependency(): void {
	const path = `${ OUTPUT_FOLDER }/editor.asset.php`;
	writeFileSync(
		path,
		readFileSync( path, 'utf8' ).replace( "'wp-editor', ", '' )
	);
}
