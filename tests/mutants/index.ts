import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { mutantsOf } from './mutate';

/**
 * `npm run mutants -- --sample 300 --seed 1`: changes the rules one small place at a time and names the changes that no
 * unit test of the same folder notices. Leaves every file as it was.
 */
const option = ( name: string, usual: number ): number => {
	const at = process.argv.indexOf( `--${ name }` );
	return at < 0 ? usual : Number( process.argv[ at + 1 ] );
};

/** Numbers from a seed, so that a list of survivors can be made again. */
function numbers( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state * 48_271 ) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

const FILES = [
	'extensions/*/*/rules/*.ts',
	'extensions/blocks/*/*/rules/*.ts',
	'extensions/blocks/*/{markup,save}.ts{,x}',
	'shared/{attributes,consent,sign-up,validation,registration,initial-state,request,embed}/*.ts',
];

function isNoticed( folder: string, projects: readonly string[] ): boolean {
	try {
		execFileSync(
			'npx',
			[
				'jest',
				'--bail',
				'--silent',
				'--selectProjects',
				...projects,
				'--testPathPatterns',
				`${ folder }/`,
			],
			{ stdio: 'ignore', timeout: 180_000 }
		);
		return false;
	} catch {
		return true;
	}
}

const next = numbers( option( 'seed', 1 ) );
const all = globSync( FILES )
	.sort()
	.filter( ( file ) => ! file.includes( '.data.' ) )
	.flatMap( ( file ) => {
		const code = readFileSync( file, 'utf8' );
		return mutantsOf( code, file ).map( ( mutant ) => ( {
			file,
			code,
			...mutant,
		} ) );
	} )
	.map( ( mutant ) => ( { mutant, order: next() } ) )
	.sort( ( a, b ) => a.order - b.order )
	.map( ( { mutant } ) => mutant );
const sample = all.slice( 0, option( 'sample', 300 ) );
console.log( `${ sample.length } of ${ all.length } mutants` );

let survivors = 0;
for ( const { file, code, start, end, text, line, before } of sample ) {
	const folder = file
		.split( '/' )
		.slice( 0, file.startsWith( 'shared' ) ? 2 : 3 )
		.join( '/' );
	writeFileSync( file, code.slice( 0, start ) + text + code.slice( end ) );
	try {
		if (
			! isNoticed( folder, [ 'node' ] ) &&
			! isNoticed( folder, [ 'jsdom', 'editor' ] )
		) {
			survivors++;
			console.log(
				`${ file }:${ line }  ${ before.split( '\n' )[ 0 ] }  →  ${ text.split( '\n' )[ 0 ] }`
			);
		}
	} finally {
		writeFileSync( file, code );
	}
}
console.log(
	`${ survivors } of ${ sample.length } were noticed by no unit test of their folder.`
);
