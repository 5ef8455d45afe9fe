import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releaseProblems } from '../release-problems';

const COMMAND = resolve( 'src/commands/release.ts' );
const TSX = pathToFileURL( require.resolve( 'tsx' ) ).href;

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.10.0] - 2027-02-01

### Added

- A map.

## [1.9.0] - 2027-01-01

- A form.
`;

describe( 'releaseProblems', () => {
	const VALID_RELEASE = {
		version: '1.10.0',
		status: '',
		tags: 'v1.9.0\nv1.2.0\n',
		changelog: CHANGELOG,
	};

	it( 'returns no problems if the release is ready', () => {
		expect( releaseProblems( VALID_RELEASE ) ).toEqual( [] );
	} );

	it.each( [
		[
			'a version that has only two numbers',
			{ version: '1.10' },
			/not a version/,
		],
		[
			'changes that are not committed',
			{ status: ' M a.ts\n' },
			/has changes/,
		],
		[
			'a version that is released',
			{ tags: 'v1.10.0\n' },
			/not higher than 1\.10\.0/,
		],
		[
			'a lower version',
			{ tags: 'v1.10.1\nv1.9.0\n' },
			/not higher than 1\.10\.1/,
		],
		[ 'a missing section', { version: '2.0.0' }, /no section/ ],
		[
			'an empty section',
			{ changelog: CHANGELOG.replace( '- A map.', '' ) },
			/no section/,
		],
		[
			'a section without a date',
			{ changelog: CHANGELOG.replace( ' - 2027-02-01', '' ) },
			/no section/,
		],
	] )( 'reports %s', ( _, change, problem ) => {
		expect( releaseProblems( { ...VALID_RELEASE, ...change } ) ).toEqual( [
			expect.stringMatching( problem ),
		] );
	} );
} );

describe( 'npm run release', () => {
	let folder = '';
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'release-' ) );
		write( 'CHANGELOG.md', CHANGELOG );
		writePackage( 'node -e ""' );
		git( 'init', '--quiet' );
		git( 'config', 'user.email', 'ada@example.net' );
		git( 'config', 'user.name', 'Ada' );
		commit();
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	const write = ( file: string, text: string ) =>
		writeFileSync( join( folder, file ), text );
	const writePackage = ( test: string ) =>
		write(
			'package.json',
			JSON.stringify( {
				name: 'x',
				version: '1.9.0',
				scripts: { test, zip: 'node -e ""' },
			} )
		);
	const git = ( ...args: string[] ) =>
		spawnSync( 'git', args, { cwd: folder, encoding: 'utf8' } ).stdout;
	const commit = () => {
		write(
			'package-lock.json',
			'{ "name": "x", "version": "1.9.0", "lockfileVersion": 3, "packages": { "": { "name": "x", "version": "1.9.0" } } }'
		);
		git( 'add', '--all' );
		git( 'commit', '--quiet', '--message', 'Start' );
	};
	const release = ( ...args: string[] ) => {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[ '--import', TSX, COMMAND, ...args ],
			{ cwd: folder, encoding: 'utf8' }
		);
		return { status, text: stdout + stderr };
	};
	const version = () =>
		JSON.parse( readFileSync( join( folder, 'package.json' ), 'utf8' ) )
			.version;

	it( 'changes nothing without --yes', () => {
		expect( release( '1.10.0' ) ).toEqual( {
			status: 0,
			text: expect.stringContaining( 'Nothing has been changed.' ),
		} );
		expect( git( 'status', '--porcelain' ) + git( 'tag' ) ).toBe( '' );
	} );

	it( 'rejects a working tree with uncommitted changes', () => {
		write( 'a.txt', 'a' );
		expect( release( '1.10.0', '--yes' ) ).toEqual( {
			status: 1,
			text: expect.stringContaining( 'The working tree has changes.' ),
		} );
		expect( version() ).toBe( '1.9.0' );
	} );

	it( 'with --yes, sets the version, commits the change and adds a tag', () => {
		expect( release( '1.10.0', '--yes' ).status ).toBe( 0 );
		expect( version() ).toBe( '1.10.0' );
		expect( git( 'tag' ) ).toBe( 'v1.10.0\n' );
		expect( git( 'log', '-1', '--format=%s' ) ).toBe( 'Release 1.10.0\n' );
		expect( git( 'status', '--porcelain' ) ).toBe( '' );
	} );

	it( 'restores the version if the tests fail', () => {
		writePackage( 'node -e "process.exit( 1 )"' );
		commit();
		expect( release( '1.10.0', '--yes' ) ).toEqual( {
			status: 1,
			text: expect.stringContaining( 'The release was stopped' ),
		} );
		expect( version() ).toBe( '1.9.0' );
		expect( git( 'status', '--porcelain' ) + git( 'tag' ) ).toBe( '' );
	} );
} );
