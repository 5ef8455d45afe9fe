import { createHash } from 'node:crypto';
import type { Mutant } from './mutate';

/** A mutant, with the path and the content of the file that it changes. */
export type MutantOfFile = Mutant & { file: string; code: string };

/**
 * Shuffles mutants by a hash of the seed and their content. New mutants do not change the order of the others, so a run
 * can continue where another one stopped.
 */
export function shuffled(
	mutants: readonly MutantOfFile[],
	seed: number
): MutantOfFile[] {
	const seen = new Map< string, number >();
	return mutants
		.map( ( mutant ) => {
			const { file, before, text } = mutant;
			const name = JSON.stringify( [ seed, file, before, text ] );
			const nth = seen.get( name ) ?? 0;
			seen.set( name, nth + 1 );
			const order = createHash( 'sha1' )
				.update( name + nth )
				.digest( 'hex' );
			return { mutant, order };
		} )
		.sort( ( a, b ) => ( a.order < b.order ? -1 : 1 ) )
		.map( ( { mutant } ) => mutant );
}
