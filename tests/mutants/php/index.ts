import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { testFiles } from '../../php/files';
import { batchesOf, runBatches } from '../../php/run-tests';
import { openSite, type TestSite } from '../../php/site';
import { PlaygroundError } from '../../../src/playground/playground-error';
import globalSetup from '../../harness/browser/global-setup';
import { site } from '../../harness/browser/sites';
import { option } from '../option';
import { shuffled } from '../sample';
import { tryMutants } from '../try-mutants';
import { mutantsOfPhp } from './mutate';
import { PROOFS } from './proofs';

/**
 * `npm run mutants -- --php --sample 80 --seed 1 --start 0`, after a build. Makes small changes, one at a time, to the
 * built PHP that reads external input, and prints changes that no test detects. Runs the server tests in the file's
 * folder first, then the browser tests that name the file.
 */
export async function mutatePhp(): Promise< void > {
	const end = await globalSetup( { workers: 1 } );
	const serverTests = await openSite(
		'.cache/php/site-mutants',
		site().pristine
	);
	const database = `${ site().folder }/wp-content/database`;
	cpSync( database, `${ database }.before`, { recursive: true } );
	try {
		const all = Object.keys( PROOFS ).flatMap( ( path ) => {
			const file = `build/${ path }`;
			const code = readFileSync( file, 'utf8' );
			return mutantsOfPhp( code, file ).map( ( mutant ) => ( {
				file,
				code,
				...mutant,
			} ) );
		} );
		const start = option( 'start', 0 );
		const sample = shuffled( all, option( 'seed', 1 ) ).slice(
			start,
			option( 'sample', 80 )
		);
		console.log( `${ sample.length } of ${ all.length } mutants of PHP` );
		const survivors = await tryMutants(
			sample,
			async ( file ) => {
				const path = file.replace( 'build/', '' );
				if ( await failBeside( serverTests, path ) ) {
					return true;
				}
				// Clean up first, because data left behind by a failed test would also fail the next test.
				rmSync( database, { recursive: true } );
				cpSync( `${ database }.before`, database, { recursive: true } );
				for ( const tests of proofsOf( path, false ) ) {
					if ( await fails( tests ) ) {
						return true;
					}
				}
				return false;
			},
			start
		);
		console.log(
			`${ survivors } of ${ sample.length } were noticed by no test.`
		);
	} finally {
		await serverTests.close();
		await end();
	}
}

/** Whether a server test beside a built file fails, or PHP fails to start one. */
async function failBeside(
	tested: TestSite,
	path: string
): Promise< boolean > {
	try {
		const { failures } = await runBatches(
			tested,
			batchesOf( testsBeside( path ) ),
			{ filter: '', limitMs: 20_000 }
		);
		return failures.length > 0;
	} catch ( error ) {
		if ( error instanceof PlaygroundError ) {
			return true;
		}
		throw error;
	}
}

/** Returns the patterns of the server or browser tests that cover a built file. */
const proofsOf = ( path: string, isServer: boolean ): string[] =>
	( PROOFS[ path ] ?? [] ).filter(
		( pattern ) => pattern.includes( '/server/tests/' ) === isServer
	);

/** Returns the server tests in the source folder of a built file, and other server tests that name the file. */
function testsBeside( path: string ): string[] {
	const [ kind = '', home = '' ] = path.split( '/' );
	const folder =
		kind === 'includes' ? 'src/plugin/tests/' : `/${ home }/server/tests/`;
	return testFiles().filter( ( file ) =>
		[ folder, ...proofsOf( path, true ) ].some( ( each ) =>
			file.includes( each )
		)
	);
}

/** Whether one of the given browser tests fails. Runs the tests on this process's site. */
const fails = ( tests: string ): Promise< boolean > =>
	new Promise( ( settle, reject ) => {
		spawn(
			'npx',
			[
				'playwright',
				'test',
				'--config',
				'tests/mutants/php/playwright.config.ts',
				tests,
			],
			{ stdio: 'ignore' }
		)
			.on( 'error', reject )
			.on( 'exit', ( code ) => settle( code !== 0 ) );
	} );
