import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '../ensure-installed.mjs';

let root = '';

beforeEach( () => {
	root = mkdtempSync( join( tmpdir(), 'ensure-installed-' ) );
	mkdirSync( join( root, 'node_modules' ) );
} );
afterEach( () => rmSync( root, { recursive: true } ) );

type Packages = Record<
	string,
	{
		version: string;
		resolved?: string;
		integrity?: string;
		optional?: boolean;
	}
>;

function write( file: string, packages: Packages ): void {
	writeFileSync( join( root, file ), JSON.stringify( { packages } ) );
}

const LOCKED_PACKAGES: Packages = {
	'': { version: '0.1.0' },
	'node_modules/a': {
		version: '1.0.0',
		resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
		integrity: 'sha512-a',
	},
	'node_modules/a-for-another-system': { version: '1.0.0', optional: true },
};

describe( 'isInstalled', () => {
	it( 'returns false until npm has finished an installation', () => {
		write( 'package-lock.json', LOCKED_PACKAGES );
		expect( isInstalled( root ) ).toBe( false );
	} );

	it.each< [ string, Packages, boolean ] >( [
		[
			'true if only packages for other systems are missing',
			{
				'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
			},
			true,
		],
		[
			'true if a package comes from another registry',
			{
				'node_modules/a': {
					version: '1.0.0',
					resolved: 'https://npm.example.org/a/-/a-1.0.0.tgz',
					integrity: 'sha512-a',
				},
			},
			true,
		],
		[
			'false if a package of the same version has different content',
			{
				'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' },
			},
			false,
		],
		[
			'true if there is an additional package',
			{
				'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
				'node_modules/b': { version: '1.0.0' },
			},
			true,
		],
		[
			'false if a package has another version',
			{ 'node_modules/a': { version: '0.9.0' } },
			false,
		],
		[ 'false if a package is missing', {}, false ],
	] )( 'returns %s', ( _, installed, expected ) => {
		write( 'package-lock.json', LOCKED_PACKAGES );
		write( 'node_modules/.package-lock.json', installed );
		expect( isInstalled( root ) ).toBe( expected );
	} );
} );

describe( 'package-lock.json', () => {
	it( 'contains every package’s URL, so that npm does not have to request URLs', () => {
		const { packages } = JSON.parse(
			readFileSync( 'package-lock.json', 'utf8' )
		) as { packages: Packages };
		expect(
			Object.entries( packages ).flatMap(
				( [ path, { integrity, resolved } ] ) =>
					integrity &&
					! resolved?.startsWith( 'https://registry.npmjs.org/' )
						? [ path ]
						: []
			)
		).toEqual( [] );
	} );
} );
