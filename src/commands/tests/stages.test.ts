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

/** Folder with stand-ins for the programs of the stages; each records its call and returns a given result. */
let folder = '';
beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'stages-' ) );
	mkdirSync( join( folder, 'node_modules/.bin' ), { recursive: true } );
	program( 'eslint' );
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
		/** A variable of its environment that it notes, too. */
		notes = '',
	} = {}
): void {
	const path = join( folder, 'node_modules/.bin', name );
	writeFileSync(
		path,
		`#!${ process.execPath }
const { appendFileSync, writeFileSync } = require( 'node:fs' );
const args = process.argv.slice( 2 );
const noted = '${ notes }' ? [ '${ notes }=' + process.env[ '${ notes }' ] ] : [];
appendFileSync( 'calls', [ '${ name }', ...args, ...noted ].join( ' ' ) + '\\n' );
const files = { playwright: '.cache/results/e2e.json', 'tests/php/index.ts': '.cache/results/php.json' };
const file = args.find( ( arg ) => arg.startsWith( '--outputFile=' ) )?.slice( 13 ) ?? files[ '${ name }' ] ?? files[ args[ 0 ] ];
if ( file ) writeFileSync( file, ${ JSON.stringify( JSON.stringify( report ) ) } );
console.log( ${ JSON.stringify( says ) } );
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
			// A database server of this machine is out of sight.
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
	it( 'has a line for every stage in their order, and closes with the sum', () => {
		const { lines, status } = npmTest();
		expect(
			lines
				.slice( 0, -3 )
				.map( ( line ) => line.replace( /[\d.]+ s$/, '' ) )
		).toEqual( [
			'✓ lint     2 passed, 0 failed, ',
			'✓ types    1 passed, 0 failed, ',
			'✓ build    1 passed, 0 failed, ',
			'✓ unit     5 passed, 0 failed, ',
			'✓ editor   5 passed, 0 failed, ',
			'✓ built    5 passed, 0 failed, ',
			'✓ php      2 passed, 0 failed, ',
			'✓ e2e      4 passed, 0 failed, ',
			'✓ database 0 passed, 0 failed, ',
		] );
		expect( lines.at( -3 ) ).toMatch( /^Left out: there is no mariadbd/ );
		expect( lines.at( -1 ) ).toBe( '25 passed, 0 failed' );
		expect( status ).toBe( 0 );
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

	it( 'counts a runner that ended badly as a failure, whatever it reports', () => {
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

	it( 'visits nothing that could not be built', () => {
		program( 'tsx', { code: 1, says: 'Module not found' } );
		const { lines, calls, status } = npmTest();
		expect( lines ).toContain( 'Module not found' );
		expect( lines.join( '\n' ) ).toContain( '✓ editor' );
		expect( calls.join( '\n' ) ).not.toMatch( /built|playwright/ );
		expect( status ).toBe( 1 );
	} );

	it( 'runs the end-to-end tests of one block, after a build', () => {
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
		'runs %j on the WordPress of a folder that is named',
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

	it( 'runs the tests that open no page on a database server that is installed', () => {
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
		const called = 'playwright test tests/e2e/rest.spec.ts E2E_DATABASE=';
		expect( npmTest( '--only', 'database' ).calls.at( -1 ) ).toBe(
			`${ called }local`
		);
		expect(
			npmTest(
				'--only',
				'database',
				'--database',
				'mysql://ada@127.0.0.1/site'
			).calls.at( -1 )
		).toBe( `${ called }mysql://ada@127.0.0.1/site` );
	} );

	it( 'knows no other stage, and says which there are', () => {
		const { stderr, status, calls } = npmTest( '--only', 'units' );
		expect( stderr ).toContain( 'There is no stage “units”.' );
		expect( stderr ).toContain(
			'Stages: lint, types, build, unit, editor, built, php, e2e, database'
		);
		expect( status ).toBe( 2 );
		expect( calls ).toEqual( [] );
	} );
} );
