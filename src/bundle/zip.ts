import { statSync } from 'node:fs';
import { runBuild } from './run-build';
import { zipPlugin } from './zip-plugin';

const TARGET = 'dist/dovetail-blocks.zip';

try {
	// Always build again, so that the archive never contains an outdated build.
	runBuild();
	const files = await zipPlugin( 'build', TARGET );
	const kilobytes = Math.ceil( statSync( TARGET ).size / 1024 );
	console.log( `${ TARGET }: ${ files } files, ${ kilobytes } KB.` );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
}
