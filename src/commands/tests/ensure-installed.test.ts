import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '../ensure-installed.mjs';

let root = '';

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'ensure-installed-' ) );
	mkdirSync( join( root, 'node_modules' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

type Packages = Record< string, { version: string; optional?: boolean } >;

function write( file: string, packages: Packages ): void {
	writeFileSync( join( root, file ), JSON.stringify( { packages } ) );
}

const WANTED: Packages = {
	'': { version: '0.1.0' },
	'node_modules/a': { version: '1.0.0' },
	'node_modules/a-for-another-system': { version: '1.0.0', optional: true },
};

describe( 'isInstalled', () => {
	it( 'is false before npm has finished once', () => {
		write( 'package-lock.json', WANTED );
		expect( isInstalled( root ) ).toBe( false );
	} );

	it.each< [ string, Packages, boolean ] >( [
		[
			'everything but what is for another system is there',
			{ 'node_modules/a': { version: '1.0.0' } },
			true,
		],
		[
			'a package that nobody wants any longer is there too',
			{
				'node_modules/a': { version: '1.0.0' },
				'node_modules/b': { version: '1.0.0' },
			},
			true,
		],
		[
			'a package has another version',
			{ 'node_modules/a': { version: '0.9.0' } },
			false,
		],
		[ 'a package is missing', {}, false ],
	] )( 'when %s', ( _, installed, expected ) => {
		write( 'package-lock.json', WANTED );
		write( 'node_modules/.package-lock.json', installed );
		expect( isInstalled( root ) ).toBe( expected );
	} );
} );
