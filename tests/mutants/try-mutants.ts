import { writeFileSync } from 'node:fs';
import type { MutantOfFile } from './sample';

/**
 * Writes each mutant to its file, runs a check, and restores the file, even after Ctrl-C. Prints undetected mutants and
 * the progress. Resolves with the number of undetected mutants.
 *
 * @param mutants   Mutants in the order of the run.
 * @param isNoticed Returns whether a test fails while the given file contains a mutant.
 * @param first     Index of the first mutant in the whole sample.
 */
export async function tryMutants(
	mutants: readonly MutantOfFile[],
	isNoticed: ( file: string ) => boolean | Promise< boolean >,
	first: number
): Promise< number > {
	let survivors = 0;
	let putBack = () => {};
	process.on( 'exit', () => putBack() );
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] as const ) {
		process.on( signal, () => process.exit( 130 ) );
	}
	for ( const [ index, mutant ] of mutants.entries() ) {
		const { file, code, start, end, text, line, before } = mutant;
		putBack = () => writeFileSync( file, code );
		writeFileSync(
			file,
			code.slice( 0, start ) + text + code.slice( end )
		);
		const isSeen = await isNoticed( file );
		putBack();
		if ( ! isSeen ) {
			survivors++;
			console.log(
				`#${ first + index } ${ file }:${ line }  ${ before.split( '\n' )[ 0 ] }  →  ${ text.split( '\n' )[ 0 ] }`
			);
		}
		process.stderr.write(
			`${ first + index + 1 } of ${ first + mutants.length }\n`
		);
	}
	return survivors;
}
