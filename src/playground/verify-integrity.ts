import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { PlaygroundError } from './playground-error';

/**
 * Resolves when a file has the digest that was pinned.
 *
 * @param file   Path.
 * @param pinned Digest as npm writes it: `sha512-…`.
 * @throws PlaygroundError when it has another one.
 */
export async function verifyIntegrity(
	file: string,
	pinned: string
): Promise< void > {
	const hash = createHash( 'sha512' );
	await pipeline( createReadStream( file ), hash );
	const found = `sha512-${ hash.digest( 'base64' ) }`;
	if ( found !== pinned ) {
		throw new PlaygroundError(
			`The download ${ file } is not the file that was pinned: its digest is ${ found }, not ${ pinned }.`
		);
	}
}
