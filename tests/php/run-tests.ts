import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openDatabase } from '../../src/playground/database';
import { PlaygroundError } from '../../src/playground/playground-error';
import { makePristine } from '../harness/browser/pristine';
import { runProcess } from './process';
import { openSite, type TestSite } from './site';

/** A test that did not pass. */
type Failure = {
	/** `Namespace\Class::method with data set "name"`, or the file when it cannot be loaded. */
	name: string;
	file: string;
	line: number | '';
	message: string;
};

/** Results of a run. */
export type Results = {
	passed: number;
	failures: Failure[];
	seed: number;
	seconds: number;
};

/** Tests that passed, with their milliseconds, and those that did not. */
type Outcome = { passed: { name: string; ms: number }[]; failures: Failure[] };

type Options = {
	files: readonly string[];
	/** A part of a test's name; empty for every test. */
	filter: string;
	/** Order of the classes. */
	seed: number;
	/** `local`, or the address of a MariaDB or MySQL server. SQLite without it. */
	database?: string;
	/** Milliseconds that one test may take. */
	limitMs?: number;
};

/** Files that one process runs: few, so that all processes end at the same time. */
const BATCH_LIMIT = 8;

/** PHPUnit's mark of a class that changes what cannot be put back, such as a function that it defines. */
const ALONE = '@runTestsInSeparateProcesses';

const RESULTS = '.cache/results';

/**
 * Runs server tests, in as many processes as the machine has cores, each with a separate site.
 *
 * @throws PlaygroundError when no site can be made, or PHP ends before a test begins.
 */
export async function runTests( {
	files,
	filter,
	seed,
	database: named,
	limitMs = 60_000,
}: Options ): Promise< Results > {
	const start = performance.now();
	const batches = batchesOf( shuffle( files, seed ) );
	const pristine = await makePristine();
	const database = named ? await openDatabase( named ) : undefined;
	const count = Math.max(
		1,
		Math.min( availableParallelism(), batches.length )
	);
	let outcomes: Outcome[];
	try {
		outcomes = await Promise.all(
			Array.from( { length: count }, async ( _, index ) => {
				const site = await openSite(
					`.cache/php/site-${ index }`,
					pristine,
					database
				);
				try {
					return await runBatches( site, batches, {
						filter,
						limitMs,
					} );
				} finally {
					await site.close();
				}
			} )
		);
	} finally {
		await database?.stop();
	}
	const durations = outcomes.flatMap( ( { passed } ) => passed );
	const failures = outcomes.flatMap( ( outcome ) => outcome.failures );
	const results = {
		passed: durations.length,
		failures,
		seed,
		seconds: ( performance.now() - start ) / 1000,
	};
	mkdirSync( RESULTS, { recursive: true } );
	writeFileSync(
		`${ RESULTS }/php.json`,
		JSON.stringify( { ...results, durations }, null, '\t' )
	);
	return results;
}

/**
 * Runs server tests on a site, while there are batches: each is taken from the list, which several sites may share.
 *
 * @param batches See `batchesOf()`.
 * @throws PlaygroundError when PHP ends before a test begins.
 */
export async function runBatches(
	site: TestSite,
	batches: string[][],
	options: Readonly< { filter: string; limitMs: number } >
): Promise< Outcome > {
	const outcome: Outcome = { passed: [], failures: [] };
	for ( let files = batches.shift(); files; files = batches.shift() ) {
		const { passed, failures } = await runBatch( site, {
			files,
			...options,
		} );
		outcome.passed.push( ...passed );
		outcome.failures.push( ...failures );
	}
	return outcome;
}

/** Runs files in one process, and in another one from the test on that ended PHP. */
async function runBatch(
	site: TestSite,
	batch: { files: readonly string[]; filter: string; limitMs: number }
): Promise< Outcome > {
	const { passed, failures }: Outcome = { passed: [], failures: [] };
	const skip: Record< string, true > = {};
	let files = batch.files;
	while ( files.length ) {
		const { events, output, isLate } = await runProcess( site, {
			...batch,
			files,
			skip,
		} );
		let running: { name: string; file: string } | undefined;
		let done = 0;
		for ( const event of events ) {
			if ( event.type === 'begin' ) {
				running = event;
				skip[ event.name ] = true;
			} else if ( event.type === 'file' ) {
				done++;
			} else if ( event.type === 'pass' ) {
				passed.push( event );
				running = undefined;
			} else if ( event.type === 'fail' ) {
				failures.push( { ...event, file: running?.file ?? '' } );
				running = undefined;
			}
		}
		if ( running ) {
			failures.push( {
				name: running.name,
				file: running.file,
				line: '',
				message: isLate
					? `This test took longer than ${ batch.limitMs / 1000 } s.`
					: `PHP ended during this test: ${ output || 'it called exit' }`,
			} );
		} else if ( done < files.length ) {
			throw new PlaygroundError(
				`PHP ended before a test began: ${ output }`
			);
		}
		files = files.slice( done );
	}
	return { passed, failures };
}

/** Divides files into those that one process runs together. */
export function batchesOf( files: readonly string[] ): string[][] {
	const isAlone = ( file: string ) =>
		readFileSync( file, 'utf8' ).includes( ALONE );
	const together = files.filter( ( file ) => ! isAlone( file ) );
	return [
		...together.flatMap( ( _, index ) =>
			index % BATCH_LIMIT
				? []
				: [ together.slice( index, index + BATCH_LIMIT ) ]
		),
		...files.filter( isAlone ).map( ( file ) => [ file ] ),
	];
}

/** Orders texts by chance; the same for the same seed. */
const shuffle = ( texts: readonly string[], seed: number ): string[] =>
	texts
		.map( ( text ) => ( {
			text,
			order: createHash( 'sha1' )
				.update( `${ seed } ${ text }` )
				.digest( 'hex' ),
		} ) )
		.sort( ( a, b ) => ( a.order < b.order ? -1 : 1 ) )
		.map( ( { text } ) => text );
