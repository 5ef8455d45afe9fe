import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countRepository, repositoryTable } from '../repository';
import { deleteAndCheck } from './delete-and-check';
import { findBlocks } from './find-blocks';
import { findExtensions } from './find-extensions';
import { findFacts } from './find-facts';
import { readEndpoints } from './read-endpoints';
import { reportRows } from './report-rows';
import { reportTable, type Report } from './report-table';
import { runBuild } from './run-build';
import { potPath } from './translations';
import { weighEditor } from './weigh';

const BUILD = 'build';

const { values } = parseArgs( {
	options: {
		json: { type: 'boolean', default: false },
		repository: { type: 'boolean', default: false },
		// Slugs of blocks, separated by commas.
		delete: { type: 'string' },
	},
} );

try {
	if ( values.repository ) {
		const counts = countRepository();
		console.log(
			values.json
				? JSON.stringify( counts, null, '\t' )
				: repositoryTable( counts )
		);
	} else if ( values.delete ) {
		const checks = deleteAndCheck( values.delete.split( ',' ) );
		console.log( JSON.stringify( checks, null, '\t' ) );
		process.exitCode = Object.values( checks ).every( Boolean ) ? 0 : 1;
	} else {
		const report = await measureBuild();
		console.log(
			values.json
				? JSON.stringify( report, null, '\t' )
				: reportTable( report )
		);
	}
} catch ( error ) {
	console.error( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
}

/**
 * Measures the build, and builds the plugin first if the build is incomplete. The translations are written last, so a
 * build without them is incomplete.
 */
async function measureBuild(): Promise< Report > {
	if ( ! existsSync( potPath( BUILD ) ) ) {
		runBuild();
	}
	return {
		blocks: reportRows( {
			blocks: await findBlocks(),
			others: await findExtensions(),
			facts: await findFacts(),
			build: BUILD,
		} ),
		editor: { gzip: weighEditor( BUILD ).gzip },
		endpoints: readEndpoints( BUILD ),
	};
}
