import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Returns the folder for large downloads that projects share: `$DOVETAIL_CACHE`, otherwise the XDG cache folder
 * (`$XDG_CACHE_HOME`, `~/.cache` by default).
 */
export function cacheFolder(
	environment: NodeJS.ProcessEnv = process.env
): string {
	if ( environment.DOVETAIL_CACHE ) {
		return resolve( environment.DOVETAIL_CACHE );
	}
	return join(
		environment.XDG_CACHE_HOME || join( homedir(), '.cache' ),
		'dovetail-blocks'
	);
}
