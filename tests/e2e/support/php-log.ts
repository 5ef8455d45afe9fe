import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from './site';

/** What PHP has complained about since the run began: notices, warnings, errors; WordPress's own too. */
export function phpComplaints(): string[] {
	const log = `${ contentFolder() }/debug.log`;
	if ( ! existsSync( log ) ) {
		return [];
	}
	return readFileSync( log, 'utf8' )
		.split( '\n' )
		.filter( ( line ) => /\] PHP /.test( line ) );
}
