import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMMAND = resolve( 'src/commands/test.ts' );
const TSX = pathToFileURL( require.resolve( 'tsx' ) ).href;

/** Folder of fake programs that the stages call. Each logs its call and returns a preset result. */
let folder = '';
beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'stages-' ) );
	mkdirSync( join( folder, 'node_modules/.bin' ), { recursive: true } );
	program( 'cspell' );
	program( 'eslint' );
	program( 'knip' );
	program( 'stylelint' );
	program( 'tsc' );
	program( 'tsx', { report: { passed: 2, failures: [] } } );
	program( 'jest', {
		report: { numPassedTests: 5, numFailedTests: 0 },
	} );
	program( 'playwright', { report: { stats: { expected: 3, flaky: 1 } } } );
} );
afterEach( () => rmSync( folder, { recursive: true } ) );

function program(
	name: string,
	{
		code = 0,
		says = '',
		report = {} as object,
		/** Name of an environment variable to record as well. */
		notes = '',
	} = {}
): void {
	const path = join( folder, 'node_modules/.bin', name );
	writeFileSync(
		path,
		`#!${ process.execPath }
const { appendFileSync, mkdirSync, writeFileSync } = require( 'node:fs' );
mkdirSync( '.cache/results', { recursive: true } );
const args = process.argv.slice( 2 );
const noted = '${ notes }' ? [ '${ notes }=' + process.env[ '${ notes }' ] ] : [];
appendFileSync( 'calls', [ '${ name }', ...args, ...noted ].join( ' ' ) + '\\n' );
const files = { playwright: process.env.E2E_RESULTS ?? '.cache/results/e2e.json', 'tests/php/index.ts': '.cache/results/php.json' };
const file = args.find( ( arg ) => arg.startsWith( '--outputFile=' ) )?.slice( 13 ) ?? files[ '${ name }' ] ?? files[ args[ 0 ] ];
if ( file ) writeFileSync( file, ${ JSON.stringify( JSON.stringify( report ) ) } );
process.stdout.write( ${ JSON.stringify( says ) } );
process.exitCode = ${ code };
`
	);
	chmodSync( path, 0o755 );
}

function npmTest( ...args: string[] ) {
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		[ '--import', TSX, COMMAND, ...args ],
		{
			cwd: folder,
			encoding: 'utf8',
			// Hide a database server that may be installed on this machine.
			env: { ...process.env, PATH: join( folder, 'node_modules/.bin' ) },
		}
	);
	const calls = join( folder, 'calls' );
	return {
		lines: stdout.trim().split( '\n' ),
		stderr,
		status,
		calls: existsSync( calls )
			? readFileSync( calls, 'utf8' ).trim().split( '\n' )
			: [],
	};
}

describe( 'npm test', () => {
	it( 'prints a line for every stage in order, then the durations and totals', () => {
		const { lines, status } = npmTest();
		expect(
			lines
				.slice( 0, 12 )
				.map( ( line ) => line.replace( /[\d.]+ s$/, '' ) )
		).toEqual( [
			'✓ lint     5 passed, 0 failed, ',
			'✓ types    1 passed, 0 failed, ',
			'✓ build    1 passed, 0 failed, ',
			'✓ unit     5 passed, 0 failed, ',
			'✓ editor   5 passed, 0 failed, ',
			'✓ built    5 passed, 0 failed, ',
			'✓ php      2 passed, 0 failed, ',
			'✓ e2e      4 passed, 0 failed, ',
			'✓ database 0 passed, 0 failed, ',
			expect.stringMatching( /^Left out: there is no mariadbd/ ),
			'✓ phpunit  0 passed, 0 failed, ',
			expect.stringMatching( /^Left out: PHPUnit 9 is not installed/ ),
		] );
		expect( lines.slice( 12 ) ).toEqual( [
			'',
			'stage     seconds  budget',
			expect.stringMatching( /^lint +\d+ +60$/ ),
			expect.stringMatching( /^types / ),
			expect.stringMatching( /^build / ),
			expect.stringMatching( /^unit / ),
			expect.stringMatching( /^editor / ),
			expect.stringMatching( /^built / ),
			expect.stringMatching( /^php / ),
			expect.stringMatching( /^e2e / ),
			expect.stringMatching( /^database / ),
			expect.stringMatching( /^phpunit / ),
			expect.stringMatching( /^all +\d+ +720$/ ),
			'',
			'28 passed, 0 failed',
		] );
		expect( status ).toBe( 0 );
	} );

	it( 'compares only a full run with the total budget', () => {
		const { lines } = npmTest( '--only', 'types' );
		expect( lines.join( '\n' ) ).toMatch( /^types +\d+ +60$/m );
		expect( lines.join( '\n' ) ).not.toMatch( /^all/m );
	} );

	it( 'prints the output of a failed stage, continues, and fails at the end', () => {
		program( 'tsc', { code: 2, says: 'map.ts(3,1): error TS1' } );
		const { lines, status } = npmTest( '--only', 'types,unit' );
		expect( lines[ 0 ] ).toMatch( /^✗ types    0 passed, 1 failed, / );
		expect( lines[ 1 ] ).toBe( 'map.ts(3,1): error TS1' );
		expect( lines[ 2 ] ).toMatch( /^✓ unit / );
		expect( lines.at( -1 ) ).toBe( '5 passed, 1 failed' );
		expect( status ).toBe( 1 );
	} );

	it( 'reports a crashed test runner as failed even if its results show no failure', () => {
		program( 'jest', { code: 1, report: { numPassedTests: 5 } } );
		expect( npmTest( '--only', 'unit' ).lines.at( -1 ) ).toBe(
			'5 passed, 1 failed'
		);
		program( 'jest', {
			code: 1,
			report: {
				numPassedTests: 5,
				numFailedTests: 2,
				numRuntimeErrorTestSuites: 1,
			},
		} );
		expect( npmTest( '--only', 'unit' ).lines.at( -1 ) ).toBe(
			'5 passed, 3 failed'
		);
	} );

	it( 'skips stages that depend on a failed build', () => {
		program( 'tsx', { code: 1, says: 'Module not found' } );
		const { lines, calls, status } = npmTest();
		expect( lines ).toContain( 'Module not found' );
		expect( lines.join( '\n' ) ).toContain( '✓ editor' );
		expect( calls.join( '\n' ) ).not.toMatch( /built|playwright/ );
		expect( status ).toBe( 1 );
	} );

	it( 'builds the plugin, then runs the end-to-end tests of one block', () => {
		expect( npmTest( '--block', 'quotation' ).calls ).toEqual( [
			'tsx src/bundle/index.ts',
			'playwright test blocks/quotation/tests/e2e/',
		] );
	} );

	it.each( [
		[ [ '--only', 'e2e' ], 'playwright test' ],
		[
			[ '--block', 'quotation' ],
			'playwright test blocks/quotation/tests/e2e/',
		],
	] )(
		'uses the WordPress in the --wordpress folder for browser tests (options: %j)',
		( args, call ) => {
			program( 'playwright', {
				notes: 'E2E_WORDPRESS',
				report: { stats: { expected: 3 } },
			} );
			expect(
				npmTest( ...args, '--wordpress', '../older' ).calls.at( -1 )
			).toBe( `${ call } E2E_WORDPRESS=../older` );
		}
	);

	it.each( [
		[ [], 'local' ],
		[
			[ '--database', 'mysql://ada@127.0.0.1/site' ],
			'mysql://ada@127.0.0.1/site',
		],
	] )(
		'uses a database server for PHP tests and for browser tests without a page (options: %j)',
		( args, address ) => {
			program( 'mariadbd' );
			program( 'playwright', {
				notes: 'E2E_DATABASE',
				report: { stats: { expected: 3 } },
			} );
			const tests = join( folder, 'tests/e2e' );
			mkdirSync( tests, { recursive: true } );
			writeFileSync( join( tests, 'rest.spec.ts' ), 'async () => {}' );
			writeFileSync(
				join( tests, 'look.spec.ts' ),
				'async ( { page } ) => {}'
			);
			const { lines, calls } = npmTest( '--only', 'database', ...args );
			expect( calls.slice( -2 ) ).toEqual( [
				`tsx tests/php/index.ts --database ${ address }`,
				`playwright test tests/e2e/rest.spec.ts E2E_DATABASE=${ address }`,
			] );
			expect( lines.at( -1 ) ).toBe( '5 passed, 0 failed' );
		}
	);

	it( 'runs PHP tests only once for the stages database and phpunit if PHPUnit is installed', () => {
		program( 'mariadbd' );
		program( 'php', { says: 'PHPUnit 9.6.7' } );
		program( 'phpunit' );
		program( 'tsx', { says: 'OK (7 tests, 9 assertions)' } );
		const { lines, calls } = npmTest( '--only', 'database,phpunit' );
		expect( calls.filter( ( call ) => call.startsWith( 'tsx' ) ) ).toEqual(
			[ 'tsx tests/php/index.ts --phpunit --database local' ]
		);
		expect( lines.at( -1 ) ).toBe( '7 passed, 0 failed' );
	} );

	describe( 'with --changed', () => {
		function checkout( ...files: string[] ): void {
			program( 'git', { says: files.join( '\0' ) } );
		}

		it( 'runs only the stages and files that a change affects', () => {
			checkout( 'extensions/blocks/letter/view.ts' );
			const tests = join( folder, 'extensions/blocks/letter/tests/e2e' );
			mkdirSync( tests, { recursive: true } );
			writeFileSync( join( tests, 'letter.spec.ts' ), '' );
			writeFileSync( join( tests, '../letter.test.ts' ), '' );
			const { lines, calls, status } = npmTest( '--changed' );
			expect( lines.slice( 0, 2 ) ).toEqual( [
				'Changed since HEAD: 1 file.',
				'Runs:',
			] );
			expect( lines ).toContain( 'Leaves out:' );
			expect(
				calls
					.filter( ( call ) => ! call.startsWith( 'git' ) )
					.map( ( call ) =>
						call.replace(
							/ --maxWorkers=\d+ --json --outputFile=\S+/,
							''
						)
					)
					.sort()
			).toEqual( [
				'cspell --no-progress --no-summary --cache --cache-strategy=content --cache-location=.cache/cspell --no-must-find-files extensions/blocks/letter/view.ts',
				'eslint --cache --cache-location .cache/eslint --no-error-on-unmatched-pattern extensions/blocks/letter/view.ts',
				'jest --selectProjects built',
				'jest --selectProjects editor --passWithNoTests --findRelatedTests extensions/blocks/letter/view.ts',
				'jest --selectProjects node jsdom --passWithNoTests --findRelatedTests extensions/blocks/letter/tests/letter.test.ts extensions/blocks/letter/view.ts',
				'knip --no-progress',
				'knip --no-progress --production --include=files',
				'playwright test extensions/blocks/letter/tests/e2e/letter.spec.ts',
				'tsc --noEmit -p .',
				'tsx src/bundle/index.ts',
			] );
			expect( status ).toBe( 0 );
		} );

		it( 'reports that no test imports the changed files', () => {
			checkout( 'src/commands/options.ts' );
			program( 'jest', { report: { numTotalTestSuites: 0 } } );
			const { lines, status } = npmTest(
				'--changed',
				'--only',
				'editor'
			);
			expect( lines ).toContain(
				'Left out: no test imports what changed.'
			);
			expect( status ).toBe( 0 );
		} );

		it( 'passes the selected files to the PHP runner, also in the database stage', () => {
			const path = 'extensions/blocks/letter/server/tests/LetterTest.php';
			checkout( path );
			program( 'mariadbd' );
			mkdirSync( join( folder, path, '..' ), { recursive: true } );
			writeFileSync( join( folder, path ), '<?php' );
			expect(
				npmTest( '--changed', '--only', 'php,database' ).calls.filter(
					( call ) => call.startsWith( 'tsx' )
				)
			).toEqual( [
				`tsx tests/php/index.ts ${ path }`,
				`tsx tests/php/index.ts --database local ${ path }`,
			] );
		} );

		it( 'does not start a database for browser tests that open a page', () => {
			const path = 'tests/e2e/look.spec.ts';
			checkout( path );
			program( 'mariadbd' );
			mkdirSync( join( folder, 'tests/e2e' ), { recursive: true } );
			writeFileSync( join( folder, path ), 'async ( { page } ) => {}' );
			const { lines, calls } = npmTest(
				'--changed',
				'--only',
				'database'
			);
			expect( lines ).toContain(
				'Left out: each of the chosen tests opens a page.'
			);
			expect( calls.join( '\n' ) ).not.toMatch( /playwright|tsx/ );
		} );

		it( 'compares the files with the given Git ref', () => {
			checkout( 'README.md' );
			const { lines, calls } = npmTest( '--changed', 'main' );
			expect( lines[ 0 ] ).toBe( 'Changed since main: 1 file.' );
			expect( calls ).toContain(
				'git rev-parse --verify --quiet --end-of-options main^{commit}'
			);
		} );

		it( 'runs only the affected stages that are listed in --only', () => {
			checkout( 'extensions/blocks/letter/view.ts' );
			const { calls } = npmTest(
				'--changed',
				'--only',
				'types,database'
			);
			expect(
				calls.filter( ( call ) => ! call.startsWith( 'git' ) )
			).toEqual( [ 'tsc --noEmit -p .' ] );
		} );

		it( 'runs nothing if nothing has changed', () => {
			checkout();
			const { lines, status } = npmTest( '--changed' );
			expect( lines ).toEqual( [ 'Nothing has changed since HEAD.' ] );
			expect( status ).toBe( 0 );
		} );

		it( 'prints a one-sentence error if Git cannot be started', () => {
			const { stderr, status, calls } = npmTest( '--changed' );
			expect( stderr ).toMatch(
				/^--changed needs Git, which could not be started \(.+\): install it, or run npm test without --changed\.\n$/
			);
			expect( status ).toBe( 2 );
			expect( calls ).toEqual( [] );
		} );

		it( 'prints a one-sentence error if the folder is not a Git checkout', () => {
			program( 'git', { code: 128 } );
			const { stderr, status } = npmTest( '--changed' );
			expect( stderr ).toBe(
				'--changed compares with Git, and this folder is not a Git checkout: run npm test without --changed.\n'
			);
			expect( status ).toBe( 2 );
		} );

		it( 'rejects the option --block', () => {
			const { stderr, status } = npmTest(
				'--changed',
				'--block',
				'letter'
			);
			expect( stderr ).toContain( 'Use --changed or --block, not both.' );
			expect( status ).toBe( 2 );
		} );
	} );

	it( 'rejects an unknown stage with a list of the valid stages', () => {
		const { stderr, status, calls } = npmTest( '--only', 'units' );
		expect( stderr ).toContain( 'There is no stage “units”.' );
		expect( stderr ).toContain(
			'Stages: lint, types, build, unit, editor, built, php, e2e, database, phpunit'
		);
		expect( status ).toBe( 2 );
		expect( calls ).toEqual( [] );
	} );
} );
