import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Where large downloads are kept between projects: `$DOVETAIL_CACHE`, else the cache folder that the
 * XDG convention names (`$XDG_CACHE_HOME`, by default `~/.cache`).
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
