import { existsSync, readFileSync } from 'node:fs';
import { contentFolder } from './site';

/** Returns PHP's notices, warnings and errors since the run began, including those caused by WordPress itself. */
export function phpMessages(): string[] {
	const log = `${ contentFolder() }/debug.log`;
	if ( ! existsSync( log ) ) {
		return [];
	}
	return readFileSync( log, 'utf8' )
		.split( '\n' )
		.filter( ( line ) => /\] PHP /.test( line ) );
}
