import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openDatabase } from '../../src/playground/database';
import { PlaygroundError } from '../../src/playground/playground-error';
import { makePristine } from '../harness/browser/pristine';
import { runProcess } from './process';
import { openSite, type TestSite } from './site';

type Failure = {
	/** `Namespace\Class::method with data set "name"`, or the file if it cannot be loaded. */
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

/** Passed tests with their times in milliseconds, and failed tests. */
type Outcome = { passed: { name: string; ms: number }[]; failures: Failure[] };

type Options = {
	files: readonly string[];
	/** Part of a test's name. Empty for all tests. */
	filter: string;
	/** Determines the random order of the classes. */
	seed: number;
	/** `local`, or the URL of a MariaDB or MySQL server. SQLite by default. */
	database?: string;
	/** Maximum time of a test in milliseconds. */
	limitMs?: number;
};

/** Maximum number of test files per process. It is low, so that all processes finish at about the same time. */
const BATCH_LIMIT = 8;

/** PHPUnit's annotation for a test class with permanent side effects, such as defining a function. */
const SEPARATE_PROCESS = '@runTestsInSeparateProcesses';

const RESULTS = '.cache/results';

/**
 * Runs server tests in one process per core, each with its own site.
 *
 * @throws PlaygroundError if no site can be created, or PHP exits before the first test.
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
 * Runs server tests on one site until no batches are left. All sites take batches from the same list.
 *
 * @param batches Batches from `batchesOf()`.
 * @throws PlaygroundError if PHP exits before the first test.
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

/** Runs files in one process. If a test makes PHP exit, the remaining tests run in another process. */
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

/** Divides files into batches of one process each. */
export function batchesOf( files: readonly string[] ): string[][] {
	const isAlone = ( file: string ) =>
		readFileSync( file, 'utf8' ).includes( SEPARATE_PROCESS );
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

/** Shuffles strings. The same seed gives the same order. */
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
