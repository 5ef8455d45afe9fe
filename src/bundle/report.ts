import { existsSync } from 'node:fs';
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

try {
	const report = await measureBuild();
	console.log(
		process.argv.includes( '--json' )
			? JSON.stringify( report, null, '\t' )
			: reportTable( report )
	);
} catch ( error ) {
	console.error( error instanceof Error ? error.message : String( error ) );
	process.exitCode = 1;
}

/** Builds first when there is no whole build: the translations are the last that a build writes. */
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
