import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Returns the total size of files as a server sends them: compressed separately, at gzip's highest level. */
export function gzipSize( files: readonly string[] ): number {
	return files.reduce(
		( sum, file ) =>
			sum + gzipSync( readFileSync( file ), { level: 9 } ).length,
		0
	);
}
