import { existsSync, readFileSync } from 'node:fs';

const LOG = '.cache/e2e/site/wp-content/debug.log';

/** What PHP has complained about since the run began: notices, warnings, errors; WordPress's own too. */
export function phpComplaints(): string[] {
	if ( ! existsSync( LOG ) ) {
		return [];
	}
	return readFileSync( LOG, 'utf8' )
		.split( '\n' )
		.filter( ( line ) => /\] PHP /.test( line ) );
}
