import { parseArgs } from 'node:util';
import { timeTable, type Timing } from './budgets';
import { choose, type Choice } from './changed/choose';
import { describeChoice } from './changed/describe-choice';
import { DiffError, readDiff } from './changed/read-diff';
import { stages, type Result, type Stage } from './stages';

const USAGE = `npm test                           every check
npm test -- --only unit            one stage, or several: --only lint,types
npm test -- --changed              what uncommitted changes can have broken
npm test -- --changed main         the same with all commits since the branch left main
npm test -- --block opening-times  the end-to-end tests of one block (builds first)
npm run test:e2e -- --wordpress <folder>
                                   the end-to-end tests on another WordPress (copied, never written into)
npm run test:e2e -- --database <address>
                                   the same on MariaDB or MySQL: local, or mysql://user:password@host:3306/name
Stages: ${ stages
	.flat()
	.map( ( { name } ) => name )
	.join( ', ' ) }`;

const { only, changed, help, ...options } = readOptions();
if ( help ) {
	console.log( USAGE );
} else {
	const choice =
		changed === undefined ? undefined : await chooseSince( changed );
	if ( choice !== null ) {
		await runStages( choice );
	}
}

function readOptions() {
	try {
		const { values } = parseArgs( {
			args: withRef( process.argv.slice( 2 ) ),
			options: {
				only: { type: 'string' },
				changed: { type: 'string' },
				block: { type: 'string' },
				wordpress: { type: 'string' },
				database: { type: 'string' },
				help: { type: 'boolean', default: false },
			},
		} );
		if ( values.changed !== undefined && values.block ) {
			throw new Error( 'Use --changed or --block, not both.' );
		}
		const names =
			values.only?.split( ',' ) ??
			( values.block ? [ 'build', 'e2e' ] : null );
		const unknown = names?.find(
			( name ) => ! stages.flat().some( ( stage ) => stage.name === name )
		);
		if ( unknown ) {
			throw new Error( `There is no stage “${ unknown }”.` );
		}
		return { ...values, only: names };
	} catch ( error ) {
		console.error(
			`${ error instanceof Error ? error.message : error }\n\n${ USAGE }`
		);
		process.exit( 2 );
	}
}

/** Returns the arguments, with `HEAD` as the default ref of `--changed`. */
function withRef( args: readonly string[] ): string[] {
	return args.flatMap( ( arg, index ) =>
		arg === '--changed' && ( args[ index + 1 ] ?? '-' ).startsWith( '-' )
			? [ arg, 'HEAD' ]
			: [ arg ]
	);
}

/** Returns the tests and stages for the changes since a ref. Null if nothing has changed. */
async function chooseSince( ref: string ): Promise< Choice | null > {
	try {
		const files = readDiff( ref );
		if ( ! files.length ) {
			console.log( `Nothing has changed since ${ ref }.` );
			return null;
		}
		// Import this module only when needed. It loads the TypeScript compiler, which a full run does not use.
		const { readSources } = await import( './changed/read-sources' );
		const choice = choose( files, readSources() );
		console.log(
			[
				`Changed since ${ ref }: ${ files.length } ${ files.length > 1 ? 'files' : 'file' }.`,
				...describeChoice( choice, stageNames() ),
				'',
			].join( '\n' )
		);
		return choice;
	} catch ( error ) {
		if ( ! ( error instanceof DiffError ) ) {
			throw error;
		}
		console.error( error.message );
		process.exit( 2 );
	}
}

function stageNames() {
	return stages
		.flat()
		.map( ( { name } ) => name )
		.filter( ( name ) => only?.includes( name ) ?? true );
}

async function runStages( choice?: Choice ): Promise< void > {
	const start = performance.now();
	const total = { passed: 0, failed: 0 };
	const timings: Timing[] = [];
	let isBuilt = true;
	for ( const group of stages ) {
		const results = await Promise.all(
			group
				.filter(
					( { name, needsBuild } ) =>
						( only?.includes( name ) ?? true ) &&
						( choice?.[ name ].runs ?? true ) &&
						( isBuilt || ! needsBuild )
				)
				.map( ( stage ) =>
					runStage( stage, choice?.[ stage.name ].files )
				)
		);
		for ( const { name, ms, ...result } of results ) {
			total.passed += result.passed;
			total.failed += result.failed;
			timings.push( { name, ms } );
			printStage( name, result, ms );
		}
		if (
			results.some( ( { name, failed } ) => name === 'build' && failed )
		) {
			isBuilt = false;
			console.log(
				'Without a build there is nothing to visit: the stages that need it are left out.'
			);
		}
	}
	const isFull = ! only && ! choice;
	const table = timeTable(
		timings,
		isFull ? performance.now() - start : undefined
	);
	console.log( `\n${ table.join( '\n' ) }` );
	console.log( `\n${ total.passed } passed, ${ total.failed } failed` );
	process.exitCode = total.failed ? 1 : 0;
}

async function runStage(
	{ name, run }: Stage,
	files?: ReadonlyMap< string, string >
) {
	const start = performance.now();
	const result = await run( options, files && [ ...files.keys() ] );
	return { name, ms: performance.now() - start, ...result };
}

function printStage(
	name: string,
	{ passed, failed, output }: Result,
	ms: number
): void {
	const seconds = ( ms / 1000 ).toFixed( 1 );
	console.log(
		`${ failed ? '✗' : '✓' } ${ name.padEnd( 8 ) } ${ passed } passed, ${ failed } failed, ${ seconds } s`
	);
	if ( failed || ! passed ) {
		console.log( output.trimEnd() );
	}
}
