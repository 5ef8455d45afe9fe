import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of files as a server sends them: gzip at its best, each file on its own. */
export function gzipSize( files: readonly string[] ): number {
	return files.reduce(
		( sum, file ) =>
			sum + gzipSync( readFileSync( file ), { level: 9 } ).length,
		0
	);
}
