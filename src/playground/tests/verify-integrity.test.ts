import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyIntegrity } from '../wordpress-package';

/** SHA-512 of "abc", from FIPS 180-2, in base64. */
const ABC =
	'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';

let folder = '';
let file = '';

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'verify-integrity-' ) );
	file = join( folder, 'download.tgz' );
} );
afterEach( () => rmSync( folder, { recursive: true } ) );

describe( 'verifyIntegrity', () => {
	it( 'accepts the expected file', async () => {
		writeFileSync( file, 'abc' );
		await expect( verifyIntegrity( file, ABC ) ).resolves.toBeUndefined();
	} );

	it( 'rejects a different file, and reports the file’s digest', async () => {
		writeFileSync( file, 'abd' );
		await expect( verifyIntegrity( file, ABC ) ).rejects.toThrow(
			/is not the file that was pinned: its digest is sha512-.{88}, not sha512-3a81/
		);
	} );
} );
