import { spawnSync } from 'node:child_process';
import { findBlocks } from '../bundle/find-blocks';
import { nextSteps } from './next-steps';
import { readCommand, writeBlock } from './write-block';

try {
	const taken = ( await findBlocks() ).map( ( { slug } ) => slug );
	const { title, template } = readCommand( process.argv.slice( 2 ) );
	const block = writeBlock( title, taken, '.', template );
	spawnSync(
		process.execPath,
		[
			'node_modules/@wordpress/scripts/bin/wp-scripts.js',
			'format',
			block.folder,
		],
		{ stdio: 'ignore' }
	);
	console.log( nextSteps( block, template ) );
} catch ( error ) {
	console.error( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
}
