import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { isServerInstalled } from '../playground/database';
import { findPhpUnit } from '../../tests/php/find-phpunit';
import type { StageName } from './budgets';

/** Result of a stage. A check that has no individual tests counts as one test. */
export type Result = { passed: number; failed: number; output: string };

/** A stage, which is one line in the output of `npm test`. */
export type Stage = {
	name: StageName;
	/** Whether the stage is skipped if the build fails. */
	needsBuild?: boolean;
	/** Runs the whole stage, or only the files chosen by `--changed`. */
	run( options: Options, files?: readonly string[] ): Promise< Result >;
};

type Options = {
	/** Run only the browser tests of this block. */
	block?: string;
	/** Run the browser tests on the WordPress in this folder. */
	wordpress?: string;
	/** Run the browser tests on this database: `local` or a URL. */
	database?: string;
};

const RESULTS = '.cache/results';
const bin = ( name: string ) => `node_modules/.bin/${ name }`;

/**
 * All stages, ordered so that errors appear as early as possible. Stages of a group run at the same time and use about
 * one core each.
 */
export const stages: readonly ( readonly Stage[] )[] = [
	[
		{ name: 'lint', run: lint },
		{ name: 'types', run: types },
		{ name: 'build', run: build },
	],
	[
		{
			name: 'unit',
			run: ( _, files ) => jest( 'unit', [ 'node', 'jsdom' ], files ),
		},
	],
	[
		{
			name: 'editor',
			run: ( _, files ) => jest( 'editor', [ 'editor' ], files ),
		},
	],
	[
		{
			name: 'built',
			needsBuild: true,
			run: () => jest( 'built', [ 'built' ] ),
		},
	],
	[
		{
			name: 'php',
			needsBuild: true,
			run: ( { database }, files ) => php( files, database ),
		},
	],
	[
		{
			name: 'e2e',
			needsBuild: true,
			run: ( options, files ) => playwright( options, files ),
		},
	],
	[
		{ name: 'database', needsBuild: true, run: onDatabase },
		{ name: 'phpunit', needsBuild: true, run: phpUnit },
	],
];

function types(): Promise< Result > {
	return command( bin( 'tsc' ), [ '--noEmit', '-p', '.' ] );
}

function build(): Promise< Result > {
	return command( bin( 'tsx' ), [ 'src/bundle/index.ts' ] );
}

async function lint(
	_: Options,
	files: readonly string[] = [ '.', '{src,extensions,shared}/**/*.scss' ]
): Promise< Result > {
	const styles = files.filter( ( file ) => file.endsWith( '.scss' ) );
	const scripts = files.filter( ( file ) => ! file.endsWith( '.scss' ) );
	return merge(
		// Checks for unused files, exports and packages, then for product files that only tests use.
		await command( bin( 'knip' ), [ '--no-progress' ] ),
		await command( bin( 'knip' ), [
			'--no-progress',
			'--production',
			'--include=files',
		] ),
		await command( bin( 'cspell' ), [
			'--no-progress',
			'--no-summary',
			'--cache',
			'--cache-strategy=content',
			'--cache-location=.cache/cspell',
			'--no-must-find-files',
			...( scripts.includes( '.' ) ? [] : files ),
		] ),
		...( scripts.length
			? [
					await command( bin( 'eslint' ), [
						'--cache',
						'--cache-location',
						'.cache/eslint',
						// Deleted files cannot be checked.
						'--no-error-on-unmatched-pattern',
						...scripts,
					] ),
				]
			: [] ),
		...( styles.length
			? [
					await command( bin( 'stylelint' ), [
						...styles,
						'--allow-empty-input',
					] ),
				]
			: [] )
	);
}

async function jest(
	name: string,
	projects: readonly string[],
	files?: readonly string[]
): Promise< Result > {
	const file = `${ RESULTS }/${ name }.json`;
	const { output, failed } = await command(
		bin( 'jest' ),
		[
			'--selectProjects',
			...projects,
			`--maxWorkers=${ availableParallelism() }`,
			'--json',
			`--outputFile=${ resultFile( file ) }`,
			...( files
				? [ '--passWithNoTests', '--findRelatedTests', ...files ]
				: [] ),
		],
		{
			NODE_OPTIONS: `${ process.env.NODE_OPTIONS ?? '' } --max-semi-space-size=64`,
		}
	);
	const results = readResults( file );
	if ( ! results ) {
		return { passed: 0, failed: 1, output };
	}
	if ( files && results.numTotalTestSuites === 0 && ! failed ) {
		return leftOut( 'no test imports what changed.' );
	}
	const broken =
		number( results.numFailedTests ) +
		number( results.numRuntimeErrorTestSuites );
	return {
		passed: number( results.numPassedTests ),
		failed: broken || failed,
		output,
	};
}

async function php(
	files: readonly string[] = [],
	database?: string
): Promise< Result > {
	const file = `${ RESULTS }/php.json`;
	resultFile( file );
	const { output, failed } = await command( bin( 'tsx' ), [
		'tests/php/index.ts',
		...( database ? [ '--database', database ] : [] ),
		...files,
	] );
	const { passed, failures } = record( readResults( file ) );
	const broken = Array.isArray( failures ) ? failures.length : 0;
	return { passed: number( passed ), failed: broken || failed, output };
}

/**
 * Runs the tests of server code again, on MariaDB or MySQL and with a persistent object cache. If PHPUnit is installed,
 * it runs the PHP tests. Without a database server, the stage is skipped.
 */
async function onDatabase(
	options: Options,
	files?: readonly string[]
): Promise< Result > {
	if ( ! options.database && ! isServerInstalled() ) {
		return leftOut(
			'there is no mariadbd or mysqld on the PATH (on Debian and Ubuntu: apt-get install mariadb-server).'
		);
	}
	const address = options.database ?? 'local';
	const tests = files?.filter( ( file ) => file.endsWith( '.php' ) );
	const specs = serverSpecs().filter(
		( file ) => files?.includes( file ) ?? true
	);
	const results = [
		...( tests?.length === 0 || ( ! files && findPhpUnit() )
			? []
			: [ await php( tests, address ) ] ),
		...( specs.length
			? [
					await playwright(
						{ ...options, database: address },
						specs,
						{
							// Also use an object cache, because sites with a database server often have one.
							E2E_OBJECT_CACHE: '1',
							E2E_RESULTS: `${ RESULTS }/database.json`,
						}
					),
				]
			: [] ),
	];
	return results.length
		? merge( ...results )
		: leftOut( 'each of the chosen tests opens a page.' );
}

/** Runs the server tests again with PHPUnit, on MariaDB or MySQL if installed. Without PHPUnit, they are skipped. */
async function phpUnit( { database }: Options ): Promise< Result > {
	if ( ! findPhpUnit() ) {
		return leftOut(
			'PHPUnit 9 is not installed (on Debian 12: apt-get install phpunit php-sqlite3 php-mysql).'
		);
	}
	const { output, failed } = await command( bin( 'tsx' ), [
		'tests/php/index.ts',
		'--phpunit',
		...( database || isServerInstalled()
			? [ '--database', database ?? 'local' ]
			: [] ),
	] );
	const passed = [ ...output.matchAll( /OK \((\d+) test/g ) ].map(
		( [ , tests ] ) => Number( tests )
	);
	return { passed: sum( passed ), failed, output };
}

const leftOut = ( why: string ): Result => ( {
	passed: 0,
	failed: 0,
	output: `Left out: ${ why }`,
} );

/** Returns the files with browser tests that use the run's site but open no page. */
const serverSpecs = (): string[] =>
	globSync( [
		'{extensions,shared}/**/tests/e2e/**/*.spec.ts',
		'tests/e2e/**/*.spec.ts',
	] )
		.filter(
			( file ) =>
				! /\bpage\b|bootWordPress|bootNetwork/.test(
					readFileSync( file, 'utf8' )
				)
		)
		.sort();

async function playwright(
	{ block, wordpress, database }: Options,
	files: readonly string[] = block ? [ `blocks/${ block }/tests/e2e/` ] : [],
	environment: NodeJS.ProcessEnv = {}
): Promise< Result > {
	const file = environment.E2E_RESULTS ?? `${ RESULTS }/e2e.json`;
	resultFile( file );
	const { output, failed } = await command(
		bin( 'playwright' ),
		[ 'test', ...files ],
		{
			...( wordpress ? { E2E_WORDPRESS: wordpress } : {} ),
			...( database ? { E2E_DATABASE: database } : {} ),
			...environment,
		}
	);
	const stats = record( readResults( file )?.stats );
	const broken = number( stats.unexpected );
	return {
		passed: number( stats.expected ) + number( stats.flaky ),
		failed: broken || failed,
		output,
	};
}

/** Returns the path of a result file. Deletes an earlier file, so that old results are not counted. */
function resultFile( file: string ): string {
	mkdirSync( RESULTS, { recursive: true } );
	rmSync( file, { force: true } );
	return file;
}

function readResults( file: string ): Record< string, unknown > | null {
	try {
		return record( JSON.parse( readFileSync( file, 'utf8' ) ) );
	} catch {
		// The test runner exited before it wrote its results. Its output explains why.
		return null;
	}
}

function command(
	program: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv = {}
): Promise< Result > {
	return new Promise( ( resolve ) => {
		const child = spawn( program, args, {
			env: { ...process.env, FORCE_COLOR: '0', ...environment },
			stdio: [ 'ignore', 'pipe', 'pipe' ],
		} );
		let output = '';
		const append = ( chunk: Buffer ) => ( output += chunk.toString() );
		child.stdout.on( 'data', append );
		child.stderr.on( 'data', append );
		child.on( 'error', ( { message } ) =>
			resolve( { passed: 0, failed: 1, output: message } )
		);
		child.on( 'close', ( code ) =>
			resolve(
				code === 0
					? { passed: 1, failed: 0, output }
					: { passed: 0, failed: 1, output }
			)
		);
	} );
}

function merge( ...results: Result[] ): Result {
	return {
		passed: sum( results.map( ( { passed } ) => passed ) ),
		failed: sum( results.map( ( { failed } ) => failed ) ),
		output: results.map( ( { output } ) => output ).join( '\n' ),
	};
}

const sum = ( numbers: number[] ) => numbers.reduce( ( a, b ) => a + b, 0 );
const number = ( raw: unknown ) => ( typeof raw === 'number' ? raw : 0 );
const record = ( raw: unknown ): Record< string, unknown > =>
	typeof raw === 'object' && raw !== null
		? ( raw as Record< string, unknown > )
		: {};
