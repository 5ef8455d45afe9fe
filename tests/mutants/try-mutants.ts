import { writeFileSync } from 'node:fs';
import type { MutantOfFile } from './sample';

/**
 * Puts each mutant in its file's place, asks, and puts the file back. Prints survivors as it finds them; resolves with
 * their number.
 */
export async function tryMutants(
	mutants: readonly MutantOfFile[],
	isNoticed: ( file: string ) => boolean | Promise< boolean >
): Promise< number > {
	let survivors = 0;
	for ( const [ index, mutant ] of mutants.entries() ) {
		const { file, code, start, end, text, line, before } = mutant;
		writeFileSync(
			file,
			code.slice( 0, start ) + text + code.slice( end )
		);
		try {
			if ( ! ( await isNoticed( file ) ) ) {
				survivors++;
				console.log(
					`#${ index } ${ file }:${ line }  ${ before.split( '\n' )[ 0 ] }  →  ${ text.split( '\n' )[ 0 ] }`
				);
			}
		} finally {
			writeFileSync( file, code );
		}
	}
	return survivors;
}
