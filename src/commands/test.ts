import { parseArgs } from 'node:util';
import { stages, type Result, type Stage } from './stages';

const USAGE = `npm test                           every check
npm test -- --only unit            one stage, or several: --only lint,types
npm test -- --block opening-times  the end-to-end tests of one block (builds first)
npm run test:e2e -- --wordpress <folder>
                                   the end-to-end tests on another WordPress (copied, never written into)
npm run test:e2e -- --database <address>
                                   the same on MariaDB or MySQL: local, or mysql://user:password@host:3306/name
Stages: ${ stages
	.flat()
	.map( ( { name } ) => name )
	.join( ', ' ) }`;

const { only, help, ...options } = readOptions();
if ( help ) {
	console.log( USAGE );
} else {
	await runStages();
}

function readOptions() {
	try {
		const { values } = parseArgs( {
			options: {
				only: { type: 'string' },
				block: { type: 'string' },
				wordpress: { type: 'string' },
				database: { type: 'string' },
				help: { type: 'boolean', default: false },
			},
		} );
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

async function runStages(): Promise< void > {
	const total = { passed: 0, failed: 0 };
	let isBuilt = true;
	for ( const group of stages ) {
		const results = await Promise.all(
			group
				.filter(
					( { name, needsBuild } ) =>
						( only?.includes( name ) ?? true ) &&
						( isBuilt || ! needsBuild )
				)
				.map( runStage )
		);
		for ( const { name, ms, ...result } of results ) {
			total.passed += result.passed;
			total.failed += result.failed;
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
	console.log( `\n${ total.passed } passed, ${ total.failed } failed` );
	process.exitCode = total.failed ? 1 : 0;
}

async function runStage( { name, run }: Stage ) {
	const start = performance.now();
	const result = await run( options );
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
