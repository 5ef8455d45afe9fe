import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { PlaygroundError } from './playground-error';

/**
 * Reserves a site's folder for this process, because two servers that use the same database would lose posts. Ignores
 * reservations of processes that no longer run.
 *
 * @return A function that releases the folder.
 * @throws PlaygroundError if another process uses the folder.
 */
export function claimSite( folder: string ): () => void {
	const claim = `${ folder }.pid`;
	const owner = existsSync( claim )
		? Number( readFileSync( claim, 'utf8' ) )
		: 0;
	if ( owner && owner !== process.pid && isRunning( owner ) ) {
		throw new PlaygroundError(
			`The site in ${ folder } is running already, in process ${ owner }: end that one first.`
		);
	}
	mkdirSync( dirname( claim ), { recursive: true } );
	writeFileSync( claim, String( process.pid ) );
	return () => rmSync( claim, { force: true } );
}

function isRunning( pid: number ): boolean {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		// EPERM: the process exists but belongs to another user.
		return ( error as NodeJS.ErrnoException ).code === 'EPERM';
	}
}
