import type { Bench } from '../../../../../tests/bench/benches';
import { benchSelecting } from '../../../../../tests/bench/selecting';
import { block } from '../../block';

const textOf = ( lines: number ) =>
	Array.from(
		{ length: lines },
		( _, at ) => `Line **${ at }** of a text.`
	).join( '\n\n' );

const blockOf = ( lines: number ) => ( {
	name: `dovetail/${ block.slug }`,
	attributes: { source: textOf( lines / 2 ) },
} );

/** Benchmark that compares a Markdown block of 4,000 lines with one of 40 lines. */
export const bench: Bench = ( browser, times ) =>
	benchSelecting( browser, times, {
		title: 'A Markdown block with 4,000 lines and one with 40',
		large: blockOf( 4000 ),
		small: blockOf( 40 ),
		change: ( { attributes }, number ) => ( {
			source: `${ number } ${ attributes.source }`,
		} ),
	} );
